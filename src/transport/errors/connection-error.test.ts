import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChat, textOf } from '../testing/chat.ts'
import { version2 } from '../testing/wire.ts'

/** A fake page with what the explanation of a failed request reads: address, policy events, online state. */
const createPage = () => {
  const listeners = new Set<unknown>()
  const document = new EventTarget()
  const page = {
    /** Listeners that are installed at the moment. */
    listeners,
    requests: [] as string[],
    online: true,
    violate: (blockedURI: string, disposition = 'enforce') =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          blockedURI,
          disposition,
          effectiveDirective: 'connect-src'
        })
      ),
    goOffline() {
      page.online = false
      globalThis.dispatchEvent(new Event('offline'))
    }
  }
  const watched = (target: EventTarget) => ({
    addEventListener(type: string, listener: EventListener) {
      listeners.add(listener)
      target.addEventListener(type, listener)
    },
    removeEventListener(type: string, listener: EventListener) {
      listeners.delete(listener)
      target.removeEventListener(type, listener)
    }
  })
  const connection = new EventTarget()
  vi.stubGlobal('document', watched(document))
  vi.stubGlobal('location', { origin: 'https://docs.test', href: 'https://docs.test/page', pathname: '/page' })
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.online
    }
  })
  for (const [name, value] of Object.entries(watched(connection))) vi.stubGlobal(name, value)
  vi.stubGlobal('dispatchEvent', connection.dispatchEvent.bind(connection))
  return page
}

