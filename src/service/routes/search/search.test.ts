import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { searchRoute } from '../../../protocol/search.ts'
import { type TestService, testService } from '../../testing/service.ts'

const things = ['kettle', 'bicycle', 'window', 'garden', 'violin', 'harbour']
const docs = {
  'install.md':
    '# Installing\n\nThe lamp comes in a box.\n\n## Install the lamp\n\nScrew the lamp into its [socket](garden.md) to install it.\n',
  'deployment.md':
    '# Deployment\n\nA deployment copies the lamp to another house.\n\n## Rollback\n\nUndo it at once.\n',
  ...Object.fromEntries(things.map(thing => [`${thing}.md`, `# The ${thing}\n\nA ${thing} stands beside the house.\n`]))
}

let service: TestService

beforeAll(async () => {
  service = await testService({ siteUrl: 'https://docs.acme.test/manual' }, docs)
  return () => service[Symbol.asyncDispose]()
})

const get = async (query: string, { key = service.project.assistantKey, from = service } = {}) => {
  const response = await from.app.request(searchRoute('local') + query, {
    headers: { authorization: `Bearer ${key}` }
  })
  return { response, status: response.status, body: await response.json() }
}
const found = async (text: string, more = '') => (await get(`?q=${encodeURIComponent(text)}${more}`)).body.results
const titles = async (text: string, more = '') => (await found(text, more)).map(({ title }: { title: string }) => title)

describe('searching pages', () => {
  it('gives of each page the best section, with its address and the words as they stand there', async () => {
    const [first] = await found('screw socket')
    expect(first).toEqual({
      url: 'https://docs.acme.test/manual/install#install-the-lamp',
      title: 'Installing',
      section: 'Install the lamp',
      passage: 'Screw the lamp into its socket to install it.'
    })
    const all = await titles('lamp house')
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(3)
  })

  it('matches the last word as a prefix while it is typed', async () => {
    for (const text of ['de', 'depl', 'lamp deplo', 'roll']) expect((await titles(text))[0]).toBe('Deployment')
    // A complete word matches no longer words.
    expect(await titles('de ')).toEqual([])
  })

  it('tolerates typing errors', async () => {
    expect((await titles('deploymnet'))[0]).toBe('Deployment')
    expect((await titles('vioiln house'))[0]).toBe('The violin')
  })

  it('gives as many as are asked for, and nothing where no page has the words', async () => {
    expect(await titles('house', '&limit=2')).toHaveLength(2)
    expect(await titles('house')).toHaveLength(5)
    expect(await titles('quaternion')).toEqual([])
    expect(await titles('quaternion', '&path=/install')).toEqual([])
    expect(await titles('?!')).toEqual([])
  })

  it('requires words, a valid number of pages and the public key', async () => {
    const long = 'x'.repeat(501)
    for (const query of ['', '?q=', '?q=%20', `?q=${long}`, '?q=a&limit=0', '?q=a&limit=21', '?q=a&limit=x']) {
      expect((await get(query)).status, query).toBe(400)
    }
    expect((await get('?q=lamp', { key: 'svc_dsc_unknown' })).status).toBe(401)
    expect((await get('?q=lamp', { key: service.adminKey })).status).toBe(403)
  })

  it('searches what the reader reads: the version of the page that is open', async () => {
    await using versions = await testService(
      {},
      {
        '1.md': '---\nversion: "1"\n---\n# One\n\nThe dial dims it.\n',
        '2.md': '---\nversion: "2"\n---\n# Two\n\nThe dial dims it.\n'
      }
    )
    const { body } = await get('?q=dial&path=/2', { key: versions.project.assistantKey, from: versions })
    expect(body.results.map(({ title }: { title: string }) => title)).toEqual(['Two'])
  })

  it('is limited by address', async () => {
    const limited = await testService({ limits: { searchesPerAddress: 1 } })
    onTestFinished(() => limited[Symbol.asyncDispose]())
    const key = limited.project.assistantKey
    expect((await get('?q=lamp', { key, from: limited })).status).toBe(200)
    const { status, response } = await get('?q=lamp', { key, from: limited })
    expect(status).toBe(429)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('can be asked by a page of another origin', async () => {
    const response = await service.app.request(searchRoute('local'), {
      method: 'OPTIONS',
      headers: { origin: 'https://docs.acme.test', 'access-control-request-method': 'GET' }
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('is described in the OpenAPI document', async () => {
    const { paths } = await (await service.app.request('/openapi.json')).json()
    const { get } = paths['/discovery/v2/assistant/{domain}/search']
    expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['domain', 'q', 'limit', 'path'])
    )
  })
})
