// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { Assistant } from '../widget/handle.ts'
import type { IdleEnvironment } from '../widget/idle.ts'
import type { GivenOptions } from '../widget/options.ts'
import { offerTools } from './webmcp.ts'

interface Tool {
  name: string
  execute(input: object): Promise<{ content: { text: string }[] }>
}

const searchUrl = 'https://platform.test/search'
const offered = { domain: 'acme', baseUrl: 'https://platform.test', searchUrl }

const provide = (owner: object, context: object) =>
  Object.defineProperty(owner, 'modelContext', { value: context, configurable: true })
afterEach(() => {
  for (const owner of [document, navigator]) Reflect.deleteProperty(owner, 'modelContext')
  vi.unstubAllGlobals()
})

const start = (given: GivenOptions = offered, handle: Partial<Assistant> = {}) => {
  const ending = new AbortController()
  offerTools({ given, handle, signal: ending.signal } as IdleEnvironment)
  return ending
}

/** Follows the steps of the current proposal, in order. It refuses by rejecting a promise that nothing handles. */
const current = () => {
  const tools = new Map<string, Tool>()
  const registered: string[] = []
  const registerTool = (tool: Tool & { description: string; inputSchema: object }, { signal }: AbortInit) => {
    registered.push(tool.name)
    const { name, description, inputSchema } = tool
    if (tools.has(name) || !description || !/^[\w.-]{1,128}$/.test(name))
      return Promise.reject(new DOMException(name, 'InvalidStateError'))
    if (!JSON.stringify(inputSchema)) return Promise.reject(new TypeError(name))
    if (signal.aborted) return Promise.reject(signal.reason)
    return new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        tools.delete(name)
        reject(signal.reason)
      })
      tools.set(name, tool)
      setTimeout(resolve)
    })
  }
  return { tools, registered, registerTool }
}
interface AbortInit {
  signal: AbortSignal
}

it('registers tools to ask and to search, and unregisters them', () => {
  const { tools, registerTool } = current()
  provide(document, { registerTool })
  const ending = start()
  expect([...tools.keys()]).toEqual(['ask_docs', 'search_docs'])
  ending.abort()
  expect([...tools.keys()]).toEqual([])
})

it('registers no search without a search address, nor when the owner turns it off', () => {
  for (const given of [{ domain: 'acme' }, { ...offered, search: false }, { ...offered, search: 'false' }]) {
    const { tools, registerTool } = current()
    provide(document, { registerTool })
    start(given)
    expect([...tools.keys()]).toEqual(['ask_docs'])
  }
})

it('leaves a tool name to the widget that registered it first', async () => {
  const { tools, registered, registerTool } = current()
  provide(document, { registerTool })
  start()
  const first = tools.get('ask_docs')
  const second = start()
  await Promise.resolve()
  second.abort()
  expect(registered).toEqual(['ask_docs', 'search_docs', 'ask_docs', 'search_docs'])
  expect(first).toBeDefined()
  expect(tools.get('ask_docs')).toBe(first)
})

it('supports earlier proposals: on navigator, unregistered by name, by the returned object, or all at once', () => {
  const unregisterTool = vi.fn()
  provide(navigator, { registerTool: () => undefined, unregisterTool })
  start().abort()
  expect(unregisterTool.mock.calls).toEqual([['ask_docs'], ['search_docs']])

  const unregister = vi.fn()
  provide(navigator, { registerTool: () => ({ unregister }) })
  start().abort()
  expect(unregister).toHaveBeenCalledTimes(2)

  const [provideContext, clearContext] = [vi.fn(), vi.fn()]
  provide(navigator, { provideContext, clearContext })
  start().abort()
  expect(provideContext.mock.calls[0]?.[0].tools).toHaveLength(2)
  expect(clearContext).toHaveBeenCalledOnce()
})

it('does not throw when a browser refuses, has no WebMCP, or the page has an element of that name', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  start()
  provide(document, document.createElement('img'))
  start()
  expect(warn).not.toHaveBeenCalled()
  provide(document, {
    registerTool() {
      throw new DOMException('Not here.', 'NotAllowedError')
    }
  })
  start().abort()
  expect(warn).toHaveBeenCalledTimes(2)
})

it('asks as the reader would, and returns the answer with its sources', async () => {
  const { tools, registerTool } = current()
  provide(document, { registerTool })
  const ask = vi.fn(async () => ({
    id: '1',
    role: 'assistant' as const,
    parts: [
      { type: 'text' as const, text: 'Run it.' },
      { type: 'source-url' as const, sourceId: '1', url: 'https://docs.test/a', title: 'Start' }
    ]
  }))
  start(offered, { ask, status: 'ready' })
  const result = await tools.get('ask_docs')?.execute({ question: 'How?' })
  expect(ask).toHaveBeenCalledWith('How?')
  expect(result?.content[0]?.text).toBe('Run it.\n\nSources:\n- Start: https://docs.test/a')
})

it('cuts long answers for an agent, and returns the reason when there is no answer', async () => {
  const { tools, registerTool } = current()
  provide(document, { registerTool })
  const parts = [{ type: 'text' as const, text: 'a'.repeat(20_000) }]
  const ask = vi.fn(async (text: string) => {
    if (typeof text !== 'string') throw new TypeError('ask() wants the text of a question.')
    return { id: '1', role: 'assistant' as const, parts }
  })
  start(offered, { ask, status: 'ready' })
  expect((await tools.get('ask_docs')?.execute({ question: 'How?' }))?.content[0]?.text).toHaveLength(8000)
  for (const [name, input, why] of [
    ['ask_docs', {}, 'ask() wants the text of a question.'],
    ['ask_docs', { question: { a: 1 } }, 'ask() wants the text of a question.'],
    ['search_docs', {}, 'search_docs wants words to search for.']
  ] as const)
    expect(await tools.get(name)?.execute(input)).toEqual({ content: [{ type: 'text', text: why }], isError: true })
})

it('does not interrupt an answer that the reader waits for', async () => {
  const { tools, registerTool } = current()
  provide(document, { registerTool })
  const ask = vi.fn()
  start(offered, { ask, status: 'streaming' })
  expect((await tools.get('ask_docs')?.execute({ question: 'How?' }))?.content[0]?.text).toContain('Try again later')
  expect(ask).not.toHaveBeenCalled()
})

it('searches without opening the panel, also with options written as attributes', async () => {
  const { tools, registerTool } = current()
  provide(document, { registerTool })
  const asked = vi.fn(async (_url: URL) => {
    const page = { url: 'https://docs.test/a', title: 'Start', section: 'Install', passage: 'Run it.' }
    return new Response(JSON.stringify({ results: [page] }))
  })
  vi.stubGlobal('fetch', asked)
  start({ ...offered, keyPrefixes: '{"assistant":"svc_dsc_","admin":"svc_"}', assistantKey: 'svc_dsc_1' })
  const result = await tools.get('search_docs')?.execute({ query: 'install' })
  expect(result?.content[0]?.text).toBe('## Start – Install\nhttps://docs.test/a\n\nRun it.')
  expect(String(asked.mock.calls[0]?.[0])).toContain('q=install')
})
