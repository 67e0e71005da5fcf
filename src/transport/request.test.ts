import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TransportOptions } from './index.ts'
import { type AssistantUIMessage, requestBody, withoutThread } from './request.ts'
import type { Thread } from './threads.ts'

afterEach(() => vi.unstubAllGlobals())

const message = (id: string, role: AssistantUIMessage['role'], ...texts: string[]): AssistantUIMessage => ({
  id,
  role,
  parts: texts.map(text => ({ type: 'text', text }))
})
const question = message('u', 'user', 'A question')

interface Given {
  options?: TransportOptions
  messages?: AssistantUIMessage[]
  overrides?: Record<string, unknown>
  thread?: Thread | null
}
const bodyOf = ({ options = {}, messages = [question], overrides = {}, thread = null }: Given = {}) =>
  requestBody(options, { messages, overrides, thread })
const idsOf = (...messages: AssistantUIMessage[]) => bodyOf({ messages }).messages.map(({ id }) => id)

it('has no key that it does not need', () => {
  expect(bodyOf()).toEqual({
    fp: 'anonymous',
    messages: [{ id: 'u', role: 'user', parts: [{ type: 'text', text: 'A question' }] }]
  })
})

describe('the messages', () => {
  const answer = message('a', 'assistant', 'An answer')

  it('have text and nothing else', () => {
    const rich: AssistantUIMessage = {
      ...answer,
      metadata: { interrupted: true },
      parts: [
        { type: 'reasoning', text: 'Hm' },
        { type: 'text', text: 'One', state: 'done' },
        { type: 'text', text: ' \n' },
        { type: 'source-url', sourceId: 's', url: '/a' },
        { type: 'text', text: 'Two' }
      ]
    }
    expect(bodyOf({ messages: [question, rich] }).messages[1]).toEqual({
      id: 'a',
      role: 'assistant',
      parts: [
        { type: 'text', text: 'One' },
        { type: 'text', text: 'Two' }
      ]
    })
  })

  it('are without a question whose answer has no text, and without that answer', () => {
    expect(idsOf(question, message('a', 'assistant'), message('v', 'user', 'Another'))).toEqual(['v'])
    expect(idsOf(question, message('a', 'assistant', ' '), message('v', 'user', 'Another'))).toEqual(['v'])
    expect(idsOf(question, message('v', 'user', 'Another'), message('w', 'user', 'Third'))).toEqual(['w'])
  })

  it('keep answers and what the system says', () => {
    expect(idsOf(message('s', 'system', 'Be brief'), question, answer, message('v', 'user', 'Another'))).toEqual([
      's',
      'u',
      'a',
      'v'
    ])
    expect(idsOf(message('s', 'system', 'a'), message('t', 'system', 'b'), answer, { ...answer, id: 'b' })).toEqual([
      's',
      't',
      'a',
      'b'
    ])
  })

  it('of version 1 have their content, their other fields and their metadata without the context', () => {
    const context = [{ type: 'code' as const, value: 'x', path: '/a' }]
    const asked = { ...message('u', 'user', 'One', 'Two'), metadata: { context, threadId: 't' }, createdAt: 1 }
    const body = bodyOf({ options: { apiVersion: 1 }, messages: [asked] })
    expect(body).toEqual({
      fp: 'anonymous',
      messages: [
        {
          id: 'u',
          role: 'user',
          createdAt: 1,
          content: 'One\n\nTwo',
          parts: [
            { type: 'text', text: 'One' },
            { type: 'text', text: 'Two' }
          ],
          metadata: { threadId: 't' }
        }
      ],
      context: [{ type: 'code', value: 'x' }]
    })
    const plain = bodyOf({ options: { apiVersion: 1 }, messages: [{ ...question, metadata: { context } }] })
    expect(plain.messages[0]).not.toHaveProperty('metadata')
  })
})

