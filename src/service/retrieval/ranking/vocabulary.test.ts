import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { createPreparation } from '../indexing/prepare.ts'
import { createSearchIndex } from '../indexing/search-index.ts'
import { vocabularyOf } from './vocabulary.ts'

const german = 'Das ist die Seite, auf der es steht und die man dann auch findet'
const korean = '이 페이지에는 다음과 같은 내용이 있습니다'

const variants = (word: string, text: string, introduction = german, further = '') => {
  const index = createSearchIndex()
  const add = (file: string, content: string) => index.add(createPreparation()(readPage(file, content)))
  add('a.md', `# Seite\n\n${introduction}: ${text}\n`)
  if (further) add('b.md', further)
  return vocabularyOf(index).variantsOf(word)
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
  expect(variants('Schlüsselohne', 'Schlüssel').parts).toEqual([])
})

it('a word that a page holds, or a synonym of it, is not split', () => {
  expect(variants('Datenbankverbindung', 'Datenbankverbindung, Datenbank, Verbindung').parts).toEqual([])
  expect(variants('Datenträger', 'Daten, Träger').parts).toEqual(['daten', 'träger'])
  expect(variants('Zeitüberschreitung', 'Zeit, Überschreitung, Timeout').parts).toEqual([])
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

it('a Korean compound is split into words of two syllables, without a small one at its end', () => {
  expect(variants('상태관리', '상태, 관리', korean).parts).toEqual(['상태', '관리'])
  expect(variants('설정방법', '설정', korean).parts).toEqual(['설정'])
  expect(variants('배열에서항목제거하는방법', '배열, 항목, 제거', korean).parts).toEqual([
    '배열에서',
    '항목',
    '제거하는방법'
  ])
  expect(variants('설정나무', '설정', korean).parts).toEqual([])
})

it('a word in Latin letters is English where Korean is written, and no part of another', () => {
  const italian = '# Pagina\n\nCome si installa il pacchetto e che cosa serve per questo: le opere, che sono con noi.\n'
  expect(variants('Opera', 'operation, operationLamp', korean, italian)).toMatchObject({
    equivalents: [],
    compounds: []
  })
  expect(variants('lamps', '', korean, '# Lamp\n\nThis is the lamp that we have and which is on.\n').isKnown).toBe(true)
})
