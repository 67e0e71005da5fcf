import { describe, expect, it } from 'vitest'
import { expectLinearTime, expectLinearTimeOver } from '../../shared/testing/linear-time.ts'
import { encodedPath, linkResolver, type Page, readPage, sectionPath } from './index.ts'
import { replaceBlockTags, replaceDocfx, replaceMdc } from './markup/index.ts'
import { writeMarkdown } from './write-markdown.ts'

const sections = (source: string, file = 'page.mdx') =>
  readPage(file, source).sections.map(({ anchor, heading, trail }) => [anchor, heading, trail.join(' > ')])

const blockTypes = (source: string, file = 'page.mdx') =>
  readPage(file, source).sections.flatMap(({ nodes }) => nodes.map(({ type }) => type))

const textOf = (source: string) => JSON.stringify(readPage('page.mdx', source).sections.map(({ nodes }) => nodes))

describe('the path of a page', () => {
  it.each([
    ['index.md', '/'],
    ['README.md', '/'],
    ['guides/index.mdx', '/guides'],
    ['02-guides/10-install.mdx', '/guides/install'],
    ['03_api/1. Overview.md', '/api/Overview'],
    ['releases/4-2-upgrade.md', '/releases/4-2-upgrade'],
    ['2024-05-01-news.md', '/2024-05-01-news'],
    ['ünïcode.md', '/%C3%BCn%C3%AFcode'],
    ['(framework)/ui/(docgen)/python.mdx', '/ui/python'],
    ['(framework)/index.mdx', '/']
  ])('of %s is %s', (file, path) => {
    expect(readPage(file, '').page.path).toBe(path)
  })
})

it.each([
  ['//evil.example/x', '/evil.example/x'],
  ['/..//evil.example', '/evil.example'],
  ['/a/../../b/./c/', '/b/c/'],
  ['/%2e%2e/%2E/b', '/b'],
  ['/a/..%2fb', '/a/..%2Fb'],
  ['', '']
])('the path %j is %j, below the site whatever it says', (path, encoded) => {
  expect(encodedPath(path)).toBe(encoded)
})

it.each([
  ['openapi: /lamps.json post /lamps/{id}', '```http\nPOST /lamps/{id}\n```'],
  ['api: "GET https://lamp.example/v1"', '```http\nGET https://lamp.example/v1\n```'],
  ['openapi: /lamps.json', ''],
  ['api: true', '']
])('the front matter “%s” opens the page with the endpoint: %j', (matter, opening) => {
  const [first] = readPage('a.mdx', `---\ntitle: Light\n${matter}\n---\n\nIt glows.\n`).sections
  expect(writeMarkdown(first?.nodes ?? []).trim()).toBe(`${opening}\n\nIt glows.`.trim())
})

