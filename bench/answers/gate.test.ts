import { describe, expect, it } from 'vitest'
import { problemsIn } from './gate.ts'
import type { Result } from './measure.ts'

const answered = { text: '', outcome: 'answered', passage: '' }

/** Results of a hundred answerable questions and one unanswerable one, all kept back. */
const measured = (name: string, rightPages: number) => ({
  name,
  results: Array.from({ length: 101 }, (_, at): Result => {
    const result = { question: `${at}`, isKeptBack: true, namesIdentifier: false, answer: answered }
    if (at === 100) return { ...result, answer: { ...answered, outcome: 'refused' } }
    return {
      ...result,
      found: { sentences: [], paths: [], place: at < rightPages ? 1 : -1, isQuoted: true, isMarked: true }
    }
  })
})

const held = (five: number) => ({ five, first: 0, quoted: 100, marked: 100, doubted: 0, wrong: 0 })
const recorded = (five: number) => ({ all: held(five), keptBack: held(five) })
const five = (problems: string[]) => problems.filter(problem => problem.includes('among five'))

describe('a figure whose record reaches its floor', () => {
  it('may fall as far as the floor', () => {
    expect(problemsIn([measured('a', 93)], { a: recorded(97) })).toEqual([])
  })

  it('may not fall below it', () => {
    expect(five(problemsIn([measured('a', 92)], { a: recorded(93) }))).toEqual([
      'Average: a right page is among five: 92.0 %, was 93.0 %, floor 93 %'
    ])
  })
})

describe('a figure whose record does not reach its floor', () => {
  it('may fall by three points in the average', () => {
    expect(problemsIn([measured('a', 77)], { a: recorded(80) })).toEqual([])
    expect(five(problemsIn([measured('a', 76)], { a: recorded(80) }))).toHaveLength(1)
  })

  it('may fall by six points in one documentation while the average holds', () => {
    const record = { a: recorded(80), b: recorded(80) }
    expect(problemsIn([measured('a', 74), measured('b', 80)], record)).toEqual([])
    expect(five(problemsIn([measured('a', 73), measured('b', 81)], record))).toEqual([
      'a: a right page is among five: 73.0 %, was 80 %'
    ])
  })
})

describe('the floor of each documentation', () => {
  const record = { a: recorded(85), b: recorded(100) }

  it('is reported where a record that reached it falls below it, though the average holds', () => {
    expect(problemsIn([measured('a', 85), measured('b', 100)], record)).toEqual([])
    expect(problemsIn([measured('a', 84), measured('b', 100)], record)).toEqual([
      'a, kept back: a right page is among five: 84.0 %, was 85 %, floor 85 %'
    ])
  })

  it('is not held against a record that is below it', () => {
    expect(problemsIn([measured('a', 82), measured('b', 100)], { ...record, a: recorded(82.6) })).toEqual([])
  })
})

describe('a figure of a documentation that is recorded', () => {
  const { five: _, ...withoutFive } = held(97)
  const whole = measured('whole', 97)
  const problems = (results: Result[], record: object) =>
    problemsIn([{ name: 'a', results }, whole], { whole: recorded(97), a: { ...recorded(97), ...record } })

  it.each([
    [{ all: withoutFive }, 'all questions'],
    [{ keptBack: withoutFive }, 'kept back'],
    [{ keptBack: { ...withoutFive, five: null } }, 'kept back']
  ])('is missed where it is not recorded: %j', (record, questions) => {
    expect(problems(whole.results, record)).toEqual([
      `a, ${questions}: a right page is among five: 97.0 %, but – % is recorded`
    ])
  })

  it('is missed where it is not measured any more', () => {
    const answerable = whole.results.filter(({ found }) => found)
    expect(problems(answerable, {})).toEqual([
      'a, all questions: unanswerable, and answered confidently: – %, but 0.0 % is recorded',
      'a, kept back: unanswerable, and answered confidently: – %, but 0.0 % is recorded'
    ])
  })

  it('is not missed where there are no questions for it', () => {
    const none = { five: null, first: null, quoted: null, marked: null, doubted: null, wrong: null }
    const tuned = whole.results.map(result => ({ ...result, isKeptBack: false }))
    expect(problems(tuned, { keptBack: none })).toEqual([])
  })
})

it('reports a figure with a maximum that rises above it', () => {
  const wrong = measured('a', 100)
  for (const result of wrong.results.slice(0, 13)) result.answer = { ...answered, outcome: 'unsure' }
  expect(problemsIn([wrong], { a: recorded(100) })).toEqual([
    'a: answerable, and refused or hedged: 13.0 %, was 0 %',
    'Average: answerable, and refused or hedged: 13.0 %, was 0.0 %, floor 12 %'
  ])
})
