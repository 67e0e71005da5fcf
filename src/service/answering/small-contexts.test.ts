import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { chunksOf, question, sourcesOf, textOf } from '../testing/answers.ts'
import { finish, modelServer, say, serviceWith, start } from '../testing/model-server.ts'
import { createContextRoom } from './context-room.ts'

// Models whose context is smaller than what they are sent, through the whole service.

/** Twelve pages about the colours of lamps, of which ten fill the sections that a model is sent. */
const files = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [
    `c${at}.md`,
    `# Colour ${at}\n\nA lamp glows in colour ${at}. ${`It glows in shade ${at}, and then glows on. `.repeat(40)}\n`
  ])
)
const asked = question('Which colours does a lamp glow in?', { retrievalPageSize: 10 })

type Body = Parameters<Parameters<typeof modelServer>[0]>[2]

/** Tokens of a request, of which code has more than the service estimates. */
const tokensOf = ({ messages }: Body) => Math.ceil(messages.map(({ content }) => content).join('').length / 3)

const sectionsIn = ({ messages }: Body) => messages[0]?.content.match(/<section number/g)?.length ?? 0

const answer = (response: ServerResponse, text = 'A lamp glows in many a colour [1].') => {
  start(response)
  say(response, text)
  finish(response)
}

const refuse = (response: ServerResponse, message: string, status = 400) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))

const servers = {
  'vLLM, where the answer counts': {
    fits: (body: Body, context: number) => tokensOf(body) + Number(body.max_tokens) <= context,
    refuse: (response: ServerResponse, body: Body, context: number) =>
      void refuse(
        response,
        `'max_tokens' is too large: ${body.max_tokens}. This model's maximum context length is ${context} tokens and your request has ${tokensOf(body)} input tokens.`
      )
  },
  'llama.cpp, which says so in the stream': {
    fits: (body: Body, context: number) => tokensOf(body) <= context,
    refuse(response: ServerResponse, body: Body, context: number) {
      const message = `request (${tokensOf(body)} tokens) exceeds the available context size (${context} tokens), try increasing it`
      start(response)
      say(response, '')
      response.end(
        `data: ${JSON.stringify({ error: { code: 400, message, type: 'exceed_context_size_error', n_ctx: context } })}\n\n`
      )
    }
  },
  'an older llama.cpp, in a field of its own': {
    fits: (body: Body, context: number) => tokensOf(body) <= context,
    refuse(response: ServerResponse) {
      start(response)
      response.end(
        'error: {"code":400,"message":"the request exceeds the available context size."}\n\ndata: [DONE]\n\n'
      )
    }
  },
  'Groq, with 413': {
    fits: (body: Body, context: number) => tokensOf(body) + Number(body.max_tokens) <= context,
    refuse: (response: ServerResponse, body: Body, context: number) =>
      void refuse(
        response,
        `Request too large: Limit ${context}, Requested ${tokensOf(body)}, reduce your message`,
        413
      )
  },
  'LM Studio, which names no limit': {
    fits: (body: Body, context: number) => tokensOf(body) <= context,
    refuse: (response: ServerResponse) =>
      void refuse(
        response,
        'The number of tokens to keep from the initial prompt is greater than the context length. Try to load the model with a larger context length'
      )
  }
}

const serverWith = (kind: keyof typeof servers, context: number, text?: string) =>
  modelServer((response, _, body) =>
    servers[kind].fits(body, context) ? answer(response, text) : servers[kind].refuse(response, body, context)
  )

describe.each(Object.keys(servers) as (keyof typeof servers)[])('a model of %s', kind => {
  it.each([2_048, 4_096])('that takes %i tokens is asked again with less, which is remembered', async context => {
    const { url, requests } = await serverWith(kind, context)
    const service = await serviceWith(url, {}, {}, files)
    const chunks = await chunksOf(await service.ask(asked))
    expect(textOf(chunks)).toMatch(/^A lamp glows in many a colour \[1\]\(\/c\d+#colour-\d+\)\.$/)
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { outcome: 'answered' } })
    expect(requests.length).toBeLessThanOrEqual(3)
    const [whole, ...less] = requests.map(({ body }) => sectionsIn(body))
    expect(whole).toBe(10)
    expect(less.at(-1)).toBeGreaterThan(0)
    expect(less.at(-1)).toBeLessThan(10)
    const before = requests.length
    expect(textOf(await chunksOf(await service.ask(asked)))).toContain('[1](/c')
    expect(requests).toHaveLength(before + 1)
    // Its parameters are right, whatever else the refusal names.
    expect(requests.filter(({ body }) => !('max_tokens' in body))).toEqual([])
  })
})

it.each(['max_tokens', 'max_completion_tokens'])('asks for less than the %s that the body says', async name => {
  const { url, requests } = await modelServer((response, _, body) =>
    tokensOf(body) + Number(body[name]) <= 4_096
      ? answer(response)
      : void refuse(response, 'This model’s maximum context length is 4096 tokens.')
  )
  const service = await serviceWith(url, {}, { model: { body: { [name]: 3_000 } } }, files)
  expect(textOf(await chunksOf(await service.ask(asked)))).toContain('[1](/c')
  const [first, last] = requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens])
  expect(first).toEqual(name === 'max_tokens' ? [3_000, undefined] : [undefined, 3_000])
  expect(last).toEqual(name === 'max_tokens' ? [955, undefined] : [undefined, 955])
})

