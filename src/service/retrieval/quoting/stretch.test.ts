import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, it } from 'vitest'
import type { SectionTree } from '../../docs/index.ts'
import { piecesOf } from './pieces.ts'
import { bestStretch, type Room } from './stretch.ts'

const room = { words: 40, all: 60, lines: 10 }

/** The texts of the best stretch when only the pieces that hold a word are likely to answer. */
const quoted = (markdown: string, word: string, limits: Room = room) => {
  const section: SectionTree = {
    anchor: '',
    heading: '',
    headingNodes: [],
    depth: 2,
    trail: [],
    nodes: fromMarkdown(markdown).children
  }
  const pieces = piecesOf(section)
  const likelihoods = pieces.map(({ text }) => (text.includes(word) ? 0.3 : 0.0001))
  const stretch = bestStretch(pieces, likelihoods, limits, ({ text }) => text.startsWith('This'))
  return stretch && pieces.slice(stretch.from, stretch.to).map(({ text }) => text.trim())
}

/** So many sentences of four words. */
const filler = (sentences: number) => 'Once upon a time. '.repeat(sentences).trim()

it('begins with the answer and ends where more pieces are not worth their words', () => {
  expect(quoted(`${filler(8)}\n\nTurn the knob.\n\n${filler(8)}`, 'knob')).toEqual(['Turn the knob.'])
})

it('neither ends with a caption nor begins after one', () => {
  const file = '**test.js**\n\n```js\nlamp()\n```'
  expect(quoted(`The knob dims it.\n\n${file}\n\n${filler(8)}`, 'knob', { ...room, words: 5 })).toEqual([
    'The knob dims it.'
  ])
  expect(quoted(`${filler(8)}\n\n**Note**\n\nThe knob dims it.\n\n${filler(8)}`, 'knob')).toEqual([
    'Note',
    'The knob dims it.'
  ])
  expect(quoted(`${filler(8)}\n\n**Never.**\n\nThe knob dims it.\n\n${filler(8)}`, 'knob')).toEqual([
    'The knob dims it.'
  ])
})

it('has what goes on after code, and what explains it, if it is short', () => {
  const lastOf = (after: string) =>
    quoted(`Call the knob:\n\n\`\`\`js\nknob()\n\`\`\`\n\n${after}\n\n${filler(8)}`, 'knob')?.at(-1)
  expect(lastOf('This function dims the lamp.')).toBe('This function dims the lamp.')
  expect(lastOf('and it is rewritten.')).toBe('and it is rewritten.')
  for (const after of ['A lamp is dimmed.', 'This is the file:', `This function ${'dims '.repeat(15)}it.`])
    expect(lastOf(after)).toBe('knob()')
})

it('may end with a sentence whose list or picture is not there', () => {
  expect(quoted('Turn the knob:', 'knob')).toEqual(['Turn the knob:'])
})

it('has as many words behind code as there is room for in all', () => {
  const longer = `Call the knob:\n\n\`\`\`js\nknob()\n\`\`\`\n\nThe knob ${'turns and '.repeat(20)}turns.`
  expect(quoted(longer, 'knob', { ...room, words: 20 })).toHaveLength(3)
  expect(quoted(longer, 'knob', { ...room, words: 20, all: 40 })).toHaveLength(2)
})

it('has what leans on it only behind code, and no item there that begins in lower case', () => {
  expect(quoted(`The knob dims it.\n\nThis is so.\n\n${filler(8)}`, 'knob')).toEqual(['The knob dims it.'])
  const list = `- red\n- green ${filler(8)}`
  expect(quoted(`Call the knob:\n\n\`\`\`js\nknob()\n\`\`\`\n\n${list}`, 'knob')?.at(-1)).toBe('knob()')
})

it('has the whole of a list that is introduced or numbered, if there is room, and of no other list', () => {
  const items = ['The knob dims it.', filler(3), filler(3)]
  const [plain, numbered] = [
    items.map(item => `- ${item}`).join('\n'),
    items.map((item, at) => `${at + 1}. ${item}`).join('\n')
  ]
  const roomy = { ...room, all: 100 }
  expect(quoted(`${filler(8)}\n\nTo dim it by knob:\n\n${plain}\n\n${filler(8)}`, 'knob', roomy)).toHaveLength(4)
  expect(quoted(`${filler(8)}\n\n${numbered}\n\n${filler(8)}`, 'knob', roomy)).toHaveLength(3)
  expect(quoted(`${filler(8)}\n\n${numbered}\n\n${filler(8)}`, 'knob', { ...room, all: 20 })).toHaveLength(1)
  expect(quoted(`${filler(8)}\n\n${plain}\n\n${filler(8)}`, 'knob', roomy)).toHaveLength(1)
})

