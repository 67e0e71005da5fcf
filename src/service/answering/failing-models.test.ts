/** @module-tag slow */
import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ServiceConfig } from '../contract.ts'
import { chunksOf, question, sourcesOf, textOf } from '../testing/answers.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { finish, modelServer, say, send, serviceWith, start } from '../testing/model-server.ts'
import { storedAnswers } from '../testing/stored-answers.ts'

// Each line of the table in docs/service.md, “When the model fails”, is a test here, through the whole service.

type Reply = (response: ServerResponse, attempt: number) => void

/** A service whose model replies like this. Its key has one use left, so that a question that counts is the last. */
const serviceThat = async (reply: Reply, answer: ServiceConfig['answer'] = {}) => {
  let attempt = 0
  const lines: string[] = []
  const { url, requests } = await modelServer(response => reply(response, ++attempt))
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const service = await serviceWith(url, answer, {
    data,
    limits: { assistantPerKey: 2 },
    writeLog: line => lines.push(line)
  })
  const ask = (text = 'Which colours does a lamp glow in?') => service.ask(question(text))
  const answers = async () => storedAnswers(data)
  return { ask, requests, log: () => lines.join('\n'), answers, service }
}

const cited = 'A lamp glows in any colour [1](/colours#colours).'

const good = (response: ServerResponse) => {
  start(response)
  say(response, cited)
  finish(response)
}

/** Headers and the beginning of an answer that goes wrong. */
const begin = (response: ServerResponse) => {
  start(response)
  say(response, 'A lamp glows')
}

const errorOf = (chunks: { type: string }[]) => chunks.find(({ type }) => type === 'error')

describe('a model that fails before its first word', () => {
  it.each([
    [
      'is busy and says for how long',
      (response: ServerResponse) => response.writeHead(429, { 'retry-after': '20' }).end('{"error":"slow down"}'),
      { status: 503, code: 'model_busy', retryAfter: '20', said: 'is busy. Try again in 20 seconds.', asked: 1 }
    ],
    [
      'is busy',
      (response: ServerResponse) => response.writeHead(429).end('{}'),
      { status: 503, code: 'model_busy', retryAfter: null, said: 'is busy. Try again later.', asked: 1 }
    ],
    [
      'fails twice',
      (response: ServerResponse) => response.writeHead(500).end('<html>oops</html>'),
      { status: 502, code: 'model_failed', retryAfter: null, said: 'failed. Try again later.', asked: 2 }
    ],
    [
      'is down for a while',
      (response: ServerResponse) => response.writeHead(503, { 'retry-after': '30' }).end(),
      { status: 502, code: 'model_failed', retryAfter: '30', said: 'failed. Try again in 30 seconds.', asked: 1 }
    ],
    [
      'breaks every connection',
      (response: ServerResponse) => response.destroy(),
      { status: 502, code: 'model_failed', retryAfter: null, said: 'failed. Try again later.', asked: 2 }
    ],
    [
      'refuses the key',
      (response: ServerResponse) => response.writeHead(401).end('{"error":{"message":"Incorrect API key: secret"}}'),
      { status: 502, code: 'model_failed', retryAfter: null, said: 'cannot be used at the moment.', asked: 1 }
    ],
    [
      'has nothing but a page of HTML',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>'),
      { status: 502, code: 'model_failed', retryAfter: null, said: 'failed. Try again later.', asked: 1 }
    ],
    [
      'says nothing at all',
      (response: ServerResponse) => {
        start(response)
        finish(response)
      },
      { status: 502, code: 'model_failed', retryAfter: null, said: 'The model gave no answer.', asked: 1 }
    ],
    [
      'says nothing but spaces',
      (response: ServerResponse) => {
        start(response)
        say(response, ' \n')
        finish(response)
      },
      { status: 502, code: 'model_failed', retryAfter: null, said: 'The model gave no answer.', asked: 1 }
    ],
    [
      'only calls tools that it was not given',
      (response: ServerResponse) => {
        start(response)
        send(response, {
          tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'remove_files', arguments: '{}' } }]
        })
        finish(response, 'tool_calls')
      },
      { status: 502, code: 'model_failed', retryAfter: null, said: 'The model gave no answer.', asked: 1 }
    ],
    [
      'has an error as its first event',
      (response: ServerResponse) => {
        start(response)
        response.end('data: {"error":{"message":"out of memory","code":500}}\n\ndata: [DONE]\n\n')
      },
      { status: 502, code: 'model_failed', retryAfter: null, said: 'failed. Try again later.', asked: 2 }
    ]
  ])('because it %s, is a status and a sentence, and costs nothing', async (_what, reply, expected) => {
    const { ask, requests, answers, log } = await serviceThat(response => void reply(response))
    // Two questions are allowed, so the third is refused if a failed one counts.
    for (let times = 1; times <= 3; times++) {
      const response = await ask()
      expect(response.status).toBe(expected.status)
      const body = await response.text()
      expect(body).toContain(expected.said)
      expect(body).not.toMatch(/slow down|API key|oops|Log in|memory|remove_files/)
      expect(response.headers.get('retry-after')).toBe(expected.retryAfter)
      expect(JSON.parse(body).code).toBe(expected.code)
    }
    expect(requests).toHaveLength(3 * expected.asked)
    expect(await answers()).toEqual(Array(3).fill(expect.objectContaining({ outcome: 'failed', sources: [] })))
    expect(log()).toContain('ModelError')
    expect(log()).not.toContain('secret')
  })

  it('once is asked again, and answers', { tags: 'slow' }, async () => {
    for (const fail of [
      (response: ServerResponse) => response.destroy(),
      (response: ServerResponse) => response.writeHead(502).end(),
      (response: ServerResponse) => response.writeHead(429, { 'retry-after': '1' }).end()
    ]) {
      const { ask, requests } = await serviceThat((response, attempt) =>
        attempt === 1 ? void fail(response) : good(response)
      )
      expect(textOf(await chunksOf(await ask()))).toBe(cited)
      expect(requests).toHaveLength(2)
    }
  })

  it('late, when the reader has seen what was found, is a sentence in the stream', async () => {
    let fail: (() => void) | undefined
    const { ask } = await serviceThat(
      response => {
        fail = () => response.writeHead(429, { 'retry-after': '40' }).end()
      },
      { patience: 10 }
    )
    const response = await ask()
    expect(response.status).toBe(200)
    // The service may give up waiting before the model has received the question.
    await vi.waitUntil(() => fail, { timeout: 20_000 })
    fail?.()
    const chunks = await chunksOf(response)
    expect(chunks[2]).toMatchObject({
      type: 'tool-output-available',
      output: { results: expect.arrayContaining([{ title: 'Colours', section: 'Colours' }]) }
    })
    expect(errorOf(chunks)).toMatchObject({ errorText: 'The model that answers is busy. Try again in 40 seconds.' })
  })
})