describe('a tab, a step or another part with headings of its own', () => {
  const textsOf = (source: string, file = 'page.mdx') =>
    readPage(file, source).sections.map(({ heading, trail, nodes }) => [
      [...trail, heading].join(' > '),
      nodes.map(node => writeMarkdown([node]).trim()).join(' | ')
    ])

  it('ends with its last section, and its title is above its headings', () => {
    const source =
      '# Host\n\n## Deploy\n\n<Tabs>\n<Tab title="Lamp">\nOn a lamp.\n\n## Setup\n\nPlug it in.\n</Tab>\n' +
      '<Tab title="Sofa">\nOn a sofa.\n\n## Setup\n\nSit.\n</Tab>\n</Tabs>\n\nAll is well.\n\n### More\n\nb\n'
    expect(textsOf(source)).toEqual([
      ['Host', ''],
      ['Deploy', 'All is well.'],
      ['Deploy > Lamp', 'On a lamp.'],
      ['Lamp > Setup', 'Plug it in.'],
      ['Deploy > Sofa', 'On a sofa.'],
      ['Sofa > Setup', 'Sit.'],
      ['Deploy > More', 'b']
    ])
  })

  it('is a section without headings too, where another tab has some', () => {
    const tab = (title: string, text: string) => `{% tab title="${title}" %}\n${text}\n{% endtab %}\n\n`
    const tabs = (...inner: string[]) => `{% tabs %}\n${inner.join('')}{% endtabs %}\n\n`
    const source = `## Install\n\na\n\n${tabs(tab('Lamp', '### Plug\n\nb'), tab('Sofa', 'c'))}d\n`
    expect(textsOf(`# Home\n\n${source}`, 'page.md')).toEqual([
      ['Home', ''],
      ['Install', 'a | d'],
      ['Install > Lamp > Plug', '**Lamp** | b'],
      ['Install > Sofa', 'c']
    ])
    const values =
      "<Tabs values={[{ value: 'a', label: 'Lamp' }]}><TabItem value=\"a\">\n\nb\n\n### C\n\nd\n\n</TabItem></Tabs>"
    expect(textsOf(`# Home\n\n${values}`)).toEqual([
      ['Home', ''],
      ['Lamp', 'b'],
      ['Lamp > C', 'd']
    ])
    expect(textsOf(`# Home\n\n${tabs(tab('Lamp', 'a'), tab('Sofa', 'b'))}`, 'page.md')).toEqual([
      ['Home', '**Lamp** | a | **Sofa** | b']
    ])
  })

  it('has its text told apart, and linked to by the id of the section that it stands in', () => {
    const tab = '<Tab title="My Lamp">\na\n\n### B\n\nc\n</Tab>\n\n'
    const { page, sections } = readPage(
      'a.mdx',
      `# A\n\n${tab}## Deploy\n\n<Tabs>\n${tab}</Tabs>\n\n<Tabs>\n${tab}</Tabs>\n\nd`
    )
    expect(sections.map(({ anchor, depth }) => [anchor, depth, sectionPath(page, anchor)])).toEqual([
      ['a', 1, '/a#a'],
      ['a:~:My-Lamp', 2, '/a#a'],
      ['b', 3, '/a#b'],
      ['deploy', 2, '/a#deploy'],
      ['deploy:~:My-Lamp', 3, '/a#deploy'],
      ['b-1', 3, '/a#b-1'],
      ['deploy:~:My-Lamp:~:1', 3, '/a#deploy'],
      ['b-2', 3, '/a#b-2']
    ])
  })

  it('of an update has its label above all headings, whatever stands before them', () => {
    const source =
      '<Update label="March 13" description="v1.2">\n## Lamps\n\na\n\n### Red\n\nb\n\n## Sofas\n\nc\n</Update>\n'
    expect(textsOf(`# News\n\n${source}`)).toEqual([
      ['News', ''],
      ['March 13', 'v1.2'],
      ['March 13 > Lamps', 'a'],
      ['March 13 > Lamps > Red', 'b'],
      ['March 13 > Sofas', 'c']
    ])
  })

  it('of an update is a section with an id of its own, without headings too', () => {
    const source =
      '# News\n\n<Update label="March 13" description="v1.2">\n**Fixed:** a lamp\n</Update>\n\n<Tabs>\n<Tab title="Sofas">\n<Update label="March 13">\n## Soft\n\nb\n</Update>\n</Tab>\n</Tabs>\n'
    expect(textsOf(source)).toEqual([
      ['News', ''],
      ['March 13', 'v1.2 | **Fixed:** a lamp'],
      ['Sofas', ''],
      ['Sofas > March 13', ''],
      ['Sofas > March 13 > Soft', 'b']
    ])
    const { page, sections } = readPage('a.mdx', source)
    const paths = sections.map(({ anchor }) => sectionPath(page, anchor))
    expect(paths).toEqual(['/a#news', '/a#march-13', '/a#news', '/a#march-13', '/a#soft'])
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(5)
  })

  it('has its title below the heading that it begins with', () => {
    const source =
      '# News\n\n<Wide title="March">\n## Lamps\n\nThey glow.\n</Wide>\n\n<Wide title="April">\n## Sofas\n\nSoft.\n</Wide>\n'
    expect(textsOf(source)).toEqual([
      ['News', ''],
      ['March > Lamps', '**March** | They glow.'],
      ['April > Sofas', '**April** | Soft.']
    ])
    const steps = '{% stepper %}\n{% step %}\n### Plug in\n\na\n{% endstep %}\n{% endstepper %}\n\nb\n'
    expect(textsOf(`# Lamp\n\n${steps}`, 'page.md')).toEqual([
      ['Lamp', 'b'],
      ['Plug in', 'a']
    ])
  })

  it('is none in a list or a note, nor where it is around a heading only', () => {
    expect(textsOf('# A\n\n- <Tab title="B">\n  ## C\n\n  d\n  </Tab>\n\ne\n')).toEqual([
      ['A', '- **B**\n\n  ## C\n\n  d | e']
    ])
    expect(textsOf('# A\n\n<Wide>\n## B\n</Wide>\n\nc\n')).toEqual([
      ['A', ''],
      ['B', 'c']
    ])
  })
})

