import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../shared/testing/linear-time.ts'
import { plainRules } from '../docs/generators/plain.ts'
import { readPage } from '../docs/index.ts'
import { blockToMarkdown } from './chunking/block-to-markdown.ts'

/** What is quoted of a page’s first section. */
const quoted = (source: string, file = 'a.md'): string => {
  const rules = { ...plainRules, dialect: () => (file.endsWith('.mdx') ? ('mdx' as const) : ('markdown' as const)) }
  const { sections } = readPage(file, `# Page\n\n${source}`, { path: '/a' }, rules)
  return (sections[0]?.nodes ?? [])
    .map(node => blockToMarkdown(node, url => url))
    .filter(Boolean)
    .join('\n\n')
}

const npmAndYarn = '**npm**\n\n```sh\nnpm i\n```\n\n**Yarn**\n\n```sh\nyarn\n```'

describe('a note', () => {
  it.each([
    ['VitePress', '::: tip\nMind *it*.\n:::'],
    ['Docusaurus', ':::tip\n\nMind *it*.\n\n:::'],
    ['Material', '!!! tip\n    Mind *it*.'],
    ['Material, folded', '??? tip\n    Mind *it*.'],
    ['Material’s blocks', '/// tip\nMind *it*.\n///'],
    ['MyST', '```{tip}\nMind *it*.\n```'],
    ['MyST on one line', ':::{tip} Mind *it*.\n:::'],
    ['GitHub', '> [!TIP]\n> Mind *it*.'],
    ['GitHub’s followers, on one line', '> [!TIP] Mind *it*.']
  ])('of %s is quoted under its kind', (_, source) => {
    expect(quoted(source)).toBe('> **Tip**\n>\n> Mind *it*.')
    if (!source.includes('{tip}')) expect(quoted(source, 'a.mdx')).toBe('> **Tip**\n>\n> Mind *it*.')
  })

  it.each([
    ['VitePress', '::: tip My `title`\ntext\n:::'],
    ['Docusaurus', ':::tip[My `title`]\ntext\n:::'],
    ['Material', '!!! tip "My `title`"\n    text'],
    ['Material’s blocks', '/// tip | My `title`\ntext\n///'],
    ['MyST', ':::{admonition} My `title`\n:class: tip\ntext\n:::'],
    ['MyST with a role', ':::{admonition} My {code}`title`\n:class: tip\ntext\n:::'],
    ['GitHub’s followers', '> [!TIP] My `title`\n> text']
  ])('of %s has its title', (_, source) => {
    expect(quoted(source).replace('My \\`title\\`', 'My `title`')).toBe('> **My `title`**\n>\n> text')
  })

  it.each([
    '<Aside type="caution" title="Hot">text</Aside>',
    '<Aside type="caution" title="Hot">\n  text\n</Aside>',
    '<Callout type="warning" title="Hot">\n\ntext\n\n</Callout>',
    '<Admonition type="danger" title="Hot">text</Admonition>'
  ])('that is a component is one too: %s', source => {
    for (const file of ['a.mdx', 'a.md']) expect(quoted(source, file)).toBe('> **Hot**\n>\n> text')
  })

  it('that is a component has the title of its kind, where generators give it one', () => {
    expect(quoted('<Aside>text</Aside>', 'a.mdx')).toBe('> **Note**\n>\n> text')
    expect(quoted('<Callout>text</Callout>', 'a.mdx')).toBe('> text')
    expect(quoted('!!! note ""\n    text')).toBe('> text')
  })
})

it('a pitfall is a note', () => {
  expect(quoted('<Pitfall>\n\nHot.\n\n</Pitfall>', 'a.mdx')).toBe('> **Pitfall**\n>\n> Hot.')
})

describe('tabs', () => {
  it.each([
    ['VitePress', '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh [Yarn]\nyarn\n```\n\n:::', 'a.md'],
    [
      'Docusaurus',
      '<Tabs>\n<TabItem value="npm">\n\n```sh\nnpm i\n```\n\n</TabItem>\n<TabItem value="y" label="Yarn">\n\n```sh\nyarn\n```\n\n</TabItem>\n</Tabs>',
      'a.mdx'
    ],
    [
      'Docusaurus with values',
      "<Tabs values={[{ value: 'n', label: 'npm' }, { value: 'y', label: 'Yarn' }]}>\n  <TabItem value=\"n\">\n    ```sh\n    npm i\n    ```\n  </TabItem>\n  <TabItem value=\"y\">\n    ```sh\n    yarn\n    ```\n  </TabItem>\n</Tabs>",
      'a.mdx'
    ],
    [
      'Starlight',
      '<Tabs>\n  <TabItem label="npm">\n    ```sh\n    npm i\n    ```\n  </TabItem>\n  <TabItem label="Yarn">\n    ```sh\n    yarn\n    ```\n  </TabItem>\n</Tabs>',
      'a.mdx'
    ],
    [
      'Nextra',
      "<Tabs items={['npm', 'Yarn']}>\n  <Tabs.Tab>\n    ```sh\n    npm i\n    ```\n  </Tabs.Tab>\n  <Tabs.Tab>\n    ```sh\n    yarn\n    ```\n  </Tabs.Tab>\n</Tabs>",
      'a.mdx'
    ],
    ['Material', '=== "npm"\n\n    ```sh\n    npm i\n    ```\n\n=== "Yarn"\n\n    ```sh\n    yarn\n    ```', 'a.md'],
    [
      'Material’s blocks',
      '/// tab | npm\n\n```sh\nnpm i\n```\n\n///\n\n//// tab | Yarn\n\n```sh\nyarn\n```\n\n////',
      'a.md'
    ],
    [
      'MyST',
      '::::{tab-set}\n:::{tab-item} npm\n:sync: n\n```sh\nnpm i\n```\n:::\n:::{tab-item} Yarn\n```{code-block} sh\n:linenos:\nyarn\n```\n:::\n::::',
      'a.md'
    ],
    [
      'VuePress',
      ':::: code-group\n::: code-group-item npm\n```sh\nnpm i\n```\n:::\n::: code-group-item Yarn\n```sh\nyarn\n```\n:::\n::::',
      'a.md'
    ]
  ])('of %s are code under their labels', (_, source, file) => {
    expect(quoted(source, file)).toBe(npmAndYarn)
  })
})

describe('details', () => {
  it.each([
    ['::: details More\ntext\n:::', 'a.md'],
    ['<details>\n<summary>More</summary>\n\ntext\n\n</details>', 'a.md'],
    ['<details><summary>More</summary>text</details>', 'a.md'],
    ['<details>\n  <summary>More</summary>\n\n  text\n</details>', 'a.mdx'],
    ['<details>\n<summary>More</summary>\ntext\n\n</details>', 'a.mdx'],
    ['/// details | More\ntext\n///', 'a.md'],
    ['??? "More"\n    text', 'a.md'],
    ['```{dropdown} More\ntext\n```', 'a.md'],
    ['<Accordion title="More">text</Accordion>', 'a.mdx']
  ])('are unfolded under their summary: %s', (source, file) => {
    expect(quoted(source, file)).toBe('**More**\n\ntext')
  })
})

