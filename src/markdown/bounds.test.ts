import { describe, expect, test } from 'vitest'
import { createDocument } from './document.ts'
import * as limits from './limits.ts'
import { mathRules } from './math.ts'
import { answers } from './testing/constructs.ts'
import { walk } from './testing/walk.ts'
import type { Node } from './tree.ts'

const parse = (text: string) => createDocument().update(text, false)

describe('past a bound, text is shown unparsed', () => {
  test('in a paragraph that is too long', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 8)} **b** c`
    expect(parse(ofLength(limits.prose + 1))).toMatchObject([{ content: [ofLength(limits.prose + 1)] }])
    expect(walk(parse(ofLength(limits.prose))).count).toBeGreaterThan(2)
  })

  test('in a paragraph with too many inline parts', () => {
    const ofParts = (parts: number) => '`a` '.repeat(parts / 2).trim()
    expect(parse(ofParts(limits.parts + 2))).toMatchObject([{ content: [ofParts(limits.parts + 2)] }])
    expect(walk(parse(ofParts(limits.parts))).count).toBeGreaterThan(limits.parts / 2)
  })

  test('in quotes that are too deep', () => {
    const { depth } = walk(parse(`${'> '.repeat(500)}a`))
    expect(depth).toBe(limits.depth + 1)
  })

  test('in emphasis that is too deep', () => {
    const nested = (levels: number) => parse('_a **b '.repeat(levels / 2) + 'c** d_ '.repeat(levels / 2))
    expect(walk(nested(limits.openers)).depth).toBe(limits.openers + 2)
    expect(walk(nested(limits.openers * 2)).depth).toBe(limits.openers + 2)
  })

  test('in a delimiter that is too long', () => {
    const around = (length: number) => `${'*'.repeat(length)}a${'*'.repeat(length)}`
    expect(walk(parse(around(limits.delimiter))).depth).toBe(2 + Math.ceil(limits.delimiter / 2))
    expect(parse(around(limits.delimiter + 1))).toMatchObject([{ content: [around(limits.delimiter + 1)] }])
  })

  test('in tables with too many rows or columns', () => {
    const [table, rest] = parse(`|a|\n|-|\n${'|x|\n'.repeat(limits.rows + 10)}`)
    expect(table?.type === 'table' && table.children.length).toBe(limits.rows)
    expect(rest?.type).toBe('paragraph')
    const columns = limits.columns + 1
    expect(parse(`${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}`)).toMatchObject([{ type: 'paragraph' }])
  })
})

test('fewer blocks without text are drawn, because the browser lays each out again when one above it grows', () => {
  const drawn = (block: string) => walk(parse(block.repeat(9000))).count
  expect(drawn('---\n')).toBeLessThan(drawn('a\n\n') / 2)
  expect(drawn('>\n\n')).toBeLessThan(drawn('a\n\n') / 2)
})

test('fewer letters with stacked combining marks are drawn, because they take ten times as long to lay out', () => {
  const drawn = (cell: string) => walk(parse(`|a|\n|-|\n${`|${cell}|\n`.repeat(600)}`)).count
  const marks = '\u0301\u0323'.repeat(20)
  expect(drawn(`a${marks}`)).toBeLessThan(drawn('a'.repeat(41)) / 4)
  // The control: one mark on a letter, as languages have it that write vowels as marks, costs nothing extra.
  expect(drawn('a\u0301'.repeat(20))).toBe(drawn('é'.repeat(40)))
})

test('fewer images are drawn at once than links of the same length', () => {
  const drawn = (word: string) => parse(`${`${word} `.repeat(200)}\n\n`.repeat(100)).length
  expect(drawn('![a](/b.png)')).toBeLessThan(drawn('[aa](/b.png)') * 0.8)
})

test('a line that is too long, and a paragraph of too many lines, are split into pieces without losing any text', () => {
  const line = '👍 word '.repeat(5000).trim()
  for (const text of [line, line.replaceAll(' ', '\n')]) {
    const pieces = parse(text).map(piece => (piece.type === 'paragraph' ? piece.text : ''))
    expect(pieces.length).toBeGreaterThan(2)
    for (const piece of pieces) expect(piece.length).toBeLessThan(3 * limits.prose)
    expect(pieces.join(' ').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''))
  }
  // Code is copied as it is.
  expect(parse(`\`\`\`\n${line}\n\`\`\``)).toMatchObject([{ code: `${line}\n` }])
})

/** Budgets so small that they cut a text of 40 KB, and one of 3 KB. */
const smallBudget = 3_000
const tinyBudget = 150

describe('an answer that repeats one construct', () => {
  const long = Object.entries(answers(40_000))
  const short = Object.entries(answers(3_000))
  const half = answers(4_000)
  const whole = answers(8_000)

  test('is drawn up to a bound', { tags: 'slow' }, () => {
    expect(long.length).toBeGreaterThan(500)
    const counts = long.map(([name, text]) => {
      const document = createDocument(mathRules)
      const { count } = walk(document.update(text, false, smallBudget))
      return { name, count, isCut: document.isCut }
    })
    expect(counts.filter(({ isCut }) => !isCut)).toEqual([])
    expect(counts.filter(({ count }) => count > smallBudget + limits.prose)).toEqual([])
  })

  test('is drawn completely, part by part, as its budget grows', { tags: 'slow' }, () => {
    for (const [name, text] of short) {
      const document = createDocument(mathRules)
      let budget = tinyBudget
      let tree = document.update(text, false, budget)
      while (document.isCut) {
        const before = tree
        budget += tinyBudget
        tree = document.update(text, false, budget)
        // A definition turns earlier references into links, so earlier blocks change.
        if (/^(?:- |> | {2})?\[\^?[nr]\]:/m.test(text)) continue
        if (before.slice(0, -1).some((block, index) => tree[index] !== block)) expect.unreachable(name)
      }
      const whole = createDocument(mathRules).update(text, false, Infinity)
      if (JSON.stringify(tree) !== JSON.stringify(whole)) expect(tree, name).toEqual(whole)
    }
  })

  test('costs twice the work when it is twice as long, also while it streams', { tags: 'slow' }, () => {
    const ratios = Object.entries(half).map(([name, text]) => ({
      name,
      ratio: nodesMade(whole[name] as string) / nodesMade(text)
    }))
    expect(ratios.filter(({ ratio }) => ratio > 2.6).map(({ name, ratio }) => name + ratio)).toEqual([])
  })
})

const delta = 512

/** Counts the node objects that a text makes while it arrives in deltas. */
const nodesMade = (text: string): number => {
  const document = createDocument(mathRules)
  const seen = new Set<Node>()
  const visit = (node: Node) => {
    if (seen.has(node)) return
    seen.add(node)
    if ('children' in node) node.children.forEach(visit)
  }
  for (let end = delta; end < text.length + delta; end += delta)
    document.update(text.slice(0, end), true).forEach(visit)
  return seen.size
}
