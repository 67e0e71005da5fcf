import { describe, expect, it } from 'vitest'
import { filledBy } from '../../fill.ts'
import { createDocsReader } from '../../folder.ts'
import { readPage } from '../../page.ts'
import { writeMarkdown } from '../../write-markdown.ts'
import { idsOf, newSite } from '../testing/site.ts'

// Addresses and ids as the links in GitBook’s own documentation have them.

const book = { '.gitbook.yaml': 'root: ./\n', 'README.md': '' }

describe('a site of GitBook', () => {
  it.each([
    ['README.md', '/'],
    ['guides/README.md', '/guides'],
    ['guides/7-ways-to-glow.md', '/guides/7-ways-to-glow']
  ])('%s stands at %s', async (file, path) => {
    const { site } = await newSite(book)
    expect(site).toMatchObject({ generator: 'gitbook', base: '' })
    expect(site.place(file, {})?.path).toBe(path)
  })

  it.each([
    ['SUMMARY.md', {}, 'plain'],
    ['SUMMARY.md', { '.gitbook/assets/a.md': '' }, 'gitbook'],
    ['.gitbook.yml', {}, 'gitbook']
  ])('is told by %s with %j: %s', async (file, files, generator) => {
    const { site } = await newSite({ [file]: '', ...files })
    expect(site.generator).toBe(generator)
  })

  it('has the pages that its tables of contents name', async () => {
    const { site } = await newSite({
      ...book,
      'SUMMARY.md': '* [Home](README.md)\n  * [A](guides/a%20lamp.md#glow)\n* [x](https://lamp.example/b.md)\n',
      'api/SUMMARY.md': '# Contents\n\n* [API](./README.md)\n'
    })
    const files = ['README.md', 'guides/a lamp.md', 'api/README.md', 'SUMMARY.md', 'AGENTS.md', 'b.md', 'a.txt']
    expect(files.filter(file => site.place(file, {}))).toEqual(['README.md', 'guides/a lamp.md', 'api/README.md'])
  })

  it('lies in the folder that its configuration names', async () => {
    const { site } = await newSite({
      '.gitbook.yaml': 'root: ./book\nstructure:\n  summary: contents.md\n',
      'book/contents.md': '[A](a.md)',
      'book/a.md': ''
    })
    expect(['a.md', 'contents.md'].map(file => site.place(file, {})?.path)).toEqual(['/a', undefined])
    const broken = await newSite({ '.gitbook.yaml': '}', 'a.md': '' })
    expect(broken.site.place('a.md', {})?.path).toBe('/a')
  })

  it.each([
    ['Math & TeX', 'math-and-tex'],
    ['1. Create an app', 'id-1.-create-an-app'],
    ['Configure it (optional)?', 'configure-it-optional'],
    ['Set syntax...', 'set-syntax...'],
    [':cloud: Saving to cloud', 'saving-to-cloud'],
    ['Own {#my-id}', 'my-id'],
    ['Remove <a href="#removing" id="removing"></a>', 'removing'],
    ['Page', 'page']
  ])('“%s” has the id %s', async (heading, id) => {
    const { site } = await newSite(book)
    expect(idsOf(site, `## ${heading}`)).toEqual([id])
  })

  it.each([
    ['[a-lamp.md](a-lamp.md "mention")', '[A lamp & more](a-lamp.md)'],
    ['[own words](a-lamp.md "mention")', '[A lamp & more](a-lamp.md)'],
    ['[.](./ "mention") [..](../ "mention")', '[Guides](./) [Home](../)'],
    ['[other-page.md](/other-page.md "mention")', '[Other page](/other-page.md)'],
    ['[guides](../guides/ "mention")', '[Guides](../guides/)'],
    ['[#id-2.-glow-it](a-lamp.md#id-2.-glow-it "mention")', '[2 glow it](a-lamp.md#id-2.-glow-it)'],
    ['[Lamps](https://lamp.example/a.md "mention")', '[Lamps](https://lamp.example/a.md)'],
    ['[a-lamp.md](a-lamp.md "tip")', '[a-lamp.md](a-lamp.md "tip")'],
    [
      '<table><tr><td><a data-mention href="a-lamp.md">a-lamp.md</a></td></tr></table>',
      '| |\n| - |\n| [A lamp & more](a-lamp.md) |'
    ],
    ['{% content-ref url="a-lamp.md" %}\n[a-lamp.md](a-lamp.md)\n{% endcontent-ref %}', '[A lamp & more](a-lamp.md)'],
    ['{% content-ref url="a_b.md" %}\n{% endcontent-ref %}', '[A b](a_b.md)']
  ])('shows the title of a page that is mentioned: %s', async (source, expected) => {
    const { site } = await newSite({
      ...book,
      'SUMMARY.md':
        '* [Home](README.md)\n* [Guides](guides/README.md)\n  * [A lamp &#x26; more](guides/a-lamp.md "Lamp")\n'
    })
    const { sections } = readPage('guides/b.md', `# A\n\n${source}`, { path: '/guides/b' }, site)
    expect(writeMarkdown(sections[0]?.nodes ?? []).trim()).toBe(expected)
  })

  it('numbers ids that repeat, and gives the title none', async () => {
    const { site } = await newSite(book)
    const { sections } = readPage('a.md', '# A\n\n## A\n\n## A\n', { path: '/a' }, site)
    expect(sections.map(({ anchor }) => anchor)).toEqual(['', 'a', 'a-1'])
  })
})

