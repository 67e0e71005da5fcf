import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AssistantError } from '../index.ts'
import { createChat, textOf } from '../testing/chat.ts'
import { eventFaults } from '../testing/event-faults.ts'
import { type Fault, stream, streamFaults } from '../testing/faults.ts'
import { type Service, startService } from '../testing/service.ts'
import { bodyFaults, statusFaults, waitFaults } from '../testing/status-faults.ts'
import { version1, version2 } from '../testing/wire.ts'

const good = [version2.start, version2.delta('A good answer'), version2.finish('thread')]

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterAll(() => vi.restoreAllMocks())

const suffer = async (fault: Fault) => {
  const service = await startService(stream(version2, good))
  try {
    return await endure(fault, service)
  } finally {
    await service.close()
  }
}

/** What must hold whatever goes wrong: nothing is lost, nothing is called complete, the next question works. */
const endure = async (fault: Fault, service: Service) => {
  service.answer(...fault.serve)
  const chat = createChat({ endpoint: service.url, timeouts: { firstByte: 5_000, idle: 5_000 }, ...fault.options })
  chat['~registerMessagesCallback'](() => textOf(chat.messages[1]) === fault.text && service.see())
  await chat.sendMessage({ text: 'First question' })

  const [question, answer, ...more] = chat.messages
  expect(textOf(question)).toBe('First question')
  expect(more).toEqual([])
  expect(textOf(answer)).toBe(fault.text ?? '')
  if (fault.text === undefined) expect(answer).toBeUndefined()
  expect(answer?.parts.some(part => 'state' in part && part.state === 'streaming') ?? false).toBe(false)
  expect(answer?.metadata?.interrupted).toBe(
    fault.text && fault.code && fault.code !== 'empty_answer' ? true : undefined
  )
  expect(chat.error instanceof AssistantError && chat.error.code).toBe(fault.code ?? false)
  expect(chat.status).toBe(fault.code ? 'error' : 'ready')
  if (fault.error) expect(chat.error).toMatchObject(fault.error)
  expect(service.requests.length).toBe(fault.serve.length)
  const { error } = chat

  await chat.sendMessage({ text: 'Second question' })
  expect(chat.status).toBe('ready')
  expect(textOf(chat.lastMessage)).toBe('A good answer')
  expect(chat.messages.filter(message => message.role === 'user').map(textOf)).toEqual([
    'First question',
    'Second question'
  ])
  expect(service.requests.length).toBe(fault.serve.length + 1)
  return error
}

const named = (faults: Fault[]) => faults.map(fault => ({ fault, name: fault.name }))

describe.each([version1, version2])('a stream of version $version with', wire => {
  it.concurrent.for(named(streamFaults(wire)))('$name', async ({ fault }) => {
    await suffer(fault)
  })
})

describe('a stream with', () => {
  it.concurrent.for(named(eventFaults))('$name', async ({ fault }) => {
    await suffer(fault)
  })
})

it.concurrent.for(named(statusFaults))('$name', async ({ fault }) => {
  await suffer(fault)
})

it.concurrent.for(waitFaults.map(fault => ({ fault, name: fault.name })))('$name', async ({ fault }) => {
  const { retryAfter } = (await suffer(fault)) as AssistantError
  if (fault.wait === 'about a minute') {
    expect(retryAfter).toBeGreaterThan(50)
    expect(retryAfter).toBeLessThanOrEqual(61)
  } else expect(retryAfter).toBe(fault.wait)
})

describe('a success status with', () => {
  it.concurrent.for(named(bodyFaults))('$name', async ({ fault }) => {
    await suffer(fault)
  })
})
