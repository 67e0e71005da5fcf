import { generateText, streamText } from 'ai'
import { expect, it } from 'vitest'
import { groundingWith, sourceOf } from '../testing/grounding.ts'
import { createModel } from './model.ts'
import { quote } from './quote.ts'

const blocks = ['A lamp glows in any colour of the rainbow.\n\n```sh\nnpm  install   lamp\n```', '| a | b |']
const grounding = groundingWith({ sources: [sourceOf(1, { blocks })] })
const expected = quote(grounding)
const model = createModel(undefined)

it('streams exactly the quote of its question, a few words at a time', async () => {
  const deltas: string[] = []
  const answer = streamText({ model: model.forQuestion(grounding), prompt: 'Why?' })
  for await (const delta of answer.textStream) deltas.push(delta)
  expect(deltas.join('')).toBe(expected)
  expect(deltas.map(delta => delta.trim().split(/\s+/).length)).toEqual(expect.arrayContaining([12]))
  for (const delta of deltas) expect(delta.trim().split(/\s+/).length).toBeLessThanOrEqual(12)
  expect(await answer.finishReason).toBe('stop')
  expect(await answer.warnings).toEqual([])
  expect(await answer.usage).toMatchObject({ inputTokens: 0, outputTokens: Math.ceil(expected.length / 4) })
})

it('says the same when it is asked for all at once', async () => {
  const { text, finishReason, usage, warnings } = await generateText({
    model: model.forQuestion(grounding),
    prompt: 'Why?'
  })
  expect(warnings).toEqual([])
  expect([text, finishReason, usage.outputTokens]).toEqual([expected, 'stop', Math.ceil(expected.length / 4)])
})

it('leaves the event loop a turn between deltas, and stops there when it is told to', async () => {
  const long = groundingWith({ sources: [sourceOf(1, { blocks: ['word '.repeat(4_000)] })] })
  const stop = new AbortController()
  setImmediate(() => stop.abort())
  let text = ''
  const { stream } = await model.forQuestion(long).doStream({ prompt: [], abortSignal: stop.signal })
  await expect(
    (async () => {
      for await (const part of stream) if (part.type === 'text-delta') text += part.delta
    })()
  ).rejects.toThrow()
  expect(text.length).toBeLessThan(2_000)
})

it('streams its words as one text, from its start to its end', async () => {
  const { stream } = await model.forQuestion(grounding).doStream({ prompt: [] })
  const ids = new Set<string>()
  const types: string[] = []
  for await (const part of stream) {
    types.push(part.type)
    if ('id' in part && part.id) ids.add(part.id)
    else expect(['stream-start', 'finish']).toContain(part.type)
  }
  expect(types.slice(0, 3)).toEqual(['stream-start', 'text-start', 'text-delta'])
  expect(types.slice(-3)).toEqual(['text-delta', 'text-end', 'finish'])
  expect(ids.size).toBe(1)
})

it('is told apart from a configured model', () => {
  expect(model.onlyQuotes).toBe(true)
  expect(model.forQuestion(grounding)).toMatchObject({ provider: 'docs-assistant', modelId: 'quote' })
  const configured = createModel({ url: 'http://localhost/v1', name: 'small', key: undefined })
  expect(configured.onlyQuotes).toBe(false)
  expect(configured.forQuestion(grounding).modelId).toBe('small')
})
