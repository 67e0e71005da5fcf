import type { ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import type { AnswerLimits } from '../contract.ts'
import { chunksOf, question } from '../testing/answers.ts'
import { finish, modelServer, say, serviceWith, start } from '../testing/model-server.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const usual = { maxTokens: undefined }
const twice = { maxTokens: 2 * 4_096 }

/** How an answer ends that says a word and all this. */
const endOf = async (
  more: (response: ServerResponse) => void,
  model: { maxTokens: number | undefined },
  answer: Partial<AnswerLimits> = {}
) => {
  const { url } = await modelServer(response => {
    start(response)
    say(response, 'Any [1].')
    more(response)
    finish(response)
  })
  const service = await serviceWith(url, answer, { model })
  const chunks = await chunksOf(await service.ask(question('Which colours does a lamp glow in?')))
  const last = chunks.at(-1)
  return last?.errorText ?? last?.type
}

const endless = 'The model’s answer did not come to its end.'

const words = (response: ServerResponse) => say(response, ' and so on'.repeat(5_000))

it('an answer of more tokens than usual may have as many more characters', async () => {
  expect(await endOf(words, usual)).toBe(endless)
  expect(await endOf(words, twice)).toBe('finish')
})

it('an answer of more tokens than usual may have as many more bytes', async () => {
  const bytes = (response: ServerResponse) => response.write(`: ${'x'.repeat(9_000_000)}\n\n`)
  expect(await endOf(bytes, usual)).toBe(endless)
  expect(await endOf(bytes, twice)).toBe('finish')
})

it('a response that is too long before its first word is not asked for again', async () => {
  const { url, requests } = await modelServer(response => {
    start(response).end(`: ${'x'.repeat(9_000_000)}\n\n`)
  })
  const response = await (await serviceWith(url)).ask(question('Which colours does a lamp glow in?'))
  expect(await response.text()).toContain(endless)
  expect(requests).toHaveLength(1)
})

it.each([401, 502])('a failure with %i that does not come to its end is read up to a bound', async status => {
  const { url } = await modelServer(response => void response.writeHead(status).write('x'.repeat(20_000)))
  const response = await (await serviceWith(url)).ask(question('Which colours does a lamp glow in?'))
  expect((await response.json()).code).toBe('model_failed')
})

it.each([
  ['of the usual number of tokens', 4_096, 120_000],
  ['of more tokens', 2 * 4_096, 240_000],
  ['of fewer tokens', 512, 120_000],
  ['of more tokens than any clock can wait for', 1e12, 2 ** 31 - 1]
])('an answer %s has its time', async (_which, maxTokens, milliseconds) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  expect(await endOf(() => {}, { maxTokens })).toBe('finish')
  expect(timeout.mock.calls.flat()).toEqual([milliseconds])
})

it('a bound of the embedder’s own holds for any number of tokens', async () => {
  expect(await endOf(words, twice, { characters: 40_000 })).toBe(endless)
})