describe('a model that fails in mid-answer', () => {
  it.each([
    [
      'breaks the connection',
      (response: ServerResponse) => setTimeout(() => response.destroy(), 20),
      'The answer broke off, because the model failed.'
    ],
    [
      'ends without an end',
      (response: ServerResponse) => response.end(),
      'The answer broke off, because the model failed.'
    ],
    [
      'sends a line that is no JSON',
      (response: ServerResponse) => {
        response.write('data: {"choices":[{"delta":{"content":" in al\n\n')
        finish(response)
      },
      'The answer broke off, because the model failed.'
    ],
    [
      'sends an error',
      (response: ServerResponse) => response.end('data: {"error":{"message":"boom"}}\n\ndata: [DONE]\n\n'),
      'The answer broke off, because the model failed.'
    ],
    [
      'ends with an error',
      (response: ServerResponse) => finish(response, 'error'),
      'The answer broke off, because the model failed.'
    ],
    ['is silent', () => {}, 'The answer broke off, because the model fell silent.']
  ])('because it %s, keeps what came and says what happened, and costs nothing', async (_what, reply, sentence) => {
    const { ask, answers, service } = await serviceThat(
      response => {
        begin(response)
        reply(response)
      },
      { idle: 300 }
    )
    for (let times = 1; times <= 3; times++) {
      const response = await ask()
      expect(response.status).toBe(200)
      const chunks = await chunksOf(response)
      expect(textOf(chunks)).toBe('A lamp glows')
      expect(chunks.filter(({ type }) => type === 'error' || type === 'finish')).toEqual([
        { type: 'error', errorText: sentence }
      ])
    }
    expect((await answers()).map(({ outcome, answer }) => [outcome, answer])).toEqual(
      Array(3).fill(['failed', 'A lamp glows'])
    )
    const old = await service.ask(
      { fp: 'a', messages: [{ id: '1', role: 'user', content: 'Which colours?' }] },
      { version: 1 }
    )
    expect(await old.text()).toContain(`3:${JSON.stringify(sentence)}`)
  })

  it('because it goes on for ever, is stopped: by characters of the answer, of its thoughts, and by time', {
    tags: 'slow'
  }, async () => {
    const forEver = (delta: object) => (response: ServerResponse) => {
      start(response)
      const timer = setInterval(() => send(response, delta), 1)
      response.on('close', () => clearInterval(timer))
    }
    const end = async (reply: Reply, answer: ServiceConfig['answer']) => {
      const { ask } = await serviceThat(reply, answer)
      return errorOf(await chunksOf(await ask()))
    }
    const bound = { characters: 500 }
    const endless = { errorText: 'The model’s answer did not come to its end.' }
    expect(await end(forEver({ content: 'and on ' }), bound)).toMatchObject(endless)
    expect(await end(forEver({ reasoning_content: 'Hm. '.repeat(9) }), bound)).toMatchObject(endless)
    expect(await end(forEver({ content: 'a' }), { deadline: 600 })).toMatchObject({
      errorText: 'The answer took too long.'
    })
  })

  it('is stopped at once, whatever it still has to say', async () => {
    const closed: string[] = []
    const talking = (response: ServerResponse) => {
      response.on('close', () => closed.push('talking'))
      begin(response)
      say(response, ' in any colour of the rainbow')
    }
    const { ask } = await serviceThat(talking, { characters: 20 })
    expect(errorOf(await chunksOf(await ask()))).toBeDefined()
    await vi.waitFor(() => expect(closed).toEqual(['talking']))
  })

  it('because it sends bytes that say nothing for ever, is stopped by their number', { timeout: 120_000 }, async () => {
    const { ask } = await serviceThat(response => {
      begin(response)
      const comment = `: ${'x'.repeat(1_000_000)}\n\n`
      const more = () => {
        while (!response.closed && response.write(comment));
      }
      response.on('drain', more)
      more()
    })
    expect(errorOf(await chunksOf(await ask()))).toMatchObject({
      errorText: 'The model’s answer did not come to its end.'
    })
  })
})

