import { describe, expect, it } from 'vitest'
import type { DocsSite } from '../../contract.ts'
import { listDocs } from '../../index.ts'
import { newSite, readFilled, written } from '../testing/site.ts'

// Addresses as the package `@mintlify/common` 1.0.1211 makes them, and https://mintlify.com/docs/api-playground has them.

const lamps = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/lamps': {
      get: {
        tags: ['The lamps'],
        summary: 'List lamps',
        description: 'Lists {all} lamps < 5.',
        operationId: 'listLamps'
      },
      post: { 'x-excluded': true, summary: 'Make a lamp' }
    },
    '/lamps/{id}/bulbs': {
      get: { operationId: 'get_bulbs', parameters: [{ name: 'id', in: 'path', description: 'Which lamp' }] },
      put: {
        summary: 'Any & all (v1.2)',
        tags: ['a', 'b'],
        'x-mint': { href: '/Own/page.v1.2', metadata: { title: 'Own' } }
      },
      patch: { summary: 'Any & all (v1.2)' },
      delete: { summary: 'Any & all (v1.2)', 'x-mint': { content: '<Note>Gone.</Note>' } }
    }
  },
  webhooks: { broken: { post: { description: 'A lamp broke.' } } },
  components: { schemas: { Lamp: { properties: { watts: { type: 'integer' } } } } }
}
const yaml = 'openapi: 3.0.0\npaths:\n  /bulbs:\n    get: { summary: List bulbs }\n'

const newApi = (navigation: object, files: Record<string, string> = {}, docs = '.') =>
  newSite(
    {
      'docs.json': JSON.stringify({ $schema: 'https://mintlify.com/docs.json', navigation }),
      'api/lamps.json': JSON.stringify(lamps),
      'api/bulbs.yaml': yaml,
      'data.json': '{ "lamps": 4 }',
      ...files
    },
    docs
  )

const read = async (site: DocsSite, file: string) => {
  const { page, sections, included } = await readFilled(site, file)
  return { page, included, sections: sections.map(written) }
}

describe('the navigation of Mintlify', () => {
  it.each([
    [
      'of all an API has',
      { tabs: [{ tab: 'API', openapi: 'api/lamps.json' }] },
      [
        'api-reference/the-lamps/list-lamps',
        'api-reference/get-lamps-bulbs',
        'own/page.v1',
        'api-reference/any-&-all-v12',
        'api-reference/any-&-all-v12-1',
        'api-reference/broken'
      ]
    ],
    [
      'in a folder of its own',
      { groups: [{ group: 'a', openapi: { source: '/api/bulbs.yaml', directory: '/V2/' } }] },
      ['v2/list-bulbs']
    ],
    [
      'named by ids',
      { groups: [{ group: 'a', openapi: { source: 'api/lamps.json', slug: 'operationId' } }] },
      [
        'api-reference/the-lamps/list-lamps',
        'api-reference/get-bulbs',
        'own/page.v1',
        'api-reference/any-&-all-v12',
        'api-reference/any-&-all-v12-1',
        'api-reference/broken'
      ]
    ],
    [
      'of the operations that are listed',
      {
        tabs: [
          {
            tab: 'API',
            openapi: 'api/lamps.json',
            groups: [{ group: 'a', pages: ['index', 'GET /lamps', 'api/bulbs.yaml GET /bulbs', 'GET /nothing'] }]
          }
        ]
      },
      ['api-reference/the-lamps/list-lamps', 'api-reference/list-bulbs']
    ],
    [
      'of none that cannot be read',
      { tabs: [{ tab: 'API', openapi: ['https://lamp.example/a.json', 'missing.json', 4] }] },
      []
    ]
  ])('makes pages %s', async (_, navigation, paths) => {
    const { site } = await newApi(navigation)
    expect([...(site.generated?.keys() ?? [])].map(name => name.replace('.mdx', ''))).toEqual(paths)
    expect(await listDocs(site)).toEqual(paths.map(path => `${path}.mdx`))
  })

  it('makes none where there is a file, and none outside of the docs', async () => {
    const file = 'api-reference/the-lamps/list-lamps.mdx'
    const { site } = await newApi({ pages: ['api/lamps.json GET /lamps'] }, { [file]: '# Own' })
    expect(site.generated?.size).toBe(0)
    const part = await newApi({ pages: ['api/lamps.json GET /lamps'] }, { 'guides/a.mdx': '# A' }, 'guides')
    expect(part.site.generated?.size).toBe(0)
  })
})

describe('a page of Mintlify', () => {
  it('that is made of an operation has its summary as its title', async () => {
    const { site } = await newApi({ openapi: 'api/lamps.json' })
    const { page, sections, included } = await read(site, 'api-reference/the-lamps/list-lamps.mdx')
    expect(page).toMatchObject({ title: 'List lamps', path: '/api-reference/the-lamps/list-lamps', isUnlisted: false })
    expect(sections).toEqual(['List lamps\n\n```http\nGET /lamps\n```\n\nLists {all} lamps < 5.\n'])
    expect(included).toEqual(['api/lamps.json'])
    expect((await read(site, 'own/page.v1.mdx')).page.title).toBe('Own')
    expect((await read(site, 'api-reference/any-&-all-v12-1.mdx')).sections[0]).toContain('> Gone.')
  })

  it.each(['/api/lamps.json get /lamps/{id}/bulbs', 'lamps.json GET /lamps/{id}/bulbs', 'GET /lamps/{id}/bulbs'])(
    'that says “openapi: %s” has its fields before the first heading',
    async openapi => {
      const body = 'Reads bulbs.\n\n```md\n# No heading\n```\n\n## Limits\n\nNone.\n'
      const { site } = await newApi({}, { 'a.mdx': `---\ntitle: Bulbs\nopenapi: ${openapi}\n---\n${body}` })
      const { page, sections } = await read(site, 'a.mdx')
      expect(page.title).toBe('Bulbs')
      expect(sections).toEqual([
        'Bulbs\n\n```http\nGET /lamps/{id}/bulbs\n```\n\nReads bulbs.\n\n```md\n# No heading\n```\n\n**Path parameters**\n\n- `id`: Which lamp\n',
        'Limits\n\nNone.\n'
      ])
    }
  )

  it('says what is said of a webhook or a schema', async () => {
    const { site } = await newApi(
      {},
      {
        'a.mdx': '---\nopenapi: lamps.json webhook broken\n---\n',
        'b.md': '---\nopenapi-schema: Lamp\ndescription: Own words\n---\n'
      }
    )
    expect((await read(site, 'a.mdx')).sections).toEqual(['A\n\nA lamp broke.\n'])
    expect((await read(site, 'b.md')).sections).toEqual(['Lamp\n\n- `watts` (`integer`)\n'])
  })

  it('is as it is where no file describes what it names, and is read again when that changes', async () => {
    const { site } = await newApi({}, { 'a.mdx': '---\nopenapi: /api/new.json GET /new\n---\nText.\n' })
    const { sections, included } = await read(site, 'a.mdx')
    expect(sections).toEqual(['A\n\n```http\nGET /new\n```\n\nText.\n'])
    expect(included).toEqual(['api/new.json'])
  })

  it('has nothing of a file outside of the repository', async () => {
    const { site } = await newApi({}, { 'a.mdx': '---\nopenapi: ../../outside.json GET /lamps\n---\nText.\n' })
    expect((await read(site, 'a.mdx')).sections).toEqual(['A\n\n```http\nGET /lamps\n```\n\nText.\n'])
  })
})
