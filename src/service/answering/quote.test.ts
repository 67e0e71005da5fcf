import { describe, expect, it } from 'vitest'
import { groundingWith, sourceOf as source } from '../testing/grounding.ts'
import type { Grounding } from './grounding.ts'
import { quote } from './quote.ts'

const answer = (more: Partial<Grounding>): string => quote(groundingWith(more))

describe('an answer of the built-in model', () => {
  it('is the best passage under its name, with the others behind it', () => {
    expect(answer({})).toBe('**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.\n\nSee also: Lamp: Part 2 [2](/lamp#2)')
  })

  it('shows a second passage that fits about as well, apart from the first', () => {
    const sources = [source(1), source(2, { score: 0.9, section: 'Lamp' })]
    expect(answer({ sources })).toBe(
      '**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.\n\n---\n\n**Lamp** [2](/lamp#2)\n\nIt says 2.'
    )
  })

  it('says so when it is not sure', () => {
    expect(answer({ verdict: 'perhaps' })).toMatch(/^The documentation does not seem to answer this directly\./)
  })
})

describe('a refusal', () => {
  it('names the words that the documentation does not know, when they are few, and the closest pages', () => {
    expect(answer({ verdict: 'no', unknown: ['Helm', 'a_b'] })).toBe(
      'The documentation does not answer this question: it says nothing about “Helm” or “a\\_b”.\n\n' +
        'The closest pages, which may not help:\n\n- [Lamp: Part 1](/lamp#1)\n- [Lamp: Part 2](/lamp#2)'
    )
    expect(answer({ verdict: 'no', unknown: ['wie', 'ist', 'das'], sources: [] })).toBe(
      'The documentation does not answer this question.'
    )
  })

  it('asks for a question when there was none', () => {
    expect(answer({ verdict: 'no', isVague: true })).toBe(
      'The documentation has no answer to that. Ask about something in it, in a few words.'
    )
  })
})