describe('cards, steps and trees', () => {
  it.each([
    ['<Card title="Start" icon="rocket">\n  Go *on*.\n</Card>', '**Start**\n\nGo *on*.', 'a.mdx'],
    ['<LinkCard title="Start" description="Go on." href="/start" />', '**[Start](/start)**\n\nGo on.', 'a.mdx'],
    ['<LinkCard title="Start" description="Go on." href="/start" />', '**[Start](/start)**\n\nGo on.', 'a.md'],
    ['<Cards>\n  <Cards.Card title="Start" href="/start" />\n</Cards>', '**[Start](/start)**', 'a.mdx'],
    [
      '<CardGrid>\n<Card title="A">a</Card>\n<Card title="B">b</Card>\n</CardGrid>',
      '**A**\n\na\n\n**B**\n\nb',
      'a.mdx'
    ],
    [
      '<Card title="1. `a|b` *now*" desc="- # List<a> 2 * 3 C:\\_x" />',
      '**1. `a|b` _now_**\n\n\\- # List\\<a> 2 \\* 3 C:\\\\\\_x',
      'a.mdx'
    ],
    [
      '<Listing number="5-1" file-name="src/lamp.rs" caption="A `Lamp` that *glows*.">\n\n```rust\nglow()\n```\n\n</Listing>',
      'Listing 5-1: A `Lamp` that *glows*.\n\n```rust title="src/lamp.rs"\nglow()\n```',
      'a.md'
    ],
    [
      '<Program filename="a.rs">\n\n```rust title="b.rs"\nglow()\n```\n\n</Program>',
      '```rust title="b.rs"\nglow()\n```',
      'a.md'
    ],
    ['<LinkButton href="/start">Go on</LinkButton>', '[Go on](/start)', 'a.mdx'],
    [
      '::::{grid} 2\n:::{grid-item-card} Start\n:link: start\nGo on.\n:::\n::::',
      '**[Start](start)**\n\nGo on.',
      'a.md'
    ],
    ['<Steps>\n1. One\n2. Two\n</Steps>', '1. One\n2. Two', 'a.mdx'],
    ['<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two', 'a.md'],
    [
      '<Steps>\n<Step title="One">a</Step>\n<Step title="Two">b</Step>\n</Steps>',
      '1. **One**\n\n   a\n\n2. **Two**\n\n   b',
      'a.mdx'
    ],
    ['<FileTree>\n- src\n  - a.ts\n</FileTree>', '- src\n  - a.ts', 'a.mdx'],
    [
      '<FileTree>\n  <FileTree.Folder name="src">\n    <FileTree.File name="a.ts" />\n  </FileTree.Folder>\n  <FileTree.File name="b.ts" />\n</FileTree>',
      '- src\n  - a.ts\n- b.ts',
      'a.mdx'
    ],
    [
      '<Install\n  npm="npm i lamp\n    npm run glow"\n  powershell="irm lamp"\n  cargo="1.80" />',
      '**npm**\n\n```sh\nnpm i lamp\nnpm run glow\n```\n\n**powershell**\n\n```powershell\nirm lamp\n```',
      'a.mdx'
    ],
    ['<p><Since v="5.7.0" /></p>\n\nIt is new: <Since v="2.0" pkg="lamp" />', 'v5.7.0\n\nIt is new: lamp@2.0', 'a.mdx'],
    ['Lamp <Badge type="tip" text="new" />', 'Lamp new', 'a.md'],
    [
      '<ParamField query="limit" type="number" default="10" required>\n  Most *lamps*.\n\n  ```sh\n  lamp --limit 3\n  ```\n</ParamField>\n\n<ParamField body="hue" deprecated={true}>\nA colour.\n</ParamField>',
      '- `limit` (`number`, required, default `10`): Most *lamps*.\n  ```sh\n  lamp --limit 3\n  ```\n- `hue` (deprecated): A colour.',
      'a.mdx'
    ],
    [
      '<ResponseField name="lamp" type="object">\nWhat glows.\n<Expandable title="lamp">\n<ResponseField name="hue" type="string" />\n<ResponseField name="level" type="number" required={false}>How bright.</ResponseField>\n</Expandable>\n</ResponseField>',
      '- `lamp` (`object`): What glows.\n\n  **lamp**\n  - `lamp.hue` (`string`)\n  - `lamp.level` (`number`): How bright.',
      'a.mdx'
    ],
    [
      '<ResponseField name="api.lamps">\n<Expandable title="api.lamps">\n<ResponseField name="hue[]">\n<ParamField path="red" />\n<ParamField path="b.c" />\n</ResponseField>\n</Expandable>\n</ResponseField>',
      '- `api.lamps`: **api.lamps**\n  - `api.lamps.hue[]`\n    - `api.lamps.hue[].red`\n    - `b.c`',
      'a.mdx'
    ],
    ['<Property name="id" type="string">\n## The id\n\nOf it.\n</Property>', '`id` (`string`)', 'a.mdx'],
    [
      "<TypeTable type={{ hue: { type: 'string', description: 'A *colour*.', default: 'red' }, on: { type: 'boolean', description: 'Whether it glows.', required: true } }} />",
      '- `hue` (`string`, default `red`): A *colour*.\n- `on` (`boolean`, required): Whether it glows.',
      'a.mdx'
    ],
    [
      '<Color variant="table">\n  <Color.Row title="Primary">\n    <Color.Item name="glow-5" value="#3B82F6" />\n    <Color.Item name="glow-6" value={{ light: "#FFF", dark: "#000" }} />\n  </Color.Row>\n</Color>',
      '**Primary**\n\n- `glow-5`: `#3B82F6`\n- `glow-6`: light `#FFF`, dark `#000`',
      'a.mdx'
    ],
    ['<Sofa name="a" value="b" hue="c" />\n\n<Sofa name="a" value="" />', '', 'a.mdx'],
    ['Lamp <Badge>new</Badge>', 'Lamp new', 'a.mdx'],
    [
      '| a | b |\n|---|---|\n| <Icon icon="circle-check" /> | <Icon name="lucide:x" /> <Icon icon="lamp" /> |',
      '| a | b |\n| - | - |\n| ✓ | ✗ |',
      'a.mdx'
    ],
    ['Click the <Icon icon="settings" /> settings icon.', 'Click the settings icon.', 'a.mdx'],
    ['Click the <Icon icon="settings" /> settings icon.', 'Click the settings icon.', 'a.md'],
    ['| a |\n|---|\n| the <Icon icon="settings" /> icon |', '| a |\n| - |\n| the icon |', 'a.mdx'],
    [
      'A <Tooltip headline="GA" tip="Google Analytics 4.">GA4</Tooltip> property, <Tooltip>bare</Tooltip>.',
      'A GA4 (Google Analytics 4) property, bare.',
      'a.mdx'
    ],
    ['<Visibility for="agents">\nno\n</Visibility>\n\n<Visibility for="humans">\nyes\n</Visibility>', 'yes', 'a.mdx'],
    [
      '<Tree>\n<Tree.Folder name="src">\n<Tree.File name="a.ts" />\n</Tree.Folder>\n</Tree>',
      '- src\n  - a.ts',
      'a.mdx'
    ],
    [
      '<div class="grid cards" markdown>\n\n- :material-clock: __Fast__\n\n    ---\n\n    Very. [:octicons-arrow-right-24: Go](x.md){ .md-button }\n\n</div>',
      '- **Fast**\n\n  ***\n\n  Very. [Go](x.md)',
      'a.md'
    ]
  ])('show what is in them: %s', (source, expected, file) => {
    expect(quoted(source, file)).toBe(expected)
  })
})

