import { describe, expect, it } from 'vitest'
import { quoteToMarkdown } from '../index.ts'
import { ask, corpusOf } from '../testing/corpus.ts'
import type { Further } from './further-quotes.ts'

describe('what is quoted further', () => {
  /** What the first answer quotes, and what each further request adds. */
  const further = (files: Record<string, string>, text: string, wanted: Further[]) => {
    const found = ask(corpusOf(files), text, { limit: 5 })
    const before = [...found.quotes()]
    const rounds = wanted.map(each => {
      const quotes = found.further(each, { quotes: before, rejected: [] })
      before.push(...quotes)
      return quotes
    })
    return rounds.map(quotes => quotes.flatMap(quote => quoteToMarkdown(quote, url => url)).join('\n'))
  }
  /** Each sentence is another: what was said before is not quoted again. */
  const story = (name: string) =>
    Array.from({ length: 12 }, (_, at) => `Once upon a time there was ${name} ${at}.`).join(' ')
  const dim = (part: string) => `To dim a lamp, use the ${part}. ${story(part)}`

  it('is what was not quoted before, until nothing is left', () => {
    const parts = ['knob', 'button', 'string', 'switch', 'wheel', 'lever', 'pedal']
    const source = `# Lamp\n\n${parts.map(dim).join('\n\n')}\n`
    const found = ask(corpusOf({ 'a.md': source }), 'how do I dim a lamp?')
    const said = found.quotes().flatMap(({ pieces }) => pieces.map(({ text }) => text))
    const rounds = further(
      { 'a.md': source },
      'how do I dim a lamp?',
      Array.from({ length: 10 }, (_, at) => (at % 2 ? 'closest' : 'more'))
    )
    const named = parts.map(
      part => [said.join(' '), ...rounds].filter(text => text.includes(`use the ${part}.`)).length
    )
    expect(named).toEqual(parts.map(() => 1))
    expect(said.join(' ')).not.toContain('pedal')
    expect(rounds.at(-1)).toBe('')
  })

  it('comes from sections that are not looked into for the answer, too', () => {
    const sections = Array.from({ length: 12 }, (_, at) => `## Part ${at}\n\n${dim(`part ${at}`)}\n`)
    const files = { 'a.md': `# Lamp\n\n${sections.join('\n')}` }
    const rounds = further(files, 'how do I dim a lamp?', new Array(8).fill('more'))
    expect(rounds.join(' ')).toContain('use the part 11.')
  })

  it('is rather on the page that answered', () => {
    const files = {
      'lamp.md': `# Lamp\n\nTo dim a lamp with a knob, turn the knob.\n\n## Night\n\n${story('red')}\n\nUse it.\n`,
      'sofa.md': `# Sofa\n\n${story('white')}\n\nA lamp is red.\n`
    }
    const found = ask(corpusOf(files), 'how do I dim a lamp with a knob?', { limit: 1 })
    const before = found.quotes()
    expect(before.map(({ chunk }) => chunk.page.path)).toEqual(['/lamp'])
    expect(found.further('more', { quotes: before, rejected: [] })[0]?.chunk.page.path).toBe('/lamp')
  })

  it('is code where an example is asked for, of a quoted page where it has some', () => {
    const code = (name: string) => `\n\`\`\`sh\n${name}\n\`\`\`\n`
    const lamp = `# Lamp\n\n${dim('knob')}\n\n## More\n\n${story('red')}\n\nSo do it:\n`
    const sofa = `# Sofa\n\nTo dim a lamp beside a sofa, dim the lamp:\n${code('dim sofa')}`
    const question = 'how do I dim a lamp with a knob?'
    const files = { 'lamp.md': `${lamp}${code('dim lamp')}`, 'sofa.md': sofa }
    expect(further(files, question, ['example'])[0]).toBe('So do it:\n```sh\ndim lamp\n```')
    expect(further({ ...files, 'lamp.md': `${lamp}` }, question, ['example'])[0]).toContain('dim sofa')
  })

  describe('is none where nothing is called an example', () => {
    it.each([
      'Its shop is lamp.example.com.',
      'A counterexample is the sofa.',
      'It has examplesoft shades.',
      'Er ist beispielhaft.'
    ])('%s', other => {
      const page = `# Lamp\n\n${dim('knob')}\n\n## More\n\n${story('red')}\n\n${other}\n`
      expect(further({ 'lamp.md': page }, 'how do I dim a lamp with a knob?', ['example'])[0]).toBe('')
    })
  })

  it('is also what stands behind words that were quoted already', () => {
    const code = (name: string) => `For example:\n\n\`\`\`sh\n${name}\n\`\`\`\n\n`
    const source = `# Lamp\n\n## How do I dim a lamp?\n\n${code('dim')}${story('red')}\n\n${story('blue')}\n\n${code('dim more')}`
    const rounds = further({ 'a.md': source }, 'How do I dim a lamp?', ['example', 'example'])
    expect(rounds).toEqual(['```sh\ndim more\n```', ''])
  })

  describe('is what says so in the words of any language', () => {
    it.each(
      `For example|The examples|e.g.|For instance|Beispiel|Beispiele|Beispielsweise|z.B.|z. B.|p.ej.|p. ej.|p.ex.|p. ex.|ejemplo|ejemplos|
exemple|exemples|exemplo|exemplos|esempio|esempi|пример|примеры|например|例えば|たとえば|例如|比如|示例|예를 들어|예시|مثال|على سبيل|
למשל|לדוגמה|דוגמאות`
        .replaceAll('\n', '')
        .split('|')
    )('%s', word => {
      const said = `A lamp, ${word}, is dim in bed.`
      const page = `# Lamp\n\n${dim('knob')}\n\n## More\n\n${story('red')}\n\n${said}\n\n${story('blue')}\n`
      expect(further({ 'lamp.md': page }, 'how do I dim a lamp with a knob?', ['example'])[0]).toContain('dim in bed')
    })
  })

  it.each([
    [
      'says so',
      `# Lamp\n\n${dim('knob')}\n\n## More\n\n${story('red')} For example, dim a lamp in bed. ${story('blue')}\n`
    ],
    ['is called so', `# Lamp\n\n${dim('knob')}\n\n## Examples\n\nDim a lamp in bed.\n\n## Other\n\n${story('blue')}\n`]
  ])('is what %s where an example is asked for and no code is there', (_, lamp) => {
    const files = { 'lamp.md': lamp }
    const [example] = further(files, 'how do I dim a lamp with a knob?', ['example'])
    expect(example).toMatch(/dim a lamp in bed/i)
    expect(
      further({ ...files, 'sh.md': '# Lamp\n\nDim a lamp:\n\n```sh\ndim\n```\n' }, 'how do I dim a lamp with a knob?', [
        'example'
      ])[0]
    ).toContain('```sh')
  })
})
