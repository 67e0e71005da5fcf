import { describe, expect, it } from 'vitest'
import { readPage } from '../page.ts'
import { writeMarkdown } from '../write-markdown.ts'
import { asciidocPages } from './index.ts'

const filled = (source: string, files: Record<string, string> = {}, file = 'guide/lamp.adoc') =>
  asciidocPages()(file, source, path => Promise.resolve(files[path]))

const pageOf = async (source: string, files?: Record<string, string>) =>
  readPage('guide/lamp.adoc', (await filled(source, files)).source)

/** What a reader sees of a page below its title, as Markdown. */
const shown = async (source: string, files?: Record<string, string>): Promise<string> => {
  const { sections } = await pageOf(`= Lamp\n\n${source}`, files)
  return sections
    .flatMap(({ heading, nodes }, at) => [...(at > 0 ? [`# ${heading}`] : []), writeMarkdown(nodes).trim()])
    .filter(Boolean)
    .join('\n')
}

describe('a page of AsciiDoc', () => {
  it('has its title, its description and sections with the ids that Asciidoctor gives them', async () => {
    const { page, sections } = await pageOf(
      '= The _Lamp_ & its bulb\n:description: How to `turn` it xref:on.adoc[on].\n:idprefix:\n:idseparator: -\n\nIt glows.\n\n' +
        '== Turn on\n\nPress.\n\n=== With `lampctl`\n\nRun.\n\n[#other]\n== Turn on\n\n[discrete]\n== Aside\n\nx'
    )
    expect([page.title, page.description]).toEqual(['The Lamp & its bulb', 'How to turn it on.'])
    expect(sections.map(({ anchor, heading, depth }) => [anchor, heading, depth])).toEqual([
      ['', 'The Lamp & its bulb', 1],
      ['turn-on', 'Turn on', 2],
      ['with-lampctl', 'With lampctl', 3],
      ['other', 'Turn on', 2],
      ['aside', 'Aside', 2]
    ])
  })

  it.each([
    [
      'text',
      'A *lamp* of `glass` &mdash; see https://lamps.example[here].',
      'A **lamp** of `glass` — see [here](https://lamps.example).'
    ],
    ['a note', 'TIP: Dim it.', '> **Tip**\n>\n> Dim it.'],
    [
      'a note with a title',
      '[WARNING]\n.Hot\n====\nDo not touch.\n====',
      '> **Warning**\n>\n> **Hot**\n>\n> Do not touch.'
    ],
    ['code', '[source,sh]\n----\nlamp <on>\n----', '```sh\nlamp <on>\n```'],
    ['code with a title', '.lamp.sh\n[source,sh]\n----\nlamp on\n----', '```sh title="lamp.sh"\nlamp on\n```'],
    ['a literal', '....\nOn  *now*\n....', '```\nOn  *now*\n```'],
    ['steps', '. One\n+\n----\nrun\n----\n. Two', '1. One\n   ```\n   run\n   ```\n2. Two'],
    ['a list', '* One\n** Two', '- One\n  - Two'],
    ['what words mean', 'Bulb:: It glows.\nBase:: It stands.', '- **Bulb**\n\n  It glows.\n- **Base**\n\n  It stands.'],
    ['questions', '[qanda]\nWhy?:: So.', '- **Why?**\n\n  So.'],
    [
      'a table',
      '.Colours\n|===\n|Name |Hue\n\n|red\n|0\n|===',
      '**Colours**\n\n| Name | Hue |\n| - | - |\n| red | 0 |'
    ],
    [
      'a table with code as a list',
      '[cols="1,a,a"]\n|===\n|Name |Use |Example\n\n|on\n|Glows.\n|\n----\nlamp on\n----\n|===',
      '- **on**\n\n  **Use**\n\n  Glows.\n\n  **Example**\n  ```\n  lamp on\n  ```'
    ],
    ['a reference that leads nowhere', 'See <<none>>.', 'See none.'],
    ['what is folded', '.More\n[%collapsible]\n====\nDim it.\n====', '**More**\n\nDim it.'],
    ['code that only an extension knows', '.On\ninclude-code::./On[tag=glow]\n\na term:lamp[]', 'a lamp'],
    ['a diagram', 'a\n\n[plantuml]\n----\nx -> y\n----\n\n[ditaa]\n....\n+-+\n....\n\nb', 'a\n\nb'],
    ['the title of tabs', '.How\n[tabs]\n====\nnpm:: Install it.\n====', '**How**\n\n**npm**\n\nInstall it.'],
    [
      'tabs',
      '[tabs]\n====\nnpm::\n+\n--\nInstall it.\n--\npnpm:: Add it.\n====',
      '**npm**\n\nInstall it.\n\n**pnpm**\n\nAdd it.'
    ],
    [
      'keys and menus',
      'Press kbd:[Ctrl+L], menu:File[Glow > Dim] or btn:[OK].',
      'Press `Ctrl`+`L`, **File › Glow › Dim** or **OK**.'
    ],
    ['a footnote', 'It glows.footnote:[At night.]', 'It glows. (At night.)'],
    ['a quote', '[quote,Ann]\nIt glows.', '> It glows.\n\n— Ann'],
    ['an image', 'a\n\nimage::lamp.png[]\n\nb', 'a\n\nb'],
    [
      'icons that say yes or no',
      ':yes: icon:check[]\n\n|===\n|On |Off\n\n|{yes} |icon:times[]\n|icon:star[] |b\n|===',
      '| On | Off |\n| - | - |\n| ✓ | ✗ |\n| | b |'
    ],
    [
      'the text of a link below an unknown address',
      'See link:{lamps}/on[the {lamps} switch].',
      'See the {lamps} switch.'
    ],
    ['no emoji', 'h:m:s', 'h:m:s'],
    ['the contents', ':toc:\n\na\n\ntoc::[]\n\nb', 'a\n\nb'],
    ['a comment', 'a\n\n// b\n\n////\nc\n////\n\nd', 'a\n\nd']
  ])('shows %s', async (_, source, expected) => {
    expect(await shown(source)).toBe(expected)
  })

  it('shows callouts behind the sign of a comment, and explains them below', async () => {
    const code = '[source,js]\n----\nlamp.on() // <1>\nlamp.off() <2>\n----\n<1> It glows.\n<2> It is dark.'
    expect(await shown(code)).toBe('```js\nlamp.on() // (1)\nlamp.off() (2)\n```\n\n1. It glows.\n2. It is dark.')
  })

  it('has attributes filled in and conditions decided', async () => {
    expect(await shown(':name: Lumen\n\n{name} {unknown}\n\nifdef::name[]\nyes\nendif::[]\nifndef::name[no]')).toBe(
      'Lumen {unknown}\n\nyes'
    )
  })

  it('knows its references within, and takes the titles of other pages', async () => {
    const files = { 'guide/bulb.adoc': '= The *Bulb*\n', 'base.adoc': '= Base\n' }
    const source = 'xref:bulb.adoc[], xref:../base.adoc#foot[its foot], xref:none.adoc[], <<_on>>.\n\n== On\n\nx'
    expect(await shown(source, files)).toBe(
      '[The Bulb](/guide/bulb.adoc), [its foot](/base.adoc#foot), [none](/guide/none.adoc), [On](#_on).\n# On\nx'
    )
  })

  it('has the front matter of its generator, and none in its text', async () => {
    const { page, sections } = await pageOf('---\ntitle: x\n---\n= Lamp\n\nGlow.')
    expect([page.title, sections.map(({ nodes }) => writeMarkdown(nodes).trim())]).toEqual(['x', ['Glow.']])
  })
})