describe('what is typed or printed', () => {
  it.each([
    ['<PackageManagerTabs command="add lamp -D" />', '```sh\nnpm add lamp -D\n```', 'a.mdx'],
    ['<PackageManagerTabs command="lamp glow" dlx />', '```sh\nnpx lamp glow\n```', 'a.mdx'],
    [
      '<PackageManagerTabs command={{ npm: "npm i lamp", yarn: "yarn add lamp" }} />',
      '```sh\nnpm i lamp\n```',
      'a.mdx'
    ],
    ['<PackageManagers pkg="lamp" dev />', '```sh\nnpm i -D lamp\n```', 'a.mdx'],
    ['<PackageManagers type="run" args="glow" />', '```sh\nnpm run glow\n```', 'a.mdx'],
    ['<PackageManagerTabs install="lamp" dev />', '```sh\nnpm install -D lamp\n```', 'a.mdx'],
    ['<PackageManagerTabs install="lamp" global env="LAMP=1" />', '```sh\nLAMP=1 npm install -g lamp\n```', 'a.mdx'],
    ['<PackageManagerTabs exec="lamp init" />', '```sh\nnpx lamp init\n```', 'a.mdx'],
    ['<PackageManagerTabs run="glow" />', '```sh\nnpm run glow\n```', 'a.mdx'],
    ['<PackageManagerTabs\n  run={`lamp glow\n  lamp dim`}\n/>', '```sh\nnpx lamp glow\nnpx lamp dim\n```', 'a.mdx'],
    [
      '<CopyPrompt title="Ask" subtext="Fixes a lamp." prompt={`Light it.\n\nWait.`} />',
      '**Ask**\n\nFixes a lamp.\n\n```\nLight it.\n\nWait.\n```',
      'a.mdx'
    ],
    ['<TerminalBlock>\nnpm i @lamp/glow_it\n</TerminalBlock>', '```sh\nnpm i @lamp/glow_it\n```', 'a.mdx'],
    ['<TerminalBlock>\n\nnpm i *\ncd lamp\n\n</TerminalBlock>', '```sh\nnpm i *\ncd lamp\n```', 'a.md'],
    ['<Terminal title="Plug">{`npm i lamp`}</Terminal>', '**Plug**\n\n```sh\nnpm i lamp\n```', 'a.mdx'],
    ['<CommandLine>npm i lamp</CommandLine>', '```sh\nnpm i lamp\n```', 'a.mdx'],
    ['<Terminal>\n  {"cd lamp"}\n</Terminal>', '```sh\ncd lamp\n```', 'a.mdx'],
    ['<ConsoleBlock level="error">\n\nNo `hue`:{"\\n"}a > b\n\n</ConsoleBlock>', '```\nNo hue:\na > b\n```', 'a.mdx']
  ])('is code: %s', (source, expected, file) => {
    expect(quoted(source, file)).toBe(expected)
  })

  it.each([
    ['<CommandList>\n\n- npm i\n\n</CommandList>', '- npm i'],
    ['<CommandMenu>Type *it*.</CommandMenu>', 'Type *it*.'],
    ['Run <Command>npm i</Command> there.', 'Run npm i there.'],
    ['<Terminal title="Install" command="npm i" />', '**Install**\n\n```\nnpm i\n```'],
    ['<Sofa>\n{`npm i`}\n</Sofa>', 'npm i'],
    ['<Sofa>\n{lamp}\n{/* #lamp */}\n{lamp + `s`}\n</Sofa>', '']
  ])('is not code with anything but text, in a line, or in another component: %s', (source, expected) => {
    expect(quoted(source, 'a.mdx')).toBe(expected)
  })
})

it('the words behind the language are the label of a tab in a group of code', () => {
  expect(
    quoted(
      '<CodeGroup>\n```sh npm wrap\nnpm i\n```\n```sh Yarn 4 highlight={1} icon="x"\nyarn add\n```\n```sh {1}\nx\n```\n</CodeGroup>',
      'a.mdx'
    )
  ).toBe('**npm**\n\n```sh\nnpm i\n```\n\n**Yarn 4**\n\n```sh\nyarn add\n```\n\n```sh\nx\n```')
})

