// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageText } from '../protocol/index.ts'
import type { Emit } from '../widget/handle.ts'
import type { GivenOptions } from '../widget/options.ts'
import { resolveOptions } from '../widget/resolve-options.ts'
import { type AssistantState, type ConversationFactory, createAssistantState } from './assistant.ts'
import { createConversation } from './conversation.ts'
import { storageKey } from './storage.ts'
import { fakePlatform } from './testing/platform.ts'

const options = resolveOptions({ domain: 'acme', baseUrl: 'https://platform.test' })
const code = { type: 'code' as const, value: 'npm i' }
const draft = () => sessionStorage.getItem(storageKey('draft', options))

let events: string[] = []
const emit: Emit = name => {
  events.push(name)
  return true
}
const started: AssistantState<ConversationFactory>[] = []

/** An assistant whose conversation code loads at once. */
const start = (given: GivenOptions = {}, load = async (): Promise<ConversationFactory> => ({ createConversation })) => {
  const assistant = createAssistantState(resolveOptions({ ...options, ...given }), emit, load)
  started.push(assistant)
  return assistant
}

/** An assistant whose conversation code loads, or fails to load, when the test says so. */
const startWaiting = (given?: GivenOptions) => {
  let arrive = () => {}
  let fail = () => {}
  const load = vi.fn(
    () =>
      new Promise<ConversationFactory>((resolve, reject) => {
        arrive = () => resolve({ createConversation })
        fail = () => reject(new TypeError('Failed to fetch'))
      })
  )
  const assistant = start(given, load)
  return { assistant, load, arrive: () => arrive(), fail: () => fail() }
}

