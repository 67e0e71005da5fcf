import { describe, expect, it } from 'vitest'
import { expectLinearTime, expectLinearTimeOver } from '../../shared/testing/linear-time.ts'
import { sourceOf } from '../testing/grounding.ts'
import { createCitationReader } from './citations.ts'
import type { Supports } from './support.ts'

const sources = [
  sourceOf(1, { url: '/install#npm', blocks: ['Run `npm install lamp`. See [Node](https://nodejs.org/).'] }),
  sourceOf(2, { url: 'https://docs.example/a_(b)#c' }),
  sourceOf(3, { url: '/colours' })
]

const always: Supports = () => true

/** What a reader sees of an answer that arrives in these pieces, and the numbers of its sources. */
const read = (pieces: string[], supports = always) => {
  const reader = createCitationReader(sources, supports)
  const shown = [...pieces.flatMap(piece => reader.push(piece)), ...reader.end()]
  const text = shown.filter(item => typeof item === 'string').join('')
  return { text, shown, cited: reader.cited().map(({ number }) => number), refused: reader.refused() }
}

const whole = (text: string, supports = always) => read([text], supports)

describe('the citations of an answer', () => {
  it.each([
    ['Run it [1](/install#npm).', 'Run it [1](/install#npm).', [1]],
    ['Run it [1].', 'Run it [1](/install#npm).', [1]],
    ['Run it[1].', 'Run it[1](/install#npm).', [1]],
    ['Run it 【1】.', 'Run it [1](/install#npm).', [1]],
    ['Run it 【1†source】.', 'Run it [1](/install#npm).', [1]],
    ['Run it [[1]](/install#npm).', 'Run it [1](/install#npm).', [1]],
    ['Run it [[3]].', 'Run it [3](/colours).', [3]],
    ['Run it [Section 1].', 'Run it [1](/install#npm).', [1]],
    ['Run it [sources 1, 3].', 'Run it [1](/install#npm)[3](/colours).', [1, 3]],
    ['Run it [^1].', 'Run it [1](/install#npm).', [1]],
    ['Run it [^1^].', 'Run it [1](/install#npm).', [1]],
    ['Run it [1, 3].', 'Run it [1](/install#npm)[3](/colours).', [1, 3]],
    ['Run it [1-3].', 'Run it [1](/install#npm)[2](https://docs.example/a_(b)#c)[3](/colours).', [1, 2, 3]],
    ['Run it [1, 2–3].', 'Run it [1](/install#npm)[2](https://docs.example/a_(b)#c)[3](/colours).', [1, 2, 3]],
    ['Run it [3][1].', 'Run it [3](/colours)[1](/install#npm).', [3, 1]],
    ['See [2](https://docs.example/a_(b)#c).', 'See [2](https://docs.example/a_(b)#c).', [2]],
    ['See [2](<https://docs.example/a_(b)#c> "Title").', 'See [2](https://docs.example/a_(b)#c).', [2]],
    ['See [the guide](/colours).', 'See [the guide](/colours).', [3]]
  ])('are links to the sections that were given: %s', (given, text, cited) => {
    expect(whole(given)).toMatchObject({ text, cited })
  })

  it('lead where their number says, when their address is wrong, and where the address says, when it is another’s', () => {
    expect(whole('It is so [1](https://evil.test/).').text).toBe('It is so [1](/install#npm).')
    expect(whole('It is so [1](/colours).').text).toBe('It is so [3](/colours).')
  })

  it.each([
    ['It is so [7].', 'It is so.'],
    ['It is so [7](/nowhere), or not.', 'It is so, or not.'],
    ['It is so [1, 7].', 'It is so [1](/install#npm).'],
    ['It is so【4:0†source】.', 'It is so.']
  ])('that name no given section are left out: %s', (given, text) => {
    expect(whole(given).text).toBe(text)
  })

  it('take their links from other addresses, but not from those that a section has itself', () => {
    expect(whole('See [my page](https://evil.test/x), it helps.').text).toBe('See my page, it helps.')
    expect(whole('See ![all](https://evil.test/x?q=secret) of it.').text).toBe('See all of it.')
    expect(whole('Get [Node](https://nodejs.org/) first.').text).toBe('Get [Node](https://nodejs.org/) first.')
  })

  it.each([
    ['See [a [b](https://evil.test/b) c](https://evil.test/c)', 'See [a b c]\\(https://evil.test/c)'],
    ['[two\nlines](https://evil.test/)', '[two\nlines]\\(https://evil.test/)'],
    ['[it](<https://evil.test/a b>)', 'it'],
    ['See [[it]](https://evil.test/).', 'See it.'],
    ['See [it].\n\n[it]: https://evil.test/', 'See [it].\n\n[it]\\: https://evil.test/'],
    ['> [two\n> lines]: https://evil.test/', '> [two\n> lines]\\: https://evil.test/']
  ])('take it in any form of a link, and however it comes: %j', (given, text) => {
    for (let size = 1; size < given.length; size++) {
      expect(read(given.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [])).toMatchObject({ text, cited: [] })
    }
  })

  it.each([
    'Use items[7] and `list[1]` and [x].',
    'Any digit [0-9], or [1-9], or [3-1].',
    '- [ ] one\n- [x] two',
    '```js\nconst a = list[1]\n// see [2]\n```\n',
    '~~~~\n~~~\n[1]\n~~~~\nso',
    'a `b` c [d',
    'An open [',
    'A [[page]] and [[a] b',
    'An open ` tick',
    'Wow! And so !',
    'two  spaces \n\n  and lines\n',
    'So:\n\n    a = list [1]\n\n    b = [2]\n    c [3]\n',
    'So:\n \n\ta [1]\n',
    '1. So:\n\n       a = list [1]\n',
    '- One\n\nThen:\n\n    a = list [1]\n',
    'A string[]: the names (all).',
    'See `[a]: b` and `x](y)`.',
    '```\n[a]: https://example.com\nx](y)\n```\n'
  ])('are no other brackets: %j', text => {
    expect(whole(text)).toMatchObject({ text, cited: [] })
    expect(read([...text]).text).toBe(text)
  })

  it.each([
    ['    It is so [1].', 1],
    ['It is so,\n    and so [1].', 1],
    ['It is so:\n\n   and so [1].', 1],
    ['- One\n\n    so [1].\n\n    And so [1].', 2],
    ['12. One\n    - Two\n\n      so [1].\n\n    so [1].', 2],
    ['- One\nand\n\n    so [1].', 1],
    ['- One\n\n\n    so [1].', 1],
    ['So:\n\n    a\n\nAnd so [1].\n    And [1]', 2]
  ])('are read in indented lines that are no code: %j', (text, times) => {
    for (const pieces of [[text], [...text]])
      expect(read(pieces).text.match(/\[1\]\(\/install#npm\)/g)).toHaveLength(times)
  })

  it('come before the words that cite them, each once', () => {
    const { shown } = whole('One [3]. Two [1]. Three [3].')
    expect(shown.map(item => (typeof item === 'string' ? item : item.number))).toEqual([
      'One',
      3,
      ' [3](/colours)',
      '. Two',
      1,
      ' [1](/install#npm)',
      '. Three',
      ' [3](/colours)',
      '.'
    ])
  })

  it('are the same in whatever pieces the answer comes', () => {
    const text =
      'Run `npm [1]` so [1](/install#npm), then [2](https://docs.example/a_(b)#c).\n\n```sh\nls [3]\n```\n\nAnd [9] ![x](/y) [3]!'
    const expected = whole(text)
    for (let size = 1; size < 12; size++) {
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(read(pieces)).toMatchObject({ text: expected.text, cited: expected.cited })
    }
  })

  it('do not delay text that cannot be a citation', () => {
    const reader = createCitationReader(sources, always)
    expect(reader.push('In any colour').join('')).toBe('In any colour')
    expect(reader.push(' of [').join('')).toBe(' of')
    expect(reader.push('the rainbow] it').join('')).toBe(' [the rainbow] it')
    expect(reader.push(` [${'x'.repeat(3_000)}`).join('')).toContain('xxx')
  })

  it('stay only behind a statement that the section supports', () => {
    const asked: string[] = []
    const { text, cited } = whole(
      'It glows. Bananas are yellow [1]. Run npm [1](/install#npm).\n\nSo [3].',
      (statement, source) => {
        asked.push(`${statement} ${source.number}`)
        return !statement.includes('Bananas')
      }
    )
    expect(text).toBe('It glows. Bananas are yellow. Run npm [1](/install#npm).\n\nSo [3](/colours).')
    expect(cited).toEqual([1, 3])
    expect(asked).toEqual(['Bananas are yellow 1', 'Run npm 1', 'So 3'])
  })

  it('stand for the sentence before them also behind its end, or in a line of their own', () => {
    const asked: string[] = []
    whole('One thing. Run npm. [1]\n\nTwo:\n\n[3]', statement => asked.push(statement) > 0)
    expect(asked).toEqual(['Run npm.', 'Two:'])
  })

  it('stand for a sentence that an abbreviation does not end', () => {
    const asked: string[] = []
    whole('One thing. Run npm, e.g. with sudo [1].', statement => asked.push(statement) > 0)
    expect(asked).toEqual(['Run npm, e.g. with sudo'])
  })

  it('say with the number of no section that none answers', () => {
    expect(whole('[0] The docs do not say.')).toMatchObject({ text: ' The docs do not say.', refused: true, cited: [] })
    expect(whole('Use items[0].')).toMatchObject({ text: 'Use items[0].', refused: false })
  })

  it('are read behind more backticks than a pattern may have', () => {
    const text = `Run it ${'`'.repeat(100_000)} [1].`
    expect(whole(text)).toMatchObject({ text: text.replace('[1]', '[1](/install#npm)'), cited: [1] })
  })

  it('are read in linear time, however they are written', () => {
    const pieces = ['[', '[a](', '`', '![', ' ! ', '!', ' ', '[1]', '\n', '【', '[1](((', '``` ', ']:', '](']
    expectLinearTimeOver(text => read([text]), pieces)
    expectLinearTimeOver(text => read(text.match(/[\s\S]{1,7}/g) ?? []), pieces)
  })

  it('are read in linear time in a paragraph without an end', () => {
    expectLinearTime(read, size => Array.from({ length: size }, () => 'word '.repeat(400)), 400)
  })
})
