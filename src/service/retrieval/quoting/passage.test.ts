import { describe, expect, it } from 'vitest'
import { type Chunk, passageOf } from '../index.ts'
import { ask, corpusOf, indexOf } from '../testing/corpus.ts'

describe('a passage', () => {
  const passageFor = (source: string, text: string, room = 1_000, file = 'a.mdx') => {
    const { sections } = ask(corpusOf({ [file]: source }), text, { limit: 1 })
    return passageOf(sections[0] as Chunk, url => `/to/${url}`, room)
  }

  it('keeps code with its file name, resolves links, reduces images to their text and does not escape addresses', () => {
    const source =
      '# Lamp\n\nSee [b](b.md) ![x](x.png) at http://lamp.example:80.\n\n1. one\n2. two\n\n```ts filename="a.ts" {1,2}\nlamp()\n```\n'
    expect(passageFor(source, 'lamp')).toEqual([
      'See [b](/to/b.md) x at http://lamp.example:80.',
      '1. one\n2. two',
      '```ts title="a.ts"\nlamp()\n```'
    ])
  })

  const flicker = '## Issue\n\nThe lamp flickers.\n\n## Solution\n\nTighten it.\n'

  it('of a short page reaches its end, of a long page the end of the section', () => {
    const short = passageFor(`# Flicker\n\nA fault.\n\n${flicker}`, 'my lamp flickers')
    expect(short).toEqual(['The lamp flickers.', '**Solution**', 'Tighten it.'])
    const filler = `## History\n\n${'Once upon a time there was a candle. '.repeat(60)}\n`
    const long = passageFor(`# Flicker\n\nA fault.\n\n${flicker}${filler}`, 'my lamp flickers')
    expect(long).toEqual(['The lamp flickers.'])
  })

  it('has the code that it introduces, even long code, and no section that does not fit', () => {
    const code = `\`\`\`js\n${'lamp()\n'.repeat(60)}\`\`\``
    const text = `# Lamp\n\n${'Once there was a lamp. '.repeat(40)}\n\n## Glow\n\nThe lamp glows like this:\n\n`
    const first = passageFor(`${text}${code}\n`, 'lamp that glows', 300)
    expect(first).toEqual(['The lamp glows like this:', code])
    const half = 'It glows for hours, days and weeks.'
    const then = `### Warmth\n\n${half}\n\n${'It is warm. '.repeat(30)}\n`
    expect(passageFor(`${text.replace(':\n', `: ${half.repeat(4)}\n`)}${then}`, 'lamp that glows', 300)).toEqual([
      `The lamp glows like this: ${half.repeat(4)}`
    ])
  })

  it('of a troubleshooting page includes the solution', () => {
    const source = `${flicker.replace('flickers.', `flickers. ${'It is dark. '.repeat(80)}`)}\n## More\n\n${'More. '.repeat(200)}`
    const file = 'troubleshooting/flicker.md'
    expect(passageFor(source, 'the lamp flickers', 1_000, file)).toContain('Tighten it.')
    expect(passageFor(source, 'the lamp flickers', 1_000, 'flicker.md')).not.toContain('Tighten it.')
  })

  const colours = ['red', 'green', 'blue', 'white', 'amber', 'violet'].map(
    colour => [colour, `The lamp glows ${colour}. ${'It says so at length. '.repeat(14)}`.trim()] as const
  )

  it('of a long table has the matching rows under the table’s head', () => {
    const rows = colours.map(([colour, says]) => `| ${colour} | ${says} |`).join('\n')
    const [before, table = '', ...after] = passageFor(
      `# Options\n\nThey are these.\n\n| Name | What |\n|---|---|\n${rows}\n`,
      'how does it glow amber?'
    )
    expect(table).toMatch(/^\| Name \| What \|\n/)
    expect(table).toContain('glows amber')
    expect(table).not.toContain('glows red')
    expect([before, ...after]).toEqual(['…', '…'])
  })

  it('of a long list ends with an ellipsis', () => {
    const items = colours.map(([colour, says]) => `1. ${colour}: ${says}`).join('\n')
    const [opening, list, end] = passageFor(`# Lamp\n\nHow to use a lamp:\n\n${items}\n`, 'use a lamp', 700)
    expect(opening).toBe('How to use a lamp:')
    expect(list).toMatch(/^1\. red.*\n2\. green/)
    expect(end).toBe('…')
  })

  it('of a table of properties has those that are asked for', () => {
    const properties = colours.map(([name, description]) => ({ name, type: 'boolean', isOptional: true, description }))
    const passage = passageFor(`# lamp()\n\n<Table content={${JSON.stringify(properties)}} />\n`, 'violet')
    expect(passage[1]).toContain('- `violet` (`boolean`, optional): The lamp glows violet.')
    expect(passage.join()).not.toContain('glows red')
  })
})

/** The passage from a chunk on, of the section with the heading “Here”. */
const passageFrom = (source: string, { room = 100, chunk = 0, file = 'a.md' } = {}) => {
  const here = indexOf({ [file]: `# Page\n\n${source}\n` })
    .chunksOf(file)
    .filter(({ chunk: { heading } }) => heading === 'Here')
  return passageOf(here[chunk]?.chunk as Chunk, url => url, room)
}

