import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chunksOf, question, textOf } from '../../testing/answers.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

beforeAll(async () => {
  service = await testService(
    {},
    {
      'install-svelte.md': '# Svelte\n\nInstall the adapter for Svelte with the add command.\n',
      'install-vue.md': '# Vue\n\nInstall the adapter for Vue with the add command.\n',
      'weather.md': '# Weather\n\nRain is likely.\n'
    }
  )
})

afterAll(() => service[Symbol.asyncDispose]())

const ask = async (text: string, more: object = {}) => {
  const response = await service.ask(question(text, more))
  return { response, threadId: response.headers.get('x-thread-id') as string, chunks: await chunksOf(response) }
}

const firstSource = (chunks: Awaited<ReturnType<typeof chunksOf>>) =>
  chunks.find(({ type }) => type === 'source-url')?.url

describe('a thread', () => {
  it('goes on with its history when the client sends the last message alone', async () => {
    const { threadId } = await ask('How do I install the adapter for Svelte?')
    const { chunks, threadId: same } = await ask('and for Vue?', { threadId })
    expect(same).toBe(threadId)
    expect(firstSource(chunks)).toBe('/install-vue#vue')
    expect(textOf(chunks)).toContain('adapter for Vue')
  })

  it('is what the client says it is, when it sends more', async () => {
    const { threadId } = await ask('Is rain likely in this weather?')
    const messages = [
      { id: 'a', role: 'user', parts: [{ type: 'text', text: 'How do I install the adapter for Svelte?' }] },
      { id: 'b', role: 'assistant', parts: [{ type: 'text', text: 'Like this.' }] },
      { id: 'c', role: 'user', parts: [{ type: 'text', text: 'and for Vue?' }] }
    ]
    const { chunks } = await ask('', { threadId, messages })
    expect(firstSource(chunks)).toBe('/install-vue#vue')
  })

  it('forgets what followed a question that is asked again', async () => {
    const { threadId } = await ask('Is rain likely in this weather?')
    const { chunks } = await ask('How do I install the adapter for Svelte?', { threadId })
    // Both questions have the id `m1`, so the second replaces the first.
    expect(firstSource(chunks)).toBe('/install-svelte#svelte')
  })

  it.each([
    ['another reader', { fp: 'somebody-else' }],
    ['nobody', { threadId: 'thread_unknown' }]
  ])('of %s is 404', async (_whose, more) => {
    const { threadId } = await ask('Is rain likely?')
    const { response } = await ask('And now?', { threadId, ...more })
    expect(response.status).toBe(404)
  })

  it('of another domain is 404', async () => {
    await using two = await testService({
      docs: undefined,
      organizations: [
        {
          id: 'o',
          projects: [
            { id: 'one', docs: service.folder },
            { id: 'two', docs: service.folder }
          ]
        }
      ]
    })
    const { threadId } = await (async () => {
      const response = await two.ask(question('Is rain likely?'))
      return { threadId: response.headers.get('x-thread-id') }
    })()
    const { value: key } = await two.keys.create({ projectId: 'two', kind: 'assistant', name: '' })
    const other = (more: object) =>
      two.app.request('/discovery/v2/assistant/two/message', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(question('Is rain likely?', more))
      })
    expect((await other({})).status).toBe(200)
    expect((await other({ threadId })).status).toBe(404)
  })
})
