/** @module-tag slow */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { question } from './testing/answers.ts'
import { faultOf, fuzzedRequests } from './testing/fuzz-requests.ts'
import { testService } from './testing/service.ts'

const limits = {
  assistantPerKey: 1e9,
  feedbackPerKey: 1e9,
  feedbackPerAddress: 1e9,
  suggestionsPerAddress: 1e9,
  jobsPerProject: 1e9,
  followUpsPerProject: 1e9
}

it('answers whatever is sent, and says in the one shape what is wrong with it', async () => {
  await using service = await testService({ limits })
  const keys = { assistant: service.project.assistantKey, admin: service.adminKey }
  await fc.assert(
    fc.asyncProperty(fuzzedRequests(keys), async request => {
      expect(await faultOf(service, request)).toBeUndefined()
    }),
    // The same in each run; `npm run bench -- fuzz` tries others, and longer.
    { seed: 13, numRuns: 300 }
  )
})

it('keeps nothing of an answer that was looked at', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const looked = async () => {
    const response = new Response('x')
    const service = { app: { fetch: () => response, request: () => response } }
    await faultOf(service, { method: 'GET', path: '/', headers: {}, body: undefined })
    return new WeakRef(response)
  }
  const response = await looked()
  await expect
    .poll(() => {
      collect()
      return response.deref() === undefined
    })
    .toBe(true)
})

it('notices an answer that fails, and an error of another shape', async () => {
  const answering = (response: Response) => ({ app: { fetch: () => response, request: () => response } })
  const request = { method: 'GET', path: '/', headers: {}, body: undefined }
  const faultIn = (response: Response) => faultOf(answering(response), request)
  expect(await faultIn(new Response('x', { status: 500 }))).toContain('500')
  expect(await faultIn(new Response('x', { status: 404 }))).toContain('no JSON')
  expect(await faultIn(Response.json({ error: 'x' }, { status: 404 }))).toContain('another shape')
  expect(await faultIn(Response.json({ error: 'x', code: 'y', stack: 'z' }, { status: 404 }))).toContain(
    'another shape'
  )
  expect(await faultIn(Response.json({ error: 'x', code: 'y' }, { status: 404 }))).toBeUndefined()
  expect(await faultIn(new Response('data: {"type":"error"}'))).toContain('fails')
  await using service = await testService()
  const right = { method: 'POST', path: '/health', headers: {}, body: JSON.stringify(question('x')) }
  expect(await faultOf(service, right)).toBeUndefined()
})