describe('what a page of AsciiDoc includes', () => {
  it('is read from where the file that names it lies', async () => {
    const files = {
      'parts/on.adoc': '=== On\n\ninclude::deep/press.adoc[]',
      'parts/deep/press.adoc': 'Press {key}.',
      'guide/lamp.rb': '# tag::glow[]\nlamp.glow\n# end::glow[]\nlamp.off'
    }
    const source =
      '= Lamp\n:key: L\n\ninclude::../parts/on.adoc[leveloffset=-1]\n\n[source,ruby]\n----\ninclude::lamp.rb[tag=glow]\n----\n'
    const { included } = await filled(source, files)
    expect(included).toEqual(['parts/on.adoc', 'parts/deep/press.adoc', 'guide/lamp.rb'])
    expect(await shown(source.replace('= Lamp\n', ''), files)).toBe('# On\nPress L.\n\n```ruby\nlamp.glow\n```')
  })

  it.each([
    ['lines=2', 'b'],
    ['lines=2..3', 'b\nc'],
    ['lines=1;3..4', 'a\nc\nd'],
    ['lines=3..-1', 'c\nd'],
    ['indent=2,lines=1', '  a']
  ])('is cut to %s', async (attributes, expected) => {
    const source = `----\ninclude::a.txt[${attributes}]\n----`
    expect(await shown(source, { 'guide/a.txt': 'a\nb\nc\nd' })).toBe(`\`\`\`\n${expected}\n\`\`\``)
  })

  it('leaves nothing where it cannot be read, is elsewhere, or includes itself', async () => {
    const files = { 'guide/self.adoc': 'on\n\ninclude::self.adoc[]' }
    const source = 'a\n\ninclude::none.adoc[]\n\ninclude::https://lamps.example/a.adoc[]\n\nb'
    expect(await shown(source)).toBe('a\n\nb')
    expect((await filled('include::self.adoc[]', files)).source.match(/on/g)?.length).toBeGreaterThan(100)
  })
})

it.each([
  '',
  '= ',
  '== ',
  '* ',
  '[',
  '|===\n',
  '====\n',
  '{a',
  '`',
  '<<',
  'a::\n',
  '+\n',
  'include::x.adoc[]\n',
  '____\n'
])('a long file of %j is read', async piece => {
  const { source } = await filled(piece.repeat(2_000))
  expect(readPage('a.adoc', source).sections).not.toEqual([])
})
