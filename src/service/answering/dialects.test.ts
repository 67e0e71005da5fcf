import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { chunksOf, question, sourcesOf, textOf } from '../testing/answers.ts'
import { completion, finish, modelServer, say, send, serviceWith, start } from '../testing/model-server.ts'

// What servers of the OpenAI protocol do differently, through the whole service.

const cited = 'A lamp glows in any colour [1](/colours#colours).'
const asked = question('Which colours does a lamp glow in?')

const refuse = (response: ServerResponse, status: number, message: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))

const answer = (response: ServerResponse, text = cited) => {
  start(response)
  say(response, text)
  finish(response)
}

describe('a model of', () => {
  it('OpenAI that reasons wants max_completion_tokens, which is found once and remembered', async () => {
    const { url, requests } = await modelServer((response, _, body) =>
      'max_tokens' in body
        ? void refuse(
            response,
            400,
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
          )
        : answer(response)
    )
    const service = await serviceWith(url, {}, { model: { maxTokens: 777 } })
    for (let times = 0; times < 3; times++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
    expect(requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
      [777, undefined],
      [undefined, 777],
      [undefined, 777],
      [undefined, 777]
    ])
  })

  it.each([
    ['the first event', '400', (error: string) => `: ping\n\ndata: ${error}\n\ndata: [DONE]\n\n`, 1],
    ['JSON', '400', (error: string) => error, 1],
    ['JSON without a status', 'unsupported_parameter', (error: string) => error, 2]
  ])('a gateway that refuses a parameter with 200, as %s, is asked without it', async (_as, code, body, times) => {
    const error = { message: "Unsupported parameter: 'max_tokens'", code }
    const { url, requests } = await modelServer((response, _, { max_tokens }) =>
      max_tokens === undefined ? answer(response) : void start(response).end(body(JSON.stringify({ error })))
    )
    const service = await serviceWith(url)
    for (let asks = 0; asks < 2; asks++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
    expect(requests.map(({ body }) => 'max_tokens' in body)).toEqual([...Array(times).fill(true), false, false])
  })

  it.each([
    ['its code', { message: 'Who are you?', code: '401' }, 502, 'cannot be used', 1],
    ['its status', { message: 'Slow down', code: 'rate_limit_exceeded', status: 429 }, 503, 'is busy', 1],
    ['the status of Text Generation Inference', { message: 'Overloaded', http_status_code: 429 }, 503, 'is busy', 1],
    ['nothing', { message: 'Oops', code: '1302', status: 7 }, 502, 'failed', 2]
  ])('a gateway whose error has 200 fails as %s says', async (_what, error, status, sentence, times) => {
    const { url, requests } = await modelServer(response => {
      start(response)
      response.end(`data: ${JSON.stringify({ error })}\n\n`)
    })
    const response = await (await serviceWith(url)).ask(asked)
    expect(response.status).toBe(status)
    expect((await response.json()).error).toContain(sentence)
    expect(requests).toHaveLength(times)
  })

  it('OpenAI that refuses both names of the parameter is asked twice, and nothing is remembered', async () => {
    const { url, requests } = await modelServer(response => refuse(response, 400, 'max_tokens is too large: 4096'))
    const service = await serviceWith(url)
    for (let times = 0; times < 2; times++) expect((await service.ask(asked)).status).toBe(502)
    expect(requests.map(({ body }) => 'max_tokens' in body)).toEqual([true, false, true, false])
  })

  it('a server that knows no stream_options is asked without', async () => {
    const { url, requests } = await modelServer((response, _, body) =>
      'stream_options' in body ? void refuse(response, 422, 'Extra inputs: stream_options') : answer(response)
    )
    const service = await serviceWith(url)
    for (let times = 0; times < 2; times++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
    expect(requests).toHaveLength(3)
  })

  it('a server that refuses two parameters, one after the other, is asked without both', async () => {
    const { url, requests } = await modelServer((response, _, body) => {
      if ('stream_options' in body) return void refuse(response, 400, 'Unknown parameter: stream_options')
      return 'max_tokens' in body ? void refuse(response, 400, 'Unsupported: max_tokens') : answer(response)
    })
    const service = await serviceWith(url)
    for (let times = 0; times < 2; times++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
    expect(requests).toHaveLength(4)
  })

  it.each([
    ['', 400, '["System role not supported"]'],
    [' in SGLang', 500, 'Internal Server Error: System role not supported'],
    [' at Google', 400, '[{"error":{"message":"Developer instruction is not enabled for models/gemma-3-27b-it"}}]'],
    [', Mistral', 400, 'Conversation roles must alternate user/assistant/user/assistant/...'],
    [', o1', 400, `{"error":{"message":"Unsupported value","param":"messages[0].role"}}`]
  ])(
    'Gemma%s has the instructions in the question, which is found once and remembered',
    async (_server, status, said) => {
      const { url, requests } = await modelServer((response, _, { messages }) =>
        messages[0]?.role === 'system' ? void response.writeHead(status).end(said) : answer(response)
      )
      const service = await serviceWith(url)
      for (let times = 0; times < 2; times++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
      const messages = requests.map(({ body }) => body.messages).filter(([first]) => first?.role !== 'system')
      expect(messages).toEqual(
        Array(2).fill([{ role: 'user', content: expect.stringMatching(/^You answer[\s\S]+glow in\?$/) }])
      )
    }
  )

  it('OpenAI that takes no temperature but its own is asked without', async () => {
    const said =
      "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) is supported."
    const { url, requests } = await modelServer((response, _, body) =>
      'temperature' in body ? void refuse(response, 400, said) : answer(response)
    )
    const service = await serviceWith(url, {}, { model: { temperature: 0.2 } })
    for (let times = 0; times < 2; times++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
    expect(requests.map(({ body }) => body.temperature)).toEqual([0.2, undefined, undefined])
  })

  it.each([
    'Your organization must be verified to stream this model.',
    "Unsupported value: 'stream' does not support true with this model.",
    '`stream` must be false',
    'Streaming is not supported.',
    'The model is unsupported for streaming.',
    "This model doesn't support streaming.",
    'This model cannot be streamed.',
    "Streaming isn't supported.",
    "Parameter 'stream' is unsupported.",
    'Streaming is disabled.'
  ])('a server that streams nothing and says “%s” is asked for the whole', async said => {
    const { url, requests, queries } = await modelServer(
      response => refuse(response, 400, said),
      response => response.end(completion(cited))
    )
    const service = await serviceWith(url)
    for (let times = 0; times < 2; times++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
    expect(requests).toHaveLength(1)
    expect(queries.map(({ body }) => 'stream_options' in body)).toEqual([false, false])
  })

  it('a gateway whose stream broke is asked for a stream again', async () => {
    const said = 'stream error: stream ID 5; INTERNAL_ERROR; received from peer'
    const { url, requests, queries } = await modelServer(response => refuse(response, 500, said))
    expect((await (await serviceWith(url)).ask(asked)).status).toBe(502)
    expect([requests.length, queries.length]).toEqual([2, 0])
  })

  it.each([
    ['Azure', 400, { error: { message: 'Content management policy.', code: 'content_filter', status: 400 } }],
    ['Kimi', 400, { error: { message: 'Considered high risk', param: 'prompt', code: 400, type: 'content_filter' } }],
    ['Qwen', 400, { error: { message: 'Inappropriate content.', code: 'data_inspection_failed' } }],
    ['DeepSeek', 400, { error: { message: 'Content Exists Risk', code: 'invalid_request_error' } }],
    ['LiteLLM', 400, { error: { message: 'litellm.ContentPolicyViolationError: filtered', code: '400' } }],
    ['LiteLLM with 200', 200, { error: { message: 'litellm.ContentPolicyViolationError: filtered', code: '400' } }],
    ['OpenRouter', 403, { error: { message: 'Flagged', code: 403, metadata: { flagged_input: 'glow' } } }]
  ])('%s whose filter keeps a question from it has declined to answer', async (_server, status, body) => {
    const { url, requests } = await modelServer(response =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    )
    const chunks = await chunksOf(await (await serviceWith(url)).ask(asked))
    expect(textOf(chunks)).toBe('The model declined to answer this question.')
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { outcome: 'refused' } })
    expect(requests).toHaveLength(1)
  })

  it('DeepSeek has its thoughts beside its answer, which become reasoning', async () => {
    const { url } = await modelServer(response => {
      start(response)
      send(response, { role: 'assistant', content: null, reasoning_content: 'Colours? ' })
      send(response, { reasoning_content: 'Any.' })
      answerOn(response)
    })
    await expectThoughts(url, 'Colours? Any.')
  })

  it('Ollama has its thoughts as `reasoning`, and no id or usage in its chunks', async () => {
    const { url } = await modelServer(response => {
      start(response)
      const chunk = (delta: object, finish_reason: string | null = null) =>
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
      chunk({ role: 'assistant', content: '', reasoning: 'Any.' })
      chunk({ role: 'assistant', content: cited })
      chunk({ role: 'assistant', content: '' }, 'stop')
      response.end('data: [DONE]\n\n')
    })
    await expectThoughts(url, 'Any.')
  })

  it('llama.cpp has its thoughts in its text, in pieces', async () => {
    const { url } = await modelServer(response => {
      start(response)
      for (const piece of ['<th', 'ink>', '\n', 'Any [1].', '\n</th', 'ink>\n\n']) say(response, piece)
      answerOn(response)
    })
    await expectThoughts(url, 'Any [1].')
  })

  it('vLLM that is not told how the model thinks has its thoughts without a beginning, which is remembered', async () => {
    const thoughts = ['Okay, colours. Any [1].', 'The colours. Any [1].']
    const { url } = await modelServer(response => {
      start(response)
      say(response, `${thoughts.shift()}\n</think>\n\n`)
      answerOn(response)
    })
    await expectThoughts(url, 'Okay, colours. Any [1].')
  })

  const answerOn = (response: ServerResponse) => {
    say(response, cited)
    finish(response)
  }

  const expectThoughts = async (url: string, thoughts: string) => {
    const service = await serviceWith(url)
    const chunks = await chunksOf(await service.ask(asked))
    const reasoning = chunks.filter(({ type }) => type === 'reasoning-delta')
    expect(
      reasoning
        .map(({ delta }) => delta)
        .join('')
        .trim()
    ).toBe(thoughts)
    const text = chunks.filter(({ type }) => type === 'text-delta')
    expect(
      text
        .map(({ delta }) => delta)
        .join('')
        .trim()
    ).toBe(cited)
    expect(sourcesOf(chunks)).toEqual(['/colours#colours'])
    const old = await service.ask(
      { fp: 'a', messages: [{ id: '1', role: 'user', content: 'Which colours does a lamp glow in?' }] },
      { version: 1 }
    )
    expect(await old.text()).toMatch(/^g:"/m)
  }

  it('vLLM with a strict template is never sent what it refuses, at any length of a thread', async () => {
    const { url } = await modelServer((response, _, { messages }) => {
      const roles = messages.map(({ role }) => role)
      const isStrict = roles.every(
        (role, index) => role === (index === 0 ? 'system' : index % 2 ? 'user' : 'assistant')
      )
      if (isStrict) answer(response)
      else refuse(response, 400, 'Conversation roles must alternate user/assistant/user/assistant/...')
    })
    const service = await serviceWith(url)
    let threadId: string | null = null
    for (let turn = 1; turn <= 13; turn++) {
      const messages = [{ id: `${turn}`, role: 'user', parts: [{ type: 'text', text: `Which colours, ${turn}?` }] }]
      const response = await service.ask({ fp: 'a', threadId, messages })
      expect([turn, response.status]).toEqual([turn, 200])
      threadId = response.headers.get('x-thread-id')
      await response.text()
    }
  })

  it('LM Studio ends its lines with CR LF, sends events by name, and its usage in a chunk without choices', async () => {
    const { url } = await modelServer(response => {
      start(response)
      const delta = { role: 'assistant', content: cited }
      const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 }
      response.write(
        `event: message\r\ndata: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }] })}\r\n\r\n`
      )
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\r\n\r\n`)
      response.write(`data: ${JSON.stringify({ choices: [], usage })}\r\n\r\n`)
      response.end('data: [DONE]\r\n\r\n')
    })
    expect(textOf(await chunksOf(await (await serviceWith(url)).ask(asked)))).toBe(cited)
  })

  it('OpenRouter sends comments while it waits', async () => {
    const { url } = await modelServer(response => {
      start(response)
      response.write(': OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n')
      answerOn(response)
    })
    expect(textOf(await chunksOf(await (await serviceWith(url)).ask(asked)))).toBe(cited)
  })
})

describe('the configuration of a model', () => {
  it('adds headers, what the body says, instructions and the temperature to each request', async () => {
    const { url, requests } = await modelServer(response => answer(response))
    const model = {
      headers: { 'X-Title': 'Docs', 'api-key': 'k' },
      body: { reasoning_effort: 'low', top_p: 0.5, model: 'other', options: { num_ctx: 16_384 } },
      maxTokens: 321,
      temperature: 0.1,
      instructions: 'Say “bulb”, not “lamp”.'
    }
    await chunksOf(await (await serviceWith(url, {}, { model })).ask(asked))
    expect(requests[0]?.headers).toMatchObject({ 'x-title': 'Docs', 'api-key': 'k' })
    expect(requests[0]?.body).toMatchObject({ ...model.body, max_tokens: 321, temperature: 0.1 })
    expect(requests[0]?.body.messages[0]?.content).toContain('Of this site:\nSay “bulb”, not “lamp”.')
  })

  it('that says nothing further asks with the fields of the protocol alone, as strict servers insist on', async () => {
    const { url, requests, queries } = await modelServer(response => answer(response))
    const service = await serviceWith(url)
    const messages = ['Which colours does a lamp glow in?', 'And at night?'].map((text, index) => ({
      id: `m${index}`,
      role: 'user',
      parts: [{ type: 'text', text }]
    }))
    await chunksOf(await service.ask({ fp: 'a', messages }))
    const message = (role: string) => ({ role, content: expect.any(String) })
    const conversation = { model: 'small', messages: [message('system'), message('user')] }
    expect(requests.map(({ body }) => body)).toEqual([
      { ...conversation, max_tokens: 4096, stream: true, stream_options: { include_usage: true } }
    ])
    expect(queries.map(({ body }) => body)).toEqual([{ ...conversation, max_tokens: 64 }])
    expect(requests[0]?.url).toBe('/v1/chat/completions')
  })

  it.each([
    ['', '/v1/chat/completions'],
    ['/', '/v1/chat/completions'],
    ['/chat/completions', '/v1/chat/completions'],
    ['/models?api-version=2024-10-21', '/v1/models/chat/completions?api-version=2024-10-21'],
    ['/chat/completions?api-version=2024-10-21', '/v1/chat/completions?api-version=2024-10-21']
  ])('may have the address with %j behind it', async (end, path) => {
    const { url, requests } = await modelServer(response => answer(response))
    await chunksOf(await (await serviceWith(url + end)).ask(asked))
    expect(requests[0]?.url).toBe(path)
  })

  it.each([
    ['404', 404, { error: { message: 'Not found' } }],
    ['405', 405, { detail: 'Method Not Allowed' }],
    ['200 with an error', 200, { error: 'Unexpected endpoint or method. (POST /chat/completions)' }]
  ])('may lack its version, which is found once and remembered: %s', async (_answer, status, body) => {
    const { url, requests } = await modelServer((response, { url }) =>
      url === '/v1/chat/completions'
        ? answer(response)
        : void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    )
    const service = await serviceWith(new URL('/', url).href)
    for (let times = 0; times < 2; times++) expect(textOf(await chunksOf(await service.ask(asked)))).toBe(cited)
    const [bare, versioned] = ['/chat/completions', '/v1/chat/completions']
    expect(requests.map(request => request.url)).toEqual([bare, versioned, versioned])
  })

  it.each([
    ['/', ['/chat/completions', '/v1/chat/completions']],
    ['/v1', ['/v1/chat/completions']],
    ['/api', ['/api/chat/completions']]
  ])('is unusable where nothing is at %s, and the log has its first words', async (path, places) => {
    const lines: string[] = []
    const { url, requests } = await modelServer((response, request) => void refuse(response, 404, `No ${request.url}`))
    const service = await serviceWith(new URL(path, url).href, {}, { writeLog: line => lines.push(line) })
    expect((await service.ask(asked)).status).toBe(502)
    expect(requests.map(request => request.url)).toEqual(places)
    expect(lines.join('')).toContain(`Its server said: No ${places[0]}`)
  })

  it.each(['/', '/api'])('has in the log what LM Studio says with 200 where nothing is at %s', async path => {
    const lines: string[] = []
    const said = 'Unexpected endpoint or method. (POST /chat/completions)'
    const { url } = await modelServer(response => response.end(JSON.stringify({ error: said })))
    const service = await serviceWith(new URL(path, url).href, {}, { writeLog: line => lines.push(line) })
    expect((await service.ask(asked)).status).toBe(502)
    expect(lines.join('')).toContain(`Its server said: ${said}`)
  })

  it('sends no second limit of tokens beside one that the body says', async () => {
    const { url, requests } = await modelServer(response => answer(response))
    const model = { body: { max_completion_tokens: 55 } }
    await chunksOf(await (await serviceWith(url, {}, { model })).ask(asked))
    expect(requests[0]?.body).not.toHaveProperty('max_tokens')
    expect(requests[0]?.body.max_completion_tokens).toBe(55)
  })

  it.each([
    [{ key: '' }, 'Bearer no-key'],
    [{ key: undefined }, 'Bearer no-key'],
    [{ key: '', headers: { authorization: 'Basic abc' } }, 'Basic abc'],
    [{ key: 'k', headers: { Authorization: 'Basic abc' } }, 'Basic abc']
  ])('sends a key, a placeholder or what the headers say: %j', async (model, authorization) => {
    const { url, requests } = await modelServer(response => answer(response))
    await chunksOf(await (await serviceWith(url, {}, { model })).ask(asked))
    expect(requests[0]?.authorization).toBe(authorization)
  })

  it('has what its server says in the log when it refuses, without keys', async () => {
    const lines: string[] = []
    const { url } = await modelServer(response =>
      refuse(
        response,
        404,
        'model "small" not found for key secret, headers hidden-value and token-of-gateway, asked: Which colours does a lamp glow in?'
      )
    )
    const model = { headers: { 'api-key': 'hidden-value', 'X-Gateway': 'Bearer token-of-gateway' } }
    const service = await serviceWith(url, {}, { model, writeLog: line => lines.push(line) })
    expect((await service.ask(asked)).status).toBe(502)
    const log = lines.join()
    expect(log).toContain('Its server said: model \\"small\\" not found')
    expect(log).toContain('status 404')
    expect(log).not.toMatch(/secret|hidden-value|token-of-gateway|Which colours/)
  })
})

it.each([
  [
    'Gemini, which lists its errors',
    400,
    [{ error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }],
    'API key not valid.'
  ],
  ['Cloudflare', 400, { success: false, errors: [{ message: 'No such model', code: 5007 }] }, 'No such model'],
  [
    'a server of FastAPI, which repeats what it was sent',
    422,
    { detail: [{ loc: ['body', 'top_p'], msg: 'Input should be a number', input: 'What is a "lamp" now?' }] },
    'body.top_p: Input should be a number'
  ],
  [
    'OpenRouter, behind which another server failed',
    400,
    { error: { message: 'Provider returned error', metadata: { raw: '{"asked":"What is a \\"lamp\\" now?","k":1}' } } },
    'Provider returned error: {\\"asked\\":\\"…\\",\\"k\\":1}'
  ]
])('has in the log what %s says, without the reader’s words', async (_server, status, body, said) => {
  const lines: string[] = []
  const { url } = await modelServer(response => response.writeHead(status).end(JSON.stringify(body)))
  const service = await serviceWith(url, {}, { writeLog: line => lines.push(line) })
  expect((await service.ask(question('What is a "lamp" now?'))).status).toBe(502)
  const log = lines.join()
  expect(log).toContain(`Its server said: ${said}`)
  expect(log).not.toContain('now?')
})

describe('what a model is told and given', () => {
  const files = {
    'index.md': '# The Lamp Book\n',
    'colours.md': `# Colours\n\nA lamp glows in any colour of the rainbow. ${'It glows and glows. '.repeat(100)}\n`,
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `c${index}.md`,
        `# Colour ${index}\n\nA lamp glows in colour ${index}.\n`
      ])
    )
  }

  it('is the site, the page that is open with its title, and the date', async () => {
    const { url, requests } = await modelServer(response => answer(response))
    const service = await serviceWith(url, {}, {}, files)
    await chunksOf(await service.ask({ ...asked, currentPath: '/c3' }))
    const today = new Date().toISOString().slice(0, 10)
    expect(requests[0]?.body.messages[0]?.content).toContain(
      `<reader site="The Lamp Book" page="/c3" title="Colour 3" date="${today}"/>`
    )
  })

  it('are ten sections at most, however many a reader asks for, and the reader’s number below that', async () => {
    const { url, requests } = await modelServer(response => answer(response))
    const service = await serviceWith(url, {}, {}, files)
    for (const retrievalPageSize of [1_000_000, 3]) await chunksOf(await service.ask({ ...asked, retrievalPageSize }))
    const counts = requests.map(({ body }) => body.messages[0]?.content.match(/<section number/g)?.length)
    expect(counts).toEqual([10, 3])
  })
})

describe('the search query', () => {
  const thread = (last: string) => ({
    fp: 'a',
    messages: [
      { id: '1', role: 'user', parts: [{ type: 'text', text: 'How do I install it?' }] },
      { id: '2', role: 'assistant', parts: [{ type: 'text', text: 'With npm.' }] },
      { id: '3', role: 'user', parts: [{ type: 'text', text: last }] }
    ]
  })
  const searched = async (body: object, query?: Parameters<typeof modelServer>[1], limits = {}) => {
    const server = await modelServer(response => answer(response), query)
    const service = await serviceWith(server.url, limits)
    const run = async () => {
      const chunks = await chunksOf(await service.ask(body))
      return chunks.find(({ type }) => type === 'tool-input-available')?.input
    }
    return { input: await run(), again: run, queries: server.queries, requests: server.requests }
  }
  const says = (text: string, finish?: string) => (response: ServerResponse) => response.end(completion(text, finish))

  it.each(['max_tokens', 'max_completion_tokens'])('has none where an owner takes %s away', async name => {
    const server = await modelServer(response => answer(response), says('colours'))
    const service = await serviceWith(server.url, {}, { model: { body: { [name]: null } } })
    await chunksOf(await service.ask(thread('And which colours?')))
    const limits = [...server.queries, ...server.requests].map(({ body }) => [
      body.max_tokens,
      body.max_completion_tokens
    ])
    expect(limits.flat().filter(limit => typeof limit === 'number')).toEqual([])
  })

  it('is worded by the model where the question leans on the thread, within its bounds', async () => {
    const { input, queries, requests } = await searched(
      thread('And which colours?'),
      says('query: "colours of the rainbow"\n\nBecause …')
    )
    expect(input).toEqual({ query: 'colours of the rainbow' })
    expect(queries[0]?.body).toMatchObject({ max_tokens: 64 })
    const sent = queries[0]?.body.messages.map(({ content }) => content).join('\n')
    expect(sent).toContain('user: How do I install it?')
    expect(sent).toContain('last message: And which colours?')
    expect(requests[0]?.body.messages.at(-1)?.content).toBe('And which colours?')
  })

  it('has its own limit of tokens, whatever that of an answer is', async () => {
    const server = await modelServer(response => answer(response), says('colours'))
    const service = await serviceWith(server.url, {}, { model: { body: { max_tokens: 300 } } })
    await chunksOf(await service.ask(thread('And which colours?')))
    expect([...server.queries, ...server.requests].map(({ body }) => body.max_tokens)).toEqual([64, 300])
  })

  it('is worded by the model where the question is in another language than the docs', async () => {
    const german = question('Kann man das Licht in allen Farben leuchten lassen?')
    const { input, queries } = await searched(german, says('lamp colours rainbow'))
    expect(input).toEqual({ query: 'lamp colours rainbow' })
    expect(queries[0]?.body.messages[0]?.content).toContain('in the language “en”')
  })

  it('is worded from the end of a long question too, where it is asked behind what is pasted', async () => {
    const pasted = 'Fehler in der Lampe, sie leuchtet nicht.\n'.repeat(80)
    const { queries } = await searched(question(`${pasted}Kann man das Licht bunt machen?`), says('lamp colours'))
    expect(queries[0]?.body.messages.at(-1)?.content).toMatch(/^last message: Fehler[\s\S]+bunt machen\?$/)
    expect(queries[0]?.body.messages.at(-1)?.content.length).toBeLessThan(1_700)
  })

  it('is the question itself where that stands alone', async () => {
    const { input, queries } = await searched(asked)
    expect(input).toEqual({ query: 'Which colours does a lamp glow in?' })
    expect(queries).toHaveLength(0)
  })

  it.each([
    ['nothing', ''],
    ['nothing but thoughts', '<think>Hm, the reader wants'],
    ['nothing but the beginning of thoughts', 'The colours of the rainbow, what is', 'length'],
    ['something else altogether', 'zebra crossings of Patagonia'],
    ['a whole page', 'x '.repeat(300)]
  ])('is the question itself where the model says %s', async (_what, text, finish?: string) => {
    const { input } = await searched(thread('And which colours of the rainbow?'), says(text, finish))
    expect(input).toEqual({ query: 'And which colours of the rainbow?' })
  })

  it('is the first line of what is cut behind it, and what stands behind thoughts', async () => {
    const cut = says('colours of the rainbow\nBecause the', 'length')
    expect((await searched(thread('And which colours?'), cut)).input).toEqual({ query: 'colours of the rainbow' })
    const thoughts = says('Okay, colours.\n</think>\n\ncolours of the rainbow')
    expect((await searched(thread('And which colours?'), thoughts)).input).toEqual({ query: 'colours of the rainbow' })
  })

  it('is the question itself where the model is too slow, which is then not asked again', async () => {
    const { input, again, queries } = await searched(thread('And colours?'), () => {}, { rewriting: 100 })
    expect([input, await again()]).toEqual([{ query: 'And colours?' }, { query: 'And colours?' }])
    expect(queries).toHaveLength(1)
  })

  it('is the question itself where the model fails at it', async () => {
    const { input } = await searched(thread('And colours?'), response => response.writeHead(400).end('{}'))
    expect(input).toEqual({ query: 'And colours?' })
  })
})
