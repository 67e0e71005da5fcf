import { describe, expect, it } from 'vitest'
import { newSite, readFilled, written } from '../testing/site.ts'

// Addresses and ids as `generator.rb` and `markdown.rb` of the guides of Ruby on Rails make them.

const documents = '-\n  name: Start\n  documents:\n    -\n      name: First lamp\n      url: first_lamp.html\n'

const siteWith = async (files: Record<string, string>, docs = 'source') =>
  (await newSite({ 'source/documents.yaml': documents, ...files }, docs)).site

const readGuide = async (text: string) => {
  const site = await siteWith({ 'source/first_lamp.md': text })
  return readFilled(site, 'first_lamp.md')
}

const idsIn = async (headings: string): Promise<string[]> =>
  (await readGuide(`Lamps\n=====\n\n${headings}`)).sections.slice(1).map(({ anchor }) => anchor)

describe('a guide', () => {
  it('has an address with its extension, in whichever folder the docs are said to be', async () => {
    for (const docs of ['.', 'source']) {
      const { generator, place } = await siteWith({ 'source/first_lamp.md': '# A' }, docs)
      expect(generator).toBe('rails-guides')
      expect(place('first_lamp.md', {})?.path).toBe('/first_lamp.html')
      expect(place('4_2_release_notes.md', {})?.path).toBe('/4_2_release_notes.html')
      expect(place('de/first_lamp.md', {})).toBeUndefined()
    }
  })

  it('is told by its table of contents', async () => {
    const site = await siteWith({ 'source/documents.yaml': 'documents: 2', 'source/a.md': '# A' })
    expect(site.generator).toBe('plain')
  })

  it('has the title below what is written for readers of its file', async () => {
    const { page } = await readGuide(
      '**DO NOT READ THIS FILE ON GITHUB, IT IS ON\n<https://a.example>.**\n\nLamps\n=====\n'
    )
    expect(page.title).toBe('Lamps')
  })
})

describe('a heading of a guide', () => {
  it.each([
    ['What is a Lamp?', 'what-is-a-lamp-questionmark'],
    ['`config.lamp_name=`', 'config-lamp-name'],
    ['Save it! & [more](a.html)', 'save-it-bang-more'],
    ['`Lamp[]`', 'lamp-squarebrackets'],
    ['Café 1.2 ##', 'café-1-2'],
    ['Lamp {#bulb}', 'bulb']
  ])('%s has the id %s', async (heading, id) => {
    expect(await idsIn(`## ${heading}`)).toEqual([id])
  })

  it('has one where it is underlined', async () => {
    expect(await idsIn('Use it\n------\n\nText.\n')).toEqual(['use-it'])
  })

  it('has the id of the one above it in front where it comes again, in both places', async () => {
    const headings = '## A\n\n### Notes\n\n## B\n\n### Notes\n\n#### Notes\n\n## C\n\n## A\n\n### A'
    expect(await idsIn(headings)).toEqual(['a', 'a-notes', 'b', 'b-notes', 'notes', 'c', 'a', 'a-a'])
  })
})

it('shows notes as notes, until their paragraph ends', async () => {
  const { sections } = await readGuide(
    'Lamps\n=====\n\nUse it.\n\nNOTE: Not in\nwater.\n```\nNOTE: code\n```\n\nWARNING. Hot!\n\nA lamp has a\nNOTE: button.\n'
  )
  expect(sections.map(written).join('\n').trim()).toBe(`Lamps

Use it.

> **Note**
>
> Not in
> water.

\`\`\`
NOTE: code
\`\`\`

> **Warning**
>
> Hot!

A lamp has a
NOTE: button.`)
})

it('leaves the numbers of lines out of the language of code', async () => {
  const { sections } = await readGuide('Lamps\n=====\n\n```ruby#2,4-5\nglow\n```\n\n```c#\nglow\n```\n')
  expect(sections.map(written).join('\n')).toContain('```ruby\nglow\n```\n\n```c#\nglow\n```')
})