it('has no whole table, and no whole list of which it begins in the middle', () => {
  const roomy = { ...room, all: 100 }
  const rows = ['The knob dims it.', filler(3), filler(3)].map(row => `| ${row} |`).join('\n')
  expect(quoted(`The knob:\n\n| Side |\n|---|\n${rows}\n\n${filler(8)}`, 'knob', roomy)).toHaveLength(2)
  const items = [filler(6), filler(6), 'The knob dims it.', filler(3), filler(3)].map(item => `- ${item}`).join('\n')
  expect(quoted(`It has sides:\n\n${items}\n\n${filler(8)}`, 'knob', roomy)).toEqual(['The knob dims it.'])
})

it.each([
  ['Japanese', '基本的な方法を次に記します。'],
  ['Chinese', '使用下面的命令进行备份。'],
  ['Korean', '지원하는 값은 다음과 같습니다.']
])('keeps what introduces code or a list in %s, which a full stop ends, with it', (_, introduction) => {
  const text = `${introduction}\n\n\`\`\`sh\nsu\nexit\nsu\n\`\`\``
  expect(quoted(`${filler(8)}\n\n${text}\n\n${filler(8)}`, introduction, { ...room, lines: 1 })).not.toContain(
    introduction
  )
  expect(quoted(`${filler(8)}\n\n${text}\n\n${filler(8)}`, introduction)).toEqual([introduction, 'su\nexit\nsu'])
  expect(quoted(`${filler(8)}\n\n${introduction}\n\n${filler(8)}`, introduction)).toEqual([introduction])
})

it('does not end with what introduces something that there is no room for', () => {
  const text = `${filler(8)}\n\nTurn the knob. As follows:\n\n- ${'Turn '.repeat(30)}it.\n\n${filler(8)}`
  expect(quoted(text, 'knob', { ...room, all: 20 })).toEqual(['Turn the knob.'])
  const code = `\`\`\`sh\n${'turn\n'.repeat(room.lines + 1)}\`\`\``
  expect(quoted(`Turn the knob. As follows:\n\n${code}\n\n${filler(8)}`, 'knob')).toEqual(['Turn the knob.'])
  const telling = 'It may be dimmed or lit or left alone as here:'
  expect(quoted(text.replace('As follows:', telling), 'knob', { ...room, all: 20 })).toEqual([
    'Turn the knob.',
    telling
  ])
})

it('counts two characters of a script without spaces as a word', () => {
  const sentence = 'ランプは夜になると明るく光ります。'
  const said = quoted(`${sentence.repeat(3)}\n\nつまみで暗くなります。\n\n${sentence.repeat(9)}`, 'ります', {
    ...room,
    words: 30
  })
  expect(said?.length).toBeGreaterThan(2)
  expect(said?.join('').length).toBeLessThanOrEqual(2 * 30 + 5)
})

it('includes what stands between two sentences that answer', () => {
  expect(quoted(`${filler(8)}\n\nThe knob. So it is.\n\nThe knob again.\n\n${filler(8)}`, 'knob')).toEqual([
    'The knob.',
    'So it is.',
    'The knob again.'
  ])
})

it('may begin within a long paragraph, but not within a short one', () => {
  expect(quoted(`${filler(8)} Turn the knob. ${filler(8)}`, 'knob')).toEqual(['Turn the knob.'])
  expect(quoted(`${filler(8)}\n\nIt glows. Turn the knob.\n\n${filler(8)}`, 'knob')).toEqual([
    'It glows.',
    'Turn the knob.'
  ])
})

it('neither begins after what introduces it nor ends with what introduces something else', () => {
  const list = `${filler(8)}\n\nDo this:\n\n- Turn the knob.\n\nThen do that:\n\n${filler(8)}`
  expect(quoted(list, 'knob')).toEqual(['Do this:', 'Turn the knob.'])
})

it('does not begin with the styles of an example', () => {
  const example = (lang: string) => `- One.\n\n\`\`\`js\nlamp()\n\`\`\`\n\n\`\`\`${lang}\n.knob {}\n\`\`\``
  for (const lang of ['css', 'scss', 'sass', 'less', 'CSS'])
    expect(quoted(`${filler(8)}\n\n${example(lang)}\n\n${filler(8)}`, 'knob')).toEqual(['lamp()', '.knob {}'])
  expect(quoted(`${filler(8)}\n\n${example('yaml')}\n\n${filler(8)}`, 'knob')).toEqual(['.knob {}'])
  const alone = '- One.\n\n```css\n.knob {}\n```'
  expect(quoted(`${filler(8)}\n\n${alone}\n\n${filler(8)}`, 'knob')).toEqual(['.knob {}'])
})

