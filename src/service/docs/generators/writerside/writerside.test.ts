import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../../../shared/testing/linear-time.ts'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'
import { asHtml } from './as-html.ts'
import { partWith, replaceMarkdown } from './replace-markdown.ts'

const tree = `<instance-profile id="lamps" start-page="welcome.topic">
  <toc-element topic="welcome.topic"/>
  <toc-element toc-title="More"><toc-element topic="First_Lamp.md"
    toc-title="First"/><toc-element topic="use.md"/></toc-element>
</instance-profile>`

const library = `<?xml version="1.0" encoding="UTF-8"?>
<topic id="lib" title="Library">
  <snippet id="add">
    <p>Add <code>%name%</code> %version%:</p>

    <tabs><tab title="Shell"><code-block lang="Bash">
      if lamp; then

        add %name% &lt;here&gt;
      fi
    </code-block></tab></tabs>
  </snippet>
</topic>`

const files = {
  'lamps.tree': tree,
  'v.list': '<vars><var name="version" value="2.0"/></vars>',
  'cfg/buildprofiles.xml': '<generate-sitemap-url-prefix>https://lamps.example/docs/</generate-sitemap-url-prefix>',
  'topics/lib.topic': library,
  'topics/more/First_Lamp.md': '# First lamp {id="first"}\n\n## Glow {id="shine"}\n\nIt glows.',
  'topics/use.md': '# Use',
  'topics/welcome.topic': '<topic id="welcome" title="Welcome"><p>Hello.</p></topic>',
  'codeSnippets/lamp.sh': 'a\n  b\n  c\nd'
}

const siteWith = async (more: Record<string, string> = {}, docs = '.') =>
  (await newSite({ ...files, ...more }, docs)).site

const shown = async (file: string, source: string) => {
  const site = await siteWith({ [`topics/${file}`]: source })
  const { sections } = await readFilled(site, file)
  return sections.map(written).join('\n\n').trim()
}

describe('a topic of Writerside', () => {
  it.each([
    ['welcome.topic', '/welcome.html', 'Welcome'],
    ['more/First_Lamp.md', '/first-lamp.html', 'First lamp'],
    ['lib.topic', undefined, undefined]
  ])('%s stands at %s', async (file, path, title) => {
    for (const docs of ['.', 'topics']) {
      const site = await siteWith({}, docs)
      expect(site).toMatchObject({ generator: 'writerside', base: '/docs', siteUrl: 'https://lamps.example/docs/' })
      expect([site.place(file, {})?.path, site.place(file, {})?.title]).toEqual([path, title])
    }
  })

  it('is in the folder that the configuration names', async () => {
    const config = '<ihp version="2.0"><topics dir="pages"/><vars src="vars.list"/></ihp>'
    const { site } = await newSite({ 'writerside.cfg': config, 'pages/a.md': '# A' })
    expect(site.place('a.md', {})?.path).toBe('/a.html')
    expect((await newSite({ 'oak.tree': '<leaf/>', 'a.md': '# A' })).site.generator).toBe('plain')
  })
})

it('gives headings their own ids, or ids of their words', async () => {
  const headings = '## What’s new?\n\n## Any {#own}\n\n## What’s new?'
  expect(idsOf(await siteWith(), headings)).toEqual(['what-s-new', 'own', ''])
})

it('takes no name for a variable or an element that only every object has', async () => {
  const text = await shown(
    'welcome.topic',
    '<topic title="A"><p>%constructor% <constructor>on</constructor></p></topic>'
  )
  expect(text.split(/\s+/)).toEqual(['A', '%constructor%', 'on'])
})

it('reads topics of XML', async () => {
  const topic = `<?xml version="1.0"?>
<!DOCTYPE topic SYSTEM "https://lamps.example/topic.dtd">
<topic id="welcome" title="Welcome">
  <show-structure for="chapter"/>
  <link-summary>Short.</link-summary>
  <p>See <a href="First_Lamp.md" anchor="shine"/>.</p>
  <chapter title="Use" id="use">
    <procedure title="Light it"><step><p>Press <control>
      On
    </control>.</p></step><step>Wait.</step></procedure>
    <list type="decimal"><li>One <path>lamp.sh</path></li></list>
    <deflist><def title="Bulb"><p>It glows.</p></def></deflist>
    <chapter title="Code"><code-block lang="Bash" src="lamp.sh" include-lines="2-3"/></chapter>
  </chapter>
</topic>`
  expect(await shown('welcome.topic', topic)).toBe(`Welcome

See [First lamp](more/First_Lamp.md#shine).


Use

**Light it**

1. Press **On**.

2. Wait.

1) One \`lamp.sh\`

- **Bulb**

  It glows.


Code

\`\`\`bash
b
c
\`\`\``)
})

it('knows a topic by its summaries', async () => {
  const topic = '# Use\n\n<link-summary>\nLight %version% <b>lamps</b>.\n</link-summary>\n\nIt glows.'
  const { page, sections } = await readFilled(await siteWith({ 'topics/use.md': topic }), 'use.md')
  expect([page.description, sections.map(written)]).toEqual(['Light 2.0 lamps.', ['Use\n\nIt glows.\n']])
})

it('reads topics of Markdown, with what they include', async () => {
  const page = `[//]: # (title: Use)

<var name="name" value="lamp"/>

See [](First_Lamp.md){width="10"} of %name% %other%.

<include from="lib.topic" element-id="add"/>
<include from="lib.topic" element-id="add"><var name="name" value="bulb"/></include>
<include from="First_Lamp.md" element-id="shine"/>
<include from="lib.topic" element-id="none"/>

> It is hot.
>
{style="warning"}

> It is light.

\`\`\`bash
\`\`\`
{src="lamp.sh"
include-lines="1,4"}

\`\`\`xml
<list>%version%</list>
\`\`\`
{validate="false"}
`
  const added = (name: string) => `Add \`${name}\` 2.0:

**Shell**

\`\`\`bash
if lamp; then

  add ${name} <here>
fi
\`\`\``
  expect(await shown('use.md', page)).toBe(`Use

See [First lamp](more/First_Lamp.md) of lamp %other%.

${added('lamp')}

${added('bulb')}


Glow

It glows.

> **Warning**
>
> It is hot.

> **Tip**
>
> It is light.

\`\`\`bash
a
d
\`\`\`

\`\`\`xml
<list>2.0</list>
\`\`\``)
})

it.each([
  ['elements', '<list '],
  ['summaries', '<link-summary>'],
  ['lists of attributes', '{a="b" '],
  ['quotations', '> a\n\n'],
  ['code', '` `` ']
])('reads many %s in linear time', (_, part) => {
  const read = (text: string) => [replaceMarkdown(text), asHtml(text), partWith(text, 'none')]
  expectLinearTime(read, size => part.repeat(size))
})
