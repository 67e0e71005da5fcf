import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import { type TestService, testService } from '../../testing/service.ts'

const docs = {
  'install.md': '# Installing\n\n## Install the lamp\n\nScrew the lamp into its socket to install it.\n',
  ...Object.fromEntries(
    ['kettle', 'bicycle', 'window', 'garden', 'violin', 'harbour'].map(thing => [
      `${thing}.md`,
      `# The ${thing}\n\nA ${thing} stands beside the house.\n`
    ])
  )
}

let service: TestService

beforeEach(async () => {
  service = await testService({}, docs)
  onTestFinished(() => service[Symbol.asyncDispose]())
})

const get = async (query: string, { key = service.project.assistantKey, from = service, ...headers } = {}) => {
  const response = await from.app.request(routes.suggestions('local') + query, {
    headers: { authorization: `Bearer ${key}`, ...headers }
  })
  return { response, status: response.status, body: await response.json() }
}

it('gives questions that the page answers, the same each time', async () => {
  const { response, body } = await get('?path=/install')
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  expect(body).toEqual({ suggestions: ['How do I install the lamp?'] })
  expect((await get('?path=/install')).body).toEqual(body)
  expect((await get('?path=/install.html')).body).toEqual(body)
})

it('gives none for an unknown page', async () => {
  expect(await get('?path=/nowhere')).toMatchObject({ status: 200, body: { suggestions: [] } })
})

it('requires a path and the public key', async () => {
  expect((await get('')).status).toBe(400)
  expect((await get('?path=')).status).toBe(400)
  expect((await get(`?path=/${'x'.repeat(2000)}`)).status).toBe(400)
  expect((await get('?path=/install', { key: 'svc_dsc_unknown' })).status).toBe(401)
})

it('is limited by address', async () => {
  const limited = await testService({ limits: { suggestionsPerAddress: 1 } })
  onTestFinished(() => limited[Symbol.asyncDispose]())
  const key = limited.project.assistantKey
  expect((await get('?path=/install', { key, from: limited })).status).toBe(200)
  const { status, response } = await get('?path=/install', { key, from: limited })
  expect(status).toBe(429)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
})

it('can be asked by a page of another origin', async () => {
  const response = await service.app.request(routes.suggestions('local'), {
    method: 'OPTIONS',
    headers: {
      origin: 'https://docs.acme.test',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization'
    }
  })
  expect(response.headers.get('access-control-allow-methods')).toContain('GET')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})
