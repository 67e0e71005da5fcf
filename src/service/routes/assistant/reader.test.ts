import { expect, it } from 'vitest'
import { plainSite, readPage } from '../../docs/index.ts'
import { createPreparation } from '../../retrieval/indexing/prepare.ts'
import { createSearchIndex } from '../../retrieval/indexing/search-index.ts'
import { readerOf } from './reader.ts'

const corpus = (() => {
  const pages = Object.entries({
    'lamp.md': '# The lamp\n\nThis is how you install the lamp and what it does when it is on.\n',
    'window.md': '# The window\n\nIt is opened with the handle, which is on the left of it.\n',
    'lampe.md': '# Die Lampe\n\nSo wird die Lampe angeschlossen, und das macht sie, wenn sie an ist.\n'
  }).map(([name, text]) => readPage(name, text))
  const index = createSearchIndex()
  const prepare = createPreparation()
  for (const page of pages) index.add(prepare(page))
  return {
    index,
    site: plainSite('/nowhere'),
    pages: new Map(pages.map(({ page }) => [page.key, page])),
    files: new Map(pages.map(({ page }) => [page.file, page])),
    readAt: new Date(),
    refresh: async () => {}
  }
})()

const language = (text: string, path?: string, accepted?: string) => readerOf(corpus, { text, path, accepted }).language

it('a reader is answered in the language of the question', () => {
  expect(language('Wie schließe ich die Lampe an?', '/lamp', 'fr')).toBe('de')
  expect(language('How do I install the lamp?', '/lampe', 'fr')).toBe('en')
  expect(language('ランプの取り付け方は？', '/lamp', 'fr')).toBe('ja')
})

it('or of the page, where the question does not tell', () => {
  expect(language('lamp socket', '/lampe', 'fr')).toBe('de')
  expect(language('lamp socket', '/lamp', 'fr')).toBe('en')
})

it('or the one that the browser prefers, if the service speaks it, and then that of most pages', () => {
  expect(language('lamp socket', '/elsewhere', 'fr-CH, fr;q=0.9, en;q=0.8')).toBe('fr')
  expect(language('lamp socket', undefined, 'pl, es;q=0.5')).toBe('es')
  expect(language('lamp socket', undefined, 'toString, *')).toBe('en')
  expect(language('lamp socket')).toBe('en')
})

it('a language that no page is in is told, with that of the pages', () => {
  expect(readerOf(corpus, { text: '¿Cómo instalo la lámpara?' })).toMatchObject({
    language: 'es',
    pagesLanguage: 'en'
  })
  expect(readerOf(corpus, { text: 'Wie schließe ich die Lampe an?' }).pagesLanguage).toBeUndefined()
})

it('small talk is answered in its own words, and what several languages say in that of the page', () => {
  expect(language('ok', '/lampe', 'en')).toBe('de')
  expect(readerOf(corpus, { text: 'Gracias!', path: '/lamp', accepted: 'en' })).toMatchObject({
    language: 'es',
    smallTalk: 'thanks'
  })
})
