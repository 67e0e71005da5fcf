import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { sendFeedback } from './feedback.ts'

const seen: { authorization: string | undefined; body: Record<string, unknown> }[] = []
let status = 201
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push({ authorization: request.headers.authorization, body: JSON.parse(body) })
  response.writeHead(status).end('{"id":"1"}')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const feedbackUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const platform = { domain: 'acme', baseUrl: feedbackUrl, fingerprint: 'anonymous' }
const thumb = {
  helpful: false,
  reason: 'wrong',
  comment: 'The option is gone.',
  threadId: null,
  messageId: 'a1',
  path: '/install'
}

beforeEach(() => {
  seen.length = 0
  status = 201
})
afterAll(() => void server.close())

it('sends a thumb as a page rating, with the key as a bearer token', async () => {
  expect(await sendFeedback({ ...platform, feedbackUrl, assistantKey: 'svc_dsc_1' }, thumb)).toBe(true)
  expect(seen[0]).toEqual({
    authorization: 'Bearer svc_dsc_1',
    body: {
      source: 'contextual',
      path: '/install',
      fp: 'anonymous',
      helpful: false,
      messageId: 'a1',
      comment: 'wrong: The option is gone.'
    }
  })
})

it('sends nothing where no address is given', async () => {
  expect(await sendFeedback(platform, thumb)).toBe(true)
  expect(seen).toEqual([])
})

it('keeps the key to itself at any other address, and an admin key at every one', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await sendFeedback({ ...platform, baseUrl: 'https://other.test', feedbackUrl, assistantKey: 'svc_dsc_1' }, thumb)
  expect(seen).toEqual([expect.objectContaining({ authorization: undefined })])
  await sendFeedback({ ...platform, feedbackUrl, assistantKey: 'svc_secret' }, thumb)
  expect(seen).toHaveLength(1)
  expect(warnings).toHaveBeenCalledOnce()
  warnings.mockRestore()
})

it('says on the console that a thumb was refused, without the key', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  status = 403
  expect(await sendFeedback({ ...platform, feedbackUrl, assistantKey: 'svc_dsc_1' }, thumb)).toBe(false)
  expect(warnings.mock.calls.flat().join()).toContain('403')
  expect(warnings.mock.calls.flat().join()).not.toContain('svc_dsc_1')
})