describe('a model that ends in an unusual way', () => {
  it('at the limit of its tokens, says so below what it said', async () => {
    const { ask, answers } = await serviceThat(response => {
      start(response)
      say(response, `${cited} And`)
      finish(response, 'length')
    })
    const chunks = await chunksOf(await ask())
    expect(textOf(chunks)).toBe(
      `${cited} And\n\n---\n\nThe answer ends here, because it has reached its longest length.`
    )
    expect(chunks.at(-1)).toMatchObject({ finishReason: 'length' })
    expect(await answers()).toMatchObject([{ outcome: 'answered' }])
  })

  it('with all its tokens spent on thoughts, has failed, and the log says why', async () => {
    const { ask, log } = await serviceThat(response => {
      start(response)
      send(response, { reasoning_content: 'Hm. ' })
      finish(response, 'length')
    })
    const chunks = await chunksOf(await ask())
    expect(errorOf(chunks)).toMatchObject({ errorText: 'The model gave no answer. Ask again, or in other words.' })
    expect(log()).toContain('it used all its tokens for its thoughts')
  })

  it('because its maker does not let it answer, has refused, with its own words or with ours', async () => {
    const kept = await serviceThat(response => {
      start(response)
      finish(response, 'content_filter')
    })
    expect(textOf(await chunksOf(await kept.ask()))).toBe('The model declined to answer this question.')
    const refusing = await serviceThat(response => {
      start(response)
      send(response, { refusal: 'I’m sorry, I can’t.' })
      finish(response)
    })
    const chunks = await chunksOf(await refusing.ask())
    expect(textOf(chunks)).toBe('I’m sorry, I can’t.')
    expect(chunks.at(-1)).toMatchObject({ messageMetadata: { outcome: 'refused' } })
    expect([...(await kept.answers()), ...(await refusing.answers())].map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused'
    ])
  })

  it('with calls of tools beside its words, has said its words', async () => {
    const { ask } = await serviceThat(response => {
      start(response)
      say(response, cited)
      send(response, {
        tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'remove_files', arguments: '{}' } }]
      })
      finish(response, 'tool_calls')
    })
    const chunks = await chunksOf(await ask())
    expect(textOf(chunks)).toBe(cited)
    expect(chunks.filter(({ type }) => type.startsWith('tool-')).map(({ toolCallId }) => toolCallId)).toEqual([
      'search',
      'search'
    ])
    expect(chunks.at(-1)).toMatchObject({ type: 'finish', finishReason: 'stop' })
  })
})

