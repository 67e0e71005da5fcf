import { describe, expect, it } from 'vitest'
import { indexOf, questionOf } from '../testing/corpus.ts'
import { weights } from '../weights.ts'
import { conceptsOf } from './concepts.ts'
import { priorsFor } from './priors.ts'
import { rankPages } from './rank.ts'

const filler = 'It stands beside the wall and waits for whoever comes in the evening.'

/** The prior of each page, by its file. */
const priors = (
  files: Record<string, string>,
  text: string,
  pathOf?: (name: string) => string
): Record<string, number> => {
  const index = indexOf(files, undefined, pathOf)
  const question = questionOf(text)
  const concepts = conceptsOf(index.analyzer, question)
  const prior = priorsFor(index, concepts)
  const ranked = rankPages(index, concepts, question, () => true)
  return Object.fromEntries(ranked.map(({ file, chunks }) => [file, prior(chunks)]))
}

const { best, path, held, brevity, opening, heading, nearRoot } = weights.prior

/** What a page of a single chunk gains besides for its address and its headings. */
const single = best + held + brevity + opening

it('a page gains by how well its best chunk fits', () => {
  const { 'a.md': first = 0, 'b.md': second = 0 } = priors(
    { 'a.md': `# Page\n\nA lamp, a lamp.`, 'b.md': `# Page\n\n${filler} ${filler} A lamp.` },
    'lamp'
  )
  expect(first).toBeCloseTo(single + nearRoot)
  expect(second).toBeLessThan(first - 0.1)
})

it('a page gains by the share of its last path segment that is asked for, stop words aside', () => {
  const page = '# Page\n\nA lamp.'
  const gained = priors({ 'sofas/lamp.md': page, 'lamp-and-sofa.md': page, 'lamp/sofa.md': page }, 'lamp')
  expect(gained['sofas/lamp.md']).toBeCloseTo(single + nearRoot / 2 + path)
  expect(gained['lamp-and-sofa.md']).toBeCloseTo(single + nearRoot + path / 2)
  expect(gained['lamp/sofa.md']).toBeCloseTo(single + nearRoot / 2)
})

it.each(['/guides/lamp/', '/guides/lamp.html', '/guides/l%61mp', '/guides/lamp+%C3%A9'])(
  'the last segment of %s says what its page is about',
  address => {
    const gained = priors({ 'a.md': '# Page\n\nA lamp.' }, 'lamp é', () => address)['a.md']
    expect(gained).toBeCloseTo(single + nearRoot / 2 + path)
  }
)

it('a synonym in the path counts like the asked word', () => {
  const page = '# Page\n\nA video.'
  const { 'movie.md': synonym = 0, 'sofa.md': other = 0 } = priors({ 'movie.md': page, 'sofa.md': page }, 'video')
  expect(synonym - other).toBeCloseTo(path)
})

it('a page gains by each asked concept that it holds anywhere, and not by related terms', () => {
  const sections = (text: string) => `# Page\n\n## Lamp\n\nA lamp. ${filler}\n\n## Sofa\n\n${text} ${filler}`
  const gained = (text: string) => priors({ 'a.md': sections(text) }, 'lamp gzip')['a.md'] ?? 0
  expect(gained('Only gzip.') - gained('Only that.')).toBeCloseTo(held)
  expect(gained('An encoding.') - gained('Only that.')).toBeCloseTo(0)
})

it('a page gains by how few chunks it has', () => {
  const sections = (count: number) =>
    `# Page\n\n${Array.from({ length: count }, (_, at) => `## Part ${at}\n\nA lamp. ${filler}`).join('\n\n')}`
  const gained = (count: number) => priors({ 'a.md': sections(count) }, 'lamp')['a.md'] ?? 0
  expect(gained(1) - gained(4)).toBeCloseTo(brevity / 2)
})

describe('a short question', () => {
  const page = (heading: string, opening = '') => `# Page\n\n${opening}\n\n## ${heading}\n\nA lamp. ${filler}\n`

  it('means a page that is about it from its beginning', () => {
    const text = 'A lamp.'
    const gained = priors({ 'a.md': page('Part', text), 'b.md': page('Part') }, 'lamp')
    expect((gained['a.md'] ?? 0) - (gained['b.md'] ?? 0)).toBeGreaterThan(0.5 * opening)
  })

  it.each([
    ['lamp', 'Lamp', 1],
    ['lamp', 'Lamp and sofa', 1 / 2],
    ['lamp gzip', 'Lamp', 1 / 2],
    ['lamp', 'Part', 0]
  ])('%s means a page with a heading %s by %s', (text, title, share) => {
    const gained = (file: Record<string, string>) => priors(file, text)['a.md'] ?? 0
    const among = (name: string) => gained({ 'a.md': page(name) })
    // A heading has its words twice in the best chunk, which counts 1 in any case.
    expect(among(title) - among('Part')).toBeCloseTo(share * heading)
  })

  it('means a page near the root', () => {
    const gained = priors({ 'a.md': page('Part'), 'x/y/a.md': page('Part') }, 'lamp')
    expect((gained['a.md'] ?? 0) - (gained['x/y/a.md'] ?? 0)).toBeCloseTo((nearRoot * 2) / 3)
  })

  it('asks for two things at most', () => {
    const gained = (text: string) => priors({ 'a.md': page('Lamp and sofa') }, text)['a.md'] ?? 0
    expect(gained('lamp sofa') - gained('lamp sofa video')).toBeGreaterThan(0.1)
    expect(gained('lamp sofa video') - gained('lamp sofa video carpet')).toBeCloseTo(0)
  })
})
