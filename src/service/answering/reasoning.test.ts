import { describe, expect, it } from 'vitest'
import type { AnswerPart } from './contract.ts'
import { withReasoning } from './reasoning.ts'

const partsOf = async function* (...texts: string[]): AsyncGenerator<AnswerPart> {
  yield { type: 'text-start', id: '1' }
  for (const text of texts) yield { type: 'text-delta', id: '1', text }
  yield { type: 'text-end', id: '1' }
}

/** Types and words, in order. */
const read = async (parts: AsyncIterable<AnswerPart>) => {
  const types: string[] = []
  const words = { text: '', reasoning: '' }
  for await (const part of withReasoning(parts)) {
    if (types.at(-1) !== part.type) types.push(part.type)
    if (part.type === 'text-delta') words.text += part.text
    if (part.type === 'reasoning-delta') words.reasoning += part.text
  }
  return { types: types.join(' '), ...words }
}

const both = 'reasoning-start reasoning-delta reasoning-end text-start text-delta text-end'

describe('the thoughts of a model', () => {
  it.each([
    [['<think>Hm.</think>\n\nAny.'], both, 'Hm.', 'Any.'],
    [[...'\n<think>\nHm, 1 < 2.\n</think>\nAny.'], both, '\nHm, 1 < 2.\n', '\nAny.'],
    [
      ['<think>', '\n\n', '</think>', '\n\n', 'Any.'],
      'reasoning-start reasoning-delta reasoning-end text-start text-delta text-end',
      '\n\n',
      '\n\nAny.'
    ],
    [['Any.'], 'text-start text-delta text-end', '', 'Any.'],
    [['<thi', 'rd> one'], 'text-start text-delta text-end', '', '<third> one'],
    [['<thi'], 'text-start text-delta text-end', '', '<thi'],
    [
      ['Write `<think>` before and `</think>` behind.'],
      'text-start text-delta text-end',
      '',
      'Write `<think>` before and `</think>` behind.'
    ],
    [['<think>Hm, and on and on'], 'reasoning-start reasoning-delta reasoning-end', 'Hm, and on and on', ''],
    [[], '', '', '']
  ])('stand apart from its answer: %j', async (texts, types, reasoning, text) => {
    const found = await read(partsOf(...texts))
    expect(found).toMatchObject({ text, reasoning })
    expect(found.types).toBe(types)
  })

  it('that come as such are left as they are', async () => {
    const given: AnswerPart[] = [
      { type: 'reasoning-start', id: 'r' },
      { type: 'reasoning-delta', id: 'r', text: 'Hm.' },
      { type: 'reasoning-end', id: 'r' }
    ]
    const parts = async function* () {
      yield* given
      yield* partsOf('Any.')
    }
    expect(await read(parts())).toEqual({ types: both, reasoning: 'Hm.', text: 'Any.' })
  })
})
