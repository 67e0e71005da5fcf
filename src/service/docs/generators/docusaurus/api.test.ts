import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { DocsSite } from '../../contract.ts'
import { listDocs } from '../../index.ts'
import { newSite, readFilled, written } from '../testing/site.ts'

// Names and pages as the package `docusaurus-plugin-openapi-docs` 5.2.0 writes them.

const getLamp = {
  operationId: 'getLamp',
  tags: ['lamps'],
  description: 'Reads {one} lamp.',
  parameters: [{ name: 'id', in: 'path', required: true, description: 'Which lamp' }],
  responses: { 200: { description: 'The lamp', content: { 'application/json': { schema: { title: 'Lamp' } } } } }
}
const lampSchema = { type: 'object', description: 'Gives light.', properties: { watts: { type: 'integer' } } }
const security = { security: [{ key: [] }] }
const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Of the house.' } }

const lamps = {
  openapi: '3.1.0',
  info: { title: 'The Lamps', description: 'All {two}.\n\n## Limits\n\nNone.' },
  tags: [{ name: 'lamps', 'x-displayName': 'Lamps', description: 'What gives light.' }, { name: 'unused' }],
  ...security,
  paths: {
    '/lamps/{id}': {
      get: { ...getLamp, summary: 'Get a lamp' },
      delete: { summary: 'Break a lamp (v1.2)' },
      patch: { description: 'Without a name' }
    }
  },
  webhooks: { lampBroke: { post: { description: 'A lamp broke.' } } },
  components: { securitySchemes, schemas: { Lamp: lampSchema, Part: { 'x-tags': ['lamps'], title: 'A Part' } } }
}

