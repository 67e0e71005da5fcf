import { describe, expect, it } from 'vitest'
import { entryPage, firstPages, isProductOf, taskPages, withOpeningOf } from './entry-page.ts'
import { questionOf } from './ranking/question.ts'
import { retrieve } from './retrieve.ts'
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

describe('pages that say how to install it', () => {
  const filesOf = (files: Record<string, string>, refused?: string) => {
    const corpus = corpusOf(files)
    const pages = taskPages(corpus, scopeOf(corpus, undefined), 'install', ({ file }) => file !== refused)
    return pages.map(({ file }) => file)
  }
  const docs = {
    'index.md': page('Lamps'),
    'start.md': page('Getting started'),
    'a.md': page('A'),
    'shades.md': page('Installing shades')
  }

  it.each([
    ['Installation', 'Installation'],
    ['Install', 'Install'],
    ['How to install Lamp', 'How to install Lamp'],
    ['Installation guide', 'Installation guide'],
    ['Five minutes', 'five-minutes']
  ])('are called so: %s', (title, name) => {
    const file = name === title ? 'b.md' : 'install.md'
    expect(filesOf({ ...docs, [file]: page(title) })).toEqual([file])
  })

  it('are called so by their address, unless the title says that it is of a part', () => {
    expect(filesOf({ ...docs, 'a/install.md': page('From the source') })).toEqual(['a/install.md'])
    expect(filesOf({ ...docs, 'a/install.md': page('Installing from the source') })).toEqual(['a/install.md'])
    expect(filesOf({ ...docs, 'a/install.md': page('Lamp installation for halls') })).toEqual(['a/install.md'])
    expect(filesOf({ ...docs, 'a/install.md': page('Shade installation') })).toEqual([])
  })

  it('are those below it too, where it only leads to them', () => {
    const below = { 'install/index.md': page('Install', '- [Hall](hall.md)'), 'install/hall.md': page('Hall') }
    expect(filesOf({ ...docs, ...below })).toEqual(['install/index.md', 'install/hall.md'])
    expect(filesOf({ ...docs, ...below, 'install/index.md': page('Install') })).toEqual(['install/index.md'])
  })

  it('are those nearest to the root first', () => {
    const files = { ...docs, 'a/b/install.md': page('Installing'), 'c/install.md': page('Installing') }
    expect(filesOf(files)).toEqual(['c/install.md', 'a/b/install.md'])
  })

  it('are those alone that may be read', () => {
    expect(filesOf({ ...docs, 'b.md': page('Install') }, 'b.md')).toEqual([])
  })
})

it.each([
  ['Configuration', 'b.md', ['b.md']],
  ['Lamp configuration', 'b.md', ['b.md']],
  ['Configuring your hall', 'config.md', ['config.md']],
  ['Shade configuration', 'config.md', []],
  ['Configuration', 'rest/config.md', []]
])('a page says how to configure it that is called %s at %s', (title, file, expected) => {
  const corpus = corpusOf({ 'index.md': page('Lamps'), 'a.md': page('A'), [file]: page(title) })
  const pages = taskPages(corpus, scopeOf(corpus, undefined), 'configure', () => true)
  expect(pages.map(each => each.file)).toEqual(expected)
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

describe('a page that is quoted from its beginning', () => {
  const quotesOf = (text: string) => {
    const corpus = corpusOf({ 'install.md': `# Install\n\n${text}## Hall\n\nInstall the lamp with a nail.\n` })
    const [install] = corpus.pages.values()
    const found = retrieve(corpus, questionOf('install a lamp'), { limit: 5, accepts: () => true })
    const { quotes } = install ? withOpeningOf(install, corpus, found) : found
    return quotes().map(({ chunk, pieces }) => [chunk.heading, ...pieces.map(piece => piece.text)])
  }

  it('has that first, and no other part of it', () => {
    expect(quotesOf('It has three ways.\n\nOne is that of the hall.\n\n')).toEqual([
      ['Install', 'It has three ways.', 'One is that of the hall.'],
      ['Hall', 'Install the lamp with a nail.']
    ])
  })

  it('has what it says elsewhere where it begins with nothing, or with links alone', () => {
    expect(quotesOf('')).toEqual([['Hall', 'Install the lamp with a nail.']])
  })
})

it.each([
  ['Upgrading', 'a.md'],
  ['Update guide', 'a.md'],
  ['How to update Lamps', 'a.md'],
  ['Aktualisierung', 'a.md'],
  ['Updating a shade', undefined],
  ['Updates', 'a.md']
])('a page that says how to update it is called so: %s', (title, expected) => {
  const corpus = corpusOf({ 'index.md': page('Lamps'), 'a.md': page(title), 'cli/update.md': page('lamp update') })
  expect(taskPages(corpus, scopeOf(corpus, undefined), 'update', () => true).map(({ file }) => file)).toEqual(
    expected ? [expected] : []
  )
})

it('the product is what most of the documentation names, and no page explains', () => {
  const files = { 'a.md': page('A'), 'b.md': page('B'), 'c.md': '# C\n\nSofas are soft.\n' }
  expect([isProductOf(corpusOf(files), 'Lamp'), isProductOf(corpusOf(files), 'Sofa')]).toEqual([true, false])
  expect(['Lamp.sofa', 'the'].map(name => isProductOf(corpusOf(files), name))).toEqual([false, false])
  expect(isProductOf(corpusOf({ ...files, 'lamp.md': page('Lamp') }), 'Lamp')).toBe(false)
  expect(isProductOf(corpusOf({ ...files, 'lamp.md': page('The Lamp') }), 'Lamp')).toBe(false)
  expect(isProductOf(corpusOf({ ...files, 'index.md': page('Lamp') }), 'Lamp')).toBe(true)
  // A command that is called as the product.
  expect(isProductOf(corpusOf({ ...files, 'a/commands/lamp.md': page('Lamp') }), 'Lamp')).toBe(true)
})

it('the product is also what the home page is called after, or begins with', () => {
  const others = Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [`${name}.md`, '# C\n\nSofas are soft.\n']))
  const isNamed = (home: string, name: string) => isProductOf(corpusOf({ ...others, 'index.md': home }), name)
  expect(['Desk Lamp', 'desk lamps', 'Lamp', 'Desk'].map(name => isNamed(page('The Desk Lamp'), name))).toEqual([
    true,
    true,
    true,
    true
  ])
  expect(isNamed(page('Welcome', `Desk Lamp is bright. ${words}`), 'Desk Lamp')).toBe(true)
  expect(isNamed(page('Welcome', `It is bright, this Desk Lamp. ${words}`), 'Desk Lamp')).toBe(false)
  expect(isNamed(page('Lamp Desk'), 'Desk Lamp')).toBe(false)
})
