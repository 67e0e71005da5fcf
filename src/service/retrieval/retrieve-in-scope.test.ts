import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { plainSite } from '../docs/index.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { type Corpus, readCorpus, retrieveInScope, scopeOf } from './index.ts'
import { questionOf } from './testing/corpus.ts'

const lamp = '# Lamp\n\nTurn the knob to dim the lamp.\n'

/** `LANGUAGE/VERSION/file.md`, with English 2.0 as what the site shows first, at the root. */
const files = {
  'en/2.0/lamp.md': lamp,
  'en/2.0/install.md': '# Install\n\nInstall the socket with a screwdriver.\n',
  'en/1.0/lamp.md': lamp,
  'en/1.0/wick.md': '# Wick\n\nTrim the wick of the lantern with scissors.\n',
  'en/1.0/oil.md': '# Oil\n\nFill the bowl with oil of olives.\n',
  'en/0.9/oil.md': '# Oil\n\nFill the bowl with oil of nuts.\n\nOil of nuts burns long.\n',
  'fr/2.0/lamp.md': '# La lampe\n\nTurn the knob to dim the lamp, en français.\n',
  'fr/1.0/lamp.md': '# La lampe\n\nTurn the knob to dim the lamp, en français.\n',
  'fr/2.0/fil.md': '# Le fil\n\nLe fil se change avec une pince, quand la lumière est éteinte.\n',
  'fr/2.0/prise.md': '# La prise\n\nLa prise est dans le mur, et elle n’est pas sur la table.\n',
  'fr/2.0/mur.md': '# Le mur\n\nLe mur est derrière la table, et il est blanc.\n',
  'any/any/legal.md': '# Legal\n\nThe warranty of the manufacturer.\n'
}

let folder: string
let corpus: Corpus