it('half a character in a heading is linked to all the same', () => {
  const { page, sections } = readPage('a.md', '# half \ud83d of one')
  expect(sections.map(({ anchor }) => sectionPath(page, anchor))).toEqual(['/a#half-%EF%BF%BD-of-one'])
})

it('a page of very many headings is cut in linear time', () => {
  const headings = (size: number) => 'a\n=====\n\n'.repeat(size)
  expect(readPage('a.rst', headings(4_000)).sections.length).toBeGreaterThan(3_900)
  expectLinearTime(source => readPage('a.rst', source), headings, 1_500)
})

it.each([
  ['openings that nothing closes', replaceMdc, '', '::a\n', ''],
  ['openings that one line closes', replaceMdc, '', '::a\n', '::'],
  ['spaces of a property', replaceMdc, '::a\n---\nb:', ' ', 'c\n---\n::\n'],
  ['embeds', replaceBlockTags, '', '{% embed url="x" %}\n', ''],
  ['spaces of a block', replaceBlockTags, '{% hint', ' ', 'b\n{% a %}'],
  ['letters of a block', replaceBlockTags, '{% hint ', 'a', ' %}'],
  ['spaces of a row', replaceDocfx, ':::row', ' ', 'x'],
  ['colons of an image', replaceDocfx, ':::image ', 'a:', ''],
  ['images on a line', replaceDocfx, '', ':::image ', ''],
  ['openings of a reference', replaceDocfx, '', '<xref:', ''],
  ['complex images', replaceDocfx, '', ':::image type="complex":::\n', '']
])('many %s are read in linear time', (_, read, opening, piece, end) => {
  expectLinearTimeOver(text => read(`${opening}${text}${end}`), [piece], 20_000)
})

it('a long label of a tab is read in linear time', () => {
  const tab = (label: string) => `<CodeGroup>\n\`\`\`sh ${label} b\nc\n\`\`\`\n</CodeGroup>`
  expectLinearTimeOver(label => readPage('a.mdx', tab(label)), ['a'], 20_000)
})

it.each([
  ['spaces', 'a b', ' ', 'a.md'],
  ['colons', 'x', ':a', 'a.rst'],
  ['dots', 'x', '.a', 'a.rst'],
  ['open literals', 'x', ' ``a', 'a.rst']
])('a line of many %s is read in linear time', (_, line, piece, file) => {
  expectLinearTimeOver(text => readPage(file, `${line}${text}b`), [piece])
})

