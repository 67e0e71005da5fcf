import { describe, expect, it } from 'vitest'
import { german } from '../analysis/languages/german.ts'
import type { Language } from '../analysis/languages/index.ts'
import { findPages } from '../find-pages.ts'
import { corpusOf, questionOf } from '../testing/corpus.ts'
import { candidatesIn } from './candidates.ts'
import { likelihoodsOf } from './likelihood.ts'
import { relevanceOf } from './relevance.ts'

/** The pieces of a page, likeliest first. */
const piecesFor = (
  source: string,
  text: string,
  { file = 'a.md', others = {}, language }: { file?: string; others?: Record<string, string>; language?: Language } = {}
) => {
  const corpus = corpusOf({ [file]: source, ...others }, language)
  const { index, concepts, ranked } = findPages(corpus, questionOf(text), () => true)
  const candidates = candidatesIn(ranked)
  const asked = { text, analyzer: index.analyzer, relevance: relevanceOf(index.terms, concepts) }
  const all = likelihoodsOf(asked, candidates).flatMap((likelihoods, at) =>
    likelihoods.map((likelihood, place) => ({ likelihood, text: candidates[at]?.pieces[place]?.text.trim() }))
  )
  expect(all.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1)
  return all.sort((a, b) => b.likelihood - a.likelihood)
}

/** The text of the piece that most likely answers. */
const likeliest = (...asked: Parameters<typeof piecesFor>) => piecesFor(...asked)[0]?.text

/** A page whose first and last sentences share as much with the question. */
const page = (first: string, last: string) => `# Room\n\n${first}\n\nA chair stands there in the corner.\n\n${last}\n`

describe('of sentences that share as much with the question, the one that most likely answers is', () => {
  it.each([
    [
      'the one that affirms or denies, if the question asks for yes or no',
      'is dimming the lamp possible',
      'The lamp has dimming, a grand thing.',
      'The lamp has dimming not.'
    ],
    [
      'the one that says what to do',
      'lamp shade',
      'The lamp shade was a gift of old.',
      'Use a lamp shade in the evening.'
    ],
    [
      'the one that says what is possible',
      'lamp shade',
      'The lamp shade was a gift of old.',
      'A lamp shade can be had too.'
    ],
    [
      'the one with a number, if the question asks for an amount',
      'timeout of the lamp',
      'The lamp has some timeout as well.',
      'The lamp timeout is 30 seconds.'
    ],
    [
      'the one with a default, if the question asks for an amount',
      'timeout of the lamp',
      'The lamp has some timeout as well.',
      'The lamp timeout has a default.'
    ],
    [
      'the one with the identifier that is asked for',
      'lamp dimLevel',
      'The dim level of a lamp is there.',
      'The dimLevel of a lamp is there.'
    ],
    [
      'not the one that points elsewhere',
      'lamp switch',
      'For the lamp switch, see the text.',
      'The switch of a lamp is black.'
    ]
  ])('%s', (_, question, first, last) => {
    expect(likeliest(page(first, last), question)).toBe(last)
  })

  it('no usage of a command with all its options, unless the syntax is asked for', () => {
    const usage = 'lamp [-d | --dim] [--shade <colour>] [--switch]'
    const source = (code: string) =>
      `# Room\n\n\`\`\`\n${code}\n\`\`\`\n\nA lamp has a shade, and a switch to dim it.\n`
    for (const code of [
      usage,
      'LAMP [ DIM ] [ SHADE COLOUR ] [ SWITCH ]',
      'lamp [dim | off] [shade | hood] [switch|cord]'
    ])
      expect(likeliest(source(code), 'lamp dim shade switch')).toBe('A lamp has a shade, and a switch to dim it.')
    for (const asked of [
      'syntax',
      'Syntax',
      'sintaxis',
      'sintassi',
      'synopsis',
      'usage',
      '構文',
      '語法',
      '语法',
      '구문'
    ])
      expect(likeliest(source(usage), `${asked} of lamp dim shade switch`)).toBe(usage)
  })

  it('the first one, if nothing else distinguishes them', () => {
    expect(likeliest(page('The lamp switch is black.', 'The lamp switch is black too.'), 'lamp switch')).toBe(
      'The lamp switch is black.'
    )
  })

  it('the one under the solution, not the one under the issue', () => {
    const source = '# The lamp flickers\n\n## Issue\n\nThe lamp flickers.\n\n## Solution\n\nTurn the lamp.\n'
    expect(likeliest(source, 'my lamp flickers', { file: 'troubleshooting/lamp.md' })).toBe('Turn the lamp.')
  })

  it('the table row that has the asked word', () => {
    const rows = ['| shade | what is on the lamp |', '| timeout | when the lamp goes out |'].join('\n')
    expect(likeliest(`# Lamp\n\n| Name | What |\n|---|---|\n${rows}\n`, 'timeout')).toMatch(/^timeout/)
  })
})

it('the wording is judged in the language of the question', () => {
  const source = page('Die Lampe zum Dimmen war ein Geschenk.', 'Die Lampe ist nicht zum Dimmen da.')
  expect(likeliest(source, 'kann man die Lampe dimmen', { language: german })).toMatch(/nicht/)
})

it('a section whose heading is the question comes before a sentence that has more of its words', () => {
  const text = 'Add the lamp with a cord?'
  const fuller = 'A lamp was there with a cord.'
  const source = (heading: string) => `# Room\n\n## From the attic\n\n${fuller}\n\n## ${heading}\n\nPlug it in there.\n`
  expect(likeliest(source('Add the lamp with a cord'), text)).toBe('Plug it in there.')
  expect(likeliest(source('Elsewhere'), text)).toBe(fuller)
})

describe('who asks in a few words is likelier answered', () => {
  const page = (title: string, heading: string) => `# ${title}\n\n## ${heading}\n\nIt glows.\n`
  const others = { 'b.md': '# Hall\n\nA lamp is dim in there.\n' }
  const likelihood = (source: string) =>
    piecesFor(source, 'a dim lamp', { others }).find(({ text }) => text === 'It glows.')?.likelihood

  it.each([
    ['under a heading that says less else', page('Room', 'Lamp'), page('Room', 'Lamp of a sofa')],
    ['on a page whose title says less else', page('Lamp', 'Part'), page('Lamp of a sofa', 'Part')]
  ])('%s', (_, short, long) => {
    expect(likelihood(short)).toBeGreaterThan((likelihood(long) ?? 0) * 1.5)
  })

  it('where the page begins', () => {
    const [first, second] = piecesFor('# Room\n\nThe lamp glows.\n\n## Hall\n\nThe lamp glows.\n', 'lamp')
    expect(first?.likelihood).toBeGreaterThan((second?.likelihood ?? 0) * 3)
  })
})