describe('the thread', () => {
  const thread = { id: 't', key: 'secret' }
  const threadOf = (given: Given) => {
    const { threadId, threadKey } = bodyOf(given)
    return [threadId, threadKey]
  }

  it('is sent with its key', () => {
    expect(threadOf({ thread })).toEqual(['t', 'secret'])
    expect(threadOf({ thread: { id: 't' } })).toEqual(['t', undefined])
    expect(bodyOf({ thread: { id: 't' } })).not.toHaveProperty('threadKey')
  })

  it('can be another for one call, and then has no key', () => {
    expect(threadOf({ thread, overrides: { threadId: 'other' } })).toEqual(['other', undefined])
    expect(threadOf({ thread, overrides: { threadId: 't' } })).toEqual(['t', 'secret'])
    expect(threadOf({ thread, overrides: { threadId: null } })).toEqual([null, undefined])
    expect(threadOf({ thread, overrides: { threadId: undefined } })).toEqual(['t', 'secret'])
    for (const threadId of [7, {}, true]) {
      expect(Object.keys(bodyOf({ thread, overrides: { threadId } }))).toEqual(['fp', 'messages'])
    }
  })

  it('can be taken out', () => {
    expect(withoutThread(bodyOf({ thread, options: { retrievalPageSize: 3 } }))).toEqual({
      ...bodyOf(),
      retrievalPageSize: 3
    })
  })
})

it('takes numbers and filters for what they are, from the call before the options', () => {
  const options = { retrievalPageSize: 3, filter: { version: '1' } }
  expect(bodyOf({ options })).toMatchObject(options)
  expect(bodyOf({ options, overrides: { retrievalPageSize: 5, filter: null } })).toMatchObject({
    retrievalPageSize: 5,
    filter: null
  })
  for (const retrievalPageSize of ['5', Number.NaN, Number.POSITIVE_INFINITY, {}]) {
    expect(bodyOf({ overrides: { retrievalPageSize } })).not.toHaveProperty('retrievalPageSize')
  }
  for (const filter of ['x', 7, [], true]) expect(bodyOf({ overrides: { filter } })).not.toHaveProperty('filter')
})

it('has the context of the last message, or of the call', () => {
  const item = { type: 'code' as const, value: 'x' }
  const asked = { ...question, metadata: { context: [item] } }
  expect(bodyOf({ messages: [asked] }).context).toEqual([item])
  expect(
    bodyOf({ messages: [asked, message('a', 'assistant', 'Yes'), message('v', 'user', 'More')] })
  ).not.toHaveProperty('context')
  expect(bodyOf({ messages: [asked], overrides: { context: [{ ...item, value: 'y' }] } }).context).toEqual([
    { ...item, value: 'y' }
  ])
  for (const context of ['x', { 0: item }, [], [null, { type: 'other', value: 'x' }]]) {
    expect(bodyOf({ overrides: { context } })).not.toHaveProperty('context')
  }
})

it('has only the documented fields of a context item', () => {
  const item = { type: 'code' as const, value: 'x', path: '/a', elementId: 'b' }
  const asked = { ...question, metadata: { context: [{ ...item, title: 'install.sh', isCut: true }] } }
  expect(bodyOf({ messages: [asked] }).context).toEqual([item])
  const { path, ...withoutPath } = item
  expect(bodyOf({ options: { apiVersion: 1 }, messages: [asked] }).context).toEqual([withoutPath])
})

describe('the path', () => {
  it('is the option’s, or the call’s, without query and hash', () => {
    expect(bodyOf({ options: { currentPath: '/a?b#c' } }).currentPath).toBe('/a')
    expect(bodyOf({ options: { currentPath: () => '/a#c' } }).currentPath).toBe('/a')
    expect(bodyOf({ options: { currentPath: '/a' }, overrides: { currentPath: '/b' } }).currentPath).toBe('/b')
  })

  it('is the page’s, where there is a page and nothing else is said', () => {
    vi.stubGlobal('location', { pathname: '/page' })
    expect(bodyOf().currentPath).toBe('/page')
    expect(bodyOf({ options: { currentPath: '/a' } }).currentPath).toBe('/a')
    expect(bodyOf({ options: { currentPath: () => undefined } })).not.toHaveProperty('currentPath')
  })

  it('is none where it is no text', () => {
    for (const currentPath of [7, {}, null, '']) {
      expect(bodyOf({ overrides: { currentPath } })).not.toHaveProperty('currentPath')
    }
  })
})
