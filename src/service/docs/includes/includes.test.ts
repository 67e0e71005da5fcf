import { describe, expect, it } from 'vitest'
import { expandIncludes } from './index.ts'

const files: Record<string, string> = {
  'guides/code.ts':
    'import a\n// #region use\n  use(a)\n  // #region inner\n  again(a)\n  // #endregion inner\n// #endregion use\nend()\n',
  'code.ts': 'root()\n',
  'lines.txt': 'one\ntwo\nthree\nfour\nfive',
  'part.md': '---\ntitle: no\n---\nintro\n\n## Use it\n\nuse\n\n### Deep\n\ndeep\n\n## More\n\nmore',
  'sections.py': '# --8<-- [start:a]\n    x = 1\n# --8<-- [end:a]\ny = 2\n',
  'book.rs':
    'use a;\n// ANCHOR: main\nfn main() {\n    // ANCHOR: inner\n    a();\n    // ANCHOR_END: inner\n}\n// ANCHOR_END: main\n',
  'twice.rs':
    'use a;\n// ANCHOR: lit\non();\n// ANCHOR_END: lit\nwait();\n// ANCHOR: lit\noff();\n// ANCHOR_END: lit\nend();\n',
  'app.py':
    'import a\n\nclass App:\n    def run(self):\n        return 1\n\n    def stop(self):\n        return 2\n\nApp()\n',
  'guides/_part.mdx': '---\nx: 1\n---\nfrom the part\n',
  '_rooms/lamp.mdx': 'from a room\n',
  'guides/_imports.mdx':
    '---\nx: 1\n---\n\nimport { Tabs } from "tabs";\nimport {\n  One,\n  Two\n} from "./two"\nimport "./a.css"\n\nbelow\n\n```js\nimport x from "x"\n```\n',
  'nested.md': 'before\n--8<-- "lines.txt:2:3"\nafter',
  'title.rst.inc': 'Lamps\n~~~~~\n\n.. include:: /code.ts',
  'circle.md': 'round\n{!circle.md!}\n{!other.md!}',
  'other.md': 'and\n{!circle.md!}',
  '../src/outside.py': 'outside = True\n',
  'embeds/shared.md': 'embedded\n',
  'shared/rooms/hall.md': '---\nheadless: true\n---\nshared by rooms\n',
  'guides/_common/part.md': 'in the language’s folder\n',
  'Lamp.cs':
    'using A;\n// <glow>\n    On();\n    // <inner>\n    Dim();\n    // </inner>\n// </glow>\n#region off\nOff();\n#endregion\n',
  'ticks.md': '```js\nx\n```',
  'lamp.ts':
    '// [!region imports]\nimport lamp\n// [!endregion imports]\n\n// [!region use]\nlamp.glow(1)\n\n// [!endregion use]\n'
}

const expand = (source: string, file = 'guides/page.md') =>
  expandIncludes(file, source, path => Promise.resolve(files[path]))
const expanded = async (source: string, file?: string) => (await expand(source, file)).source.trim()

describe('DocFX', () => {
  it.each([
    ['[!INCLUDE [part](_part.mdx)]', 'from the part'],
    ['[!include[part](~/guides/_part.mdx "Part")]', 'from the part'],
    ['It is [!INCLUDE [part](_part.mdx)] here.', 'It is from the part here.'],
    ['- [!INCLUDE [part](_part.mdx)]', '- from the part'],
    ['[!INCLUDE [missing](missing.md)]', ''],
    ['[!code-csharp[Lamp](../Lamp.cs?name=glow&highlight=1)]', '```csharp\nOn();\nDim();\n```'],
    ['[!code-csharp[Lamp](~/Lamp.cs#inner "Lamp")]', '```csharp\nDim();\n```'],
    ['[!code[Lamp](~/Lamp.cs?name=off)]', '```cs\nOff();\n```'],
    ['[!code[](../lines.txt?range=1,3-4)]', '```txt\none\nthree\nfour\n```'],
    ['[!code[](../lines.txt?start=2&end=3)]', '```txt\ntwo\nthree\n```'],
    ['[!code[](../lines.txt#L2-L3)]', '```txt\ntwo\nthree\n```'],
    [':::code language="azurecli-interactive" source="../lines.txt" range="5":::', '```azurecli\nfive\n```'],
    [':::code source="~/Lamp.cs" id="glow":::', '```cs\nOn();\nDim();\n```'],
    [':::code source="missing.cs":::', '']
  ])('%s', async (source, shown) => {
    expect(await expanded(source)).toBe(shown)
  })
})