describe('a page', () => {
  it('is cut at its headings, and each knows those above it', () => {
    expect(sections('# Lamp\n\nIntro\n\n## Use\n\nx\n\n### Dim\n\ny\n\n## Use\n\nz')).toEqual([
      ['lamp', 'Lamp', ''],
      ['use', 'Use', ''],
      ['dim', 'Dim', 'Use'],
      ['use-1', 'Use', '']
    ])
  })

  it('has a section for a quote and for each item of a list that begin with a heading', () => {
    const source =
      '# Lamp\n\none\n\n> ### Heat\n>\n> hot\n\ntwo\n\n1. ## Plug\n\n   in\n2. ## Use\n\nthree\n\n- a\n- ## Heat'
    const read = readPage('a.md', source).sections.map(({ anchor, trail, nodes }) => [
      anchor,
      trail.join(' > '),
      writeMarkdown(nodes).trim()
    ])
    expect(read).toEqual([
      ['lamp', '', 'one\n\ntwo'],
      ['heat', '', 'hot'],
      ['plug', '', 'in'],
      ['use', '', 'three\n\n- a\n- ## Heat']
    ])
  })

  it('shows no colours of a terminal in a code block', () => {
    const { sections } = readPage('a.md', '```ansi\n\u001b[38;5;14m> \u001b[1mlamp\u001b[0m on [2m]\n```')
    expect(writeMarkdown(sections[0]?.nodes ?? []).trim()).toBe('```ansi\n> lamp on [2m]\n```')
  })

  it.each([
    ['## Use it [[toc](#contents)]', 'use-it-toc', 'Use it'],
    ['## Use [it](#it)', 'use-it', 'Use it'],
    ['## Use [[5](https://x.example/5)]', 'use-5', 'Use [5]'],
    ['## [[toc](#contents)]', 'toc', '[toc]']
  ])('does not show the link back to its contents in %s', (heading, anchor, shown) => {
    expect(sections(`# Lamp\n\n${heading}\n\nx`)[1]).toEqual([anchor, shown, ''])
  })

  it('takes its title from the front matter, its heading or its name', () => {
    expect(readPage('a.md', '---\ntitle: Lamp\n---\ntext').page.title).toBe('Lamp')
    expect(readPage('a.md', '# Bulb').page.title).toBe('Bulb')
    expect(readPage('10-light-bulb.md', 'text').page.title).toBe('Light bulb')
    expect(sections('---\ntitle: Lamp\n---\ntext')).toEqual([['', 'Lamp', '']])
  })

  it('is not called after what is centred above its heading, which takes an id all the same', () => {
    const banner = '<h1 align="center">Lamp</h1>\n\n'
    expect(sections(`${banner}## Lamp\n\nText\n\n## Use`)).toEqual([
      ['lamp-1', 'Lamp', ''],
      ['use', 'Use', '']
    ])
    expect(readPage('a.md', `${banner}## Hooks`).page.title).toBe('Hooks')
    expect(readPage('a.md', `${banner}Text\n\n## Hooks`).page.title).toBe('Lamp')
    expect(readPage('a.md', '<h1>Lamp</h1>\n\n## Hooks').page.title).toBe('Lamp')
  })

  it('has the language and the version of its front matter, then those of its folder', () => {
    const of = (frontMatter: string) => {
      const { page } = readPage('a.md', `---\n${frontMatter}\n---\n`, { path: '/a', language: 'en', version: '2.0' })
      return [page.language, page.version]
    }
    expect(of('title: A')).toEqual(['en', '2.0'])
    expect(of('lang: fr\nversion: 1.0.1')).toEqual(['fr', '1.0.1'])
    expect(of('language: de\nlang: fr\nversion: 3')).toEqual(['de', '3'])
  })

  it('survives front matter that is broken', () => {
    const { page } = readPage('a.md', '---\ntitle: [\n---\n# Lamp')
    expect(page).toMatchObject({ title: 'Lamp', frontMatter: {} })
  })

  it.each([
    ['title: {#each ...}', '{#each ...}'],
    ['title: bind:\ntags: [a', 'bind:'],
    ['title: "Lamps: all"\n\tx', 'Lamps: all']
  ])('has the title of front matter that is no YAML as it is written: %j', (written, title) => {
    const { page } = readPage('02-lamp.md', `---\n${written}\ndescription: a: b\n---\nText.`)
    expect(page).toMatchObject({ title, description: 'a: b' })
  })

  it('has front matter of TOML and of JSON too, as plain data', () => {
    const of = (source: string) => {
      const { page, sections } = readPage('a.md', source)
      return [page.title, page.frontMatter.date, sections[0]?.nodes.length]
    }
    expect(of('+++\ntitle = "Lamp"\ndate = 2026-01-31\n+++\n\nText')).toEqual(['Lamp', '2026-01-31', 1])
    expect(of('\n+++\ntitle = "Lamp"\n+++ \n\nText')).toEqual(['Lamp', undefined, 1])
    expect(of('+++\n+++\n# Lamp\n\nText')).toEqual(['Lamp', undefined, 1])
    expect(of('{\n  "title": "Lamp",\n  "date": "2026-01-31"\n}\n\nText')).toEqual(['Lamp', '2026-01-31', 1])
    expect(of('+++\ntitle = [\n+++\n# Lamp\n\nText')).toEqual(['Lamp', undefined, 1])
    expect(of('# Lamp\n\n+++\n\nText')).toEqual(['Lamp', undefined, 2])
  })

  it('reads texts in quotes whose further lines are not indented', () => {
    const written = `title: "Lamps\nand \\"bulbs\\""\ndescription: 'It''s of\n  glass'\nurl: lamps`
    const { page } = readPage('a.md', `---\n${written}\n---\nText.`)
    expect(page.frontMatter).toEqual({ title: 'Lamps and "bulbs"', description: "It's of glass", url: 'lamps' })
  })

  it('leaves out front matter of more than sixty levels', () => {
    const frontMatterOf = (levels: number) =>
      readPage('a.md', `---\na: ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}\n---\n# Lamp`).page.frontMatter
    expect([frontMatterOf(60), frontMatterOf(61)]).toEqual([{ a: expect.any(Array) }, {}])
  })

  it('does not take what stands in a code fence for a heading', () => {
    expect(sections('# Lamp\n\n```sh\n# a comment\n```\n\n~~~md\n## no\n~~~')).toEqual([['lamp', 'Lamp', '']])
  })

  it('may name the id of a heading', () => {
    expect(sections('# Lamp {#top}\n\n## Use it {#usage}')).toEqual([
      ['top', 'Lamp', ''],
      ['usage', 'Use it', '']
    ])
    expect(sections('## Use it {#usage}', 'page.md')[1]).toEqual(['usage', 'Use it', ''])
    for (const file of ['page.md', 'page.mdx']) {
      expect(sections('## Usar `x()` {/*use-it*/}', file)[1]).toEqual(['use-it', 'Usar x()', ''])
      expect(sections('## Use it {/* to be written */}', file)[1]).toEqual(['use-it', 'Use it', ''])
    }
  })
})

