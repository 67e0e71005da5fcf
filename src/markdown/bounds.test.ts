import { describe, expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { limits } from './limits.ts'
import { walk } from './testing/walk.ts'

const parse = (text: string) => createDocument().update(text, false)

describe('past a bound text is shown as it is', () => {
  test('in a paragraph that is too long', () => {
    const text = '**a** '.repeat(limits.prose / 6 + 1).trim()
    expect(parse(text)).toMatchObject([{ content: [text] }])
    expect(walk(parse(text.slice(0, 600))).count).toBeGreaterThan(100)
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
