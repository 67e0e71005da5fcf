import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { createPreparation } from '../indexing/prepare.ts'
import { createSearchIndex } from '../indexing/search-index.ts'
import { vocabularyOf } from './variants.ts'

const variants = (word: string, text: string) => {
  const index = createSearchIndex()
  index.add(
    createPreparation()(
      readPage('a.md', `# Seite\n\nDas ist die Seite, auf der es steht und die man dann auch findet: ${text}\n`)
    )
  )
  return vocabularyOf(index, index.analyzer).variantsOf(word)
}

it('a compound that no page holds is split into as few known words as possible', () => {
  expect(variants('Datenbankverbindung', 'Verbindung, Datenbank, Daten, Bank').parts).toEqual([
    'datenbank',
    'verbindung'
  ])
  expect(variants('Anfragekörpergröße', 'Anfrage, Körper, Größe').parts).toEqual(['anfrage', 'körper', 'größe'])
})

it('a linking element belongs to the first part, and a compound with an unknown part is not split', () => {
  expect(variants('Verbindungsabbruch', 'Verbindung, Abbruch').parts).toEqual(['verbindungs', 'abbruch'])
  expect(variants('Schlüsselpaar', 'Schlüssel').parts).toEqual([])
})

it('a word that a page holds is not split', () => {
  expect(variants('Datenbankverbindung', 'Datenbankverbindung, Datenbank, Verbindung').parts).toEqual([])
})

it('a word is found in compounds that contain it, unless these are too many', () => {
  expect(variants('Verbindung', 'Datenbankverbindung, Verbindungsabbruch').compounds).toHaveLength(2)
  const many = Array.from({ length: 30 }, (_, n) => `${'abcdefghijklmnopqrstuvwxyzäöüß'[n]}${'datenbankverbindung'}`)
  expect(variants('Verbindung', many.join(', ')).compounds).toEqual([])
})

it('a name of several words is found by its letters, which are no word to stem', () => {
  expect(variants('lichtzeigen', '`lichtZeigen`').equivalents).toEqual(['lichtzeigen'])
})

it('a name without its version is known where the one with it is', () => {
  expect(variants('jinja', 'Jinja2').isKnown).toBe(true)
  expect(variants('jinja2', 'Jinja').isKnown).toBe(false)
})