it('cites only sections that a model with a small context was given', async () => {
  const { url } = await serverWith('vLLM, where the answer counts', 4_096, 'A lamp glows in colour [9], and [1].')
  const service = await serviceWith(url, {}, {}, files)
  const chunks = await chunksOf(await service.ask(asked))
  expect(textOf(chunks)).toMatch(/^A lamp glows in colour, and \[1\]/)
  expect(sourcesOf(chunks)).toHaveLength(1)
})

it('asks a model with a small context the whole question, behind as much of the thread as fits', async () => {
  const { url, requests } = await serverWith('vLLM, where the answer counts', 4_096)
  const service = await serviceWith(url, {}, {}, files)
  const said = (id: number, role: string, text: string) => ({ id: `${id}`, role, parts: [{ type: 'text', text }] })
  const messages = [
    said(1, 'user', 'Tell me of lamps.'),
    said(2, 'assistant', 'They glow. '.repeat(500)),
    said(3, 'user', 'Do they glow at night?'),
    said(4, 'assistant', 'They do.'),
    said(5, 'user', 'And which colours does a lamp glow in?')
  ]
  await chunksOf(await service.ask({ fp: 'a', messages }))
  expect(
    requests
      .at(-1)
      ?.body.messages.slice(1)
      .map(({ content }) => content)
  ).toEqual(['Do they glow at night?', 'They do.', 'And which colours does a lamp glow in?'])
})

it('asks a model twice again at most, and tells the reader what may help', async () => {
  const said = 'Your input exceeds the context window of this model.'
  const lines: string[] = []
  const { url, requests } = await modelServer(response => refuse(response, said))
  const service = await serviceWith(url, {}, { writeLog: line => lines.push(line) }, files)
  for (let times = 1; times <= 2; times++) {
    const response = await service.ask(asked)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      code: 'model_failed',
      error: 'This is more than the model that answers takes. Ask a shorter question, or in a new conversation.'
    })
  }
  // What did not fit either is not remembered.
  expect(requests.map(({ body }) => sectionsIn(body))).toEqual([10, 6, 2, 10, 6, 2])
  expect(lines.join()).toContain(`Its server said: ${said}`)
})

it('remembers the limit that is named, not what a question in rare signs has left of it', async () => {
  const { url, requests } = await modelServer((response, _, body) => {
    const tokens = tokensOf(body) + 9 * (body.messages.at(-1)?.content.match(/🔦/gu)?.length ?? 0)
    if (tokens <= 16_384) answer(response)
    else void refuse(response, `This model's maximum context length is 16384 tokens, you requested ${tokens}.`)
  })
  const service = await serviceWith(url, {}, {}, files)
  for (const each of [question(`${'🔦'.repeat(3_000)} ${asked.messages[0]?.parts[0]?.text}`), asked]) {
    expect(textOf(await chunksOf(await service.ask(each)))).toContain('[1](/c')
  }
  expect(requests.map(({ body }) => body.max_tokens)).toEqual([4_096, expect.any(Number), 3_822])
  expect(sectionsIn(requests.at(-1)?.body as Body)).toBe(10)
})

it('ends the request that was refused in the stream, though the server leaves it open', async () => {
  const closed: string[] = []
  const { url } = await modelServer((response, _, body) => {
    if (tokensOf(body) <= 2_048) return answer(response)
    response.on('close', () => closed.push('refused'))
    start(response)
    response.write('data: {"error":{"code":400,"message":"exceeds the available context size (2048 tokens)"}}\n\n')
  })
  const service = await serviceWith(url, {}, {}, files)
  expect(textOf(await chunksOf(await service.ask(asked)))).toContain('[1](/c')
  await vi.waitFor(() => expect(closed).toEqual(['refused']))
})

it('does not ask again for an answer that has begun', async () => {
  const { url, requests } = await modelServer(response => {
    start(response)
    say(response, 'A lamp glows')
    response.end(`data: ${JSON.stringify({ error: { message: 'Context size has been exceeded.' } })}\n\n`)
  })
  const chunks = await chunksOf(await (await serviceWith(url, {}, {}, files)).ask(asked))
  expect(textOf(chunks)).toBe('A lamp glows')
  expect(chunks.at(-1)).toMatchObject({ type: 'error', errorText: 'The answer broke off, because the model failed.' })
  expect(requests).toHaveLength(1)
})

it('remembers for an hour how much fits', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5)
  const room = createContextRoom()
  expect(room.tokens()).toBe(Number.POSITIVE_INFINITY)
  room.learn(3_000)
  now.mockReturnValue(3_600_004)
  expect(room.tokens()).toBe(3_000)
  now.mockReturnValue(3_600_006)
  expect(room.tokens()).toBe(Number.POSITIVE_INFINITY)
  now.mockRestore()
})