describe('a name above a heading', () => {
  it.each([
    ['a line of HTML directly above', '<a name="setup"></a>\n## Set it up', 'setup'],
    ['a line of an empty span', '<span id="setup"></span>\n## Set it up', 'setup'],
    ['an empty span in it', '## Set it up <span id="setup"></span>', 'setup'],
    ['a span around words', '## <span id="setup">Set</span> it up', 'set-it-up'],
    ['a blank line between', '<a id="setup"></a>\n\n## Set it up', 'setup'],
    ['an element that closes itself', '<a id="setup" />\n\n## Set it up', 'setup'],
    ['several names', '<a name="a"></a> <a name="setup"></a>\n## Set it up', 'setup'],
    ['an explicit id', '<a name="setup"></a>\n## Set it up {#own}', 'own'],
    ['text between', '<a name="setup"></a>\n\ntext\n\n## Set it up', 'set-it-up'],
    ['a link', '[x](#y)\n## Set it up', 'set-it-up'],
    ['an anchor with text', '<a name="setup">See</a>\n## Set it up', 'set-it-up']
  ])('is its anchor, by its kind: %s', (_, source, anchor) => {
    for (const file of ['page.md', 'page.mdx']) expect(sections(`# Lamp\n\n${source}`, file)[1]?.[0]).toBe(anchor)
  })

  it.each([
    ['<div id="setup">\n## Set it up\n</div>', 'setup'],
    ['<section id="setup">\n  ## Set it up\n</section>', 'setup'],
    ['<div id="setup">\n## Set it up\n\ntext\n</div>', 'set-it-up']
  ])('may be that of an element around nothing else: %j', (source, anchor) => {
    expect(sections(`# Lamp\n\n${source}`)[1]?.[0]).toBe(anchor)
  })

  it('does not change the ids of other headings', () => {
    expect(sections('# Lamp\n\n<a name="one"></a>\n## Use\n\n## Use').map(([anchor]) => anchor)).toEqual([
      'lamp',
      'one',
      'use-1'
    ])
  })
})

