import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { chunksOf, question, textOf } from '../testing/answers.ts'
import { completion, finish, modelServer, say, serviceWith, start } from '../testing/model-server.ts'

// Streams as the servers of the OpenAI protocol send them, event by event, through the whole service.

const cited = 'A lamp glows in any colour [1](/colours#colours).'

const event = (json: object) => `data: ${JSON.stringify(json)}\n\n`
const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
  event({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason }],
    ...more
  })
const done = 'data: [DONE]\n\n'
const stop = chunk({}, 'stop')

/** The answer of a service whose model sends these events, and its log. */
const answerTo = async (events: string[]) => {
  const lines: string[] = []
  const { url } = await modelServer((response: ServerResponse) => {
    start(response)
    for (const each of events) response.write(each)
    response.end()
  })
  const service = await serviceWith(url, {}, { writeLog: line => lines.push(line) })
  const response = await service.ask(question('Which colours does a lamp glow in?'))
  const chunks = await chunksOf(response.clone())
  const log = lines.join('\n')
  return { status: response.status, text: textOf(chunks.filter(({ type }) => type === 'text-delta')), chunks, log }
}

it.each([
  [
    'Azure, which begins and ends with chunks that only tell what was filtered',
    [
      event({ choices: [], created: 0, id: '', model: '', object: '', prompt_filter_results: [{ prompt_index: 0 }] }),
      chunk({ content: '', refusal: null, role: 'assistant' }, null, { usage: null }),
      chunk({ content: cited }),
      event({ choices: [{ content_filter_offsets: { check_offset: 1 }, finish_reason: null, index: 0 }] }),
      stop,
      done
    ]
  ],
  [
    'Mistral, whose content is a list of parts',
    [
      chunk({ role: 'assistant', content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
      chunk({ content: [{ type: 'text', text: cited }] }),
      chunk({ content: [{ type: 'reference', reference_ids: [1] }] }),
      stop,
      done
    ]
  ],
  [
    'Groq, which tells of itself in its chunks',
    [chunk({ role: 'assistant', content: '' }, null, { x_groq: { id: 'r' } }), chunk({ content: cited }), stop, done]
  ],
  [
    'vLLM, whose usage comes last and in a chunk without choices',
    [
      chunk({ content: cited, reasoning_content: null }),
      stop,
      chunk({}, null, { choices: [], usage: { prompt_tokens: 1 } }),
      done
    ]
  ],
  ['a gateway that tells no reason why it ends', [chunk({ content: cited }), chunk({}), done]],
  [
    'SGLang and Ollama, whose reason is empty until they end',
    [chunk({ role: null, content: cited, tool_calls: null }, '', { usage: null }), stop, done]
  ],
  [
    'a proxy that calls the role otherwise, has its time as text and no error',
    [chunk({ role: 'model', content: cited }, null, { created: '2026-01-01T00:00:00Z', error: null }), stop, done]
  ],
  [
    'a gateway that pings, and tells its sources first',
    [
      event({ sources: [{ source: {} }] }),
      'event: ping\ndata: {"type":"ping"}\n\n',
      chunk({ content: cited }),
      stop,
      done
    ]
  ],
  [
    'Perplexity, which repeats the whole message in each event',
    [
      event({
        choices: [{ index: 0, message: { role: 'assistant', content: cited }, delta: { content: cited } }],
        citations: []
      }),
      event({
        choices: [{ index: 0, message: { content: cited }, delta: { content: '' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, search_context_size: 'low', cost: { total_cost: 0.1 } }
      }),
      done
    ]
  ],
  [
    'a gateway that sends the whole answer as its only event',
    [event({ choices: [{ index: 0, message: { role: 'assistant', content: cited }, finish_reason: 'stop' }] }), done]
  ],
  ['a server that sends no [DONE]', [chunk({ content: cited }), stop]],
  ['a server that closes right behind its last event', [chunk({ content: cited }), stop.trimEnd()]],
  ['a server that closes behind the line of its last event', [chunk({ content: cited }), `${stop.trimEnd()}\n`]],
  ['a server that closes right behind [DONE]', [chunk({ content: cited }), stop, done.trimEnd()]],
  ['a server that closes within what it sends behind its end', [chunk({ content: cited }), stop, 'data: {"choi']],
  [
    'a server whose usage has no choices',
    [
      event({ usage: { prompt_tokens: 1 } }),
      chunk({ content: cited }),
      stop,
      event({ usage: { total_tokens: 3 } }),
      done
    ]
  ],
  [
    'a server that closes right behind its usage, which has no choices, in pieces',
    [chunk({ content: cited }), stop, ...event({ usage: { prompt_tokens: 1 } }).trimEnd()]
  ],
  [
    'Cloudflare, whose digits are numbers',
    [
      chunk({ content: cited.replace('1](/colours#colours).', '') }),
      chunk({ content: 1 }),
      chunk({ content: '](/colours#colours).' }),
      stop,
      done
    ]
  ],
  [
    'a server that ends its events with one line end, and sends empty ones',
    [
      `data: \n\n${chunk({ content: 'A lamp glows' }).trimEnd()}\n`,
      chunk({ content: cited.slice(12) }).trimEnd(),
      '\n',
      stop.trimEnd(),
      '\n',
      done
    ]
  ],
  [
    'a server whose id is a number, and whose usage has texts',
    [chunk({ content: cited }, null, { id: 7, usage: { prompt_tokens: 'n/a' } }), stop, done]
  ],
  [
    'a server whose usage has no choices, and a separator of lines that JSON may have',
    [chunk({ content: cited }), stop, event({ usage: { prompt_tokens: 1 }, note: 'a\u2028b' }), done]
  ]
])('reads the stream of %s', async (_server, events) => {
  const { text, chunks } = await answerTo(events)
  expect(text).toBe(cited)
  expect(chunks.at(-1)).toMatchObject({
    type: 'finish',
    finishReason: 'stop',
    messageMetadata: { outcome: 'answered' }
  })
})

it.each(['{"choices": [', '{}', '[]', '{"choices": [null]}', '{"choices": {"0": 1}}'])(
  'takes %s in place of a stream for a failure of the model',
  async body => {
    const { url } = await modelServer(response =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    )
    const service = await serviceWith(url)
    const response = await service.ask(question('Which colours does a lamp glow in?'))
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ code: 'model_failed' })
  }
)

it('reads an answer that a gateway sends whole, though it was asked for a stream', async () => {
  const whole = (message: object, finish_reason: string, type = 'application/json; charset=utf-8') =>
    modelServer(response => {
      const completion = { id: 'c', object: 'chat.completion', choices: [{ index: 0, message, finish_reason }] }
      response.writeHead(200, { 'content-type': type }).end(JSON.stringify(completion, null, 2))
    })
  const chunksFrom = async ({ url }: { url: string }) =>
    chunksOf(await (await serviceWith(url)).ask(question('Which colours does a lamp glow in?')))
  for (const type of [undefined, 'text/plain', 'text/event-stream']) {
    const chunks = await chunksFrom(await whole({ role: 'assistant', content: cited }, 'stop', type))
    expect(textOf(chunks.filter(({ type }) => type === 'text-delta'))).toBe(cited)
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { outcome: 'answered' } })
  }
  const cut = await chunksFrom(await whole({ role: 'assistant', content: cited }, 'length'))
  expect(cut.at(-1)).toMatchObject({ type: 'finish', finishReason: 'length' })
})