describe('Vocs', () => {
  it.each([
    ['// [!include ~/lamp.ts]', 'import lamp\n\nlamp.glow(1)'],
    ['// [!include ~/lamp.ts:imports]', 'import lamp'],
    ['  // [!include ../lamp.ts:use]', '  lamp.glow(1)'],
    ['// [!include ~/lamp.ts:use /glow/dim/ /(1)/(a\\/b)/]', 'lamp.dim(a/b)'],
    ['on()\n// [!include ~/missing.ts]\noff()', 'on()\noff()']
  ])('%s', async (source, shown) => {
    expect(await expanded(`\`\`\`ts\n${source}\n\`\`\``)).toBe(`\`\`\`ts\n${shown}\n\`\`\``)
  })

  it('includes nothing where it is no code', async () => {
    const { included } = await expand('// [!include ~/lamp.ts]')
    expect(included).toEqual([])
  })
})

describe('VitePress', () => {
  it.each([
    [
      '<<< ./code.ts#use{1,2 js:line-numbers} [use.js]',
      '```js title="use.js"\n  use(a)\n  again(a)\n```'.replaceAll('\n  ', '\n')
    ],
    ['<<< @/code.ts', '```ts\nroot()\n```'],
    ['<<< @/code.ts{1}', '```ts\nroot()\n```'],
    ['<<< @/ticks.md', '````md\n```js\nx\n```\n````'],
    ['  <<< @/code.ts [a b]', '```ts title="a b"\n  root()\n  ```'],
    ['<!--@include: ../lines.txt{2,3}-->', 'two\nthree'],
    ['<!-- @include: @/lines.txt{4,} -->', 'four\nfive'],
    ['<!--@include: ../lines.txt{,1}-->', 'one'],
    ['<!--@include: ../part.md#use-it-->', '## Use it\n\nuse\n\n### Deep\n\ndeep'],
    ['<!--@include: ../missing.md-->', ''],
    ['@include ./_part.mdx', 'from the part'],
    ['@include ticks.md', '```js\nx\n```'],
    ['@include ../missing.md', '@include ../missing.md'],
    ['```php\n@include ../part.md\n```', '```php\n@include ../part.md\n```']
  ])('%s', async (source, shown) => {
    expect(await expanded(source)).toBe(shown)
  })
})

describe('VuePress', () => {
  it.each([
    ['@[code](../code.ts)', '```ts\nroot()\n```'],
    ['@[code{2-3}](../lines.txt)', '```txt\ntwo\nthree\n```'],
    ['@[code{4-}](../lines.txt)', '```txt\nfour\nfive\n```'],
    ['@[code{2} js{1}:no-line-numbers](../lines.txt)', '```js\ntwo\n```'],
    ['- step\n\n  @[code](@/code.ts)', '- step\n\n  ```ts\n  root()\n  ```'],
    ['@[code](@guides/code.ts)', '```ts\nimport a'],
    ['@[code](missing.ts)', ''],
    ['```md\n@[code](../code.ts)\n```', '```md\n@[code](../code.ts)\n```']
  ])('%s', async (source, shown) => {
    expect((await expanded(source)).slice(0, shown.length || undefined)).toBe(shown)
  })
})