describe('components of Nuxt Content', () => {
  it.each([
    ['::note\nMind *it*.\n::\n\nafter', '> **Note**\n>\n> Mind *it*.\n\nafter'],
    ['::warning{title="Hot"}\n---\ncolor: red\n---\nMind it.\n::', '> **Hot**\n>\n> Mind it.'],
    [
      '::card-group\n  ::card\n  ---\n  title: Start\n  to: /start\n  ---\n  #title\n  Go on.\n  ::\n::',
      '**[Start](/start)**\n\nGo on.'
    ],
    [
      '::card-group\n:::card{icon="i" title="A" to="/a"}\na\n:::\n:::card{title="B"}\nb\n:::\n::',
      '**[A](/a)**\n\na\n\n**B**\n\nb'
    ],
    [
      '::code-group\n```sh [npm]\nnpm i\n```\n```sh [pnpm]\npnpm i\n```\n::',
      '**npm**\n\n```sh\nnpm i\n```\n\n**pnpm**\n\n```sh\npnpm i\n```'
    ],
    [
      '::tabs\n  :::tabs-item{label="One"}\n  a\n  :::\n  :::tabs-item{label="Two"}\n  b\n  :::\n::',
      '**One**\n\na\n\n**Two**\n\nb'
    ],
    ['::field{name="glow" type="boolean"}\nWhether it glows.\n::', '**`glow` (`boolean`)**\n\nWhether it glows.'],
    [':read-more{title="The lamp" to="/lamp"}\n\n:video{id="x"}\n\ntext', '[The lamp](/lamp)\n\ntext'],
    [
      ':b{x="1"}\n\nIt is :badge[new]{color="red"} in [2024]{.year}, (:kbd{value="K"}) at 10:30.',
      'It is new in 2024, (K) at 10:30.'
    ],
    [':b{x="1"}\n\n`:badge[x]{y="z"}`\n\n```md\n::note\n::\n```', '`:badge[x]{y="z"}`\n\n```md\n::note\n::\n```'],
    [
      '::read-more{to="/lamp/use-it"}\n::\n\n:read-more{to="/sofa#x"}\n\n::read-more{to="/a"}\nRead more of **a**.\n::',
      '**[use it](/lamp/use-it)**\n\n[sofa](/sofa#x)\n\n[Read more of **a**.](/a)'
    ],
    ['::tip{to="/a"}\nSee [this](/b).\n::', '> **Tip**\n>\n> See [this](/b).'],
    [
      '::video{title="A lamp" videoId="x"}\n::\n\n::collapsible{name="more notes"}\nb\n::\n\na :br b',
      '**more notes**\n\nb\n\na b'
    ],
    ['::note without end', '::note without end'],
    ['a :smile[b]{c} d', 'a :smile\\[b]{c} d']
  ])('are read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('blocks of GitBook and Markdoc', () => {
  it.each([
    ['{% hint style="warning" %}\nHot.\n{% endhint %}', '> **Warning**\n>\n> Hot.'],
    ['{% callout type="note" title="Mind" %}\nHot.\n{% /callout %}', '> **Mind**\n>\n> Hot.'],
    [
      '{% tabs %}\n{% tab title="npm" %}\na\n{% endtab %}\n\n{% tab title="pnpm" %}\nb\n{% endtab %}\n{% endtabs %}',
      '**npm**\n\na\n\n**pnpm**\n\nb'
    ],
    [
      '1. One\n\n   {% code title="lamp.js" overflow="wrap" %}\n   ```js\n   glow()\n   ```\n   {% endcode %}\n2. Two',
      '1. One\n\n   ```js title="lamp.js"\n   glow()\n   ```\n\n2. Two'
    ],
    [
      '{% stepper %}\n{% step %}\nPlug in.\n{% endstep %}\n\n{% step %}\nGlow.\n{% endstep %}\n{% endstepper %}\n\nafter',
      '1. Plug in.\n\n2. Glow.\n\nafter'
    ],
    [
      '{% embed url="https://lamp.example/v" %}\nHow it glows\n{% endembed %}',
      '[How it glows](https://lamp.example/v)'
    ],
    ['{% embed url="https://lamp.example/v" %}\n\ntext', '<https://lamp.example/v>\n\ntext'],
    [
      '{% file src="a b.pdf" %}\n\n{% hint style="info" %}\nx\n{% endhint %}',
      '[a b.pdf](<a b.pdf>)\n\n> **Info**\n>\n> x'
    ],
    [
      '{% file src="../.gitbook/assets/Glow_a_lamp_.txt" %}',
      '[Glow_a_lamp\\_.txt](../.gitbook/assets/Glow_a_lamp_.txt)'
    ],
    [
      '{% file src="https://lamp.example/o/a%2Flamp%20b.pdf?alt=media" %}',
      '[lamp b.pdf](https://lamp.example/o/a%2Flamp%20b.pdf?alt=media)'
    ],
    [
      '<table data-view="cards"><thead><tr><th></th><th></th><th></th><th data-hidden data-card-target></th></tr></thead><tbody>' +
        '<tr><td><strong>A &#x26; b</strong></td><td>How it <em>glows</em></td><td>x</td><td><a href="a.md">a.md</a></td></tr>' +
        '<tr><td>Plug it in.</td><td></td><td>At once</td><td></td></tr>' +
        '<tr><td>Gone</td><td></td><td></td><td><a href="broken-reference">Broken link</a></td></tr>' +
        '<tr><td></td><td></td><td></td><td><a href="a-lamp.md">a-lamp.md</a></td></tr>' +
        '<tr><td></td><td></td><td></td><td></td></tr></tbody></table>',
      '- [**A & b**](a.md): How it *glows*; x\n- Plug it in. At once\n- Gone\n- [A lamp](a-lamp.md)'
    ],
    ['{% prompt description="Ask it" %}\nGlow.\n{% endprompt %}', '**Ask it**\n\nGlow.'],
    [
      '{% updates format="full" %}\n{% update date="2026-08-06" %}\n\ntext\n{% endupdate %}\n{% endupdates %}',
      '2026-08-06\n\ntext'
    ],
    ['{% note warn "Mind this" %}\nHot.\n{% endnote %}', '> **Mind this**\n>\n> Hot.'],
    ['{% note info no-icon %}\nHot.\n{% endnote %}', '> **Info**\n>\n> Hot.'],
    ['{% note %}\nHot.\n{% endnote %}', '> Hot.'],
    ['{% codeblock %}\n_a_ = {% b %}\n{% endcodeblock %}', '```\n_a_ = {% b %}\n```'],
    [
      '{% codeblock Lamp lang:js https://x.example Docs first_line:2 %}\na()\n{% endcodeblock %}',
      '```js title="Lamp"\na()\n```'
    ],
    ['{% code lang:js %}\na()\n{% endcode %}', '```js\na()\n```'],
    ['{% blockquote Ada, On Lamps %}\nGlow.\n{% endblockquote %}', '> Glow.\n>\n> — Ada, On Lamps'],
    ['{% quote Ada https://x.example Lamps %}\nGlow.\n{% endquote %}', '> Glow.\n>\n> — [Ada](https://x.example)'],
    ['{% pullquote right %}\nGlow.\n{% endpullquote %}', '> Glow.'],
    [
      '{% tabs Lamp %}\n<!-- tab npm@box -->\na\n<!-- endtab -->\n<!-- tab yarn -->\nb\n<!-- endtab -->\n{% endtabs %}',
      '**npm**\n\na\n\n**yarn**\n\nb'
    ],
    ['```md\n{% hint style="info" %}\n```', '```md\n{% hint style="info" %}\n```'],
    ['{% content-ref url="a.md" %}\n[A](a.md)\n{% endcontent-ref %}', '[A](a.md)']
  ])('are read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('the Markdown of DocFX', () => {
  it.each([
    [
      '#### [Command Prompt](#tab/cmd)\n\na\n\n#### [`bash` "5"](#tab/bash/linux)\nb\n\n---\n\nafter',
      '**Command Prompt**\n\na\n\n**`bash` "5"**\n\nb\n\nafter'
    ],
    ['1. One\n\n   # [A](#tab/a)\n\n   a\n\n   ***\n2. Two', '1. One\n\n   **A**\n\n   a\n\n2. Two'],
    ['# [A](#tab/a)\n\na', '**A**\n\na'],
    ['before\n\n***\n\nafter', 'before\n\n***\n\nafter'],
    [':::row:::\n:::column span="2":::\na\n:::column-end:::\n:::row-end:::\nb', 'a\n\nb'],
    ['::: zone pivot="new"\na\n::: zone-end\n::: moniker range=">=lamp-2"\nb\n::: moniker-end', 'a\n\nb'],
    [
      ':::image type="complex" source="a.png" alt-text="x":::\n   A lamp on the left.\n:::image-end:::\nafter',
      'x\n\nafter'
    ],
    ['Press :::image type="icon" source="a.png" border="false"::: and :::no-loc text="Glow":::.', 'Press and Glow.'],
    ['> [!div class="checklist"]\n> * Plug in.\n> * Glow.', '> - Plug in.\n> - Glow.'],
    ['> [!VIDEO https://lamp.example/v]\n\ntext', 'text'],
    [
      'Use <xref:Lamp.Glow.On(System.String)?displayProperty=nameWithType>, <xref:System.Text>, [it](xref:Lamp.Glow%2A), [that][1].\n\n[1]: xref:Lamp.Dim',
      'Use `Glow.On(System.String)`, `Text`, it, that.'
    ],
    ['See <xref:Lamp.List%601?displayProperty=fullName> or <xref:Lamp.Off*?text=off>.', 'See `Lamp.List` or `off`.'],
    ['```md\n:::row:::\n<xref:Lamp>\n```', '```md\n:::row:::\n<xref:Lamp>\n```'],
    [':::note\na\n:::', '> **Note**\n>\n> a']
  ])('is read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('a list of definitions', () => {
  it.each([
    ['Lamp\n: It *shines*.', '- **Lamp**\n\n  It *shines*.'],
    [
      'Lamp\n:   It shines.\n\n    More.\n\n`Sofa`\n:   Soft.\n:   Red.',
      '- **Lamp**\n\n  It shines.\n\n  More.\n\n- **`Sofa`**\n\n  Soft.\n\n  Red.'
    ],
    ['Lamp\n\n:   It\nshines.\n\nafter', '- **Lamp**\n\n  It\n  shines.\n\nafter'],
    ['(a:lamp)=\nLamp\n: It shines.', '- **Lamp**\n\n  It shines.'],
    ['Lamp\n:   !!! tip\n        x', '- **Lamp**\n\n  > **Tip**\n  >\n  > x'],
    ['| a |\n|---|\n| b |\n\n: caption', '| a |\n| - |\n| b |\n\n: caption'],
    [': It shines.\n\n    More.\n\nafter', 'It shines.\n\nMore.\n\nafter'],
    ['Lamp\n: It shines.\n\n: It is red.', '- **Lamp**\n\n  It shines.\n\n  It is red.'],
    [': It shines.\n\n: It is red.\n\n    More.', 'It shines.\n\nIt is red.\n\nMore.'],
    [': It\nshines\nred.\n\n: It is\nsoft.\n\n    More.', 'It\nshines\nred.\n\nIt is\nsoft.\n\nMore.'],
    ['Lamp\n: It\nshines\nred.\n\n: Soft.', '- **Lamp**\n\n  It\n  shines\n  red.\n\n  Soft.'],
    ['Lamps\nshine.\n\n: red', 'Lamps\nshine.\n\n: red'],
    [':lamp\n: It shines.', '- **:lamp**\n\n  It shines.'],
    [': a\nb\n\n:::note\n: It shines.\n:::', 'a\nb\n\n> **Note**\n>\n> : It shines.']
  ])('is a list: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })

  it('is text where its term is the heading above it', () => {
    expect(quoted(': It\nshines.\n\n    Red.\n\n: More.\n\n    !!! tip\n        x\n\nafter')).toBe(
      'It\nshines.\n\nRed.\n\nMore.\n\n> **Tip**\n>\n> x\n\nafter'
    )
  })
})

describe('HTML', () => {
  it.each([
    ['<img src="a.png" alt="A lamp">', 'A lamp'],
    ['Press <kbd>Ctrl</kbd>+<kbd>K</kbd>, x<sup>2</sup>, H<sub>2</sub>O, a<br>b', 'Press `Ctrl`+`K`, x², H₂O, a b'],
    ['| a |\n| - |\n| One.<p/>Two.<p>Three.</p>Four. |', '| a |\n| - |\n| One. Two. Three. Four. |'],
    ['a <!-- no --> b\n\n<!-- no\n\nno -->\n\n<script setup>\nno()\n</script>\n<style>no{}</style>', 'a b'],
    [
      '<table>\n<thead><tr><th>A</th><th>B</th></tr></thead>\n<tbody>\n<tr><td>1 <b>x</b></td><td>2</td></tr></tbody>\n</table>',
      '| A | B |\n| - | - |\n| 1 **x** | 2 |'
    ],
    [
      '<table>\n<tr>\n<td>\n\n**A**\n\n</td>\n<td>\n\n- b\n- c\n\n</td>\n</tr>\n</table>',
      '| | |\n| - | - |\n| **A** | b; c |'
    ],
    [
      '<table><tr><th>Glow</th><td>On.</td></tr><tr><th>Level</th><td>5</td></tr></table>',
      '| | |\n| - | - |\n| Glow | On. |\n| Level | 5 |'
    ],
    ['<table><thead><tr><td>A</td></tr></thead><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
    ['`lamp.glow`<wbr>.level', '`lamp.glow`.level'],
    [
      'Open <picture><source srcset="d.png"><img src="a.png" alt="the lamp"></picture> and glow.',
      'Open the lamp and glow.'
    ],
    ['A <i class="fa-lamp">:lamp:</i> and <i>dim</i> <i class="icon-sun">x</i>.', 'A and *dim* .'],
    [
      '<pre class="language-yaml" data-title="lamp.yml"><code class="lang-yaml">glow: 1\n</code></pre>',
      '```yaml title="lamp.yml"\nglow: 1\n```'
    ],
    [
      '<table><thead><tr><th>A</th><th data-hidden></th><th>C<select><option>x</option></select></th></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
      '| A | C |\n| - | - |\n| 1 | 3 |'
    ],
    ['[gone](/broken/pages/x1) [here](/pages/x1)', 'gone [here](/pages/x1)'],
    ['Glow <sup class="badge" data-text="3.5+" /> here <span class="icon"></span>.', 'Glow 3.5+ here .'],
    [
      'Use <span class="a">the `glow`</span><span class="b">`dim()`</span>, <b class="a">in</b><b class="a">doors</b>.',
      'Use the `glow` / `dim()`, **in**__doors__.'
    ],
    ['<code>glow<span class="p">(</span><span class="n">level</span>)</code>', '`glow(level)`'],
    [
      '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td rowspan=9>d</td></tr><tr><td>e</td></tr></table>',
      '| A | B | C |\n| - | - | - |\n| a | b | |\n| a | c | d |\n| e | | d |'
    ],
    [
      '<table><tr><td>Is <ul><li>a.</li><li>b</li><li></li><li>c</li></ul></td></tr></table>',
      '| |\n| - |\n| Is  a. b; c |'
    ],
    [
      '**__Lamp__** <b>**red**</b><em> dim </em>on <b>**a** b</b>.<br>\nIt glows.',
      '**Lamp** **red** *dim* on **a b**.\nIt glows.'
    ],
    ['<dl><dt>Lamp</dt><dd>It shines.</dd></dl>', '- **Lamp**\n\n  It shines.'],
    [
      '<dl><dt><b>-l</b>, <b>--lamp</b> &lt;<em>n</em>&gt;</dt><dd>It shines.</dd></dl>',
      '- **-l, --lamp <*n*>**\n\n  It shines.'
    ],
    ['<ul><li>a</li><li>b <a href="/c">c</a></li></ul>', '- a\n- b [c](/c)'],
    ['<ol>\n<li>a\n<li>b\n</ol>', '1. a\n2. b'],
    ['<pre><code class="language-js">let a = 1 &lt; 2\n  b</code></pre>', '```js\nlet a = 1 < 2\n  b\n```'],
    ['<p align="center">\n  <b>Lamp</b>\n</p>\n\ntext', '**Lamp**\n\ntext'],
    ['<blockquote>said</blockquote>', '> said'],
    ['1 &lt; 2 <b>&amp;lt;b></b>', '1 < 2 **\\&lt;b>**'],
    ['<div>\n\n**a**\n\n<div>\n\nb', '**a**\n\nb'],
    ['<div>\n| a | b |\n| --- | :-: |\n| `x` | [2](c.md) |\n</div>', '| a | b |\n| - | :-: |\n| `x` | [2](c.md) |'],
    ['</div> a </span>', 'a'],
    ['<iframe src="x">no</iframe>\n\n<svg><path d="M0"/></svg>\n\n<video src="x"></video>', ''],
    ['<https://lamp.example> <me@lamp.example>', '<https://lamp.example> <me@lamp.example>'],
    ['<a id="top"></a>\n\n<a href="/x"><img src="y" alt="z"></a>', '[z](/x)']
  ])('is read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })

  it.each([
    ['대기<sup>Pending</sup> 상태, E2E<sup>End-to-End</sup>', '대기 (Pending) 상태, E2E (End-to-End)'],
    ['*대기*<sub>*Pending* state</sub>, `glow`<sup>new</sup>', '*대기* (*Pending* state), `glow` (new)'],
    ['the rate<sup>(required)</sup> and hue<sub>[red]</sub>', 'the rate (required) and hue \\[red]'],
    ['Lamp<sup>TM</sup>, 전구<sup>TM</sup>, M<sup>me</sup>, n<sup>th</sup>', 'LampTM, 전구TM, Mme, nth'],
    ['1<sup>st</sup>, 5<sup>e</sup>, XX<sup>ème</sup>, lamp<sup>2</sup>', '1st, 5e, XXème, lamp²'],
    [
      'これは<sub>下付き文字</sub>です、주<sup>Major</sup><sub>(역자)</sub>, Lamp<sup>전구</sup>',
      'これは下付き文字です、주 (Major) (역자), Lamp (전구)'
    ],
    ['V<sub>max</sub>, a V<sub>max</sub>, lamp<sub>i</sub>, lamp <sup>new</sup>', 'Vmax, a Vmax, lampi, lamp new']
  ])('raised or lowered is apart from the word before it, unless it is a part of that: %s', (source, expected) => {
    for (const file of ['a.md', 'a.mdx']) expect(quoted(source, file)).toBe(expected)
  })

  it.each(['a.md', 'a.mdx'])('of one image after another has a space between in %s', file => {
    expect(quoted('<p>\n<img alt="A" src="a"/><img alt="B" src="b"/>\n</p>', file)).toBe('A B')
  })

  it.each([
    ['<a id="glow" href="#glow" title="#glow">Glow</a> <a name="x" href="#dim">Dim</a>', 'Glow [Dim](#dim)'],
    ['A <a id="y" href="#y">[lamp](/a)</a>.', 'A [lamp](/a).'],
    ['A <a href="/b">**[lamp](/a)** here</a>, [<a href="/a">lamp</a>](/b).', 'A **[lamp](/a)** here, [lamp](/a).'],
    ['The [`glow`]() [](/x)of [it][b].\n\n[b]: <>', 'The `glow` of it.']
  ])('is no link without a text, an address or a place of its own: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })

  it.each([
    '<table>\n<tr><th>Lamp</th></tr>\n<tr v-for="lamp in lamps"><td>{{ lamp.name }}</td></tr>\n</table>\n\nGlow.',
    '<ul>\n<li v-for="lamp of lamps" :key="lamp">{{ lamp }}</li>\n</ul>\n\nGlow.'
  ])('that Vue repeats is left out: %s', source => {
    expect(quoted(source)).not.toContain('{{')
    expect(quoted(source)).toContain('Glow.')
  })

  it('in headings is read, and gives them their ids', () => {
    const headings = (source: string, file = 'a.md') =>
      readPage(file, source).sections.map(({ heading, anchor }) => `${heading} #${anchor}`)
    expect(
      headings(
        '# Lamp <Badge type="tip" text="new" />\n\n## <a name="x"></a>Use <code>it</code>\n\n<h3 id="me">More</h3>\n\n' +
          '## Glow <sup data-text="3.5+" />\n\n## <span class="a">Lamps</span><span class="b">Bulbs</span>'
      )
    ).toEqual(['Lamp new #lamp', 'Use it #x', 'More #me', 'Glow 3.5+ #glow', 'Lamps / Bulbs #lampsbulbs'])
  })
})

describe('references', () => {
  it('are links, and footnotes their text', () => {
    expect(quoted('[a][b], [b], ![i][b], [^1] [no][c]\n\n[b]: /x\n\n[^1]: A *note*.')).toBe(
      '[a](/x), [b](/x), i, \\[no]\\[c]\n\nA *note*.'
    )
  })
})

describe('attribute lists, icons and keys', () => {
  it.each([
    ['[a](b){ .md-button target=_blank } and ![c](d){ width="3" }', '[a](b) and c'],
    ['[a](b){:target="_blank"} {: .x }', '[a](b)'],
    ['text\n{: #id .x }', 'text'],
    ['{: .note .x}\ntext {: y', 'text {: y'],
    ['`a`{.py} and `{id}` in /{id}', '`a` and `{id}` in /{id}'],
    ['a (1)\n{ .annotate }\n\n1. b', 'a (1)\n\n1. b'],
    ['- a\n{: .x }', '- a'],
    [':material-check: :smile: :no-such-name: 10:30:15', ' ✓ 😄 :no-such-name: 10:30:15'.trim()],
    [':octicons-heart-24:{ .heart } Lamp', 'Lamp'],
    ['| a | b |\n|-|-|\n| :material-check: | :material-close: |', '| a | b |\n| - | - |\n| ✓ | ✗ |'],
    ['++ctrl+alt+del++', '`Ctrl+Alt+Del`'],
    [
      'Press <Key mod="ctrl shift" k="z" />, <Hotkey keys="alt +" />, <Key arrow="up" /> or <Key k="x">Esc</Key>.',
      'Press `Ctrl+Shift+Z`, `Alt++`, `Up` or Esc.'
    ],
    ['<Keys title="Lamp" />', '**Lamp**'],
    [
      'by [[yii\\web\\User::login()|login()]] or [[yii\\web\\User]] or [[on()]]',
      'by `login()` or `yii\\web\\User` or `on()`'
    ],
    ['the [[yii\\base\\App::$path|путь]]', 'the путь'],
    ['[[ -f a ]] and [[a|b]] and [[a b]]', '\\[\\[ -f a ]] and \\[\\[a|b]] and \\[\\[a b]]'],
    ['[[toc]]\n\n[TOC]\n\n{{toc}}\n\n[[_TOC_]]', ''],
    ['HTML\n\n*[HTML]: Hyper Text\n*[CSS]: Sheets', 'HTML'],
    [
      'See {ref}`the lamp <lamp>`, {doc}`use it <use>`, {class}`~a.b.Lamp`, {phpfunction}`glow` and {kbd}`K`.',
      'See the lamp, [use it](use), `Lamp`, `glow` and `K`.'
    ],
    ['a\n\n(target)=\n\n% no\n\n{note}`x`\n\n+++', 'a\n\nx'],
    ['{{ name }}', '{{ name }}']
  ])('go: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })

  it('that are keys may be a list', () => {
    expect(quoted("Press <Shortcut keys={['ctrl', 'K']} />.", 'a.mdx')).toBe('Press `Ctrl+K`.')
  })
})

describe('code', () => {
  it.each([
    ['```ts{1,3-5} title="x.ts" showLineNumbers\na\n```', '```ts title="x.ts"\na\n```'],
    ['```ts:line-numbers {1}\na\n```', '```ts\na\n```'],
    ['```ts:line-numbers=2 [x.ts]\na\n```', '```ts title="x.ts"\na\n```'],
    ['```js src/lamp/App.js active\na\n```', '```js title="src/lamp/App.js"\na\n```'],
    [
      '```sh .lampignore\na\n```\n\n```sh conf/.env\nb\n```',
      '```sh title=".lampignore"\na\n```\n\n```sh title="conf/.env"\nb\n```'
    ],
    ['``` { .python .annotate }\na\n```', '```python\na\n```'],
    ['```http Response headers\na\n```', '```http\na\n```'],
    ['```js [[1, 2, "on"], [2, 3, "off"]] {3}\na\n```', '```js\na\n```'],
    ['Run it.\n\n```rust title="src/main.rs"\n\n```', 'Run it.'],
    ['```js src/data.js hidden\na\n```\n\n```json hidden\n{}\n```\n\n```js hidden={true}\na\n```', '```js\na\n```'],
    ['```js ins={2} del="b" {1}\na\n```', '```js\na\n```'],
    ['```yaml tab="Docker"\na\n```', '```yaml title="Docker"\na\n```'],
    ['```sh tab=Windows PowerShell ins={1}\na\n```', '```sh title="Windows PowerShell"\na\n```'],
    ['```sh {label=Windows PowerShell}\na\n```', '```sh title="Windows PowerShell"\na\n```'],
    ['```json title=src/a.json showLineNumbers\na\n```', '```json title="src/a.json"\na\n```'],
    ['```json title="src/a.json\na\n```', '```json title="src/a.json"\na\n```'],
    ['```js title={name} subtitle=b\na\n```', '```js\na\n```'],
    ['```hl_lines="4"\na\n```', '```\na\n```'],
    ['``` { .python .annotate title="x" hl_lines="1" }\na # (1)!\n```', '```python title="x"\na\n```'],
    ['``` py linenums="1"\na\n```', '```py\na\n```'],
    ['```rust,no_run,ignore\n# use a;\nfn main() {\n    ## b\n}\n```', '```rust\nfn main() {\n    # b\n}\n```'],
    [
      '```ts twoslash\nimport a\n// ---cut---\na // b\n//  ^?\n// @errors: 2\nb\n// ---cut-after---\nc\n```',
      '```ts\na // b\nb\n```'
    ],
    [
      '```vue twoslash [pages/[id\\].vue]\n<script setup>\nimport a\n// ---cut---\na()\n</script>\n```',
      '```vue title="pages/[id].vue"\n<script setup>\na()\n</script>\n```'
    ],
    ['```vue\n<script>a</script>\n<!-- ---cut--- -->\n<p/>\n```', '```vue\n<p/>\n```'],
    ['```ts\na\n// ---cut-start---\nb\n// ---cut-end---\nc\n```', '```ts\na\nc\n```'],
    ['```js\na // [!code highlight]\nb // [!code focus:2]\nc // [!code error]\n```', '```js\na\nb\nc\n```'],
    ['```js\na // [!code --]\nb // [!code ++]\nc\n```', '```diff\n- a\n+ b\n  c\n```'],
    ['```js\na // [!code ++] // [!code focus]\nb /* [!code focus] */ /* [!code hl] */\n```', '```diff\n+ a\n  b\n```'],
    ['```ts twoslash\n// @twoslash-cache: {"v":2,"data":"N4Ig"}\na()\n```', '```ts\na()\n```'],
    ['```ts\nlamp // x\n//  ^? Lamp\n```', '```ts\nlamp // x\n//  ^? Lamp\n```'],
    [
      '```js\na,// [tl! remove]\nb # [tl! ++ focus]\n// [tl! add:start]\nc\nd // [tl! add:end]\n// e [tl! highlight]\nf\n```',
      '```diff\n- a,\n+ b\n+ c\n+ d\n  // e\n  f\n```'
    ],
    ['```html\n<a class="x"> [tl! collapse:start]\n<b> <!-- [tl! focus] -->\n```', '```html\n<a class="x">\n<b>\n```'],
    ['```jsx\n// highlight-next-line\na\n{/* highlight-start */}\nb\n{/* highlight-end */}\n```', '```jsx\na\nb\n```'],
    ['```py\n# highlight-next-line\na  # kept\n```', '```py\na  # kept\n```'],
    ['```html\n<!-- highlight-next-line -->\n<a>\n```', '```html\n<a>\n```'],
    ['```sh-vue [npm]\ncd {{\'<lamp>\'}} {{ "\\u007b" }} {{ x }}\n```', '```sh title="npm"\ncd <lamp> { {{ x }}\n```'],
    ["```vue\n{{ 'lamp' }}\n```", "```vue\n{{ 'lamp' }}\n```"],
    ["```vue-html\n{{ 'lamp' }}\n```", "```vue-html\n{{ 'lamp' }}\n```"],
    ['```{=html}\n<a>\n```', '```\n<a>\n```'],
    ['```console\n$ <font color="#4E9A06">lamp</font> &lt;on&gt;\n```', '```console\n$ lamp <on>\n```'],
    ['```md\n::: tip\n<b>{{ x }}</b>\n:::\n```', '```md\n::: tip\n<b>{{ x }}</b>\n:::\n```']
  ])('has no more than a reader sees: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('ids of headings', () => {
  const headings = (source: string, file = 'a.md') =>
    readPage(file, source).sections.map(({ heading, anchor }) => `${heading} #${anchor}`)

  it.each([
    '## Use it {#x}',
    '## Use it {#x .y z="1"}',
    '## Use it { #x }',
    '## Use it {: #x }',
    '## Use it [#x]',
    '## Use it [!toc] [#x]',
    '## Use it {/* #x */}'
  ])('stand behind them: %s', heading => {
    expect(headings(`# A\n\n${heading}`)[1]).toBe('Use it #x')
    if (!heading.includes(': ')) expect(headings(`# A\n\n${heading}`, 'a.mdx')[1]).toBe('Use it #x')
  })

  it.each(['a', 'a-1', 'a--b', 'a-', 'a-_b_-c'])('are in a comment without spaces: %s', id => {
    expect(headings(`# A\n\n## Use *it* {/*${id}*/}`, 'a.mdx')[1]).toBe(`Use it #${id}`)
  })

  it('do not change with what is raised in the heading', () => {
    for (const file of ['a.md', 'a.mdx'])
      expect(headings('# 대기<sup>Pending</sup> 상태', file)).toEqual(['대기 (Pending) 상태 #대기pending-상태'])
  })

  it('stand in a comment of MDX, and in no target of MyST', () => {
    expect(headings('# A {/* #x */}', 'a.mdx')).toEqual(['A #x'])
    expect(headings('(my_label)=\n# A\n\n(x)=\n\n## B')).toEqual(['A #a', 'B #b'])
  })

  it('are none in what only looks like one', () => {
    expect(headings('# Use `{id}` in {id}')).toEqual(['Use {id} in {id} #use-id-in-id'])
  })

  it('do not stand in the titles of pages', () => {
    expect(readPage('a.md', '---\ntitle: "Lamp { #lamp }"\n---\n').page.title).toBe('Lamp')
  })
})

describe('a text in braces of JSX', () => {
  it.each(['a.mdx', 'a.md'])('is the space that it stands for in %s', file => {
    expect(quoted("A{' '}*lamp*{\" \"}\n{' '}glows.", file)).toBe('A *lamp*\nglows.')
  })

  it('is said, unlike what is computed', () => {
    expect(quoted("A {'<lamp>'}{1 + 1} glows *{2}*{`.`}", 'a.mdx')).toBe('A \\<lamp> glows *2*.')
  })
})

describe('MDX that is not valid', () => {
  it('has its components read all the same, and no code by its indentation', () => {
    const source =
      '# A\n\nimport X from "./x"\nexport const y = {\n  z: 1\n}\n\n1 < 2 {\n\n<Tabs>\n  <TabItem label="npm">\n\n    ```sh\n    npm i\n    ```\n\n  </TabItem>\n</Tabs>\n\n<Card title="B" href="/b"/>'
    expect(quoted(source.slice(5), 'a.mdx')).toBe('1 < 2 {\n\n**npm**\n\n```sh\nnpm i\n```\n\n**[B](/b)**')
  })
})

describe('templates', () => {
  it.each([
    [
      '---\ntitle: Lamp\nmyst:\n  substitutions:\n    os: Linux\n---\n{{ $frontmatter.title }} on {{ os }}, `{{ os }}`',
      'Lamp on Linux, `{{ os }}`'
    ],
    [
      '{% for a in b -%}\n[{{ a.title }}]({{ a.url }}) x\n{% endfor %}\n\n```\n{% for %}\n```',
      'x\n\n```\n{% for %}\n```'
    ],
    ['<button @click="count++" #default>Click</button>', 'Click'],
    ['Write `{% for %}` and `<b @x>`', 'Write `{% for %}` and `<b @x>`'],
    ['a {/* no */}b `{/* c */}`', 'a b `{/* c */}`'],
    ['100 {% x', '100 {% x']
  ])('are filled in, or their tags taken out: %s', (source, expected) => {
    const { sections } = readPage('a.md', source)
    const blocks = sections[0]?.nodes.map(node => blockToMarkdown(node, url => url)) ?? []
    expect(blocks.join('\n\n')).toBe(expected)
  })
})

describe('reStructuredText in MyST', () => {
  it.each([
    ['```{eval-rst}\n.. note:: Mind :ref:`it <x>`.\n```', '> **Note**\n>\n> Mind it.'],
    [
      '```{list-table} T\n:header-rows: 1\n* - A\n  - B\n* - 1\n  - **2**\n```',
      '**T**\n\n| A | B |\n| - | - |\n| 1 | **2** |'
    ],
    ['```{list-table}\n* - A\n  - B\n* - 1\n  - 2\n```', '| | |\n| - | - |\n| A | B |\n| 1 | 2 |'],
    ['```{csv-table} T\n:header: A, B\n1, 2\n```', '```csv title="T"\nA, B\n1, 2\n```']
  ])('is read: %s', (source, expected) => {
    expect(quoted(source)).toBe(expected)
  })
})

describe('hostile pages', () => {
  it.each([
    ['lists', (depth: number) => `${'- '.repeat(depth)}x`],
    [
      'tables in lists',
      (depth: number) =>
        `${'- '.repeat(depth)}| x | x |\n${`${'  '.repeat(depth)}|-|-|\n`}${'  '.repeat(depth)}| x | x |`
    ]
  ])('of %s in each other have no text in place of an item or a cell, however deep', (_, write) => {
    const childOf: Record<string, string> = { list: 'listItem', table: 'tableRow', tableRow: 'tableCell' }
    for (let depth = 1; depth < 70; depth++) {
      const { sections } = readPage('a.md', `# Page\n\n${write(depth)}`, { path: '/a' }, plainRules)
      const waiting: Nodes[] = [...(sections[0]?.nodes ?? [])]
      expect(waiting).not.toHaveLength(0)
      for (let node = waiting.pop(); node; node = waiting.pop()) {
        const children: Nodes[] = 'children' in node ? node.children : []
        const expected = childOf[node.type]
        if (expected) for (const child of children) expect([depth, child.type]).toEqual([depth, expected])
        waiting.push(...children)
      }
    }
  })

  it.each<[string, number, (size: number) => string]>([
    ['quotes', 2_500, size => `${'> '.repeat(size)}x`],
    ['list items', 2_500, size => `${'- '.repeat(size)}x`],
    ['elements', 2_500, size => '<div>'.repeat(size)],
    ['elements in a line', 1_200, size => `a ${'<b>'.repeat(size)}`],
    ['components', 600, size => `${'<A>\n'.repeat(size)}x${'\n</A>'.repeat(size)}`],
    ['containers', 2_500, size => '::: tip\n'.repeat(size)],
    ['lines that look like further definitions', 1_000, size => `Lamp\n: It.\n\n${'a\nb\n: x\n'.repeat(size)}`],
    // The parser of HTML takes quadratic time over tags that are never closed.
    ['elements without end', 20_000, size => `1 < 2 {\n\n${'<div>'.repeat(size)}`],
    [
      'containers one in another',
      10_000,
      size => Array.from({ length: Math.sqrt(size) }, (_, depth) => `${':'.repeat(400 - depth)} tip`).join('\n')
    ]
  ])('of %s are read in linear time, and without too deep a recursion', (_, size, write) => {
    for (const file of ['a.md', 'a.mdx']) expectLinearTime(source => quoted(source, file), write, size)
  })
})
