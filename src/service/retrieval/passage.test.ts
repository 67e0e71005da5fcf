import { describe, expect, it } from 'vitest'
import { type Chunk, passageOf } from './index.ts'
import { ask, corpusOf } from './testing/corpus.ts'

describe('a passage', () => {
  const passageFor = (source: string, text: string, room = 1_000, file = 'a.mdx') => {
    const { sections } = ask(corpusOf({ [file]: source }), text, { limit: 1 })
    return passageOf(sections[0] as Chunk, url => `/to/${url}`, room)
  }

  it('keeps its code with its name, resolves its links, leaves out pictures and escapes no addresses', () => {
    const source =
      '# Lamp\n\nSee [b](b.md) ![x](x.png) at http://lamp.example:80.\n\n1. one\n2. two\n\n```ts filename="a.ts" {1,2}\nlamp()\n```\n'
    expect(passageFor(source, 'lamp')).toEqual([
      'See [b](/to/b.md) x at http://lamp.example:80.',
      '1. one\n2. two',
      '```ts title="a.ts"\nlamp()\n```'
    ])
  })

  const flicker = '## Issue\n\nThe lamp flickers.\n\n## Solution\n\nTighten it.\n'

  it('of a short page goes on to its end, of a long one to the end of its section', () => {
    const short = passageFor(`# Flicker\n\nA fault.\n\n${flicker}`, 'my lamp flickers')
    expect(short).toEqual(['The lamp flickers.', '**Solution**', 'Tighten it.'])
    const filler = `## History\n\n${'Once upon a time there was a candle. '.repeat(60)}\n`
    const long = passageFor(`# Flicker\n\nA fault.\n\n${flicker}${filler}`, 'my lamp flickers')
    expect(long).toEqual(['The lamp flickers.'])
  })

  it('has the code that it leads up to, also when that is long, and no section that has only begun', () => {
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

  it('of a page that solves a problem has the solution', () => {
    const source = `${flicker.replace('flickers.', `flickers. ${'It is dark. '.repeat(80)}`)}\n## More\n\n${'More. '.repeat(200)}`
    const file = 'troubleshooting/flicker.md'
    expect(passageFor(source, 'the lamp flickers', 1_000, file)).toContain('Tighten it.')
    expect(passageFor(source, 'the lamp flickers', 1_000, 'flicker.md')).not.toContain('Tighten it.')
  })

  const colours = ['red', 'green', 'blue', 'white', 'amber', 'violet'].map(
    colour => [colour, `The lamp glows ${colour}. ${'It says so at length. '.repeat(14)}`.trim()] as const
  )

  it('of a long table has the rows that say it, under their head', () => {
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

  it('of a long list says that it goes on', () => {
    const items = colours.map(([colour, says]) => `1. ${colour}: ${says}`).join('\n')
    const [opening, list, end] = passageFor(`# Lamp\n\nHow to use a lamp:\n\n${items}\n`, 'use a lamp', 700)
    expect(opening).toBe('How to use a lamp:')
    expect(list).toMatch(/^1\. red.*\n2\. green/)
    expect(end).toBe('…')
  })

  it('of properties has those that are asked for', () => {
    const properties = colours.map(([name, description]) => ({ name, type: 'boolean', isOptional: true, description }))
    const passage = passageFor(`# lamp()\n\n<Table content={${JSON.stringify(properties)}} />\n`, 'violet')
    expect(passage[1]).toContain('- `violet` (`boolean`, optional): The lamp glows violet.')
    expect(passage.join()).not.toContain('glows red')
  })
})
