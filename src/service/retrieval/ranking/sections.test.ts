import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/corpus.ts'
import type { RankedPage } from './rank.ts'
import { pickSections } from './sections.ts'

/** A page whose chunks have these scores, in their order on the page. */
const ranked = (file: string, score: number, chunks: [anchor: string, score: number][]): RankedPage => {
  const [chunk] = indexOf({ [file]: '# Page' }).chunksOf(file)
  if (!chunk) throw new Error('A page has a chunk.')
  const all = chunks.map(([anchor, score], place) => ({
    ...chunk,
    chunk: { ...chunk.chunk, anchor, from: place },
    place,
    score
  }))
  return { file, score, chunks: all.sort((a, b) => b.score - a.score) }
}

const places = (pages: RankedPage[], limit = 5) =>
  pickSections(pages, limit).map(({ page, anchor, from }) => `${page.path}#${anchor}${from}`)

describe('the picked sections', () => {
  it('are one of each page, then further ones, best first', () => {
    const pages = [
      ranked('a.md', 1, [
        ['x', 1],
        ['y', 0.2],
        ['z', 0.5]
      ]),
      ranked('b.md', 0.5, [
        ['x', 0.9],
        ['y', 0.6]
      ])
    ]
    expect(places(pages)).toEqual(['/a#x0', '/b#x0', '/a#z2', '/b#y1', '/a#y1'])
    expect(places(pages, 3)).toEqual(['/a#x0', '/b#x0', '/a#z2'])
  })

  it('have no duplicates and none with a score of 0', () => {
    expect(
      places([
        ranked('a.md', 1, [
          ['x', 1],
          ['x', 0.5],
          ['y', 0]
        ]),
        ranked('b.md', 0, [['x', 0]])
      ])
    ).toEqual(['/a#x0'])
  })
})

describe('reading begins', () => {
  it('at a chunk that just reaches the limit', () => {
    expect(
      places(
        [
          ranked('a.md', 1, [
            ['x', 0.47],
            ['y', 0.5]
          ])
        ],
        1
      )
    ).toEqual(['/a#x0'])
    expect(
      places(
        [
          ranked('a.md', 1, [
            ['x', 0.35],
            ['x', 0.5]
          ])
        ],
        1
      )
    ).toEqual(['/a#x0'])
  })

  it('at the best chunk, wherever it is on the page', () => {
    expect(
      places(
        [
          ranked('a.md', 1, [
            ['x', 0.5],
            ['y', 1],
            ['z', 0.9]
          ])
        ],
        1
      )
    ).toEqual(['/a#y1'])
  })

  it('at an earlier chunk that fits about as well', () => {
    expect(
      places(
        [
          ranked('a.md', 1, [
            ['x', 0.95],
            ['y', 1]
          ])
        ],
        1
      )
    ).toEqual(['/a#x0'])
    expect(
      places(
        [
          ranked('a.md', 1, [
            ['x', 0.9],
            ['y', 1],
            ['z', 0.99]
          ])
        ],
        1
      )
    ).toEqual(['/a#y1'])
  })

  it('at the beginning of the section, if that fits well enough', () => {
    expect(
      places(
        [
          ranked('a.md', 1, [
            ['w', 0.1],
            ['x', 0.75],
            ['x', 1]
          ])
        ],
        1
      )
    ).toEqual(['/a#x1'])
    expect(
      places(
        [
          ranked('a.md', 1, [
            ['w', 0.1],
            ['x', 0.5],
            ['x', 1]
          ])
        ],
        1
      )
    ).toEqual(['/a#x2'])
  })
})
