import { describe, expect, it } from 'vitest'
import { indexOf, questionOf } from '../testing/corpus.ts'
import { conceptsOf } from './concepts.ts'
import { rankPages } from './rank.ts'

const rank = (files: Record<string, string>, text: string, accepts = (_: string) => true) => {
  const index = indexOf(files)
  const question = questionOf(text)
  const concepts = conceptsOf(index.analyzer, question)
  return rankPages(index, concepts, question, ({ file }) => accepts(file))
}
const order = (...asked: Parameters<typeof rank>) => rank(...asked).map(({ file }) => file)

const filler = 'It stands beside the wall and waits for whoever comes in the evening.'

describe('pages', () => {
  it('are ordered by how well they fit, and only accepted pages that fit are there', () => {
    const files = {
      'a.md': `# Sofa\n\n${filler}`,
      'b.md': `# Lamp\n\n${filler}`,
      'c.md': `# Desk\n\nA lamp. ${filler}`
    }
    expect(order(files, 'lamp')).toEqual(['b.md', 'c.md'])
    expect(order(files, 'zebra')).toEqual([])
    expect(order(files, 'lamp', file => file !== 'b.md')).toEqual(['c.md'])
  })

  it('rank higher when one chunk has all that is asked than when two share it', () => {
    const sections = (first: string, second: string) =>
      `# Page\n\n## One\n\n${first} ${filler}\n\n## Two\n\n${second} ${filler}\n`
    const files = {
      'apart.md': sections('The lamp glows.', 'The colour fades.'),
      'together.md': sections('The lamp glows; a colour fades.', 'The sofa.')
    }
    expect(order(files, 'colour of a lamp')).toEqual(['together.md', 'apart.md'])
  })

  it('rank higher when further chunks have what is asked too', () => {
    const sections = (...texts: string[]) =>
      `# Page\n\n${texts.map((text, n) => `## Part ${n}\n\n${text} ${filler}`).join('\n\n')}\n`
    const again = sections('A lamp glows.', 'A lamp.', 'A sofa.', 'A door.')
    const third = sections('A lamp glows.', 'A lamp.', 'A lamp.', 'A door.')
    const once = sections('A lamp glows.', 'A sofa.', 'A sofa.', 'A door.')
    const scores = new Map(
      rank({ 'once.md': once, 'again.md': again, 'third.md': third }, 'lamp').map(({ file, score }) => [file, score])
    )
    const [first = 0, second = 0, last = 0] = ['third.md', 'again.md', 'once.md'].map(file => scores.get(file))
    expect(first - second).toBeGreaterThan(0.05)
    expect(second - last).toBeGreaterThan(0.05)
  })

  it('rank higher when they have the words side by side', () => {
    const files = {
      'apart.md': `# One\n\nThe colour glows beside a shade, a lamp too. ${filler}`,
      'beside.md': `# Two\n\nThe lamp colour glows beside a shade, too. ${filler}`
    }
    expect(order(files, 'lamp colour')).toEqual(['beside.md', 'apart.md'])
  })

  it('rank the higher the more phrases of the question they have', () => {
    const files = (text: string) => ({
      'all.md': `# Page\n\nA desk lamp shade glows. ${filler}`,
      'some.md': `# Page\n\n${text} ${filler}`
    })
    const lost = (text: string) => 1 - (rank(files(text), 'desk lamp shade')[1]?.score ?? 0)
    expect(lost('A desk lamp glows, and one shade.')).toBeGreaterThan(0.05)
    expect(lost('A shade, a lamp glows and one desk.')).toBeGreaterThan(
      lost('A desk lamp glows, and one shade.') + 0.05
    )
  })

  it('have scores relative to the best one, which has 1', () => {
    expect(rank({ 'a.md': `# Page\n\nA lamp. ${filler}` }, 'lamp')[0]?.score).toBe(1)
    expect(rank({ 'a.md': `# Lamp\n\nA lamp.`, 'b.md': `# Page\n\nA lamp. ${filler}` }, 'lamp')[0]?.score).toBe(1)
  })

  it('score less for a synonym than for the word itself', () => {
    const page = (word: string) => `# Page\n\nA ${word}. ${filler}`
    const [own, synonym] = rank({ 'a.md': page('movie'), 'b.md': page('video') }, 'video')
    expect([own?.file, synonym?.file]).toEqual(['b.md', 'a.md'])
    expect(synonym?.score).toBeLessThan(0.75)
  })

  it('are at most sixty', () => {
    const files = Object.fromEntries(Array.from({ length: 70 }, (_, number) => [`p${number}.md`, '# Lamp']))
    expect(rank(files, 'lamp')).toHaveLength(60)
  })
})

describe('the chunks of a page', () => {
  it('come best first, with their positions, and the best of all pages has 1', () => {
    const files = {
      'a.md': `# Page\n\n## Sofa\n\n${filler}\n\n## Lamp\n\nA lamp. ${filler}\n\n## Wall\n\nNo lamp. ${filler}`,
      'b.md': `# Other\n\nA lamp. ${filler}`
    }
    const [a, b] = rank(files, 'lamp')
    expect(a?.chunks.map(({ chunk, place }) => [chunk.heading, place])).toEqual([
      ['Lamp', 1],
      ['Wall', 2],
      ['Sofa', 0]
    ])
    expect(a?.chunks.map(({ score }) => score)).toEqual([1, expect.closeTo(0.5, 1), 0])
    expect(b?.chunks[0]?.score).toBeLessThan(1)
  })
})
