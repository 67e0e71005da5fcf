import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerRequest, partsOf } from '../testing/answer-request.ts'
import { answerOf, finishPart } from '../testing/model.ts'
import { type AnswerEnd, startAnswer } from './answer.ts'
import type { AnswerPart } from './contract.ts'
import { ModelError } from './index.ts'

/** Starts an answer of a model; `kept` has the texts that were stored, `ended` counts calls of `onEnd`. */
const start = async (...[answer, given]: Parameters<typeof answerRequest>) => {
  const state = { kept: [] as string[], ended: 0 }
  const request = answerRequest(answer, {
    keep: async text => void state.kept.push(text),
    onEnd: () => {
      state.ended += 1
    },
    ...given
  })
  const started = await startAnswer(request).catch((error: unknown) => error as Error)
  if (started instanceof Error) throw Object.assign(started, state)
  return Object.assign(state, started)
}

const textOf = (parts: AnswerPart[]) => parts.map(part => (part.type === 'text-delta' ? part.text : '')).join('')

const readAll = async (parts: ReadableStream<AnswerPart>) => {
  const read: AnswerPart[] = []
  for await (const part of parts) read.push(part)
  return read
}

/** Waits until the call of the model is aborted. */
const untilAborted = ({ abortSignal }: LanguageModelV4CallOptions) =>
  new Promise<never>((_, reject) => abortSignal?.addEventListener('abort', () => reject(abortSignal.reason)))

describe('an answer', () => {
  it('is what the model says, asked with the sections, the question and the bound of tokens', async () => {
    const asked: LanguageModelV4CallOptions[] = []
    const answer = (options: LanguageModelV4CallOptions) => {
      asked.push(options)
      return answerOf('In any ', 'colour.')
    }
    const { parts, silence } = await start(answer, { limits: { silence: 1_000 } })
    const read = await readAll(parts)
    expect(textOf(read)).toBe('In any colour.')
    expect(read.at(-1)?.type).toBe('finish')
    expect(silence).toBe(1_000)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.maxOutputTokens).toBe(512)
    const [system, user] = asked[0]?.prompt ?? []
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('<section number="1"') })
    expect(user).toMatchObject({ role: 'user', content: [{ type: 'text', text: 'Why?' }] })
  })

  it('is asked for with the tokens and the temperature that its owner wants', async () => {
    const asked: LanguageModelV4CallOptions[] = []
    const answer = (options: LanguageModelV4CallOptions) => {
      asked.push(options)
      return answerOf('Any.')
    }
    await readAll((await start(answer, { settings: { maxTokens: 99, temperature: 0.3 } })).parts)
    await readAll((await start(answer)).parts)
    expect(asked.map(({ maxOutputTokens, temperature }) => [maxOutputTokens, temperature])).toEqual([
      [99, 0.3],
      [512, undefined]
    ])
  })

  it('tells once that it has ended, after its last part', async () => {
    const answer = await start(() => answerOf('Any.'))
    expect(answer.ended).toBe(0)
    await readAll(answer.parts)
    expect(answer.ended).toBe(1)
  })
})

describe('the text of an answer', () => {
  it('is kept before the reader gets its beginning, and all of it before the reader sees the end', async () => {
    const kept: string[] = []
    // Stops the clock, so that a busy machine does not cause a second save.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    onTestFinished(() => clock.mockRestore())
    const { parts } = await start(() => answerOf('In any ', 'colour ', 'of the rainbow.'), {
      keep: async text => {
        await wait(20)
        kept.push(text)
      }
    })
    for await (const part of parts) {
      if (part.type === 'text-delta') expect(kept.at(-1)).toMatch(/^In any /)
      if (part.type === 'finish') expect(kept.at(-1)).toBe('In any colour of the rainbow.')
    }
    expect(kept).toEqual(['In any ', 'In any colour of the rainbow.'])
  })

  it('is stored at intervals while it grows, not with every word', async () => {
    const clock = vi.spyOn(performance, 'now')
    let now = 1_000
    clock.mockImplementation(() => now)
    const answer = await start(async function* () {
      yield { type: 'text-start', id: '1' }
      for (let word = 0; word < 12; word++) {
        now += 100
        yield { type: 'text-delta', id: '1', delta: `${word} ` }
        // The reader keeps up with the model.
        await wait(5)
      }
      yield { type: 'text-end', id: '1' }
      yield finishPart()
    })
    await readAll(answer.parts)
    clock.mockRestore()
    expect(answer.kept).toEqual(['0 ', '0 1 2 3 4 5 ', '0 1 2 3 4 5 6 7 8 9 10 ', '0 1 2 3 4 5 6 7 8 9 10 11 '])
  })

  it('is kept as far as it came when the model breaks, or the reader leaves', async () => {
    const broken = await start(async function* () {
      yield { type: 'text-start', id: '1' }
      yield { type: 'text-delta', id: '1', delta: 'In ' }
      yield { type: 'text-delta', id: '1', delta: 'any ' }
      throw new Error('broken')
    })
    await readAll(broken.parts)
    expect(broken.kept.at(-1)).toBe('In any ')

    const leave = new AbortController()
    const left = await start(
      async function* (options) {
        yield { type: 'text-start', id: '1' }
        yield { type: 'text-delta', id: '1', delta: 'In ' }
        yield { type: 'text-delta', id: '1', delta: 'any ' }
        await untilAborted(options)
      },
      { signal: leave.signal }
    )
    const reader = left.parts.getReader()
    while ((await reader.read()).value?.type !== 'text-delta');
    await reader.read()
    leave.abort()
    await vi.waitFor(() => expect(left.ended).toBe(1))
    await vi.waitFor(() => expect(left.kept.at(-1)).toBe('In any '))
  })

  it.each([
    ['words', () => answerOf('Any ', 'colour.'), 'unsure', true],
    [
      'a failure',
      async function* () {
        yield { type: 'text-start', id: '1' } as const
        yield { type: 'text-delta', id: '1', delta: 'Any' } as const
        throw new Error('gone')
      },
      'failed',
      false
    ],
    [
      'what its maker kept back',
      async function* () {
        yield { type: 'text-start', id: '1' } as const
        yield { type: 'text-delta', id: '1', delta: 'I may' } as const
        yield { ...finishPart(), finishReason: { unified: 'content-filter', raw: '' } } as const
      },
      'refused',
      false
    ]
  ] as const)('that is %s turns out as its words or its end say', async (_, answer, outcome, judged) => {
    const judge = vi.fn(() => 'unsure' as const)
    const settled: AnswerEnd[] = []
    const started = await startAnswer(
      answerRequest(answer, {
        review: () => ({ read: partsOf, outcome: judge }),
        settle: async end => void settled.push(end)
      })
    )
    for await (const _ of started.parts);
    expect(started.outcome()).toBe(outcome)
    expect(judge.mock.calls.length > 0).toBe(judged)
    expect(settled).toEqual([expect.objectContaining({ outcome, modelFailed: outcome === 'failed' })])
  })

  it('is not stored when it is empty', async () => {
    const answer = await start(() => answerOf())
    await readAll(answer.parts)
    expect(answer.kept).toEqual([])
  })
})

