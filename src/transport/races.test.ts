/** @module-tag slow */
import { DefaultChatTransport } from 'ai'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Asked, createStage, problems, respond, type Stage, threadOf, word } from './testing/stage.ts'
import { version2 } from './testing/wire.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

interface Model {
  /** Whether the reader has asked a first question. */
  begun: boolean
}

type Move = fc.AsyncCommand<Model, Stage>

/** A move of the reader. With `quick`, the next move follows at once, before this one has had an effect. */
const readerMove = (name: string, quick: boolean, run: (stage: Stage) => unknown, first = false): Move => ({
  check: model => first || model.begun,
  async run(model, stage) {
    model.begun = true
    void Promise.resolve(run(stage))
    if (quick) return
    await stage.settle()
    expect(problems(stage)).toEqual([])
  },
  toString: () => (quick ? `${name} at once` : name)
})

/** A move of the service, on the request that waits for it. */
const serviceMove = (name: string, run: (stage: Stage, request: Asked) => void): Move => ({
  check: model => model.begun,
  async run(_, stage) {
    await stage.settle()
    const request = stage.current()
    if (request) run(stage, request)
    await stage.settle()
    expect(problems(stage)).toEqual([])
    if (!request?.end || request !== stage.asked.at(-1)) return
    const answered = request.end === 'finished' && request.words > 0
    expect(stage.chat.status).toBe(answered ? 'ready' : 'error')
  },
  toString: () => name
})

const ask = (stage: Stage) => {
  const text = `question ${stage.questions.length}`
  stage.questions.push(text)
  // With `parts`: the AI SDK would lose a `text` that is stopped at once.
  return stage.chat.sendMessage({ parts: [{ type: 'text', text }] })
}

const begin = (stage: Stage, request: Asked, inHeader: boolean) => {
  if (!request.body && !request.end) respond(stage, request, inHeader)
}
const say = (stage: Stage, request: Asked, words: number) => {
  for (let left = words; left > 0; left--) stage.write(request, version2.delta(word(request, request.words++)))
}
/** How the service may end an answer that has begun. */
const ends: Record<string, (stage: Stage, request: Asked) => void> = {
  finish(stage, request) {
    stage.thread = threadOf(stage, request)
    stage.write(request, version2.finish(stage.thread))
    request.body?.close()
  },
  fail(stage, request) {
    stage.write(request, version2.error('overloaded'))
    request.body?.close()
  },
  'end early': (_, request) => request.body?.close(),
  cut: (_, request) => request.body?.error(new TypeError('network error'))
}
const conclude = (how: string, stage: Stage, request: Asked) => {
  if (!request.body) return
  request.end = how === 'finish' ? 'finished' : 'failed'
  ends[how]?.(stage, request)
}

const reader = (name: string, run: (stage: Stage) => unknown, first = false) =>
  fc.boolean().map(quick => readerMove(name, quick, run, first))
const words = fc.integer({ min: 1, max: 3 })
const how = fc.constantFrom('finish', 'finish', ...Object.keys(ends))

const moves = [
  reader('ask', ask, true),
  reader('ask', ask, true),
  reader('stop', stage => stage.chat.stop()),
  reader('retry', stage => stage.chat.regenerate()),
  reader('stop and ask', async stage => {
    await stage.chat.stop()
    await ask(stage)
  }),
  fc.tuple(fc.boolean(), fc.nat(3)).map(([inHeader, count]) =>
    serviceMove(`respond with ${count} words${inHeader ? ' and a thread' : ''}`, (stage, request) => {
      begin(stage, request, inHeader)
      if (request.body) say(stage, request, count)
    })
  ),
  fc.tuple(words, how).map(([count, end]) =>
    serviceMove(`respond with ${count} words, ${end}`, (stage, request) => {
      begin(stage, request, false)
      if (request.body) say(stage, request, count)
      conclude(end, stage, request)
    })
  ),
  fc.tuple(words, how).map(([count, end]) =>
    serviceMove(`name its thread, ${count} words, ${end}`, (stage, request) => {
      if (!request.body) begin(stage, request, true)
      if (request.body) say(stage, request, count)
      conclude(end, stage, request)
    })
  ),
  words.map(count =>
    serviceMove(`${count} words`, (stage, request) => {
      if (request.body) say(stage, request, count)
    })
  ),
  how.map(end => serviceMove(end, (stage, request) => conclude(end, stage, request))),
  fc.constant(serviceMove('nonsense', (stage, request) => stage.write(request, 'data: {"type":"?"}\n\ndata: {\n\n'))),
  fc.constant(
    serviceMove('refuse', (_, request) => {
      if (request.body) return
      request.end = 'failed'
      request.respond(new Response('{}', { status: 503 }))
    })
  ),
  fc.constant(serviceMove('forget all threads', stage => stage.known.clear()))
]

const outcomes = (stages: Stage[]) => {
  const asked = stages.flatMap(stage => stage.asked)
  return {
    asked: asked.length,
    finished: asked.filter(request => request.end === 'finished' && request.words).length,
    failed: asked.filter(request => request.end === 'failed').length,
    givenUp: asked.filter(request => request.aborted && !request.end).length
  }
}

const play = (make: () => Stage, stages: Stage[]) =>
  fc.check(
    fc.asyncProperty(fc.commands(moves, { maxCommands: 30, size: 'max' }), async commands => {
      const stage = make()
      stages.push(stage)
      try {
        await fc.asyncModelRun(() => ({ model: { begun: false }, real: stage }), commands)
        await stage.settle()
        expect(problems(stage)).toEqual([])
      } finally {
        await stage.chat.stop()
      }
    }),
    { numRuns: 1_500 }
  )

it('leaves one consistent conversation in one thread, whatever the reader and the service do', async () => {
  const stages: Stage[] = []
  const result = await play(createStage, stages)
  expect(result.failed ? fc.defaultReportMessage(result) : undefined).toBeUndefined()
  // The control of this test: the moves reach every kind of end often.
  for (const count of Object.values(outcomes(stages))) expect(count).toBeGreaterThan(300)
}, 60_000)

it('would find the mistakes of the AI SDK’s own transport', async () => {
  const result = await play(
    () => createStage(fetch => new DefaultChatTransport({ api: 'http://service.test', fetch })),
    []
  )
  expect(result.failed).toBe(true)
}, 60_000)
