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
    expect(cut('4. Desk lamps glow.')).toHaveLength(1)
    expect(cut('There are 4. Desk lamps glow.')).toHaveLength(2)
    expect(cut('Lamps, e.g. Desk lamps, glow.')).toHaveLength(1)
    expect(cut('It takes 1.5 V. and no more.')).toHaveLength(1)
    expect(cut('Runs on the .NET runtime. It glows.')).toEqual(['Runs on the .NET runtime. ', 'It glows.'])
    expect(cut('Use app.js. Then go.')).toEqual(['Use app.js. ', 'Then go.'])
  })

  it.each('i.e|etc|vs|cf|approx|incl|no|z. B|z.B|d. h|d.h|bzw|usw|ca|p. ej|p.ej|par ex'.split('|'))(
    'not after “%s.”',
    abbreviation => {
      expect(cut(`Lamps ${abbreviation}. Desk lamps glow.`)).toHaveLength(1)
      expect(cut(`Lamps (${abbreviation}. Desk lamps) glow.`)).toHaveLength(1)
    }
  )

  it('not at a line break within a sentence', () => {
    const wrapped = 'The `req` and `res` that it takes are those of Node.js\n`http`. They are\nraw.'
    expect(cut(wrapped)).toEqual(['The req and res that it takes are those of Node.js\nhttp. ', 'They are\nraw.'])
    expect(cut('Mind:\nThe hook is\nHTTP alone.')).toHaveLength(1)
    expect(cut('It glows.\nIt dims.')).toEqual(['It glows.\n', 'It dims.'])
  })

  it('at a hard line break, unless the sentence goes on', () => {
    expect(cut('**Glow:** String\\\n**Since:**\\\n2.0 - added')).toEqual(['Glow: String', 'Since:2.0 - added'])
    expect(cut('It is bright\\\nand green.')).toHaveLength(1)
    expect(cut('It **glows.\\\nBright** it is.')).toHaveLength(1)
  })

  it('before the sign that opens the next one, where no space is written', () => {
    expect(cut('落ちます。(数秒待ちます。)次です。')).toEqual(['落ちます。', '(数秒待ちます。)', '次です。'])
    expect(cut('区別します。"a" と "b" です。')).toEqual(['区別します。', '"a" と "b" です。'])
    expect(cut('彼は"光る。"と言います。')[0]).toBe('彼は"光る。"')
    expect(cut('会关闭。“稍等”即可。')).toEqual(['会关闭。', '“稍等”即可。'])
  })

  it('not within brackets, where no space is written', () => {
    expect(cut('权限（九个字符。每组三个。）如下。')).toEqual(['权限（九个字符。每组三个。）', '如下。'])
    expect(cut('开了（没有关。下一句。')).toEqual(['开了（没有关。', '下一句。'])
  })

  it('not before a sign that closes', () => {
    expect(cut('Un nom qui commence par un « . ». Il est caché.')).toHaveLength(2)
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