describe('MkDocs', () => {
  it.each([
    ['--8<-- "lines.txt"', 'one\ntwo\nthree\nfour\nfive'],
    ['--8<-- "lines.txt:2:3"', 'two\nthree'],
    ['--8<-- "lines.txt::2"', 'one\ntwo'],
    ['--8<-- "lines.txt:4"', 'four\nfive'],
    ['--8<-- "lines.txt:1:1,5:5"', 'one\nfive'],
    ['-8<- "sections.py:a"', 'x = 1'],
    ['```py\n--8<-- "sections.py"\n```', '```py\n    x = 1\ny = 2\n```'],
    ['--8<--\nlines.txt:1:1\n\n; no.txt\nlines.txt:2:2\n--8<--', 'one\ntwo'],
    ['--8<-- "nested.md"', 'before\ntwo\nthree\nafter'],
    ['- a\n\n    --8<-- "lines.txt:1:2"', '- a\n\n    one\n    two'],
    [';--8<-- "lines.txt"', ';--8<-- "lines.txt"'],
    ['```\n{!> ../src/outside.py !}\n```', '```\noutside = True\n```'],
    ['a {!lines.txt!lines=2 4-5} b', 'a two\nfour\nfive b'],
    ['{* ../src/outside.py hl[1] *}', '```py\noutside = True\n```'],
    ['{* ../lines.txt ln[1:2,4] hl[2] *}', '```txt\none\ntwo\nfour\n```'],
    ['{% include-markdown "../part.md" start="use" end="deep" %}', '### Deep'],
    ['{!missing.md!}{* missing.py *}\n--8<-- "missing.md"', '{* missing.py *}'],
    ['see `{!lines.txt!}`', 'see `{!lines.txt!}`']
  ])('%s', async (source, shown) => {
    expect(await expanded(source)).toBe(shown)
  })
})

describe('Hugo', () => {
  it.each([
    ['{{% include "../lines.txt" %}}', '```txt\none\ntwo\nthree\nfour\nfive\n```'],
    ['{{% include "/_common/part.md" %}}', 'in the language’s folder'],
    ['{{<embed-md "shared.md">}}', 'embedded'],
    ['- a\n\n  {{< readfile file="/code.ts" lang="ts" >}}', '- a\n\n  ```ts\n  root()\n  ```'],
    ['{{< docs/shared source="lamp" lookup="rooms/hall.md" version="<V>" >}}', 'shared by rooms'],
    ['{{< include "missing.md" >}}', ''],
    ['{{< note "lines.txt" >}}', '{{< note "lines.txt" >}}']
  ])('%s', async (source, shown) => {
    expect(await expanded(source)).toBe(shown)
  })
})

describe('mdBook', () => {
  it.each([
    ['{{#include ../lines.txt:2:3}}', 'two\nthree'],
    ['{{#include ../lines.txt:4:}}', 'four\nfive'],
    ['{{#include ../lines.txt::2}}', 'one\ntwo'],
    ['{{#include ../lines.txt:2}}', 'two'],
    ['```rust\n{{#rustdoc_include ../book.rs:main}}\n```', '```rust\nfn main() {\n    a();\n}\n```'],
    ['{{#rustdoc_include ../twice.rs:lit}}', 'on();\noff();'],
    ['{{#include ../twice.rs:lit}}', 'on();'],
    ['{{#playground ../book.rs editable}}', '```rs\nuse a;\nfn main() {\n    a();\n}\n```'],
    ['{{#title Lamps}}text', 'text'],
    ['\\{{#include a}}', '\\{{#include a}}'],
    ['{{#include ../missing.txt}}', '']
  ])('%s', async (source, shown) => {
    expect(await expanded(source)).toBe(shown)
  })
})

describe('Sphinx', () => {
  it.each([
    [
      '```{literalinclude} ../app.py\n:pyobject: App.run\n:dedent:\n:caption: app\n```',
      '```py title="app"\ndef run(self):\n    return 1\n```'
    ],
    ['```{literalinclude} ../lines.txt\n:lines: 2-3,5\n:language: none\n```', '```none\ntwo\nthree\nfive\n```'],
    ['```{literalinclude} /lines.txt\n:start-after: two\n:end-before: five\n```', '```txt\nthree\nfour\n```'],
    [
      ':::{include} ../part.md\n:start-after: "## More"\n:::',
      'intro\n\n## Use it\n\nuse\n\n### Deep\n\ndeep\n\n## More\n\nmore'
    ],
    ['```{include} ../lines.txt\n:start-line: 3\n```', 'four\nfive'],
    [
      '.. literalinclude:: ../lines.txt\n   :lines: 1-2\n   :language: text\n\nafter',
      '.. code-block:: text\n\n   one\n   two\n\n\nafter'
    ],
    ['.. include:: ../lines.txt\n   :end-before: two', 'one'],
    ['.. include:: <isonum.txt>', '']
  ])('%s', async (source, shown) => {
    expect(await expanded(source)).toBe(shown)
  })

  it('includes below a title that is underlined with tildes', async () => {
    const source = 'Rooms\n~~~~~\n\n.. include:: ../title.rst.inc'
    expect(await expanded(source, 'guides/page.rst')).toBe('Rooms\n~~~~~\n\nLamps\n~~~~~\n\nroot()')
  })
})

