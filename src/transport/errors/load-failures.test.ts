import { afterEach, expect, it, vi } from 'vitest'
import { createChat } from '../testing/chat.ts'

afterEach(() => {
  vi.doUnmock('./failures.ts')
  vi.unstubAllGlobals()
})

const failToLoad = () =>
  vi.doMock('./failures.ts', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })

const ask = async () => {
  const chat = createChat({ fetch: async () => new Response('{}', { status: 503 }) })
  await chat.sendMessage({ parts: [{ type: 'text', text: 'A question' }] })
  return chat.error
}

it('calls it a failed connection where the code that names the failure cannot be brought', async () => {
  failToLoad()
  expect(await ask()).toMatchObject({ code: 'network', cause: expect.anything() })
})

it('says that the browser is offline where that is why', async () => {
  failToLoad()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await ask()).toMatchObject({ code: 'offline' })
})

it('names the failure once the code can be brought', async () => {
  expect(await ask()).toMatchObject({ code: 'server_error', status: 503 })
})