beforeAll(async () => {
  folder = await docsFolder(files)
  corpus = await readCorpus(folder, {
    readSite: async docs => ({
      ...plainSite(docs),
      language: 'en',
      version: '2.0',
      place(file) {
        const [language, version, name] = file.replace('.md', '').split('/') as [string, string, string]
        if (language === 'any') return { path: `/${name}`, id: name }
        const path = `${language === 'en' ? '' : `/${language}`}/docs${version === '2.0' ? '' : `/${version}`}/${name}`
        return { path, language, version, id: name }
      }
    })
  })
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (
  text: string,
  currentPath?: string,
  accepts: Parameters<typeof retrieveInScope>[3]['accepts'] = () => true
) =>
  retrieveInScope(corpus, questionOf(text, { currentPath }), scopeOf(corpus, currentPath, text), { limit: 5, accepts })
const paths = (...asked: Parameters<typeof ask>) => ask(...asked).sections.map(({ page }) => page.path)

/** Says in no language what it asks for. */
const dim = 'dim lamp knob'

describe('a question', () => {
  it.each([
    ['a French page', '/fr/docs/lamp', '/fr/docs/lamp'],
    ['a French page of an earlier version', '/fr/docs/1.0/lamp', '/fr/docs/1.0/lamp'],
    ['a page of an earlier version', '/docs/1.0/wick', '/docs/1.0/lamp'],
    ['a page beside the French ones', '/fr/blog/news', '/fr/docs/lamp'],
    ['a page of that version that is not documented', '/fr/docs/1.0/list/all', '/fr/docs/1.0/lamp'],
    ['anywhere else', '/about', '/docs/lamp'],
    ['nowhere', undefined, '/docs/lamp']
  ])('from %s is answered from what its reader reads', (_, currentPath, expected) => {
    expect(paths(dim, currentPath)[0]).toBe(expected)
  })

  it('in another language of the site is answered from that, wherever its reader is', () => {
    for (const path of [undefined, '/docs/lamp']) {
      expect(paths('Comment est-ce que je change le fil ?', path)[0]).toBe('/fr/docs/fil')
    }
    expect(paths('How do I install the socket?', '/fr/docs/fil')).toEqual(['/docs/install'])
  })

  it('finds a page that is not translated in the language of the site', () => {
    expect(paths('Install the socket with a screwdriver', '/fr/docs/lamp')).toEqual(['/docs/install'])
  })

  it('finds pages that are of no language or version from everywhere', () => {
    for (const path of ['/fr/docs/1.0/lamp', '/docs/lamp']) {
      expect(paths('warranty of the manufacturer', path)).toEqual(['/legal'])
    }
  })

  it('from a page of no language or version is one from anywhere else', () => {
    expect(scopeOf(corpus, '/legal')).toEqual(scopeOf(corpus, '/about'))
  })

  it('that only another version answers is answered from that one, and says so', () => {
    const asked = ask('How do I trim the wick of the lantern?', '/docs/lamp')
    expect(asked.otherVersion).toEqual({ asked: '2.0', found: '1.0' })
    expect(asked.sections.map(({ page }) => page.path)).toEqual(['/docs/1.0/wick'])
    expect(ask(dim, '/docs/lamp').otherVersion).toBeUndefined()
  })

  it('that several other versions answer is answered from one of them alone', () => {
    const asked = ask('With which oil do I fill the bowl?', '/docs/lamp')
    const quoted = [...asked.quotes(), ...asked.further('more', { quotes: [], rejected: [] })].map(({ chunk }) => chunk)
    const versions = [...asked.sections, ...quoted, ...asked.related()].map(({ page }) => page.version)
    expect(new Set(versions)).toEqual(new Set([asked.otherVersion?.found]))
  })

  it('is not said to be answered by another version alone where both say the same', () => {
    const withoutOwn = (page: { path: string }) => page.path !== '/docs/lamp'
    expect(ask('How do I dim the lamp with the knob?', '/docs/install', withoutOwn).otherVersion).toBeUndefined()
  })

  it('is not answered from a page that a filter refuses', () => {
    expect(
      ask('How do I trim the wick of the lantern?', '/docs/lamp', page => page.version !== '1.0').otherVersion
    ).toBe(undefined)
  })

  it('that another version comes close to is not answered from that one', () => {
    const { verdict, otherVersion } = ask('Which scissors has the florist ordered from the wholesaler?', '/docs/lamp')
    expect([verdict, otherVersion]).toEqual(['no', undefined])
    expect(ask('Which scissors has the florist ordered from the wholesaler?', '/docs/1.0/lamp').sections).not.toEqual(
      []
    )
  })

  it('that no version answers is not answered', () => {
    const { verdict, otherVersion } = ask('Which filament has Helm?', '/docs/lamp')
    expect([verdict, otherVersion]).toEqual(['no', undefined])
  })
})

it('a page that is kept out of the search is in no answer', async () => {
  const hidden = await docsFolder({ 'lamp.md': `---\nsearch: false\n---\n${lamp}`, 'sofa.md': '# Sofa\n\nSit.\n' })
  onTestFinished(() => rm(hidden, { recursive: true }))
  const only = await readCorpus(hidden)
  const asked = (path?: string) => {
    const question = questionOf(dim, { currentPath: path })
    return retrieveInScope(only, question, scopeOf(only, path), { limit: 5, accepts: () => true }).sections
  }
  expect([...only.pages.keys()]).toEqual(['/lamp', '/sofa'])
  expect([asked(), asked('/lamp')]).toEqual([[], []])
})

it.each([
  [3, 'en'],
  [9, 'fr']
])('a site that shows English first, with two pages in that and %i in French, is in: %s', async (count, main) => {
  const english = {
    'a.md': `${lamp}\nThis is what it is for.\n`,
    'b.md': '# Sofa\n\nThis is where you sit, and how.\n'
  }
  const french = Array.from({ length: count }, (_, at) => [
    `fr/${at}.md`,
    `# La page ${at}\n\nElle est dans le livre, et ce n’est pas la fin.\n`
  ])
  const both = await docsFolder({ ...english, ...Object.fromEntries(french) })
  onTestFinished(() => rm(both, { recursive: true }))
  const site = await readCorpus(both, { readSite: async docs => ({ ...plainSite(docs), language: 'en' }) })
  expect(site.index.analyzer.language.tag).toBe(main)
  expect(site.index.languageOfQuestion('dim lamps', undefined)).toBeUndefined()
})

it('a folder of translations alone is read in its language, whatever the site shows first', async () => {
  const translated = await docsFolder({ 'fr/lamp.md': lamp, 'fr/sofa.md': '# Sofa\n', 'de/sofa.md': '# Sofa\n' })
  onTestFinished(() => rm(translated, { recursive: true }))
  const readSite = async (docs: string) => ({
    ...plainSite(docs),
    language: 'en',
    place: (file: string) => ({ path: `/${file}`, language: file.slice(0, 2) })
  })
  const only = await readCorpus(translated, { readSite })
  const scope = scopeOf(only, undefined)
  expect(scope.language).toBe('fr')
  const { sections } = retrieveInScope(only, questionOf(dim), scope, { limit: 5, accepts: () => true })
  expect(sections.map(({ page }) => page.path)).toEqual(['/fr/lamp.md'])
})
