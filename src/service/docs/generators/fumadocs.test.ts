import { expect, it } from 'vitest'
import { newSite, readFilled, written } from './testing/site.ts'

// Pages as `generateFiles` of `fumadocs-openapi` 9.7.3 and 12.0.1 writes them.

const lamps = {
  openapi: '3.1.0',
  paths: {
    '/lamps/{id}': {
      get: { summary: 'Get a lamp', description: 'Reads one.', parameters: [{ name: 'id', in: 'path' }] },
      delete: { description: 'Breaks one.' }
    }
  },
  webhooks: { broken: { post: { summary: 'A lamp broke', responses: { 200: { description: 'Noted' } } } } }
}

const read = async (
  body: string,
  frontMatter = '_openapi: { method: GET }',
  repository: Record<string, string> = { '.git/HEAD': '' }
) => {
  const { site } = await newSite(
    {
      ...repository,
      'package.json': '{}',
      'specs/lamps.json': JSON.stringify(lamps),
      'content/docs/a.mdx': `---\ntitle: Get a lamp\ndescription: Reads one.\n${frontMatter}\n---\n\n${body}\n`
    },
    'content/docs'
  )
  const { sections, included } = await readFilled(site, 'a.mdx')
  return { sections: sections.map(section => `#${section.anchor} ${written(section)}`), included }
}

const one = '# Get a lamp\n\n```http\nGET /lamps/{id}\n```\n\n**Path parameters**\n\n- `id`\n'
const operations = '[{"path":"/lamps/{id}","method":"get"}]'

it.each([
  `{/* Generated. */}\n\n<APIPage document={"./specs/lamps.json"} operations={${operations}} webhooks={[]} hasHead={false} />`,
  `<APIPage document="lamps" operations={${operations}} />`,
  `export default function Layout(props) {
  const { OpenAPIPage } = props.components ?? {};
  return (
    <>
      {props.children}
      <OpenAPIPage document="./specs/lamps.json" operations={${operations}} showDescription />
    </>
  );
}`
])('says what a page of Fumadocs shows of an operation: %s', async body => {
  expect(await read(body)).toEqual({ sections: [one], included: ['../../specs/lamps.json'] })
})

it('gives each of several operations its heading', async () => {
  const several = `[{"path":"/lamps/{id}","method":"get"},{"path":"/lamps/{id}","method":"delete"},{"path":"/","method":"get"}]`
  const webhooks = '[{"name":"broken","method":"post"}]'
  const { sections } = await read(
    `Intro.\n\n<APIPage document={"./specs/lamps.json"} operations={${several}} webhooks={${webhooks}} hasHead={true} />`
  )
  expect(sections).toEqual([
    '# Get a lamp\n\nIntro.\n',
    one.replace('#', '#get-a-lamp').replace('**Path', 'Reads one.\n\n**Path'),
    '#lampsid /lamps/{id}\n\n```http\nDELETE /lamps/{id}\n```\n\nBreaks one.\n',
    '#a-lamp-broke A lamp broke\n\n**Response**\n\n`200` Noted\n'
  ])
})

it.each([
  ['that no file describes', `<APIPage document="sofas" operations={${operations}} />`, undefined],
  ['that cannot be read', '<APIPage document="lamps" operations={[{]} />', undefined],
  ['of a page that shows how it is written', `<APIPage document="lamps" operations={${operations}} />`, 'a: 1']
])('says nothing of an operation %s', async (_, body, frontMatter) => {
  expect(await read(`Text.\n\n${body}`, frontMatter)).toEqual({ sections: ['# Get a lamp\n\nText.\n'], included: [] })
})

it('reads no description above the pages outside of a repository', async () => {
  const { sections } = await read(`Text.\n\n<APIPage document="lamps" operations={${operations}} />`, undefined, {})
  expect(sections).toEqual(['# Get a lamp\n\nText.\n'])
})
