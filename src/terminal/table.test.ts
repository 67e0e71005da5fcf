import { PassThrough } from 'node:stream'
import stringWidth from 'string-width'
import { expect, it } from 'vitest'
import type { Shell } from './shell.ts'
import { type Column, table } from './table.ts'

const columns: Column[] = [{ title: 'page' }, { title: 'asked', right: true }, { title: 'question' }]
const rows = [
  ['/guides/getting-started/installation', '12', 'How do I install a lamp on a ceiling made of 木?'],
  ['/a', '3', 'Why?']
]

const shown = (width: number | undefined, of = columns) => {
  const shell: Shell = {
    input: new PassThrough(),
    output: new PassThrough(),
    messages: new PassThrough(),
    environment: width === undefined ? {} : { COLUMNS: String(width) },
    signal: new AbortController().signal,
    json: false,
    end: () => {}
  }
  return table(shell, of, rows).split('\n')
}

it('is as wide as it is where nobody says how wide the terminal is, such as in a pipe', () => {
  expect(shown(undefined)[1]).toBe(rows[0]?.join('  ').replace('12', '   12'))
})

it.each([40, 60, 80])('fits %i columns, and numbers stay whole', width => {
  const lines = shown(width)
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^\/guides.*… +12 {2}How do I.*…$/)
})

it('is a list for each row where the columns do not fit at all', () => {
  expect(shown(20)).toEqual([
    'page: /guides/getting-started/installation',
    'asked: 12',
    'question: How do I install a lamp on a ceiling made of 木?',
    '',
    'page: /a',
    'asked: 3',
    'question: Why?'
  ])
})

it('in a list, a column without a title is what it holds', () => {
  const lines = shown(20, [{ title: 'page' }, { title: 'asked', right: true }, { title: '' }])
  expect(lines[2]).toBe('How do I install a lamp on a ceiling made of 木?')
})
