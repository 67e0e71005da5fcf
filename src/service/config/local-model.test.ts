import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findLocalModel, placesOf } from './local-model.ts'

/** Starts a server that replies as the test says, closed after it; returns its origin. */
const serverThat = async (reply: (response: ServerResponse, path: string) => void) => {
  const server = createServer((request, response) => reply(response, request.url ?? ''))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const listing = (list: unknown) => serverThat(response => response.end(JSON.stringify(list)))

const nobody = 'http://127.0.0.1:1'
const places = (ollama: string, studio = nobody, llama = nobody) =>
  [ollama, studio, llama].map((origin, index) => ({ ...placesOf({})[index], origin }) as ReturnType<typeof placesOf>[0])

const ollamaList = (...models: { name: string; details?: object }[]) => ({ models })
const openAiList = (...ids: string[]) => ({ object: 'list', data: ids.map(id => ({ id, object: 'model' })) })

describe('a model that runs on the machine', () => {
  it('is the first of Ollama that is for chats', async () => {
    const paths: string[] = []
    const origin = await serverThat((response, path) => {
      paths.push(path)
      response.end(
        JSON.stringify(
          ollamaList(
            { name: 'nomic-embed-text:latest' },
            { name: 'snowflake:latest', details: { family: 'bert', families: ['bert'] } },
            { name: 'llama3.2:3b', details: { family: 'llama', families: ['llama'] } }
          )
        )
      )
    })
    expect(await findLocalModel({}, places(origin))).toEqual({
      server: 'Ollama',
      model: { url: `${origin}/v1`, name: 'llama3.2:3b' }
    })
    expect(paths).toEqual(['/api/tags'])
  })

  it('is that of LM Studio or llama.cpp where Ollama has none', async () => {
    const empty = await listing(ollamaList())
    const studio = await listing(openAiList('text-embedding-nomic-embed-text-v1.5', 'qwen2.5-7b-instruct'))
    const llama = await listing({ ...ollamaList({ name: '/models/gemma.gguf' }), ...openAiList('/models/gemma.gguf') })
    expect(await findLocalModel({}, places(empty, studio, llama))).toEqual({
      server: 'LM Studio',
      model: { url: `${studio}/v1`, name: 'qwen2.5-7b-instruct' }
    })
    expect((await findLocalModel({}, places(nobody, nobody, llama)))?.server).toBe('llama.cpp')
  })

  it('is the one of LM Studio that is loaded, by what its own list says', async () => {
    const models = [
      { id: 'vision', type: 'vlm', state: 'not-loaded' },
      { id: 'my-vectors', type: 'embeddings', state: 'loaded' },
      { id: 'chat', type: 'llm', state: 'loaded', capabilities: ['tool_use'] }
    ]
    const studio = await serverThat((response, path) =>
      response.end(JSON.stringify(path === '/api/v0/models' ? { data: models } : openAiList('vision')))
    )
    expect((await findLocalModel({}, places(nobody, studio)))?.model.name).toBe('chat')
    const old = await serverThat((response, path) =>
      response.end(JSON.stringify(path === '/v1/models' ? openAiList('chat') : { error: 'Unexpected endpoint' }))
    )
    expect((await findLocalModel({}, places(nobody, old)))?.model.name).toBe('chat')
  })

  it('is the one of several that llama.cpp has loaded, or the first', async () => {
    const listWith = (value: string) =>
      listing({
        data: [
          { id: 'first', status: { value: 'unloaded' } },
          { id: 'second', status: { value } }
        ]
      })
    const nameAt = async (llama: string) => (await findLocalModel({}, places(nobody, nobody, llama)))?.model.name
    expect(await nameAt(await listWith('loaded'))).toBe('second')
    expect(await nameAt(await listWith('unloaded'))).toBe('first')
  })

  it('is none of Ollama’s that runs in its cloud or makes no text', async () => {
    const cloud = { name: 'gpt-oss:120b-cloud', remote_model: 'gpt-oss:120b', remote_host: 'https://ollama.com:443' }
    const picture = { name: 'painter', capabilities: ['image'] }
    const chat = { name: 'seer', capabilities: ['completion', 'image'] }
    const ollama = await listing(ollamaList(cloud, picture, chat))
    expect((await findLocalModel({}, places(ollama)))?.model.name).toBe('seer')
    expect(await findLocalModel({}, places(await listing(ollamaList(cloud))))).toBeUndefined()
  })

  it.each([
    ['nobody listens', undefined],
    ['only embeddings are there', JSON.stringify(openAiList('bge-m3', 'e5-large'))],
    ['something else listens', '<!doctype html><p>My app</p>'],
    ['it says something else', '[1, null, {"models": 5}]']
  ])('is none where %s', async (_what, body) => {
    const origin = body === undefined ? nobody : await serverThat(response => response.end(body))
    expect(await findLocalModel({}, places(origin, origin, origin))).toBeUndefined()
  })

  it('is none where the answer is a failure, or leads elsewhere', async () => {
    const list = JSON.stringify(openAiList('chat'))
    const failing = await serverThat(response => response.writeHead(401).end(list))
    const elsewhere = await listing(openAiList('chat'))
    const leading = await serverThat(response => response.writeHead(302, { location: `${elsewhere}/v1/models` }).end())
    expect(await findLocalModel({}, places(nobody, failing, leading))).toBeUndefined()
  })

  it('is waited for 300 ms in all, and what has answered until then counts', async () => {
    const silent = await serverThat(() => {})
    const dripping = await serverThat(response => response.write('{'))
    const llama = await listing(openAiList('chat'))
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => timeout.mockRestore())
    const begin = performance.now()
    const found = await findLocalModel({}, places(silent, dripping, llama))
    expect(found?.server).toBe('llama.cpp')
    expect(timeout.mock.calls).toEqual([[300]])
    expect(performance.now() - begin).toBeGreaterThan(250)
  })

  it.each([
    [undefined, 'http://127.0.0.1:11434'],
    ['', 'http://127.0.0.1:11434'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['0.0.0.0:8000', 'http://127.0.0.1:8000'],
    [':8000', 'http://127.0.0.1:8000'],
    ['gpu.local', 'http://gpu.local:11434'],
    ['http://gpu.local:8000/', 'http://gpu.local:8000'],
    ['https://gpu.local', 'https://gpu.local'],
    ['https://gpu.local/ollama/', 'https://gpu.local/ollama'],
    ['gpu.local:80', 'http://gpu.local'],
    ['http://0.0.0.0:11434', 'http://127.0.0.1:11434'],
    ['"gpu.local:8000"', 'http://gpu.local:8000'],
    ['::1', 'http://[::1]:11434'],
    ['[::1]', 'http://[::1]:11434'],
    ['[::1]:8000', 'http://[::1]:8000'],
    ['::', 'http://127.0.0.1:11434'],
    ['[::]:8000', 'http://127.0.0.1:8000'],
    ['not an address', 'http://127.0.0.1:11434']
  ])('is looked for where OLLAMA_HOST says: %s', (host, origin) => {
    expect(placesOf({ OLLAMA_HOST: host })[0]?.origin).toBe(origin)
  })
})