describe('MDX', () => {
  it('becomes its children: headings inside components are sections too', () => {
    expect(sections('import { Tab } from "x"\n\n# Lamp\n\n<Tab>\n\n## Inside\n\ntext {1 + 1}\n\n</Tab>')).toEqual([
      ['lamp', 'Lamp', ''],
      ['inside', 'Inside', '']
    ])
    const text = textOf('import { Tab } from "x"\n\n<Tab>text {1 + 1}</Tab>\n\n{/* gone */}')
    expect(text).toContain('text')
    expect(text).not.toContain('import')
    expect(text).not.toContain('gone')
  })

  it('keeps the words that a reader sees through attributes', () => {
    expect(textOf('<Card title="Start here" href="/start" />')).toContain('"url":"/start"')
    expect(textOf('<Snippet text="npm i lamp" />')).toContain('"type":"code","value":"npm i lamp"')
    const table =
      textOf(`<Table content={[{ name: 'size', type: 'number', isOptional: true, description: 'In **cm**.' },
      { name: 'light', properties: [{ parameters: [{ name: 'hue', description: \`a\` + 'b' }] }] }]} />`)
    expect(table).toContain('"value":"size"')
    expect(table).toContain('In ')
    expect(table).toContain('"value":"light.hue"')
    expect(table).toContain('"value":"ab"')
  })

  it('keeps notes apart, the names of tabs, marks in tables, and what is installed', () => {
    expect(blockTypes('before\n\n<Note>Mind the *lamp*.</Note>\n\n<Warning>\n\n## Hot\n\ntext\n\n</Warning>')).toEqual([
      'paragraph',
      'blockquote',
      'paragraph'
    ])
    const tabs = "<Tabs items={['npm', 'yarn']}><Tab>\n\none\n\n</Tab><Tab>\n\ntwo\n\n</Tab></Tabs>"
    expect(
      textOf(tabs)
        .match(/"value":"\w+"/g)
        ?.map(found => found.slice(9, -1))
    ).toEqual(['npm', 'one', 'yarn', 'two'])
    expect(textOf("<Tabs items={['npm', 'yarn']}><Tab>one</Tab></Tabs>")).not.toContain('yarn')
    const cells = textOf('| a | b | c |\n|---|---|---|\n| <Check size={18} /> | <Cross /> | <Icon /> |')
    expect(cells.match(/[✓✗]/g)).toEqual(['✓', '✗'])
    expect(textOf('<InstallPackages packages="lamp bulb" />')).toContain('"type":"code","value":"lamp bulb"')
  })

  it('is told by the end of the file’s name, in either case', () => {
    expect(JSON.stringify(readPage('A.MDX', 'import a from "b"\n\ntext').sections)).not.toContain('import')
  })

  it('runs nothing', () => {
    expect(textOf('<Snippet text={process.exit(1)} />')).not.toContain('process')
  })

  it('that is not valid is read as Markdown', () => {
    expect(sections('# Lamp\n\n<Tab>\n\n## Use {\n\n1 < 2')).toEqual([
      ['lamp', 'Lamp', ''],
      ['use-', 'Use {', '']
    ])
    expect(blockTypes('<div>\n\ntext\n\n</span>')).toEqual(['paragraph'])
  })

  it('that cannot be parsed is read as Markdown in which tags on lines of their own swallow nothing', () => {
    const tab = (fence: string) => `<TabItem label="Lamp">\n${fence}\n</TabItem>\n`
    const source = `<Tabs>\n${tab('```sh\non\n<Bulb>\n```')}</Tabs>\nafter *that*\n\n- one\n  <Note>\n  \n  inner\n  </Note>\n- two\n\na { b`
    const { sections } = readPage('page.mdx', source)
    expect(writeMarkdown(sections.flatMap(({ nodes }) => nodes))).toBe(
      '**Lamp**\n\n```sh\non\n<Bulb>\n```\n\nafter *that*\n\n- one\n\n  > **Note**\n  >\n  > inner\n\n- two\n\na { b\n'
    )
  })

  it('with a long literal in an attribute is read in linear time', () => {
    const row = "{ name: 'p', type: 'a', description: 'See https://x.example/{id}.' },\n"
    expectLinearTimeOver(rows => readPage('page.mdx', `<Table content={[\n${rows}]} />`), [row], 20_000)
  })
})

it.each([
  ['https://x.example/{{version}}/a', 'lamp'],
  [`https://x.example/\${branch}/a`, 'lamp'],
  ['//x.example/%version%/a', 'lamp'],
  ['https://x.example/<LAMP_VERSION>/a', 'lamp'],
  ['https://x.example/%e3%81%82%E3b%a', '[lamp](https://x.example/%e3%81%82%E3b%a)'],
  ['/{{version}}/a', '[lamp](/{{version}}/a)'],
  ['broken-reference', 'lamp'],
  ['/broken/pages/x1', 'lamp'],
  ['broken-references.md', '[lamp](broken-references.md)']
])('a link to %s is %s', (url, written) => {
  for (const link of [`[lamp](${url})`, `<a href="${url}">lamp</a>`]) {
    const [section] = readPage('a.md', `# A\n\n${link}`).sections
    expect(writeMarkdown(section?.nodes ?? []).trim()).toBe(written)
  }
})

