import { expect, it } from 'vitest'
import { averageOf, figuresOf } from './figures.ts'
import type { Result } from './measure.ts'

const result = (outcome: string, text: string, more: Partial<Result> = {}): Result => ({
  question: '',
  isKeptBack: false,
  namesIdentifier: false,
  answer: { text, outcome, passage: 'two words' },
  ...more
})
const found = { sentences: [], paths: [], place: 0, isQuoted: true, isMarked: false }

it('counts the words before the first code block, and leaves refusals out', () => {
  const results = [
    result('answered', 'Run this:\n\n```sh\nnpm install lamp\n```\n\nand wait', { found }),
    result('refused', 'a b c d e f g h', { found })
  ]
  expect(figuresOf(results)).toMatchObject({ words: 2, markedWords: 2, refused: 50, confident: 50 })
})

it('counts answerable and unanswerable questions separately', () => {
  const results = [result('answered', '', { found }), result('answered', ''), result('unsure', '')]
  expect(figuresOf(results)).toMatchObject({ confident: 100, confidentWrongly: 50, hedgedRightly: 50, quoted: 100 })
})

it('averages over documentations, and leaves out a documentation without questions for a figure', () => {
  const one = figuresOf([result('answered', '', { found })])
  const other = figuresOf([result('unsure', '', { found: { ...found, place: 3 } }), result('refused', '')])
  expect(averageOf([one, other])).toMatchObject({ five: 100, first: 50, confident: 50, refusedRightly: 100 })
})