/** A paragraph of so many characters. */
const text = (length: number) => 'x'.repeat(length)
const here = (...blocks: (string | number)[]) =>
  ['## Here', ...blocks.map(block => (typeof block === 'number' ? text(block) : block))].join('\n\n')
/** A section that makes a page too long to be taken as a whole. */
const behind = `\n\n## Behind\n\n${text(2_000)}`

describe('the room of a passage', () => {
  it('is filled to its last character', () => {
    expect(passageFrom(here(40, 40, 20))).toEqual([40, 40, 20].map(text))
    expect(passageFrom(here(40, 40, 21))).toEqual([40, 40].map(text))
  })

  it('may be exceeded by a block that begins in its first half', () => {
    expect(passageFrom(here(50, 200))).toEqual([50, 200].map(text))
    expect(passageFrom(here(51, 200))).toEqual([text(51)])
    expect(passageFrom(here(200, 10))).toEqual([text(200)])
  })

  it('admits no block of more than three times its size', () => {
    expect(passageFrom(here(10, 300))).toEqual([10, 300].map(text))
    expect(passageFrom(here(10, 301, 20))).toEqual([10, 20].map(text))
  })

  it('is doubled on a troubleshooting page', () => {
    expect(passageFrom(here(90, 100), { file: 'troubleshooting.md' })).toEqual([90, 100].map(text))
    expect(passageFrom(here(90, 100))).toEqual([text(90)])
  })
})

describe('a passage continues', () => {
  it('to the end of a page that fits as a whole', () => {
    const page = (length: number) => `${here(30)}\n\n## B\n\n${text(length)}`
    expect(passageFrom(page(70))).toEqual([text(30), '**B**', text(70)])
    expect(passageFrom(page(71))).toEqual([text(30)])
  })

  it('on a long page, through the subsections of its section', () => {
    expect(passageFrom(`## Before\n\nOne.\n\n${here('Two.')}\n\n### More\n\nThree.${behind}`)).toEqual([
      'Two.',
      '**More**',
      'Three.'
    ])
  })

  it('from the middle of a section', () => {
    expect(passageFrom(here(1_400, 1_400, 1_400), { chunk: 1, room: 3_000 })).toEqual([1_400, 1_400].map(text))
  })

  it('into no section that does not fit, if more than a third of the room is filled without it', () => {
    const page = (length: number) => `${here(length)}\n\n### B\n\n${text(100)}\n\n${text(200)}${behind}`
    expect(passageFrom(page(101), { room: 300 })).toEqual([text(101)])
    expect(passageFrom(page(100), { room: 300 })).toEqual([text(100), '**B**', text(100)])
  })
})

describe('a passage ends', () => {
  it.each([
    ['without a sentence that introduces something left out', ['One.', 'Like this:', '[x]: y.md'], ['One.']],
    ['without one that a wide colon ends', ['One.', '如下：', '[x]: y.md'], ['One.']],
    ['without a heading that has nothing under it', ['One.', '### More', '[x]: y.md'], ['One.']],
    ['without both of them in sequence', ['One.', 'Like this:', '### More', '[x]: y.md'], ['One.']],
    ['with an introduction when it has nothing else', ['Like this:', '[x]: y.md'], ['Like this:']],
    ['with a sentence that ends in bold', ['One.', 'It is **warm**'], ['One.', 'It is **warm**']],
    ['with a sentence that begins in bold', ['One.', '**Warm** it is'], ['One.', '**Warm** it is']]
  ])('%s', (_, blocks, passage) => {
    expect(passageFrom(here(...blocks))).toEqual(passage)
  })
})

describe('of long lists and tables, a passage', () => {
  const item = (number: number) => `${number}. ${text(300)}`
  const items = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => item(first + index)).join('\n')

  it('has the first rows that fit, and an ellipsis only if the same list goes on', () => {
    expect(passageFrom(here(items(1, 4)), { room: 2_000 })).toEqual([items(1, 4)])
    expect(passageFrom(here(items(1, 4)), { room: 600 })).toEqual([items(1, 2), '…'])
    const other = items(1, 4).replaceAll('. ', ') ')
    expect(passageFrom(here(items(1, 4), other), { room: 1_200 })).toEqual([items(1, 4)])
  })

  it('has only the rows of its chunk, if the chunk begins in the middle of them', () => {
    const source = here(items(1, 7))
    expect(passageFrom(source, { room: 5_000, chunk: 1 })).toEqual(['…', items(4, 6), '…'])
    expect(passageFrom(source, { room: 5_000, chunk: 2 })).toEqual(['…', items(7, 7)])
  })

  it('has none of a subsection, nor what follows them there', () => {
    const source = `${here('One.')}\n\n### Two\n\nThere are some.\n\n${items(1, 4)}\n\nAfter.${behind}`
    expect(passageFrom(source, { room: 2_000 })).toEqual(['One.', '**Two**', 'There are some.'])
  })

  it('leaves out a subsection that begins with them', () => {
    const source = `${here('One.')}\n\n### Two\n\n${items(1, 4)}\n\n### Three\n\nAll.${behind}`
    expect(passageFrom(source, { room: 2_000 })).toEqual(['One.', '**Three**', 'All.'])
  })
})
