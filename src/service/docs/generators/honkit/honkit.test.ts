import { describe, expect, it } from 'vitest'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'

// Addresses as `fileToURL` of HonKit 6 makes them, ids as github-slugid does.

const summary = `# Summary

* [About](README.md)
* [First lamp](guide/first%20lamp.md#top)
    * [Bulbs](guide/README.md)
* [Elsewhere](https://lamps.example/a.md)
`

const book = { 'book.json': '{ "root": "./docs", "variables": { "lamp": { "name": "Glow" } } }' }
const pages = { 'docs/SUMMARY.md': summary, 'docs/README.md': '# Lamps' }

const siteWith = async (files: Record<string, string>, docs = '.') => (await newSite(files, docs)).site

describe('a page of HonKit', () => {
  it.each([
    ['README.md', '/', undefined],
    ['guide/first lamp.md', '/guide/first%20lamp.html', 'First lamp'],
    ['guide/README.md', '/guide/', 'Bulbs'],
    ['GLOSSARY.md', '/GLOSSARY.html', undefined],
    ['SUMMARY.md', undefined, undefined],
    ['guide/other.md', undefined, undefined]
  ])('%s stands at %s', async (file, path, title) => {
    for (const docs of ['.', 'docs']) {
      const site = await siteWith({ ...book, ...pages }, docs)
      expect([site.generator, site.language]).toEqual(['honkit', undefined])
      expect(site.place(file, {})?.path).toBe(path)
      if (title) expect(site.place(file, {})?.title).toBe(title)
    }
    const part = await siteWith({ ...book, ...pages, 'docs/guide/README.md': '# A' }, 'docs/guide')
    if (file.startsWith('guide/')) expect(part.place(file.slice('guide/'.length), {})?.path).toBe(path)
  })

  it('is of the language whose book it is in', async () => {
    const languages = { 'LANGS.md': '# Languages\n\n* [English](en/)\n* [Français](fr)\n', 'README.md': '# Lamps' }
    const books = { 'en/SUMMARY.md': '* [A](a.md)', 'fr/SUMMARY.md': '* [A](a.md)' }
    const { place } = await siteWith({ 'book.js': 'module.exports = {}', ...languages, ...books })
    expect(place('fr/a.md', {})).toMatchObject({ path: '/fr/a.html', language: 'fr', id: 'a.md' })
    expect(place('en/README.md', {})).toMatchObject({ path: '/en/', language: 'en', id: 'README.md' })
    expect(place('README.md', {})).toBeUndefined()
  })

  it('has the files of the names that the configuration says', async () => {
    const config = '{ "structure": { "readme": "intro.md", "summary": "contents.md" }, "language": "de" }'
    const site = await siteWith({ 'book.json': config, 'contents.md': '* [A](a.md)', 'intro.md': '# A' })
    expect(site.place('intro.md', {})).toMatchObject({ path: '/', language: 'de' })
    expect(site.place('a.md', {})?.path).toBe('/a.html')
  })
})

describe('the configuration of HonKit', () => {
  it('is told from those of others', async () => {
    const generatorOf = async (files: Record<string, string>) => (await siteWith({ 'a.md': '# A', ...files })).generator
    const contents = { 'SUMMARY.md': '* [A](a.md)' }
    expect(await generatorOf({ 'book.json': '{}' })).toBe('plain')
    expect(await generatorOf({ 'book.json': '{}', ...contents })).toBe('honkit')
    expect(await generatorOf(contents)).toBe('plain')
    const named = { 'package.json': '{ "devDependencies": { "honkit": "^6.0.0" } }' }
    expect(await generatorOf({ ...named, ...contents })).toBe('honkit')
    expect(await generatorOf({ 'book.json': '{}', '.gitbook.yaml': '', ...contents })).toBe('gitbook')
  })
})

it('gives headings the ids of the old GitBook, which numbers none', async () => {
  const headings = '## Light & dark\n\n## `a_b` – Is it?\n\n## Light & dark\n\n## Any {#Own}\n\n## Cool !!'
  const ids = ['light-dark', 'ab-–-is-it', 'light-dark', 'Own', 'cool-']
  expect(idsOf(await siteWith({ ...book, ...pages }), headings)).toEqual(ids)
})

it('fills in variables and includes, and shows what is raw', async () => {
  const page = `# Lamps

{{ book.lamp.name }} glows, \`{{ book.lamp.name }}\` is code, {% raw %}{{ book.lamp.name }}{% endraw %} is raw.

{% include "./part.md" %}
`
  const site = await siteWith({ ...book, ...pages, 'docs/README.md': page, 'docs/part.md': 'A part.' })
  const { sections } = await readFilled(site, 'README.md')
  expect(sections.map(written).join('\n').trim()).toBe(`Lamps

Glow glows, \`{{ book.lamp.name }}\` is code, {{ book.lamp.name }} is raw.

A part.`)
})