it('reads a stream that is said to be JSON', async () => {
  const { url } = await modelServer(response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(chunk({ content: cited }) + stop + done)
  })
  const chunks = await chunksOf(await (await serviceWith(url)).ask(question('Which colours does a lamp glow in?')))
  expect(textOf(chunks.filter(({ type }) => type === 'text-delta'))).toBe(cited)
})

it.each(['```python', '  ~~~~ python', '> ```'])(
  'ends a code block that was cut before it says so: %j',
  async fence => {
    const { text } = await answerTo([chunk({ content: `${cited}\n\n${fence}\na = 1` }), chunk({}, 'length'), done])
    expect(text).toBe(
      `${cited}\n\n${fence}\na = 1\n${fence.replace(/ ?python/, '')}\n\n---\n\nThe answer ends here, because it has reached its longest length.`
    )
  }
)

it('shows an answer without the space behind a mark at its beginning', async () => {
  const { text } = await answerTo([chunk({ content: '[0] The docs do not say.' }), stop, done])
  expect(text).toBe('The docs do not say.')
})

it('takes no name that stands everywhere for a word that a statement and its section share', async () => {
  const sections = Array.from({ length: 120 }, (_, at) => `## Part ${at}\n\nGlowbox has the part ${at}.\n`)
  const files = { 'a.md': `# Glowbox\n\nGlowbox is a box.\n\n${sections.join('\n')}` }
  const { url } = await modelServer(response => {
    start(response)
    say(response, 'Glowbox was bought by the king of the moon [1].')
    finish(response)
  })
  const service = await serviceWith(url, {}, {}, files)
  const text = textOf(await chunksOf(await service.ask(question('Who has bought Glowbox?'))))
  expect(text).toMatch(/^Glowbox was bought by the king of the moon\.\n/)
})

it('believes citations of an answer in another language than the docs', async () => {
  const { url } = await modelServer(
    response => {
      start(response)
      response.end(chunk({ content: 'Usa o decorador no app [1].' }) + stop + done)
    },
    response => response.end(completion('lamp colours'))
  )
  const asked = question('Como é que eu posso mudar as cores da lâmpada para que não fique sempre igual?')
  expect(textOf(await chunksOf(await (await serviceWith(url)).ask(asked)))).toContain('no app [1](/')
})

const begun = chunk({ content: 'A lamp glows' })

