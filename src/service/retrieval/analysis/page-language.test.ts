import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { createPreparation } from '../indexing/prepare.ts'
import { languageFor } from './languages/index.ts'
import { withOwnLanguage } from './page-language.ts'

const languageOf = (path: string, said: string | undefined, written: string) =>
  withOwnLanguage(readPage('a.md', '# A', { path, language: said }).page, languageFor(written)).language

it('a page in the folder of the language that it is written in is read in that, whatever the site says', () => {
  expect(languageOf('/it/lampade/', 'en', 'it')).toBe('it')
})

it.each([
  ['not translated yet', '/fr/lamps/', 'fr', 'en', 'fr'],
  ['of no language', '/it/lampade/', undefined, 'it', undefined],
  ['with a word of another language', '/it/lamps/', 'en', 'en', 'en'],
  ['of a region', '/pt/luzes/', 'pt-BR', 'pt', 'pt-BR']
])('a page %s is read in what the site says', (_, path, said, written, read) => {
  expect(languageOf(path, said, written)).toBe(read)
})

it('a page is indexed in what it is read in', () => {
  const source = '# Le lampade\n\nQuesta è la pagina delle lampade, che si accendono con il pulsante della parete.\n'
  const { page } = createPreparation()(readPage('a.md', source, { path: '/it/lampade/', language: 'en' }))
  expect(page.language).toBe('it')
})
