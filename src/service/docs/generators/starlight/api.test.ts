import { expect, it } from 'vitest'
import { listDocs } from '../../index.ts'
import { newSite, readFilled, written } from '../testing/site.ts'

// Addresses as the plugin `starlight-openapi` 0.22.1 on Starlight 0.41 built them.

const lamps = {
  openapi: '3.1.0',
  info: { title: 'The Lamps', description: 'All {two}.' },
  tags: [
    { name: 'Big Lamps', description: 'What gives light.' },
    { name: 'small' },
    { name: 'unused', description: 'A' }
  ],
  paths: {
    '/lamps/{id}': {
      get: { operationId: 'getLamp', summary: 'Get a lamp', description: 'Reads {one}.', tags: ['Big Lamps', 'small'] },
      delete: { summary: 'Break a lamp' },
      patch: {}
    },
    '/bulbs': { get: {} }
  },
  webhooks: { lampBroke: { post: { description: 'A lamp broke.' } } }
}

const newApi = (apis: object[], docs = 'src/content/docs') =>
  newSite(
    {
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight'
        import openAPI from 'starlight-openapi'
        export default { integrations: [starlight({ plugins: [openAPI(${JSON.stringify(apis)})] })] }`,
      'src/content/docs/index.md': '# Home',
      'src/content/docs/guides/a.md': '# A',
      'specs/lamps.json': JSON.stringify(lamps),
      'again.json': JSON.stringify({ ...lamps, info: { title: 'Again' } })
    },
    docs
  )

it('reads the pages that the OpenAPI plugin of Starlight makes', async () => {
  const { site } = await newApi([
    { base: 'API/Lamps v1', schema: './specs/lamps.json' },
    { base: 'api/lamps v1', schema: 'again.json' },
    { base: 'remote', schema: 'https://lamp.example/a.json' },
    { schema: 'specs/lamps.json' }
  ])
  const pages = await Promise.all(
    (await listDocs(site)).slice(2).map(async file => {
      const { page, sections, included } = await readFilled(site, file)
      return [page.path, sections.map(written), included]
    })
  )
  const included = ['../../../specs/lamps.json']
  expect(pages).toEqual([
    ['/api/lamps-v1/', ['The Lamps\n\nAll {two}.\n'], []],
    ['/api/lamps-v1/operations/getlamp/', ['Get a lamp\n\n```http\nGET /lamps/{id}\n```\n\nReads {one}.\n'], included],
    ['/api/lamps-v1/operations/lampsid/delete/', ['Break a lamp\n\n```http\nDELETE /lamps/{id}\n```\n'], included],
    ['/api/lamps-v1/operations/lampsid/patch/', ['/lamps/{id} (PATCH)\n\n```http\nPATCH /lamps/{id}\n```\n'], included],
    ['/api/lamps-v1/operations/bulbs/', ['/bulbs\n\n```http\nGET /bulbs\n```\n'], included],
    ['/api/lamps-v1/webhooks/lampbroke/', ['lampBroke\n\nA lamp broke.\n'], included],
    ['/api/lamps-v1/operations/tags/big-lamps/', ['Big Lamps\n\nWhat gives light.\n'], []]
  ])
})

it('reads none of them outside of the docs that were asked for', async () => {
  const { site } = await newApi([{ base: 'api', schema: 'specs/lamps.json' }], 'src/content/docs/guides')
  expect(await listDocs(site)).toEqual(['a.md'])
})
