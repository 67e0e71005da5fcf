import { expect, it } from 'vitest'
import { questionOf } from '../testing/corpus.ts'
import { mentionsCode, type Question, truncateQuestion as truncate } from './question.ts'

const truncateQuestion = (question: Question) => truncate(question, () => false)

it('cuts a question, its thread and its context to their limits', () => {
  const item = (value: string) => ({ type: 'textSelection' as const, value, path: '/a' })
  const long = 'x'.repeat(5_000)
  const { text, earlier, context, currentPath } = truncateQuestion(
    questionOf(`  ${long}`, {
      earlier: ['first', 'second', long],
      context: [item(long), ...Array.from({ length: 12 }, (_, number) => item(`${number}`))],
      currentPath: '/open'
    })
  )
  expect(text.length).toBeLessThanOrEqual(700)
  expect(earlier).toEqual(['second', 'x'.repeat(2_000)])
  expect(context).toHaveLength(10)
  expect(context[0]).toEqual(item('x'.repeat(600)))
  expect(context[9]).toEqual(item('8'))
  expect(currentPath).toBe('/open')
})

it('adds the error message pasted before a short question', () => {
  const { text } = truncateQuestion(questionOf(`Error: no lamp\n${'at lamp.js '.repeat(400)}\nHow do I mend it?`))
  expect(text).toBe('How do I mend it?\nError: no lamp')
})

it.each([
  ['what does useChat return?', true],
  ['set max_tokens', true],
  ['when do I call run() myself?', true],
  ['the `size` of it', true],
  ['What is a Tool?', false],
  ['how do I stop a stream (at once)?', false]
])('“%s” names something of the code: %s', (text, mentions) => {
  expect(mentionsCode(text)).toBe(mentions)
})
