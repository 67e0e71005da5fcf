import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/corpus.ts'
import { addChunk } from '../testing/terms.ts'

const search = (
  files: Record<string, string>,
  terms: Record<string, number> | string[],
  accepts = (_: string) => true
) => {
  const wanted = Array.isArray(terms) ? terms.map(term => [term, 1] as const) : Object.entries(terms)
  return indexOf(files).pages.search(
    wanted.map(term => new Map([term])),
    ({ file }) => accepts(file)
  )
}
const found = (...asked: Parameters<typeof search>) => search(...asked).map(({ file }) => file)

describe('a page', () => {
  it('is found by any of the terms, in any of its parts', () => {
    const files = {
      'title.md': '# Lamp',
      'lamp.md': '# Path',
      'description.md': '---\ndescription: A lamp.\n---\n# Words',
      'heading.md': '# More\n\n## Lamp\n\nIt glows.',
      'text.md': '# Text\n\nThe lamp glows.',
      'code.md': '# Code\n\n```js\nlamp()\n```',
      'initials.md': '# Long And Many Parts',
      'none.md': '# Sofa\n\nIt stands.'
    }
    expect(found(files, ['lamp']).toSorted()).toEqual(
      Object.keys(files)
        .filter(file => file !== 'none.md')
        .toSorted()
    )
    expect(found(files, ['sofa', 'unheard'])).toEqual(['none.md'])
  })

  it('is meant by its title more than by its text, and by that more than by its code', () => {
    const filler = 'It glows at night.'
    const files = {
      'code.md': `# Aa\n\n${filler}\n\n\`\`\`js\nlamp\n\`\`\``,
      'text.md': `# Bb\n\nA lamp. ${filler}`,
      'title.md': `# Lamp\n\n${filler}`
    }
    expect(found(files, ['lamp'])).toEqual(['title.md', 'text.md', 'code.md'])
  })

  it('counts a heading that comes again once', () => {
    const text = (heading: string) => `# Page\n\n## Lamp\n\nOne.\n\n## ${heading}\n\nTwo.\n\n## Desk\n\nThree.`
    const [again = 0] = search({ 'a.md': text('Lamp'), 'b.md': '# Sofa' }, ['lamp']).map(({ score }) => score)
    const [once = 0] = search({ 'a.md': text('Desk'), 'b.md': '# Sofa' }, ['lamp']).map(({ score }) => score)
    expect(again).toBeCloseTo(once)
  })

  it('comes first that has more of the terms', () => {
    const files = { 'often.md': '# Aa\n\nLamp, lamp, lamp, sofa.', 'both.md': '# Bb\n\nLamp and desk and sofa.' }
    expect(found(files, ['lamp', 'desk', 'sofa'])).toEqual(['both.md', 'often.md'])
  })

  it('comes first whose term counts more', () => {
    const files = { 'lamp.md': '# Aa\n\nLamp.', 'desk.md': '# Bb\n\nDesk.' }
    expect(found(files, { lamp: 1, desk: 0.5 })).toEqual(['lamp.md', 'desk.md'])
    expect(found(files, { lamp: 0.5, desk: 1 })).toEqual(['desk.md', 'lamp.md'])
  })

  it('is left out that is not accepted', () => {
    expect(found({ 'a.md': '# Lamp', 'b.md': '# Lamp' }, ['lamp'], file => file === 'b.md')).toEqual(['b.md'])
  })
})

describe('a term that no page holds', () => {
  const files = { 'a.md': '# Lampion', 'b.md': '# Lampionaceous' }

  it('is taken for the beginning of others, the shorter first', () => {
    expect(found(files, ['lampi'])).toEqual(['a.md', 'b.md'])
  })

  it('counts less than the whole', () => {
    const [whole, part] = ['lampion', 'lampi'].map(term => search(files, [term])[0]?.score ?? 0)
    expect(part).toBeLessThan((whole as number) / 2)
  })

  it('is too short with less than four letters', () => {
    expect(found(files, ['lamp'])).toHaveLength(2)
    expect(found(files, ['lam'])).toEqual([])
  })

  it('is whole when any page holds it', () => {
    expect(found({ ...files, 'c.md': '# Lampi' }, ['lampi'])).toEqual(['c.md'])
  })
})

describe('a page that goes', () => {
  it('takes its words with it, those of its path too', () => {
    const index = indexOf({ 'desk/lamp.md': '# Sofa\n\nA chair.', 'b.md': '# Sofa' })
    const found = (term: string) => index.pages.search([new Map([[term, 1]])], () => true).map(({ file }) => file)
    expect(['lamp', 'chair', 'sofa'].map(term => found(term).length)).toEqual([1, 1, 2])
    index.remove('desk/lamp.md')
    index.remove('never-there.md')
    expect(['lamp', 'chair', 'sofa', 'lam'].map(found)).toEqual([[], [], ['b.md'], []])
  })
})

it('a term that is all over a large documentation finds no page, unless there is hardly another', () => {
  const index = indexOf({ 'common.md': '# Common', 'a.md': '# Lamp', 'b.md': '# Sofa' })
  for (let chunk = 0; chunk < 2_000; chunk++) addChunk(index.terms, [{ terms: ['common'], weight: 1 }])
  const found = (...terms: string[]) =>
    index.pages
      .search(
        terms.map(term => new Map([[term, 1]])),
        () => true
      )
      .map(({ file }) => file)
  expect(found('common', 'lamp', 'sofa').toSorted()).toEqual(['a.md', 'b.md'])
  expect(found('common', 'lamp').toSorted()).toEqual(['a.md', 'common.md'])
})

it('pages are known by the names of the code that they define, until they go', () => {
  const index = indexOf({
    'a.md': '# Aa\n\n- `--api`: routes only',
    'b.md': '# Bb\n\nAn API with `--api`.',
    'c.md': '# Cc\n\n| a | b |\n|-|-|\n| `api` | all |'
  })
  const defining = (key: string, accepts = (_: string) => true) =>
    index.pages.defining(key, ({ file }) => accepts(file)).toSorted()
  expect(defining('api')).toEqual(['a.md', 'c.md'])
  expect(defining('api', file => file !== 'a.md')).toEqual(['c.md'])
  expect(defining('routes')).toEqual([])
  index.remove('a.md')
  expect(defining('api')).toEqual(['c.md'])
})