const newApi = (
  apis: Record<string, Record<string, unknown>>,
  files: Record<string, string> = {},
  docs = 'site/docs'
) => {
  const plugin = ['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config: apis }]
  const config = { presets: [['classic', { docs: {} }]], plugins: [plugin] }
  return newSite(
    {
      '.git/HEAD': '',
      'site/docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
      'site/docs/index.md': '# Home',
      'site/specs/lamps.json': JSON.stringify(lamps),
      'site/specs/_category_.json': '{}',
      'bulbs.yaml': 'openapi: 3.0.0\ninfo: { title: Bulbs }\npaths:\n  /bulbs:\n    get: { summary: List bulbs }\n',
      ...files
    },
    docs
  )
}

const read = async (site: DocsSite, file: string) => {
  const { page, sections, included } = await readFilled(site, file)
  return { page, included, sections: sections.map(written) }
}

describe('the pages that the OpenAPI plugin of Docusaurus makes', () => {
  const api = { specPath: 'specs/lamps.json', outputDir: 'docs/api/' }

  it.each([
    [
      'of an API',
      { a: api },
      ['the-lamps.info', 'get-lamp', 'break-a-lamp-v-1-2', 'lamp-broke', 'schemas/a-part.schema']
    ],
    [
      'with all schemas and tags',
      { a: { ...api, showInfoPage: false, showSchemas: true, sidebarOptions: { categoryLinkSource: 'tag' } } },
      ['get-lamp', 'break-a-lamp-v-1-2', 'lamp-broke', 'schemas/lamp.schema', 'schemas/a-part.schema', 'lamps.tag']
    ],
    ['of schemas alone', { a: { ...api, schemasOnly: true } }, ['schemas/lamp.schema', 'schemas/a-part.schema']],
    [
      'of all files of a folder',
      { a: { specPath: './specs', outputDir: 'docs/api' } },
      ['the-lamps.info', 'get-lamp', 'break-a-lamp-v-1-2', 'lamp-broke', 'schemas/a-part.schema']
    ],
    [
      'of a file of the repository, in versions',
      { a: { specPath: '../bulbs.yaml', outputDir: 'docs/api', versions: { old: { outputDir: 'docs/api/v1' } } } },
      ['bulbs.info', 'list-bulbs', 'v1/bulbs.info', 'v1/list-bulbs']
    ],
    [
      'of none that cannot be read',
      { a: { ...api, specPath: 'https://lamp.example/a.json' }, b: { outputDir: 'b' } },
      []
    ]
  ])('are those %s', async (_, apis, names) => {
    const { site } = await newApi(apis)
    const files = names.map(name => `api/${name}${/\.\w+$/.test(name) ? '' : '.api'}.mdx`)
    expect([...(site.generated?.keys() ?? [])]).toEqual(files)
    expect(await listDocs(site)).toEqual(['index.md', ...files])
  })

  it('are none where there is a file, and none outside of the docs', async () => {
    const file = 'site/docs/api/get-lamp.api.mdx'
    const { site } = await newApi({ a: api }, { [file]: '# Own' })
    expect(site.generated?.has('api/get-lamp.api.mdx')).toBe(false)
    const part = await newApi({ a: api }, { 'site/docs/guides/a.md': '# A' }, 'site/docs/guides')
    expect(part.site.generated?.size).toBe(0)
  })

  it('are the first of two with the same name', async () => {
    const lampsAgain = { openapi: '3.1.0', paths: { '/': { get: { operationId: 'get_lamp', summary: 'Another' } } } }
    const { site } = await newApi(
      { a: api, b: { ...api, specPath: 'again.json' } },
      { 'site/again.json': JSON.stringify(lampsAgain) }
    )
    expect((await read(site, 'api/get-lamp.api.mdx')).page.title).toBe('Get a lamp')
  })

  it('say what the description of the API says', async () => {
    const { site } = await newApi({ a: { ...api, showSchemas: true, sidebarOptions: { categoryLinkSource: 'tag' } } })
    const { page, sections, included } = await read(site, 'api/get-lamp.api.mdx')
    expect(page).toMatchObject({ title: 'Get a lamp', path: '/docs/api/get-lamp' })
    expect(sections).toEqual([
      'Get a lamp\n\n```http\nGET /lamps/{id}\n```\n\nReads {one} lamp.\n\n**Path parameters**\n\n- `id` (required): Which lamp\n\n**Response**\n\n`200` The lamp\n\n**Authorizations**\n\n- `X-Key` (`string`, required): Of the house.\n'
    ])
    expect(included).toEqual(['../specs/lamps.json'])
    expect((await read(site, 'api/lamp-broke.api.mdx')).sections).toEqual([
      'lampBroke\n\nA lamp broke.\n\n**Authorizations**\n\n- `X-Key` (`string`, required): Of the house.\n'
    ])
    expect((await read(site, 'api/schemas/lamp.schema.mdx')).sections).toEqual([
      'Lamp\n\nGives light.\n\n- `watts` (`integer`)\n'
    ])
    expect((await read(site, 'api/the-lamps.info.mdx')).sections).toEqual([
      'The Lamps\n\nAll {two}.\n\n**Limits**\n\nNone.\n\n**Authentication**\n\n- `X-Key` (`string`): Of the house.\n'
    ])
    expect((await read(site, 'api/lamps.tag.mdx')).sections).toEqual(['Lamps\n\nWhat gives light.\n'])
  })
})

const pageOf = (name: string, line: string, body: string) => `---
id: ${name}
title: "Get a lamp"
description: "Reads {one} lamp."
hide_title: true
${line}
custom_edit_url: null
---

import StatusCodes from "@theme/StatusCodes";

<Heading
  as={"h1"}
  className={"openapi__heading"}
  children={"Get a lamp"}
>
</Heading>

<MethodEndpoint
  method={"get"}
  path={"/lamps/{id}"}
  context={"endpoint"}
>
  
</MethodEndpoint>

Reads \\{one\\} lamp.

${body}
      `

const components = `## Limits

None.

<Heading
  id={"request"}
  as={"h2"}
  className={"openapi-tabs__heading"}
>
  <Translate id="theme.openapi.request.title">Request</Translate>
</Heading>

<ParamsDetails
  parameters={[{"name":"id","in":"path","required":true,"description":"Which lamp"}]}
>
  
</ParamsDetails>

<RequestSchema
  title={"Body"}
>
  
</RequestSchema>

<StatusCodes
  {...require("./get-lamp.StatusCodes.json")}
>
  
</StatusCodes>
`

describe('a page that the OpenAPI plugin of Docusaurus wrote', () => {
  const api = { ...getLamp, ...security, securitySchemes, method: 'get', path: '/lamps/{id}' }
  const deflated = deflateSync(JSON.stringify(api)).toString('base64')
  const endless = deflateSync(JSON.stringify({ ...api, summary: 'a'.repeat(11_000_000) })).toString('base64')

  it.each([
    ['deflated', `api: ${deflated}`],
    ['as JSON', `api: ${JSON.stringify(api)}`]
  ])('says what its components show: %s', async (_, line) => {
    const { site } = await newApi({}, { 'site/docs/get-lamp.api.mdx': pageOf('get-lamp', line, components) })
    const { page, sections } = await read(site, 'get-lamp.api.mdx')
    expect(page.path).toBe('/docs/get-lamp')
    expect(page.frontMatter.api).toBe('get /lamps/{id}')
    expect(sections).toEqual([
      'Get a lamp\n\n```http\nGET /lamps/{id}\n```\n\nReads {one} lamp.\n\n**Path parameters**\n\n- `id` (required): Which lamp\n\n**Response**\n\n`200` The lamp\n\n**Authorizations**\n\n- `X-Key` (`string`, required): Of the house.\n',
      'Limits\n\nNone.\n'
    ])
  })

  it.each([
    ['in the page', `schema={${JSON.stringify(lampSchema)}}\n  schemaType={"response"}`, []],
    ['in a file beside it', '{...require("./lamp.Schema.json")}', ['schemas/lamp.Schema.json']]
  ])('says what its schema is: %s', async (_, attributes, included) => {
    const page = pageOf('lamp', 'schema: true', `<Schema\n  ${attributes}\n>\n  \n</Schema>\n`)
    const { site } = await newApi(
      {},
      {
        'site/docs/schemas/lamp.schema.mdx': page,
        'site/docs/schemas/lamp.Schema.json': JSON.stringify({ schema: lampSchema, schemaType: 'response' })
      }
    )
    const found = await read(site, 'schemas/lamp.schema.mdx')
    expect(found.sections).toEqual(['Get a lamp\n\nReads {one} lamp.\n\n- `watts` (`integer`)\n'])
    expect(found.included).toEqual(included)
  })

  it.each([
    ['torn', 'api: eJx'],
    ['longer than any page', `api: ${endless}`],
    ['of another tool', 'api: GET /lamps'],
    ['a number', 'api: 4'],
    ['without a method', `api: ${deflateSync('{"method":4}').toString('base64')}`]
  ])('is as it is written where nothing can be read of it: %s', async (_, line) => {
    const { site } = await newApi({}, { 'site/docs/a.api.mdx': pageOf('a', line, 'More.') })
    const { sections } = await read(site, 'a.api.mdx')
    expect(sections[0]).toMatch(/Reads \{one\} lamp\.\n\nMore\.\n$/)
  })
})

it('is no code what Docusaurus reads as MDX', async () => {
  const fenced =
    '```mdx-code-block\n<Tabs><TabItem value="a" label="A">\n```\n\n```sh\nnpm i\n```\n\n````mdx-code-block\n</TabItem></Tabs>\n````\n'
  const { site } = await newApi({}, { 'site/docs/a.mdx': `# A\n\n${fenced}\nEnd.\n\n\`\`\`mdx-code-block\nOpen.\n` })
  expect((await read(site, 'a.mdx')).sections).toEqual(['A\n\n**A**\n\n```sh\nnpm i\n```\n\nEnd.\n\nOpen.\n'])
})
