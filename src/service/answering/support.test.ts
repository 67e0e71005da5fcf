import { describe, expect, it } from 'vitest'
import { corpusOf } from '../retrieval/testing/corpus.ts'
import { sourceOf } from '../testing/grounding.ts'
import { createSupport } from './support.ts'

const supports = createSupport(corpusOf({ 'a.md': '# A\n' }).index.analyzer)
const source = sourceOf(1, { title: 'Lamp', section: 'Colours', blocks: ['It glows in any colour of the rainbow.'] })

describe('a statement that is cited', () => {
  it.each([
    'The lamp has all colours',
    'In any of the rainbow’s',
    'It is glowing',
    'Set the `colour` to what you like'
  ])('is supported by a section that shares a content word: %s', statement => {
    expect(supports(statement, source)).toBe(true)
  })

  it.each(['Bananas are yellow', 'You can install it with npm', 'This is the way to deploy to a server'])(
    'is not supported by one that shares none: %s',
    statement => {
      expect(supports(statement, source)).toBe(false)
    }
  )

  it.each(['It does this', 'Sie leuchtet bunt', 'ランプは光ります', ''])(
    'is believed where its words cannot tell: %s',
    statement => {
      expect(supports(statement, source)).toBe(true)
    }
  )

  it('is believed in another language than the documentation’s, however many stop words the two share', () => {
    const foreign = createSupport(corpusOf({ 'a.md': '# A\n' }).index.analyzer, true)
    expect([supports, foreign].map(supports => supports('Usa o decorador no app', source))).toEqual([false, true])
  })
})