describe('MDX', () => {
  it('shows a part that is imported where it stands', async () => {
    const source = "import Part from './_part.mdx'\nimport Card from '../card'\n\n<Part name=\"x\" />\n\n<Card />"
    expect(await expanded(source, 'guides/page.mdx')).toContain('\n\nfrom the part\n\n')
    expect(await expanded(source, 'guides/page.mdx')).toContain('<Card />')
    expect(await expanded("import Part from '@site/docs/x.md'\n\n<Part></Part>", 'a.mdx')).not.toContain('<Part')
  })

  it.each([
    ["import { Content as Part } from './_part.mdx'"],
    ["import { default as Part } from './_part.mdx'"],
    ["import Part from './\\_part.mdx'"],
    ["import Part from '@guides/_part.mdx'"],
    ["import Part from '@rooms/lamp.mdx'"]
  ])('shows a part under another name: %s', async source => {
    expect(await expanded(`${source}\n\n<Part />`, 'guides/page.mdx')).toMatch(/\n\nfrom (?:the part|a room)$/)
  })

  it('shows a part without what it imports itself, also within a note', async () => {
    const source = "import Part from './_imports.mdx'\n\n:::tip\n<Part />\n:::"
    const shown = await expanded(source, 'guides/page.mdx')
    expect(shown.split(':::tip')[1]?.trim()).toBe('below\n\n```js\nimport x from "x"\n```\n\n\n:::')
  })

  it('shows code that is imported as it is', async () => {
    const source = (show: string) => `import Code from '!!raw-loader!./code.ts'\n\n${show}`
    const shown = '```ts title="a"\nimport a\n// #region use'
    expect(await expanded(source('<CodeBlock language="ts" title="a">{Code}</CodeBlock>'))).toContain(shown)
    const raw =
      'import text from "x"\nimport Text from "./code.ts?raw"\n\n<Code\n  code={Text}\n  lang="ts"\n  title="a"\n/>'
    expect(await expanded(raw)).toContain(shown)
  })
})

describe('includes', () => {
  it('say which files they were', async () => {
    expect((await expand('--8<-- "nested.md"\n<<< ./code.ts')).included).toEqual([
      'nested.md',
      'lines.txt',
      'guides/code.ts'
    ])
  })

  it('in a circle end', async () => {
    expect(await expanded('{!circle.md!}')).toMatch(/^round\s+and$/)
  })

  it('in includes end', async () => {
    const deep = await expandIncludes('a0.md', '{!a1.md!}', path => {
      const number = Number(/\d+/.exec(path)?.[0])
      return Promise.resolve(`${number}\n{!a${number + 1}.md!}`)
    })
    expect(deep.included.length).toBeLessThan(12)
  })

  it('take in no more than a page may hold', async () => {
    const long = 'x'.repeat(10_000)
    const { source } = await expandIncludes('a.md', '{!b.md!}\n'.repeat(1_000), () => Promise.resolve(long))
    expect(source.length).toBeLessThan(2_100_000)
    let reads = 0
    const missing = Array.from({ length: 5_000 }, (_, index) => `{!${index}.md!}`).join('\n')
    await expandIncludes('a.md', missing, () => Promise.resolve(void reads++))
    expect(reads).toBeLessThan(2_000)
  })

  it('leave a page without any as it is', async () => {
    const source = 'a\r\n```\r\n<<< no\r\n```'
    expect(await expand(source.replace('<<< no', 'no'))).toEqual({
      source: source.replace('<<< no', 'no'),
      included: []
    })
    expect((await expand('```\n<<< ./code.ts\n```')).included).toEqual([])
  })
})
