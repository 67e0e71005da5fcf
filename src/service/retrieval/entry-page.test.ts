import { describe, expect, it } from 'vitest'
import { entryPage, firstPages } from './entry-page.ts'
import { scopeOf } from './scope.ts'
import { corpusOf } from './testing/corpus.ts'

const words = 'A lamp is what glows on a desk, and on a wall where there is one, all night.'
const page = (title: string, text = words) => `# ${title}\n\n${text}\n`

const at = (which: 'home' | 'start', files: Record<string, string>, refused?: string) => {
  const corpus = corpusOf(files)
  return entryPage(corpus, scopeOf(corpus, undefined), which, ({ file }) => file !== refused)?.file
}

describe('the page that says what the documentation is of', () => {
  it.each([
    ['the home page', { 'index.md': page('Lamps'), 'intro.md': page('Introduction'), 'a.md': page('A') }, 'index.md'],
    [
      'an introduction where the home page is empty',
      { 'index.md': '# Lamps\n', 'a/intro.md': page('Intro'), 'a/b.md': page('B') },
      'a/intro.md'
    ],
    [
      'an introduction where there is only the home page of a part',
      { 'a/index.md': page('A'), 'about.md': page('About lamps'), 'b.md': page('B') },
      'about.md'
    ],
    [
      'one that has the title of an introduction, before one that only stands at such an address',
      { 'a/introduction.md': page('Sofa'), 'b/introduction.md': page('Introduction'), 'c/d.md': page('D') },
      'b/introduction.md'
    ],
    [
      'that with which to begin where nothing introduces it',
      { 'index.md': '# Lamps\n', 'introducing-shades.md': page('Shades'), 'start.md': page('Quick start') },
      'start.md'
    ],
    [
      'one at such an address, where that is nearer to the root',
      { 'introduction.md': page('The Lamp'), 'a/overview.md': page('Overview'), 'c/d.md': page('D') },
      'introduction.md'
    ],
    ['the home page where nothing else tells', { 'index.md': '# Lamps\n', 'a.md': page('A') }, 'index.md'],
    [
      'the home page of the one folder that has all',
      { 'docs/index.md': page('Lamps'), 'docs/a.md': page('A') },
      'docs/index.md'
    ]
  ])('is %s', (_, files, expected) => {
    expect(at('home', files as Record<string, string>)).toBe(expected)
  })
})

describe('the page with which to begin', () => {
  it.each([
    [
      'is called so',
      { 'install.md': page('Installing'), 'start.md': page('Getting started with lamps'), 'index.md': page('Lamps') },
      'start.md'
    ],
    ['has such an address', { 'quick-start.md': page('Five minutes'), 'index.md': page('Lamps') }, 'quick-start.md'],
    [
      'is nearest to the root',
      { 'a/b/start.md': page('Getting started'), 'begin.md': page('Getting started') },
      'begin.md'
    ],
    [
      'has the shortest title of those as near',
      { 'a.md': page('Getting started with walls'), 'b.md': page('Getting started with it') },
      'b.md'
    ],
    ['tells how to install', { 'install.md': page('Installation'), 'index.md': page('Lamps') }, 'install.md'],
    [
      'is not that of a part of it',
      { 'a.md': page('Wall: getting started'), 'install.md': page('Installation') },
      'install.md'
    ],
    [
      'says something',
      { 'start.md': '# Getting started\n\nSoon.\n', 'install.md': page('Installation') },
      'install.md'
    ],
    ['is the home page where no page is called so', { 'index.md': page('Lamps'), 'a.md': page('A') }, 'index.md']
  ])('%s', (_, files, expected) => {
    expect(at('start', files as Record<string, string>)).toBe(expected)
  })

  it('is one that may be read', () => {
    expect(at('start', { 'start.md': page('Getting started'), 'install.md': page('Install') }, 'start.md')).toBe(
      'install.md'
    )
  })

  it('is none where no page is of the kind', () => {
    expect(at('start', { 'a.md': page('A'), 'b.md': page('B') })).toBeUndefined()
  })
})

it('who is new reads the page with which to begin, those below it and the home page', () => {
  const filesOf = (files: Record<string, string>) => {
    const corpus = corpusOf(files)
    return firstPages(corpus, scopeOf(corpus, undefined), () => true).map(({ file }) => file)
  }
  const docs = { 'index.md': page('Lamps'), 'a.md': page('A') }
  expect(filesOf({ ...docs, 'start.md': page('Getting started') })).toEqual(['start.md', 'index.md'])
  expect(filesOf(docs)).toEqual(['index.md'])
  expect(filesOf({ 'a.md': page('A'), 'b.md': page('B') })).toEqual([])
  const below = { 'start/index.md': page('Getting started'), 'start/desk.md': page('On a desk') }
  expect(filesOf({ ...docs, ...below })).toEqual(['start/index.md', 'start/desk.md', 'index.md'])
})