describe('an operation that GitBook shows', () => {
  const lamps = {
    openapi: '3.0.0',
    paths: {
      '/lamps': {
        get: { summary: 'List lamps', description: 'All of them.', parameters: [{ name: 'limit', in: 'query' }] }
      }
    }
  }
  const read = async (page: string) => {
    const { site } = await newSite(
      {
        '.gitbook.yaml': 'root: ./docs/\n',
        'docs/.gitbook/assets/lamps.json': JSON.stringify(lamps),
        'docs/SUMMARY.md': '* [A](guides/a.md)\n',
        'docs/guides/a.md': '# A\n'
      },
      'docs'
    )
    const reader = createDocsReader(site)
    const { source, included } = await filledBy(site)('guides/a.md', page, reader.included)
    const { sections } = readPage('guides/a.md', source, { path: '/guides/a' }, site)
    return { text: writeMarkdown(sections[0]?.nodes ?? []), included }
  }
  const block = (name: string, attributes: string, body = '\n[lamps.json](../.gitbook/assets/lamps.json)\n') =>
    `Before.\n\n{% ${name} ${attributes} %}${body}{% end${name} %}\n\nAfter.\n`
  const shown =
    'Before.\n\n**List lamps**\n\n```http\nGET /lamps\n```\n\nAll of them.\n\n**Query parameters**\n\n- `limit`\n\nAfter.\n'

  it.each([
    block('swagger', 'src="../.gitbook/assets/lamps.json" path="/lamps" method="get"'),
    block('openapi', 'src="../.gitbook/assets/lamps.json" path="/lamps" method="get" expanded="true"', ''),
    block('openapi', 'src="<https://lamp.example/main/lamps.json?raw=1>" path="/lamps" method="GET"'),
    block('openapi-operation', 'spec="lamps" path="/lamps" method="get"')
  ])('says what its description says: %j', async page => {
    expect(await read(page)).toEqual({ text: shown, included: ['.gitbook/assets/lamps.json'] })
  })

  it.each([
    block('swagger', 'src="../missing.json" path="/lamps" method="get"', '\n'),
    block('swagger', 'src="../.gitbook/assets/lamps.json" path="/sofas" method="get"', '\n'),
    block('swagger', 'path="/lamps" method="get"', '\n'),
    block('openapi', 'src="https://lamp.example/%E0%A4%A" path="/lamps" method="get"', '\n')
  ])('is left out where none describes it: %j', async page => {
    expect(await read(page)).toEqual({ text: 'Before.\n\nAfter.\n', included: [] })
  })
})
