import { expect, it } from 'vitest'
import { answerRequest } from '../testing/answer-request.ts'
import { groundingWith, sourceOf } from '../testing/grounding.ts'
import { answerOf } from '../testing/model.ts'
import { type AnswerEnd, startAnswer } from './answer.ts'
import type { AnswerPart } from './contract.ts'
import { quote } from './quote.ts'
import { startQuotedAnswer } from './quoted-answer.ts'

const blocks = ['A lamp glows in any colour of the rainbow.\n\n```sh\nnpm  install   lamp\n\n\nlamp\n```', '| a | b |']
const grounding = groundingWith({ sources: [sourceOf(1, { blocks }), sourceOf(2, { blocks: ['It is dark.'] })] })

const partsOf = async (parts: AsyncIterable<AnswerPart>) => {
  const read: AnswerPart[] = []
  for await (const part of parts) read.push(part)
  return read
}

const quoted = async () => {
  const kept: string[] = []
  const ends: AnswerEnd[] = []
  const { limits } = answerRequest(() => answerOf())
  const answer = await startQuotedAnswer({
    grounding,
    limits,
    keep: async text => void kept.push(text),
    settle: async end => void ends.push(end)
  })
  return { answer, kept, ends }
}

it('streams exactly the quote of its question, passage by passage', async () => {
  const { answer } = await quoted()
  const deltas = (await partsOf(answer.parts)).flatMap(part => (part.type === 'text-delta' ? [part.text] : []))
  expect(deltas.join('')).toBe(quote(grounding))
  expect(deltas.length).toBeGreaterThan(2)
  for (const delta of deltas.slice(0, -1)) expect(delta).toMatch(/\S\n\n$/)
})

it('is stored whole, with its outcome, before its first word is sent', async () => {
  const { answer, kept, ends } = await quoted()
  expect(kept).toEqual([quote(grounding)])
  expect(ends).toEqual([{ text: quote(grounding), outcome: 'answered', urls: [], modelFailed: false }])
  expect(answer.outcome()).toBe('answered')
})

it('has the parts that a model’s answer has, in their order', async () => {
  const text = quote(grounding)
  const { parts } = await startAnswer(answerRequest(() => answerOf(...text.split(/(?<=\n\n)(?!\n)/))))
  const [start, ...rest] = await partsOf(parts)
  expect(start).toEqual({ type: 'start' })
  const { answer } = await quoted()
  const own = await partsOf(answer.parts)
  expect(own.map(({ type }) => type)).toEqual(rest.map(({ type }) => type))
  for (const [index, part] of own.entries())
    expect(Object.keys(rest[index] ?? {})).toEqual(expect.arrayContaining(Object.keys(part)))
})

it('costs no tokens of a question, and tells how long the answer is', async () => {
  const { answer } = await quoted()
  expect((await partsOf(answer.parts)).at(-1)).toMatchObject({
    type: 'finish',
    finishReason: 'stop',
    totalUsage: { inputTokens: 0, outputTokens: Math.ceil(quote(grounding).length / 4) }
  })
})
