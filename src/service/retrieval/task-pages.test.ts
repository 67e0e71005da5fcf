import { describe, expect, it } from 'vitest'
import { questionOf } from './ranking/question.ts'
import { retrieve } from './retrieve.ts'
import { scopeOf } from './scope.ts'
import { taskPages, withOpeningOf } from './task-pages.ts'
import { corpusOf } from './testing/corpus.ts'

const words = 'A lamp is what glows on a desk, and on a wall where there is one, all night.'
const page = (title: string, text = words) => `# ${title}\n\n${text}\n`

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
  ['shades/config', 'config.md', []],
  ['Configuration', 'rest/config.md', []]
])('a page says how to configure it that is called %s at %s', (title, file, expected) => {
  const corpus = corpusOf({ 'index.md': page('Lamps'), 'a.md': page('A'), [file]: page(title) })
  const pages = taskPages(corpus, scopeOf(corpus, undefined), 'configure', () => true)
  expect(pages.map(each => each.file)).toEqual(expected)
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
