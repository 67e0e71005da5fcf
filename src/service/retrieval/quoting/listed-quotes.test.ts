import { expect, it } from 'vitest'
import { ask, corpusOf } from '../testing/corpus.ts'
import { listedQuotes } from './listed-quotes.ts'

const story = Array.from({ length: 60 }, (_, at) => `Once upon a time there was a bed ${at}.`)

const listed = (source: string, question = 'How do I dim a lamp?') => {
  const { quotes, sections } = ask(corpusOf({ 'a.md': source }), question, { limit: 5 })
  const [quote] = quotes()
  const textsOf = (all: ReturnType<typeof listedQuotes>) => all.map(({ pieces }) => pieces.map(({ text }) => text))
  return {
    quote,
    alone: textsOf(listedQuotes(quote ? [quote] : [], [])),
    twice: textsOf(listedQuotes(quote ? [quote, quote] : [], [])),
    named: textsOf(listedQuotes([], sections))
  }
}

it('are the items of the only quote, where it has several', () => {
  const { alone, twice } = listed('# Lamp\n\nTo dim a lamp:\n\n- turn its knob\n- press its button\n')
  expect(alone).toEqual([['turn its knob'], ['press its button']])
  expect(twice[0]).toEqual(['To dim a lamp:', 'turn its knob', 'press its button'])
})

it('are the sections that are quoted or named, from their beginning on', () => {
  const { alone, named } = listed('# Lamp\n\nIt glows.\n\nTo dim a lamp, turn its knob.\n\nIt is red.\n')
  expect(alone).toEqual([['It glows.', 'To dim a lamp, turn its knob.', 'It is red.']])
  expect(named).toEqual(alone)
})

it('are no longer than a screen or two, with what was quoted', () => {
  const { alone } = listed(`# Lamp\n\n${story.join(' ')}\n\nTo dim a lamp, turn its knob.\n`)
  expect(alone[0]?.[0]).toContain('a bed 0.')
  expect(alone[0]?.at(-1)).toBe('To dim a lamp, turn its knob.')
  expect(alone[0]?.length).toBeLessThan(45)
})