describe('a link of a page', () => {
  const pages = ['02-guides/10-install.mdx', '02-guides/20-use.mdx', 'index.md', 'readme.mdx'].map(
    file => readPage(file, '').page
  )
  const resolve = linkResolver(pages[0] as Page, {
    pages: new Map(pages.map(page => [page.key, page])),
    files: new Map(pages.map(page => [page.file, page])),
    site: { base: '' }
  })

  it.each([
    ['./20-use.mdx', '/guides/use'],
    ['20-use.mdx#dim', '/guides/use#dim'],
    ['../02-guides/20-use.mdx?x=1', '/guides/use?x=1'],
    ['@/02-guides/20-use.mdx#dim', '/guides/use#dim'],
    ['/docs/guides/use', '/guides/use'],
    ['/packages/lamp/docs/02-guides/20-use.mdx#dim', '/guides/use#dim'],
    ['/packages/lamp/readme.mdx', '/packages/lamp/readme.mdx'],
    ['/guides/use/', '/guides/use'],
    ['/docs/{{version}}/guides/use#dim', '/guides/use#dim'],
    [`\${base}/guides/use`, '/guides/use'],
    ['/%lang%/{version}/guides/use', '/guides/use'],
    ['/{{version}}/nowhere', '/{{version}}/nowhere'],
    ['../index.md', '/'],
    ['20-Use.MDX#dim', '/guides/use#dim'],
    ['#here', '#here'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['./lamp.png', '/02-guides/lamp.png'],
    ['/nowhere', '/nowhere']
  ])('%s leads to %s', (url, expected) => {
    expect(resolve(url)).toBe(expected)
  })

  it('may name one by the end of its path in the content, as the refs of Hugo do', () => {
    const placed = (id: string, language: string) =>
      readPage(`${id}.${language}.md`, '', { id, language, path: `/${language}/${id}/` }).page
    const ids = ['faq', 'system/debug', 'a/lamp', 'b/lamp', 'lamp/faq']
    const all = ids.flatMap(id => [placed(id, 'de'), placed(id, 'en')])
    const [own] = all
    const targets = { pages: new Map(), files: new Map(all.map(page => [page.file, page])) }
    const resolved = (generator: string) =>
      ['debug', 'system/debug#x', '/faq', 'a/lamp/', 'lamp'].map(
        linkResolver(own as Page, { ...targets, site: { base: '', generator } })
      )
    expect(resolved('hugo')).toEqual(['/de/system/debug/', '/de/system/debug/#x', '/de/faq/', '/de/a/lamp/', '/lamp'])
    expect(resolved('mkdocs')).toEqual(['/debug', '/system/debug#x', '/faq', '/a/lamp/', '/lamp'])
  })

  it('of Docusaurus to a file may begin at the root of the pages or of the repository', () => {
    const [own, ...others] = ['guides/use.md', 'reference/cli.md', 'guides/lamp.md'].map(
      file => readPage(file, '').page
    )
    const targets = { pages: new Map(), files: new Map(others.map(page => [page.file, page])) }
    const resolved = (generator: string) =>
      ['reference/cli.md#dim', 'docs/guides/lamp.md', './reference/cli.md'].map(
        linkResolver(own as Page, { ...targets, site: { base: '', generator } })
      )
    const beside = '/guides/reference/cli'
    expect(resolved('docusaurus')).toEqual(['/reference/cli#dim', '/guides/lamp', beside])
    expect(resolved('mkdocs')).toEqual([`${beside}#dim`, '/guides/docs/guides/lamp', beside])
  })

  it.each([
    ['guides/use.md', '/guides/use', '../reference/cli.md#dim', '/reference/cli#dim'],
    ['guides/use.md', '/guides/use/', '../reference/cli.md#dim', '/reference/cli/#dim'],
    ['guides/use.md', '/guides/use.html', 'cli.md', '/guides/cli.html'],
    ['guides/use.md', '/de/2.0/guides/use', '../cli.md', '/de/2.0/cli'],
    ['guides/use.md', '/guides/use/', 'cli/index.md', '/guides/cli/'],
    ['guides/index.md', '/guides/', 'cli.md', '/guides/cli/'],
    ['index.md', '/', 'cli.md', '/cli'],
    ['use.md', '/use/', 'index.md', '/'],
    ['guides/use.md', '/guides/use/', '../../LICENSE.md', '/../LICENSE.md']
  ])(
    'to a page that the build writes has the form of the others: in %s at %s, %s leads to %s',
    (file, path, url, to) => {
      const page = { ...readPage(file, '').page, path, link: path }
      expect(linkResolver(page, { pages: new Map(), files: new Map(), site: { base: '' } })(url)).toBe(to)
    }
  )
})
