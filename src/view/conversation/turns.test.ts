import { expect, it } from 'vitest'
import type { AssistantMessage } from '../../protocol/index.ts'
import { farTurns, guessHeight, turnsOf } from './turns.ts'

const message = (id: string): AssistantMessage => ({
  id,
  role: id.startsWith('q') ? 'user' : 'assistant',
  parts: []
})
const turns = (...ids: string[]) => turnsOf(ids.map(message)).map(turn => turn.map(({ id }) => id))

it('groups each question with its answers', () => {
  expect(turns('q1', 'a1', 'q2', 'q3', 'a3', 'a4')).toEqual([['q1', 'a1'], ['q2'], ['q3', 'a3', 'a4']])
})

it('keeps an answer whose question is no longer stored', () => {
  expect(turns('a0', 'q1')).toEqual([['a0'], ['q1']])
  expect(turns()).toEqual([])
})

it('of a long conversation the short turns at the end are drawn at once, and those around the reader’s place', () => {
  const long = turnsOf(Array.from({ length: 50 }, (_, index) => message(`q${index}`)))
  const near = (place?: string) => {
    const far = farTurns(long, place)
    return long.flatMap(([first]) => (far.has(first) ? [] : (first?.id ?? [])))
  }
  const last = Array.from({ length: 22 }, (_, index) => `q${index + 28}`)
  expect(near('q10')).toEqual(['q9', 'q10', 'q11', ...last])
  expect(near('q40')).toEqual(last)
  expect(near()).toEqual(last)
  expect(farTurns(long.slice(0, 20), undefined).size).toBe(0)
})

it('of turns with longer answers, fewer are drawn at once', () => {
  const drawn = (length: number) => {
    const parts = [{ type: 'text' as const, text: 'x'.repeat(length) }]
    const long = Array.from({ length: 50 }, (_, index) => [message(`q${index}`), { ...message(`a${index}`), parts }])
    return long.length - farTurns(long, 'q49').size
  }
  expect([1000, 10_000, 100_000].map(drawn)).toEqual([5, 2, 2])
})

it('the estimated height of a turn grows with its text', () => {
  const text = 'x'.repeat(1_000)
  const turn = [message('q0'), { ...message('a0'), parts: [{ type: 'text' as const, text }] }]
  expect(guessHeight(turn) - guessHeight([message('q0')])).toBe(500)
})