it('keeps a sentence and the code after it together, whichever answers', () => {
  const code = '```\nknob()\n```'
  expect(quoted(`${filler(8)}\n\nTurn it.\n\n${code}\n\n${filler(8)}`, 'knob')).toEqual(['Turn it.', 'knob()'])
  expect(quoted(`${filler(8)}\n\nTurn the handle.\n\n${code}\n\n${filler(8)}`, 'handle')).toEqual([
    'Turn the handle.',
    'knob()'
  ])
})

it('includes the short rest of a list or a section', () => {
  expect(quoted(`${filler(8)}\n\n- The knob.\n- Two.\n- Three.\n\n${filler(8)}`, 'knob')).toEqual([
    'The knob.',
    'Two.',
    'Three.'
  ])
  expect(quoted(`${filler(8)}\n\nThe knob.\n\nThat is all.`, 'knob')).toEqual(['The knob.', 'That is all.'])
})

it('exceeds its room only if it is a single piece, but for what introduces that', () => {
  const long = `The knob ${'turns and '.repeat(30)}turns.`
  expect(quoted(`${long}\n\nThe knob.`, 'knob')).toEqual(['The knob.'])
  expect(quoted(long, 'knob')).toEqual([long])
  expect(quoted(`**Turning**\n\n${long}\n\n${filler(8)}`, 'knob')).toEqual(['Turning', long])
  expect(quoted('The knob.\n\n```\nknob\nknob\n```\n\nAnd a knob more.', 'knob', { ...room, lines: 1 })).toHaveLength(1)
})

it('is undefined for an empty section', () => {
  expect(quoted('', 'knob')).toBeUndefined()
})

it('is no single piece that exceeds the room, if that is strict', () => {
  const code = `\`\`\`sh\n${'turn the knob\n'.repeat(room.lines + 1)}\`\`\``
  expect(quoted(code, 'knob')).toHaveLength(1)
  expect(quoted(code, 'knob', { ...room, isStrict: true })).toBeUndefined()
})

it('has a longer rest of its paragraph where that introduces code', () => {
  const paragraph = `The knob dims it. ${'Upon '.repeat(20)}it:`
  expect(quoted(`${filler(8)} ${paragraph}\n\n\`\`\`js\nknob()\n\`\`\`\n\n${filler(8)}`, 'dims')).toHaveLength(3)
  expect(quoted(`${filler(8)} ${paragraph}\n\n${filler(8)}`, 'dims')).toEqual(['The knob dims it.'])
  const telling = paragraph.replace(':', '.')
  expect(quoted(`${filler(8)} ${telling}\n\n\`\`\`js\nknob()\n\`\`\`\n\n${filler(8)}`, 'dims')).toHaveLength(1)
})

it('has as much of what its last sentence introduces as there is room for', () => {
  const items = [1, 2, 3, 4, 5].map(number => `- ${number} ${filler(3)}`).join('\n')
  const introduced = `The knob dims it. It has these sides:\n\n${items}\n\n${filler(8)}`
  expect(quoted(introduced, 'knob')).toHaveLength(2 + 4)
})

it('takes a heading within a note, and a sentence about the following, as what introduces the next', () => {
  expect(quoted(`The knob dims it.\n\n> ### Sides\n>\n> ${filler(20)}`, 'knob')).toEqual(['The knob dims it.'])
  const list = '- left\n- right'
  expect(quoted(`${filler(8)}\n\nThe knob has the following sides.\n\n${list}\n\n${filler(8)}`, 'knob')).toHaveLength(3)
})

it.each([
  ['that ends with a comma', 'Turn the knob, to dim it,', 3],
  ['that ends with no sign', 'To turn the knob', 3],
  ['whose sentence before the last is about the following', 'Put the knob into the following sides. Make those.', 4],
  ['about a table below', 'The knob fits as the table below says.', 3],
  ['that is a whole sentence', 'Turn the knob.', 1]
])('has the list behind a paragraph %s', (_, paragraph, pieces) => {
  const list = `- left ${filler(2)}\n- right`
  expect(quoted(`${filler(8)}\n\n${paragraph}\n\n${list}\n\n${filler(8)}`, 'knob')).toHaveLength(pieces)
})