let page: ReturnType<typeof createPage>
beforeEach(() => {
  page = createPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Asks a question whose fetch the browser refuses; `probe` is the result of the second request, which looks for CORS. */
const refused = async (probe: 'answered' | 'refused', before?: () => void, endpoint = 'https://api.test/ask') => {
  const fetch: typeof globalThis.fetch = async (_, { method = 'GET', mode } = {}) => {
    page.requests.push(`${method} ${mode ?? ''}`.trim())
    if (method === 'POST') before?.()
    if (method === 'POST' || probe === 'refused') throw new TypeError('Failed to fetch')
    return new Response()
  }
  vi.stubGlobal('fetch', fetch)
  const chat = createChat({ endpoint })
  await chat.sendMessage({ text: 'A question' })
  expect(textOf(chat.messages[0])).toBe('A question')
  expect(page.listeners.size).toBe(0)
  return chat.error
}

it('names the directive that the page’s policy lacks', async () => {
  const error = await refused('answered', () => page.violate('https://api.test/ask'))
  expect(error).toMatchObject({ code: 'blocked', message: expect.stringMatching(/https:\/\/api\.test.*connect-src/) })
  expect(page.requests).toEqual(['POST'])
})

it('waits for a violation that is told after the failure', async () => {
  const error = await refused('refused', () => setTimeout(() => page.violate('https://api.test')))
  expect(error).toMatchObject({ code: 'blocked' })
})

it('minds its own violations only', async () => {
  const error = await refused('refused', () => {
    page.violate('https://other.test/')
    page.violate('inline')
    page.violate('https://api.test/ask', 'report')
  })
  expect(error).toMatchObject({ code: 'network' })
})

it('tells a refusal by CORS from a service that is not there, without a second question', async () => {
  expect(await refused('answered')).toMatchObject({ code: 'blocked', message: expect.stringContaining('CORS') })
  expect(page.requests).toEqual(['POST', 'HEAD no-cors'])
  expect(await refused('refused')).toMatchObject({
    code: 'network',
    message: expect.stringContaining('https://api.test')
  })
})

it('asks nothing more where the page fetches for itself', async () => {
  const fetch = async () => {
    throw new TypeError('a mistake of the page')
  }
  vi.stubGlobal('fetch', async () => {
    page.requests.push('probe')
    return new Response()
  })
  const chat = createChat({ endpoint: 'https://api.test/ask', fetch })
  await chat.sendMessage({ text: 'A question' })
  expect(chat.error).toMatchObject({ code: 'network', cause: { message: 'a mistake of the page' } })
  expect(page.requests).toEqual([])
})

it('asks nothing more of the page’s own origin', async () => {
  expect(await refused('answered', undefined, '/ask')).toMatchObject({ code: 'network' })
  expect(page.requests).toEqual(['POST'])
})

it('says that the browser is offline', async () => {
  page.online = false
  expect(await refused('refused')).toMatchObject({ code: 'offline' })
  expect(page.requests).toEqual(['POST'])
})

it('asks although the browser says that it is offline: the service may be on this machine', async () => {
  page.online = false
  const body = version2.start + version2.delta('Local') + version2.finish()
  const chat = createChat({ fetch: async () => new Response(body) })
  await chat.sendMessage({ text: 'A question' })
  expect([chat.status, textOf(chat.lastMessage)]).toEqual(['ready', 'Local'])
})

/** An answer that has begun and is written on by hand. */
const halfAnswered = async () => {
  vi.useFakeTimers()
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    }
  })
  const write = (text: string) => controller.enqueue(new TextEncoder().encode(text))
  const chat = createChat({ fetch: async () => new Response(body) })
  const sending = chat.sendMessage({ text: 'A question' })
  write(version2.start + version2.delta('Half'))
  await vi.waitFor(() => expect(textOf(chat.messages[1])).toBe('Half'))
  return { chat, sending, write, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

it('goes on with an answer whose bytes still come after the browser has gone offline', async () => {
  const { chat, sending, write, pass } = await halfAnswered()
  page.goOffline()
  await pass(1_500)
  page.goOffline()
  await pass(1_400)
  write(version2.delta(', still coming'))
  await pass(20_000)
  expect(chat.status).toBe('streaming')
  write(version2.finish())
  await pass(1_000)
  await sending
  expect([chat.status, textOf(chat.messages[1])]).toEqual(['ready', 'Half, still coming'])
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves no timer when the reader stops after the browser has gone offline', async () => {
  const { chat, sending } = await halfAnswered()
  page.goOffline()
  await chat.stop()
  await sending
  expect(vi.getTimerCount()).toBe(0)
  expect(page.listeners.size).toBe(0)
})

it('waits three seconds after the browser has gone offline the last time', async () => {
  const { chat, pass } = await halfAnswered()
  page.goOffline()
  await pass(2_000)
  page.goOffline()
  await pass(2_999)
  expect(chat.status).toBe('streaming')
  await pass(1)
  expect(chat.error).toMatchObject({ code: 'offline' })
})

it('ends an answer that falls silent when the browser goes offline, and keeps what there is', async () => {
  const { chat, sending, pass } = await halfAnswered()
  page.goOffline()
  await pass(3_000)
  await sending
  expect(chat.error).toMatchObject({ code: 'offline' })
  expect(chat.messages[1]?.metadata).toEqual({ interrupted: true })
  expect(page.listeners.size).toBe(0)
})

it('asks without key, question, cookies and cache whether the service is there, and not for long', async () => {
  const probes: RequestInit[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') probes.push({ ...init, body: url })
    throw new TypeError('Failed to fetch')
  })
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await createChat({ endpoint: 'https://api.test/ask', assistantKey: 'svc_dsc_1' }).sendMessage({ text: 'A question' })
  expect(probes).toEqual([
    {
      body: 'https://api.test/ask',
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: timeout.mock.results[0]?.value
    }
  ])
  expect(timeout).toHaveBeenCalledWith(3_000)
})

it('tells what broke a connection under way', async () => {
  const cause = new TypeError('network error')
  const brokenBody = () => new ReadableStream({ start: controller => controller.error(cause) })
  const chat = createChat({ fetch: async () => new Response(brokenBody()) })
  await chat.sendMessage({ text: 'A question' })
  expect(chat.error).toMatchObject({ code: 'interrupted', cause, message: expect.stringContaining('connection broke') })
  page.online = false
  await chat.regenerate()
  expect(chat.error).toMatchObject({ code: 'offline', message: expect.stringContaining('offline') })
})

it('asks nobody where there is no page at all', async () => {
  vi.stubGlobal('location', undefined)
  vi.stubGlobal('document', undefined)
  let requests = 0
  vi.stubGlobal('fetch', async () => {
    requests++
    throw new TypeError('fetch failed')
  })
  const chat = createChat({ endpoint: 'https://api.test/ask' })
  await chat.sendMessage({ text: 'A question' })
  expect([(chat.error as { code?: string }).code, requests]).toEqual(['network', 1])
})
