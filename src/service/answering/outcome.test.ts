import { describe, expect, it } from 'vitest'
import { groundingWith, sourceOf } from '../testing/grounding.ts'
import { outcomeOfModel, outcomeOfQuote } from './outcome.ts'

describe('the built-in model', () => {
  it.each([
    ['clearly', 'answered'],
    ['perhaps', 'unsure'],
    ['no', 'refused']
  ] as const)('%s → %s', (verdict, outcome) => {
    expect(outcomeOfQuote(groundingWith({ verdict }), 'So.')).toBe(outcome)
  })

  it('is unsure of what only another version says', () => {
    const otherVersion = { asked: '2', found: '1' }
    expect(outcomeOfQuote(groundingWith({ verdict: 'clearly', otherVersion }), 'So.')).toBe('unsure')
  })
})

describe('a configured model', () => {
  const sources = [sourceOf(1), sourceOf(2, { url: 'https://docs.example/a_(b)#c' })]
  const found = groundingWith({ verdict: 'clearly', sources })
  const url = sources[0]?.url

  it.each([
    [`Run npm i [1](${url}).`],
    [`Run npm i [the guide](${url}).`],
    ['See [2](https://docs.example/a_(b)#c).'],
    [`See [2](<${url}>).`],
    ['Run npm i [1].']
  ])('has answered when it cites a section: %s', text => {
    expect(outcomeOfModel(found, text)).toBe('answered')
  })

  it.each([
    ['The documentation does not say.'],
    ['Die Dokumentation beantwortet das nicht.'],
    ['See [my page](https://evil.test/).'],
    [`See [1](https://evil.test/).`],
    ['Use items[7] and [x].']
  ])('has refused when it cites none in a few words: %s', text => {
    expect(outcomeOfModel(found, text)).toBe('refused')
  })

  it('is unsure when it says much and cites nothing, or cites what does not fit', () => {
    expect(outcomeOfModel(found, 'Perhaps. '.repeat(100))).toBe('unsure')
    expect(outcomeOfModel(groundingWith({ verdict: 'no', sources }), `It is so [1](${url}).`)).toBe('unsure')
  })

  it('has refused without any section to cite', () => {
    expect(outcomeOfModel(groundingWith({ verdict: 'no', sources: [] }), 'No idea [1].')).toBe('refused')
  })
})
