import { describe, expect, it } from 'vitest'
import { quoteToMarkdown } from '../index.ts'
import { ask, corpusOf } from '../testing/corpus.ts'

const prose = 'A lamp may persist in glowing. What persists glows, and persists, and persists. '

const corpus = corpusOf({
  'options.md': `# Options\n\n${prose}\n\n## Behaviour\n\n| option | meaning |\n| - | - |\n| \`glow\`, \`dim\` | How bright it is. |\n| \`persist\` | Where it is kept: \`local\` or \`none\`. |\n`,
  'glowing.md': `# Glowing\n\n${prose.repeat(4)}\n\nWith the option \`persist\` a lamp glows; what does the option do? It persists.\n`,
  'flags.md': `# Flags\n\n${prose}\n\n- \`--keep\`: removes all but so many.\n- \`--keep-days\`: days that a lamp is kept.\n- \`--dim\` and others keep it dark.\n`,
  'api.md': `# Methods\n\nWhat persists has methods.\n\n## \`persistAll()\`\n\nKeeps each.\n`,
  'low.md': `# Low light\n\n${prose}\n\n- \`'low'\`: hardly any.\n`,
  'events.md': `# Events\n\n${prose}\n\n- \`glow\` is told of with:\n  - \`lamp.id\`: which lamp it was.\n  - \`lamp.age\`: how old that is.\n`,
  'tools.md': '# Tools\n\nA tool is what mends a lamp.\n',
  'reference.md': '# Reference\n\n- `tool`: which one is asked for.\n'
})

/** What is quoted first. */
const first = (text: string) => {
  const [quote] = ask(corpus, text).quotes()
  return quote && quoteToMarkdown(quote, url => url).join('\n')
}

describe('what a name of the code stands for', () => {
  it('is quoted from the row that defines it, surely', () => {
    for (const question of ['What does the option persist do?', 'what does persist do', 'persist', '`persist`?']) {
      expect(first(question)).toMatch(/^…\n\|.*\n\|.*\n\| `persist` \| Where it is kept/)
      const { verdict, sections } = ask(corpus, question)
      expect([verdict, sections[0]?.page.path]).toEqual(['clearly', '/options'])
    }
  })

  it('is quoted with what else is asked of it, if the row says that', () => {
    expect(first('What does the option persist: none do?')).toContain('| `persist` |')
    expect(first('Does the option persist mend a lamp?')).toMatch(/^A lamp may persist/)
  })

  it('may stand beside others of the same row', () => {
    expect(first('what is the option dim for')).toContain('| `glow`, `dim` |')
  })

  it('is quoted from the item that begins with it', () => {
    expect(first('What does --keep do?')).toMatch(/- `--keep`: removes/)
    expect(first('What is the flag --keep-days for?')).toContain('`--keep-days`: days')
  })

  it('is quoted from an item within another, without what stands around it', () => {
    expect(first('what is lamp.age for')).toBe('…\n- `lamp.age`: how old that is.\n…')
  })

  it('may be written in quotes', () => {
    expect(first('What does "low" do?')).toContain("- `'low'`: hardly any.")
  })

  it('is found on a page that nothing else leads to', () => {
    const files: Record<string, string> = { 'command.md': '# Command\n\nIt starts.\n\n- `--api`: only routes.\n' }
    for (let page = 0; page < 80; page++) files[`api-${page}.md`] = `# API ${page}\n\nThis API does what an API does.\n`
    const [quote] = ask(corpusOf(files), 'What does --api do?').quotes()
    expect(quote?.chunk.page.path).toBe('/command')
  })

  it('is quoted from the section under its name', () => {
    expect(first('what does the method persistAll do')).toBe('Keeps each.')
  })

  it('is quoted with what else its section says, for that may be what is asked', () => {
    const says = [
      'A lamp with it glows.',
      'Hours are counted.',
      `- \`hours\`: ${'at least so many of them, '.repeat(5)}by default five.`
    ]
    const section = corpusOf({ 'glow.md': `# Glowing\n\n${prose}\n\n## \`GlowTime\`\n\n${says.join('\n\n')}\n` })
    const [quote] = ask(section, 'how long does GlowTime glow').quotes()
    expect(quote && quoteToMarkdown(quote, url => url)).toEqual(says)
  })

  it('is quoted without the rows behind it', () => {
    const rows = ['glow', 'dim', 'keep'].map(name => `| \`${name}\` | ${'How much it does so. '.repeat(5)}|`)
    const options = corpusOf({ 'options.md': `# Options\n\n| option | meaning |\n| - | - |\n${rows.join('\n')}\n` })
    const [quote] = ask(options, 'what is the option glow for').quotes()
    expect(quote?.pieces).toHaveLength(1)
  })

  it('is not asked for with a word that a page is about', () => {
    expect(first('What is a tool?')).toBe('A tool is what mends a lamp.')
    expect(ask(corpus, 'What is a tool?').sections[0]?.page.path).toBe('/tools')
  })
})