beforeEach(() => {
  events = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const assistant of started.splice(0)) assistant.dispose()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('begins closed, ready and with nothing to say', () => {
  const { isOpen, status, pending, loaded, loadFailed, announcement } = start()
  expect([isOpen, status, pending, loaded, loadFailed, announcement].map(({ value }) => value)).toEqual([
    false,
    'ready',
    [],
    undefined,
    false,
    ''
  ])
})

describe('opening and closing', () => {
  it('opens once, says so once, and brings the conversation', async () => {
    const assistant = start()
    assistant.open()
    assistant.open()
    expect(assistant.isOpen.value).toBe(true)
    expect(events).toEqual(['open'])
    await vi.waitFor(() => expect(assistant.loaded.value).toBeDefined())
  })

  it('closes once and says so once', () => {
    const assistant = start()
    assistant.close()
    expect(events).toEqual([])
    assistant.open()
    assistant.close()
    assistant.close()
    expect(assistant.isOpen.value).toBe(false)
    expect(events).toEqual(['open', 'close'])
  })

  it('does not announce again, when it opens, what was announced before', () => {
    const assistant = start()
    assistant.announce('Stopped.')
    assistant.open()
    expect(assistant.announcement.value).toBe('')
  })
})

describe('announcements', () => {
  it('makes the same words another text each time, so that a screen reader says them again', () => {
    const assistant = start()
    const said = ['Copied', 'Copied', 'Copied'].map(text => {
      assistant.announce(text)
      return assistant.announcement.value
    })
    expect(said[0]).toBe('Copied')
    expect(said[1]).not.toBe(said[0])
    expect(said[2]).not.toBe(said[1])
    expect(said.map(text => text.trim())).toEqual(['Copied', 'Copied', 'Copied'])
  })
})

describe('a question that is asked before the conversation has arrived', () => {
  it('is pending, and is asked with its context when the conversation is there', async () => {
    const platform = fakePlatform(question => question.answer('So.'))
    const { assistant, arrive } = startWaiting()
    const answer = assistant.ask('How?', [code])
    expect(assistant.pending.value).toMatchObject([{ text: 'How?', context: [code] }])
    expect(assistant.status.value).toBe('submitted')
    arrive()
    expect(messageText(await answer)).toBe('So.')
    expect(platform.asked[0]?.body.context).toEqual([code])
    expect(assistant.pending.value).toEqual([])
    expect(assistant.status.value).toBe('ready')
  })

  it('keeps its draft stored until it is asked', async () => {
    fakePlatform(question => question.answer('So.'))
    const { assistant, arrive } = startWaiting()
    assistant.composer.write('How?')
    assistant.send()
    expect(assistant.composer.text.value).toBe('')
    expect(draft()).toBe('How?')
    arrive()
    await vi.waitFor(() => expect(draft()).toBeNull())
  })

  it('goes back to the composer with its context when the reader stops, and is never asked', async () => {
    const platform = fakePlatform()
    const { assistant, arrive } = startWaiting()
    assistant.context.add(code)
    assistant.composer.write('How?')
    assistant.send()
    assistant.composer.write('And also')
    assistant.stop()
    expect(assistant.composer.text.value).toBe('How?\nAnd also')
    expect(assistant.context.items.value).toEqual([code])
    expect(assistant.status.value).toBe('ready')
    arrive()
    await assistant.load()
    expect(platform.asked).toEqual([])
  })

  it('comes to an empty, interrupted answer when it is stopped', async () => {
    const { assistant } = startWaiting()
    const answer = assistant.ask('How?')
    assistant.stop()
    expect(await answer).toMatchObject({ role: 'assistant', parts: [], metadata: { interrupted: true } })
    expect(assistant.composer.text.value).toBe('How?')
  })

  it('goes back with its context and rejects when the conversation cannot be brought', async () => {
    const { assistant, fail } = startWaiting()
    const answers = [assistant.ask('One?', [code]), assistant.ask('Two?')]
    fail()
    const outcomes = await Promise.allSettled(answers)
    const failed = { status: 'rejected', reason: expect.objectContaining({ code: 'network' }) }
    expect(outcomes).toEqual([failed, failed])
    expect(assistant.composer.text.value).toBe('One?\nTwo?')
    expect(assistant.context.items.value).toEqual([code])
    expect(assistant.loadFailed.value).toBe(true)
  })
})

describe('bringing the conversation', () => {
  it('brings it once, however often it is asked for', async () => {
    const { assistant, load, arrive } = startWaiting()
    const both = [assistant.load(), assistant.load()]
    arrive()
    const [first, second] = await Promise.all(both)
    expect(first).toBe(second)
    expect(load).toHaveBeenCalledOnce()
    expect(assistant.loaded.value?.conversation).toBe(first)
  })

  it('tries again after a failure, which is no failure any more then', async () => {
    const { assistant, load, arrive, fail } = startWaiting()
    const failed = assistant.load()
    fail()
    await expect(failed).rejects.toMatchObject({ code: 'network', cause: expect.any(TypeError) })
    expect(console.error).toHaveBeenCalledOnce()
    const again = assistant.load()
    expect(assistant.loadFailed.value).toBe(false)
    arrive()
    await again
    expect(load).toHaveBeenCalledTimes(2)
    expect(assistant.loadFailed.value).toBe(false)
  })
})

describe('sending', () => {
  it('asks what the composer holds with the context, and empties both and the draft', async () => {
    const platform = fakePlatform()
    const assistant = start()
    await assistant.load()
    assistant.context.add(code)
    assistant.composer.write(' How? ')
    assistant.send()
    const { body } = await platform.question(1)
    expect(body.messages.at(-1)?.parts[0]?.text).toBe('How?')
    expect(body.context).toEqual([code])
    expect(assistant.context.items.value).toEqual([])
    expect(assistant.composer.text.value).toBe('')
    expect(draft()).toBeNull()
  })

  it('asks at once, so that the question belongs to the thread that is shown', async () => {
    fakePlatform()
    const assistant = start()
    await assistant.load()
    assistant.ask('How?').catch(() => {})
    expect(events).toEqual(['question'])
    expect(assistant.pending.value).toEqual([])
  })

  it('sends nothing while the composer is blank, and keeps the context', async () => {
    const { assistant, load } = startWaiting()
    assistant.context.add(code)
    assistant.composer.write('  \n')
    assistant.send()
    expect(load).not.toHaveBeenCalled()
    expect(assistant.context.items.value).toEqual([code])
  })

  it.each(['submitted', 'streaming'])('keeps what is written while an answer is %s', async when => {
    const platform = fakePlatform()
    const assistant = start()
    assistant.ask('One?').catch(() => {})
    const question = await platform.question(1)
    if (when === 'streaming') {
      const delta = { type: 'text-delta', id: 't', delta: 'Half' }
      question.send({ type: 'start', messageId: 'a' }, { type: 'text-start', id: 't' }, delta)
    }
    await vi.waitFor(() => expect(assistant.status.value).toBe(when))
    assistant.composer.write('Two?')
    assistant.send()
    expect(assistant.composer.text.value).toBe('Two?')
    expect(platform.asked).toHaveLength(1)
  })

  it('stops the answer under way', async () => {
    const platform = fakePlatform()
    const assistant = start()
    const answer = assistant.ask('One?')
    const question = await platform.question(1)
    assistant.stop()
    expect((await answer).metadata?.interrupted).toBe(true)
    expect(question.aborted).toBe(true)
    expect(assistant.composer.text.value).toBe('')
  })
})

describe('options', () => {
  it('reach the conversation that is there, and one that arrives later', async () => {
    const platform = fakePlatform(question => question.answer('So.'))
    const { assistant, arrive } = startWaiting()
    assistant.update({ ...options, fingerprint: 'reader-1' })
    expect(assistant.options.value.fingerprint).toBe('reader-1')
    const answer = assistant.ask('One?')
    arrive()
    await answer
    assistant.update({ ...options, fingerprint: 'reader-2' })
    await assistant.ask('Two?')
    expect(platform.asked.map(({ body }) => body.fp)).toEqual(['reader-1', 'reader-2'])
  })

  it('take the draft out of the storage when nothing may be stored any more, and put it back', () => {
    const assistant = start()
    assistant.composer.write('How')
    assistant.update({ ...options, persist: 'none' })
    assistant.composer.write('How?')
    expect(sessionStorage).toHaveLength(0)
    expect(assistant.composer.text.value).toBe('How?')
    assistant.update(options)
    expect(draft()).toBe('How?')
  })

  it('leave the draft of a pending question stored', () => {
    const { assistant } = startWaiting()
    assistant.composer.write('How?')
    assistant.send()
    assistant.update({ ...options, theme: 'dark' })
    expect(draft()).toBe('How?')
  })

  it('keep the draft off the storage when nothing may be stored', () => {
    const assistant = start({ persist: 'none' })
    assistant.composer.write('How?')
    expect(sessionStorage).toHaveLength(0)
    expect(assistant.composer.text.value).toBe('How?')
  })
})

describe('when it is disposed', () => {
  it('closes, stops the answer under way, and rejects what is asked or brought then', async () => {
    const platform = fakePlatform()
    const assistant = start()
    assistant.open()
    assistant.ask('One?').catch(() => {})
    const question = await platform.question(1)
    assistant.dispose()
    expect(assistant.isOpen.value).toBe(false)
    await vi.waitFor(() => expect(question.aborted).toBe(true))
    await expect(assistant.ask('Two?')).rejects.toMatchObject({ code: 'interrupted' })
    await expect(assistant.load()).rejects.toMatchObject({ code: 'interrupted' })
    assistant.open()
    expect(assistant.isOpen.value).toBe(false)
    expect(assistant.composer.text.value).toBe('')
    expect(platform.asked).toHaveLength(1)
  })

  it('rejects what is pending, and makes no conversation out of what still arrives', async () => {
    const { assistant, arrive } = startWaiting()
    const answer = assistant.ask('How?')
    assistant.dispose()
    await expect(answer).rejects.toMatchObject({ code: 'interrupted' })
    const brought = assistant.load()
    arrive()
    await expect(brought).rejects.toMatchObject({ code: 'interrupted' })
    expect(assistant.loaded.value).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })
})
