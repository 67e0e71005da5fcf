import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssistantMessage, messageText } from '../protocol/index.ts'
import { mergeMessages } from './merge.ts'

const question = (id: string, text = id): AssistantMessage => ({ id, role: 'user', parts: [{ type: 'text', text }] })
const answer = (id: string, text = id, interrupted = false): AssistantMessage => ({
  id,
  role: 'assistant',
  parts: [{ type: 'text', text }],
  ...(interrupted && { metadata: { interrupted } })
})
const merge = (
  ours: AssistantMessage[],
  stored: AssistantMessage[],
  known: AssistantMessage[] = [],
  removed: string[] = []
) => mergeMessages({ ours, stored, known }, new Set(removed)).map(messageText)

const [q1, a1, q2, a2, q3, a3] = [
  question('q1'),
  answer('a1'),
  question('q2'),
  answer('a2'),
  question('q3'),
  answer('a3')
]

it('keeps the questions of both tabs with their answers, in the order in which they were asked', () => {
  const both = ['q1', 'a1', 'q2', 'a2', 'q3', 'a3']
  expect(merge([q1, a1, q3, a3], [q1, a1, q2, a2], [q1, a1])).toEqual(both)
  expect(merge([q1, a1, q2, a2], [q1, a1, q3, a3], [q1, a1])).toEqual(both)
})

it('gives the very messages that this tab has, so that nothing is drawn again', () => {
  const copies = structuredClone([q1, a1, q2])
  const merged = mergeMessages({ ours: [q1, a1, q2], stored: copies, known: copies }, new Set())
  expect(merged.every((message, index) => message === [q1, a1, q2][index])).toBe(true)
})

it('leaves out what was replaced, and the answer of a question that was', () => {
  expect(merge([q1, a1, q3], [q1, a1, q2, a2], [q1, a1, q2, a2], ['q2'])).toEqual(['q1', 'a1', 'q3'])
  expect(merge([q1], [q1, a1], [], ['a1'])).toEqual(['q1'])
})

describe('of two versions of a message', () => {
  const [old, ours, stored] = [answer('a', 'old'), answer('a', 'ours'), answer('a', 'stored')]
  it('takes the one that was changed since', () => {
    expect(merge([q1, ours], [q1, old], [q1, old])).toEqual(['q1', 'ours'])
    expect(merge([q1, old], [q1, stored], [q1, old])).toEqual(['q1', 'stored'])
  })

  it('takes the one that says more when both were, whichever tab asks', () => {
    expect(merge([q1, ours], [q1, stored], [q1, old])).toEqual(['q1', 'stored'])
    expect(merge([q1, stored], [q1, ours], [q1, old])).toEqual(['q1', 'stored'])
    expect(merge([q1, answer('a', 'x')], [q1, answer('a', 'y')])).toEqual(['q1', 'y'])
    expect(merge([q1, answer('a', 'y')], [q1, answer('a', 'x')])).toEqual(['q1', 'y'])
  })
})

it('takes the whole answer where both tabs have a version of it, though the mark of the broken one is longer', () => {
  const [part, whole] = [answer('a', 'Here: one, ', true), answer('a', 'Here: one, two.')]
  const [older] = [answer('a', 'Here', true)]
  expect(merge([q1, whole], [q1, part], [q1, older])).toEqual(['q1', 'Here: one, two.'])
  expect(merge([q1, part], [q1, whole], [q1, older])).toEqual(['q1', 'Here: one, two.'])
})

it('takes no beginning of an answer for a change of it, though another tab wrote it after the whole', () => {
  const [part, whole] = [answer('a', 'Here: one, '), answer('a', 'Here: one, two.')]
  expect(merge([q1, whole], [q1, part], [q1, whole])).toEqual(['q1', 'Here: one, two.'])
  expect(merge([q1, part], [q1, whole], [q1, whole])).toEqual(['q1', 'Here: one, two.'])
})

it('takes no broken answer for a change of the whole one, though another tab wrote its last words after the end', () => {
  const [broken, whole] = [answer('a', 'All of it.', true), answer('a', 'All of it.')]
  const cut = ({ ours, stored, known }: Record<'ours' | 'stored' | 'known', AssistantMessage>) =>
    mergeMessages({ ours: [q1, ours], stored: [q1, stored], known: [q1, known] }, new Set())[1]?.metadata?.interrupted
  expect(cut({ ours: whole, stored: broken, known: whole })).toBeUndefined()
  expect(cut({ ours: broken, stored: whole, known: broken })).toBeUndefined()
  expect(cut({ ours: broken, stored: broken, known: whole })).toBe(true)
})

describe('of two answers to a question', () => {
  it('takes the whole one, or else the one that got further', () => {
    const [part, more] = [answer('x', 'a part', true), answer('b', 'and more of it', true)]
    expect(merge([q1, part], [q1, a1])).toEqual(['q1', 'a1'])
    expect(merge([q1, a1], [q1, part])).toEqual(['q1', 'a1'])
    expect(merge([q1, part], [q1, more])).toEqual(['q1', 'and more of it'])
  })

  it('takes the same of two whole ones, whichever tab asks', () => {
    expect(merge([q1, a1], [q1, a2])).toEqual(merge([q1, a2], [q1, a1]))
  })
})

it('comes to the same result in both tabs, and to no other when it is asked again', () => {
  const turns = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 0, max: 6 }), text: fc.string({ maxLength: 3 }), cut: fc.boolean() }),
    { selector: turn => turn.id, maxLength: 5 }
  )
  const messages = turns.map(list =>
    list
      .sort((a, b) => a.id - b.id)
      .flatMap(({ id, text, cut }) => [question(`q${id}`), answer(`a${id}${text}`, text, cut)])
  )
  fc.assert(
    fc.property(messages, messages, messages, (one, other, known) => {
      const here = mergeMessages({ ours: one, stored: other, known }, new Set())
      const there = mergeMessages({ ours: other, stored: here, known: other }, new Set())
      expect(there).toEqual(here)
      expect(mergeMessages({ ours: here, stored: there, known: here }, new Set())).toEqual(here)
    })
  )
})