it.each([
  [
    'OpenRouter',
    chunk({ content: '' }, 'error', { error: { code: 'server_error', message: 'Provider disconnected' } }),
    'Provider disconnected'
  ],
  [
    'OpenRouter, in a choice,',
    event({ choices: [{ delta: {}, finish_reason: 'error', error: { code: 502, message: 'Upstream idle' } }] }),
    'Upstream idle'
  ],
  ['Groq', 'event: error\ndata: {"error":{"message":"Over capacity","code":"over_capacity"}}\n\n', 'Over capacity'],
  ['Ollama', event({ error: 'CUDA error' }), 'CUDA error'],
  ['vLLM', event({ object: 'error', message: 'EngineCore died', code: 500 }), 'EngineCore died'],
  ['Gemini', event([{ error: { code: 503, message: 'Overloaded' } }]), 'Overloaded'],
  ['an older llama.cpp', 'error: {"code":500,"message":"Compute error."}\n\n', 'Compute error.'],
  ['a proxy', '{"error":{"message":"Upstream gone"}}\n', 'Upstream gone'],
  [
    'a server that counts tokens',
    event({ message: 'EngineCore died', usage: { prompt_tokens: 1 } }),
    'EngineCore died'
  ],
  ['one that is busy', event({ error: { code: 429, message: 'Slow down' } }), 'Slow down'],
  ['another such', event({ error: 'CUDA error', usage: { prompt_tokens: 1 } }), 'CUDA error']
])('has what %s says in mid-answer in the log, and the reader does not', async (_server, error, said) => {
  const { text, chunks, log } = await answerTo([begun, error, done])
  expect(text).toBe('A lamp glows')
  expect(chunks.at(-1)).toMatchObject({ type: 'error', errorText: 'The answer broke off, because the model failed.' })
  expect(log).toContain(`Its server said: ${said}`)
  expect(JSON.stringify(chunks)).not.toContain(said)
})

it('sends nothing to where the model’s server redirects, and says in the log where that is', async () => {
  const other = await modelServer(response => response.end())
  const { url, requests } = await modelServer(response =>
    response.writeHead(307, { location: `${other.url}/chat/completions` }).end()
  )
  const lines: string[] = []
  const service = await serviceWith(url, {}, { writeLog: line => lines.push(line) })
  expect((await service.ask(question('Which colours does a lamp glow in?'))).status).toBe(502)
  expect(lines.join('\n')).toContain(`Its server said: 307 to ${new URL(other.url).origin}. Redirects are not followed`)
  expect([requests.length, other.requests.length, other.queries.length]).toEqual([1, 0, 0])
})

it.each([': OPENROUTER PROCESSING\n\n', chunk({ role: 'assistant', content: '' })])(
  'takes an error behind %j for a busy model, and keeps keys and the reader’s words out of the log',
  async before => {
    const message = 'slow down, secret: Which colours does a lamp glow in?'
    const { status, log } = await answerTo([before, event({ error: { code: 429, message } })])
    expect(status).toBe(503)
    expect(log).toContain('The model that answers is busy. Its server said: slow down, …: …')
  }
)

it('takes a broken piece of an answer for a failure, of which the server said nothing', async () => {
  const { chunks, log } = await answerTo([begun, chunk({ content: {} }), stop, done])
  expect(chunks.at(-1)).toMatchObject({ type: 'error', errorText: 'The answer broke off, because the model failed.' })
  expect(log).not.toContain('Its server said')
})

it('takes an answer without an end for one that broke off, also where its reason is empty', async () => {
  const { chunks } = await answerTo([chunk({ content: 'A lamp glows' }, '')])
  expect(chunks.at(-1)).toMatchObject({ type: 'error', errorText: 'The answer broke off, because the model failed.' })
})

it.each(['insufficient_system_resource', 'abort', 'network_error'])(
  'takes an answer that ends with %s for one that broke off',
  async reason => {
    const { text, chunks } = await answerTo([begun, chunk({}, reason), done])
    expect(text).toBe('A lamp glows')
    expect(chunks.at(-1)).toMatchObject({ type: 'error', errorText: 'The answer broke off, because the model failed.' })
  }
)

it.each(['model_length', 'model_context_window_exceeded', 'MAX_TOKENS'])(
  'takes %s for an answer that reached its longest length',
  async reason => {
    const { text, chunks } = await answerTo([chunk({ content: cited }), chunk({}, reason), done])
    expect(text).toContain('The answer ends here, because it has reached its longest length.')
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', finishReason: 'length' })
  }
)

it.each(['content_filter: PROHIBITED_CONTENT', 'SAFETY', 'sensitive', 'refusal'])(
  'takes %s for an answer that was filtered',
  async reason => {
    const { text, chunks } = await answerTo([chunk({}, reason), done])
    expect(text).toBe('The model declined to answer this question.')
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { outcome: 'refused' } })
  }
)