describe('an answer of a model', () => {
  const answerWith = async (text: string, asked?: string) => {
    const { ask, answers } = await serviceThat(response => {
      start(response)
      for (const piece of text.match(/[\s\S]{1,6}/g) ?? []) say(response, piece)
      finish(response)
    })
    const chunks = await chunksOf(await ask(asked))
    return { text: textOf(chunks), sources: sourcesOf(chunks), stored: (await answers())[0], chunks }
  }

  it('lists the sources that it cites, and is stored with them', async () => {
    const { sources, stored, chunks } = await answerWith(cited)
    expect(sources).toEqual(['/colours#colours'])
    expect(chunks.findIndex(({ type }) => type === 'source-url')).toBeLessThan(
      chunks.findIndex(({ delta }) => String(delta).includes('](/colours'))
    )
    expect(stored).toMatchObject({
      project_id: 'local',
      question: 'Which colours does a lamp glow in?',
      answer: cited,
      outcome: 'answered',
      sources: [{ url: '/colours#colours', title: 'Colours', section: 'Colours' }],
      language: 'en',
      path: null
    })
  })

  it('that cites nothing is followed by the passages, and says so', async () => {
    const { text, sources, stored } = await answerWith('A lamp glows in all of them.')
    expect(text).toMatch(
      /^A lamp glows in all of them\.\n\n---\n\nThe answer above names no source\. This is what the documentation says:\n\n[\s\S]*rainbow/
    )
    expect(sources).toContain('/colours#colours')
    expect(stored).toMatchObject({
      outcome: 'unsure',
      answer: text,
      sources: expect.arrayContaining([expect.objectContaining({ url: '/colours#colours' })])
    })
  })

  it('that cites nothing says so in the language of the question', async () => {
    const { text } = await answerWith(
      'Das geht mit npm.',
      'Wie kann ich die Lampe mit npm auf dem Rechner installieren?'
    )
    expect(text).toMatch(/^Das geht mit npm\.\n\n---\n\nDie Antwort oben nennt keine Quelle/)
  })

  it('that cites what does not support it loses its mark, and so cites nothing', async () => {
    const { text, stored } = await answerWith('You can eat all of the bananas [1](/colours#colours).')
    expect(text).toMatch(/^You can eat all of the bananas\.\n\n---/)
    expect(stored).toMatchObject({ outcome: 'unsure' })
  })

  it('that is a refusal is one, marked or not, and lists no source', async () => {
    for (const refusal of ['[0] That is not said here.', 'The documentation does not say that.']) {
      const { text, sources, stored } = await answerWith(refusal)
      expect(text.trim()).toBe(refusal.replace('[0] ', ''))
      expect(sources).toEqual([])
      expect(stored).toMatchObject({ outcome: 'refused', sources: [] })
    }
  })

  it('to a greeting is no refusal, and nothing is quoted below it', async () => {
    const { text, stored } = await answerWith('Hello! What do you want to know?', 'Hi there')
    expect(text).toBe('Hello! What do you want to know?')
    expect(stored).toMatchObject({ outcome: 'answered' })
  })

  it('that its reader stopped is what was said until then, and nothing where nothing was', {
    tags: 'slow'
  }, async () => {
    for (const said of ['A lamp glows [1](/colours#colours) and', '']) {
      const { service, answers } = await serviceThat(
        response => {
          start(response)
          if (said) say(response, said)
        },
        { patience: 10 }
      )
      const response = await service.ask(question('Which colours does a lamp glow in?'))
      const reader = response.body?.getReader()
      let body = ''
      const decoder = new TextDecoder()
      while (!body.includes(said ? ' and' : 'tool-output')) body += decoder.decode((await reader?.read())?.value)
      const stop = `${response.headers.get('x-resume')}/stop`
      expect((await service.admin('POST', stop, undefined, service.project.assistantKey)).status).toBe(204)
      await reader?.cancel()
      // Resolves when all answers have ended.
      await service.announceStop()
      expect((await answers()).map(({ outcome }) => outcome)).toEqual(said ? ['answered'] : [])
    }
  })
})
