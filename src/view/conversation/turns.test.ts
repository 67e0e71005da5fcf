import { expect, it } from 'vitest'
import type { AssistantMessage } from '../../protocol/index.ts'
import { turnsOf } from './turns.ts'

const message = (id: string): AssistantMessage => ({
  id,
  role: id.startsWith('q') ? 'user' : 'assistant',
  parts: []
})
const turns = (...ids: string[]) => turnsOf(ids.map(message)).map(turn => turn.map(({ id }) => id))

it('puts each question together with its answers', () => {
  expect(turns('q1', 'a1', 'q2', 'q3', 'a3', 'a4')).toEqual([['q1', 'a1'], ['q2'], ['q3', 'a3', 'a4']])
})

it('keeps an answer whose question is not kept any more', () => {
  expect(turns('a0', 'q1')).toEqual([['a0'], ['q1']])
  expect(turns()).toEqual([])
})