describe('a model that fails', () => {
  it('before its first word is an error of its own kind, which names the cause', async () => {
    const cause = new Error('no such model')
    const failure = await start(async function* () {
      yield { type: 'stream-start', warnings: [] }
      yield { type: 'ping' }
      yield { type: 'error', error: cause }
    }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ModelError)
    expect(failure).toMatchObject({ name: 'ModelError', failure: 'failed', cause, ended: 1, kept: [] })
  })

  it('after its first word is a part of the stream', async () => {
    const cause = new Error('broken')
    const { parts } = await start(async function* () {
      yield { type: 'text-start', id: '1' }
      yield { type: 'text-delta', id: '1', delta: 'In ' }
      throw cause
    })
    const read = await readAll(parts)
    expect(textOf(read)).toBe('In ')
    expect(read.at(-1)).toMatchObject({ type: 'error', error: { failure: 'broken', cause } })
  })

  it('after the patience is over is a part of the stream too', async () => {
    const cause = new Error('no such model')
    let fail = () => {}
    const failing = new Promise<void>(resolve => {
      fail = resolve
    })
    const { parts } = await start(
      async function* () {
        yield { type: 'stream-start', warnings: [] }
        await failing
        yield { type: 'error', error: cause }
      },
      { limits: { patience: 10 } }
    )
    fail()
    expect((await readAll(parts)).at(-1)).toMatchObject({ type: 'error', error: { failure: 'failed', cause } })
  })

  it('by being silent for too long ends with an error that says so, and so does one that the service cuts off', async () => {
    const halfWay = async function* (options: LanguageModelV4CallOptions) {
      yield { type: 'text-start', id: '1' } as const
      yield { type: 'text-delta', id: '1', delta: 'In ' } as const
      await untilAborted(options)
    }
    const late = { type: 'error', error: expect.objectContaining({ name: 'ModelError' }) }
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    const slow = await start(halfWay, { limits: { deadline: 123_456 } })
    expect(timeout.mock.calls).toContainEqual([123_456])
    timeout.mockRestore()
    deadline.abort()
    expect((await readAll(slow.parts)).at(-1)).toEqual(late)
    const stop = new AbortController()
    const cut = await start(halfWay, { stop: stop.signal })
    stop.abort()
    const read = await readAll(cut.parts)
    expect(read.at(-1)).toEqual(late)
    expect((read.at(-1) as { error: Error }).error.message).toBe('The answer took too long.')
  })
})

describe('a reader who leaves', () => {
  const talking = (stopped: () => void) =>
    async function* (options: LanguageModelV4CallOptions) {
      options.abortSignal?.addEventListener('abort', stopped)
      yield { type: 'text-start', id: '1' } as const
      for (;;) {
        await wait(1)
        yield { type: 'text-delta', id: '1', delta: 'and on ' } as const
      }
    }

  it.each(['signal', 'cancel', 'abandon'] as const)('by %s stops the model and ends the answer', async way => {
    const stopped = vi.fn()
    const leave = new AbortController()
    const answer = await start(talking(stopped), { signal: leave.signal })
    const reader = answer.parts.getReader()
    await reader.read()
    expect(stopped).not.toHaveBeenCalled()
    if (way === 'signal') leave.abort()
    if (way === 'cancel') await reader.cancel()
    if (way === 'abandon') answer.abandon()
    await vi.waitFor(() => expect([stopped.mock.calls.length, answer.ended]).toEqual([1, 1]))
  })

  it('before the model was asked ends the answer at once', async () => {
    const answer = await start(
      async function* (options) {
        yield { type: 'stream-start', warnings: [] }
        await untilAborted(options)
      },
      { signal: AbortSignal.abort(), limits: { patience: 10 } }
    )
    await vi.waitFor(() => expect(answer.ended).toBe(1))
  })
})
