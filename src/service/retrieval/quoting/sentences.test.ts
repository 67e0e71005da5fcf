import type { Paragraph } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const cut = (markdown: string) =>
  sentencesOf((fromMarkdown(markdown).children[0] as Paragraph).children).map(nodes => textOf(nodes))

describe('a paragraph is split', () => {
  it('at the ends of its sentences, without losing a character', () => {
    expect(cut('It glows. Does it? It does!')).toEqual(['It glows. ', 'Does it? ', 'It does!'])
    expect(cut('光ります。暗くなります。')).toEqual(['光ります。', '暗くなります。'])
  })

  it('not after an abbreviation, in a number, or before a lower-case letter', () => {
    expect(cut('Lamps, e.g. Desk lamps, glow.')).toHaveLength(1)
    expect(cut('It takes 1.5 V. and no more.')).toHaveLength(1)
    expect(cut('Use app.js. Then go.')).toEqual(['Use app.js. ', 'Then go.'])
  })

  it('not at a line break within a sentence', () => {
    const wrapped = 'The `req` and `res` that it takes are those of Node.js\n`http`. They are\nraw.'
    expect(cut(wrapped)).toEqual(['The req and res that it takes are those of Node.js\nhttp. ', 'They are\nraw.'])
    expect(cut('Mind:\nThe hook is\nHTTP alone.')).toHaveLength(1)
    expect(cut('It glows.\nIt dims.')).toEqual(['It glows.\n', 'It dims.'])
  })

  it('not within inline code, links or emphasised text', () => {
    expect(cut('Call `a. B` now. Then [see. More](/x). **So. Yes.** Done.')).toEqual([
      'Call a. B now. ',
      'Then see. More. ',
      'So. Yes. ',
      'Done.'
    ])
  })
})
