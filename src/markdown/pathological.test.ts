/** @module-tag slow */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createDocument } from './document.ts'
import * as limits from './limits.ts'
import { splitSuggestions } from './suggestions.ts'
import { walk } from './testing/walk.ts'

const parse = (text: string) => createDocument().update(text, false)

/**
 * Nodes within nodes that the limits allow: blocks, and a level of emphasis for each pair of characters of a delimiter,
 * counted twice, because emphasis inside a link starts from zero.
 */
const maxDepth = limits.depth + 2 * limits.openers * Math.ceil(limits.delimiter / 2) + 10

const size = 60_000
const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length))

/** Shapes that make parsers slow or deep. */
const shapes: Record<string, string> = {
  'nested quotes': `${fill('> ')}a`,
  'nested lists': `${fill('- ')}a`,
  'nested mixed lists': `${fill('- 1. ')}a`,
  'growing lists': Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  'one long line of emphasis': `${fill('*a **a ')}b${fill('** a* ')}`,
  'unclosed emphasis': fill('a **a *a _a '),
  'one long delimiter': `${fill('*')}a${fill('*')}`,
  'closers without openers': fill('a** b* '),
  'delimiters of every kind': fill('*_~'),
  'delimiters that cross': fill('*a _b ~c **d'),
  brackets: fill('['),
  'brackets and parentheses': fill('[ (]('),
  'links within links': `${fill('[')}a${fill('](b)')}`,
  'labels of undefined links': fill('[a][b'),
  'unclosed footnotes': fill('[^a'),
  'bracket pairs': `${fill('[')}${fill(']')}`,
  'unclosed links': fill('[a](<b'),
  'unclosed titles': fill('[a](b "'),
  'open parentheses': `[a](${fill('(')}`,
  'links with space': `[a](b${fill(' ')}`,
  images: fill('![a]('),
  'backticks of every length': Array.from({ length: 340 }, (_, length) => '`'.repeat(length)).join(' '),
  entities: fill('&a'),
  'less-than signs': fill('<a '),
  comments: fill('<!--'),
  'tags without an end': fill('<a b="'),
  addresses: fill('https://a.b/_'),
  'addresses in brackets': fill('[https://a.b/'),
  'addresses in code': fill('`https://a.b/`'),
  'an address with punctuation at its end': `https://a.b/${fill(')')}`,
  'an address with half an entity at its end': `https://a.b/&${fill(';')}`,
  'a host with underscores': `https://${fill('a_')}`,
  'a host with many names': `https://${fill('a.')}_`,
  'invalid hosts': fill('www._'),
  'at signs': fill('a@a.'),
  'an email address with many names': `a@${fill('a.')}1`,
  'invalid email addresses': fill('a.b@'),
  'spaces at the end': `a${fill(' ')}\nb`,
  'spaces in a heading': `# a${fill(' ')}b`,
  'marks in a heading': `# a${fill('#')}b`,
  'dashes that are not a rule': `${fill('- - ')}a`,
  'a row of dashes': `| a |\n|${fill('-')} |`,
  columns: `${fill('|a')}\n${fill('|-')}\n${fill('|\n')}`,
  rows: `|a|\n|-|\n${fill('|x|\n')}`,
  'backslashes before bars': `|a|\n|-|\n|${fill('\\|')}|`,
  'backslashes before a bar': `|a|\n|-|\n|${fill('\\')}|`,
  'bars without a table': `${fill('|')}\n${fill('-')}`,
  'unclosed fence': `\`\`\`\`\n${fill('`\n')}`,
  'an invalid fence': `${fill('`')}a\``,
  'invalid fences': fill('```a`\n'),
  'a fence with a long name': `~~~${fill('a ')}`,
  'an invalid rule': `${fill('*\t')}a`,
  'a heading of marks': `# ${fill('# ')}a`,
  'an invalid underline': `a\n${fill('-')} a`,
  'an ordered list of nothing': fill('1.\n'),
  'half a definition': `[a]: ${fill('\\')}`,
  'a definition with a long title': `[a]: b "${fill('a ')}`,
  'hidden characters': `[${fill('\u200d')}](x)`,
  'blank lines in indented code': `    a\n${fill('\n')}    b`,
  definitions: fill('[a]: b\n'),
  'references without a definition': `${fill('[x] ')}\n\n${fill('[y]: z\n')}`,
  footnotes: Array.from({ length: 2000 }, (_, index) => `[^${index}]: a\n`).join('\n'),
  tabs: fill('\t- \t'),
  'null characters': fill('\0'),
  'carriage returns': fill('\r')
}

// These tests pass by finishing at all: if the work grew quadratically, they would take minutes.
describe('an answer that is made to be slow', () => {
  test.each(Object.entries(shapes))('is parsed within bounds: %s', (_name, text) => {
    // A paragraph that is too long is not parsed, so the longest parsed part of each text is tested too.
    for (const part of [text, text.slice(0, limits.prose), text.slice(-limits.prose)]) {
      const { depth, count } = walk(parse(part))
      expect(depth).toBeLessThan(maxDepth)
      expect(count).toBeLessThan(part.length * 2)
    }
  })

  test.each(Object.entries(shapes))('is parsed within bounds while it streams: %s', (_name, text) => {
    const document = createDocument()
    const step = Math.ceil(text.length / 40)
    for (let end = step; end < text.length + step; end += step) {
      expect(walk(document.update(text.slice(0, end), true)).depth).toBeLessThan(maxDepth)
    }
  })

  const folder = '../shared/corpora/pathological'
  test.each(existsSync(folder) ? readdirSync(folder) : [])('is parsed within bounds: %s', name => {
    expect(walk(parse(readFileSync(`${folder}/${name}`, 'utf8'))).depth).toBeLessThan(maxDepth)
  })
})

test('the search for suggestions stays within bounds', () => {
  for (const text of [...Object.values(shapes), `\`\`\`${fill(' ')}a`, fill('```\n'), fill('``` a\n')]) {
    expect(splitSuggestions(text).suggestions).toEqual([])
  }
})
