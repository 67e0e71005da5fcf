import { describe, expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { firstSentence, type Piece, piecesOf } from './pieces.ts'

const piecesIn = (markdown: string): Piece[] =>
  readPage('a.md', `# Lamp\n\n${markdown}\n`).sections.flatMap(section => piecesOf(section))

/** The texts of what introduces something. */
const leadIns = (markdown: string): string[] =>
  piecesIn(markdown)
    .filter(({ isLeadIn }) => isLeadIn)
    .map(({ text }) => text.trim())

const code = '```\nlamp()\n```'
const list = '- Lamp.'
const table = '| lamp |\n|---|\n| green |'

describe('a sentence introduces what stands behind it', () => {
  it.each([
    'Turn the knob:',
    'つまみを回します：',
    'Turn the knob;',
    'Turn the knob –',
    'つまみを回して、',
    '转动旋钮，',
    'To turn the knob',
    'The knob has the following sides.',
    'The knob is turned as follows.',
    'The knob is turned as shown below.',
    'The knob is turned as given below.',
    'The knob is turned as listed below.',
    'The knob is turned as in the table below.',
    'Of the list below, pick a knob.',
    'Turn the knob as in the example below.',
    'The code below turns the knob.',
    'The script below turns the knob.',
    'The snippet below turns the knob.',
    'Follow the steps below.',
    'Use the command below.',
    'Use the commands below.',
    'The knob is turned like this.',
    'Der Knopf hat folgende Seiten.',
    'Le bouton a les faces suivantes.',
    'Tournez le bouton suivant.',
    'Tournez le bouton ci-dessous.',
    'La perilla tiene los siguientes lados.',
    'Gire la perilla siguiente.',
    'La perilla gira como se ve a continuación.',
    'O botão tem os seguintes lados.',
    'Gire o botão seguinte.',
    'Gire o botão a seguir.',
    'O botão gira como abaixo.',
    'Ручка имеет следующие стороны.',
    'Поверните ручку, как показано ниже.',
    '次のとおりです。',
    '以下に示します。',
    '下記を見ます。',
    '下面是旋钮的各面。',
    '下列是旋钮的各面。',
    '旋钮的各面如下。',
    '손잡이는 다음과 같습니다.',
    '아래의 손잡이를 돌립니다.'
  ])('%s', sentence => {
    for (const next of [code, list, table]) expect(leadIns(`${sentence}\n\n${next}`)).toEqual([sentence])
  })
})

describe('nothing is introduced', () => {
  it.each([
    ['by a whole sentence', `Turn the knob.\n\n${code}`],
    ['by a paragraph that ends with no full stop, before another', 'Turn the knob\n\nIt glows.'],
    ['by code before a list', `\`\`\`sh\nnpm install lamp\n\`\`\`\n\n${list}`],
    ['by an item before code', `- Lamp\n\n${code}`],
    ['by code that ends with a colon', '```yaml\nlamp:\n```\n\nIt glows.'],
    ['by an item that ends with a colon', `- Lamp:\n\n${code}`],
    ['by a paragraph that begins in bold', '**Lamp** with a knob\n\nIt glows.'],
    ['by a longer word that has one of these', `It is unlike this.\n\n${list}`],
    ['by a word that begins so', `O botão abaixou.\n\n${list}`]
  ])('%s', (_, markdown) => {
    expect(leadIns(markdown)).toEqual([])
  })
})

it('a line in bold and a heading in a note introduce what they stand above', () => {
  expect(leadIns('**Knob**\n\nIt glows.')).toEqual(['Knob'])
  expect(leadIns('**Knob**\\\nIt glows.')).toEqual(['Knob'])
  expect(leadIns('**Knob** *two*\n\nIt glows.')).toEqual([])
  expect(leadIns('> [!NOTE]\n> ### Knob\n>\n> It glows.')).toEqual(['Note', 'Knob'])
})

it('code has lines and no words, and prose the other way round', () => {
  const counts = piecesIn(`Turn the knob.\n\n\`\`\`\nlamp.turn(knob)\nlamp()\n\`\`\``).map(({ words, lines }) => [
    words,
    lines
  ])
  expect(counts).toEqual([
    [3, 0],
    [0, 2]
  ])
})

it('a long line of code counts as several, and an empty one as one', () => {
  expect(piecesIn(`\`\`\`\n${'x'.repeat(81)}\n\n${'x'.repeat(80)}\n\`\`\``).map(({ lines }) => lines)).toEqual([4])
})

it.each([
  ['behind what has no full stop and items that have one', 'Stability: 2\n\n- `hue` {Lamp}.\n\nLights a lamp.', 2],
  ['that ends with a quotation mark', 'Stability: 2\n\nIt is called “lamp.”', 1],
  ['that ends with a bracket', 'Stability: 2\n\n(It glows.)', 1],
  [
    'of a row, where the table has no head',
    '**glow**\n\n| | |\n|-|-|\n| What | Glows. |\n| Default | 5 |\n\nIt glows.',
    1
  ],
  ['behind a table that has one', '| a | b |\n|-|-|\n| What | Glows. |\n\nIt glows.', 1],
  ['of none', 'Stability: 2', -1]
])('the first sentence is that %s', (_, markdown, place) => {
  expect(firstSentence(piecesIn(markdown))).toBe(place)
})

it('a table of which there is only the head is one piece, with its words', () => {
  expect(piecesIn('| Knob | Shade |\n|---|---|').map(({ text }) => text)).toEqual(['Knob Shade'])
})

it('words on both sides of a hard line break stay apart', () => {
  expect(piecesIn('Glow\\\nand dim.').map(({ text }) => text)).toEqual(['Glow\nand dim.'])
  expect(piecesIn('- **Glow\\\nbright**').map(({ text }) => text)).toEqual(['Glow\nbright'])
})

it('items of an ordered list keep their numbers', () => {
  const numbers = piecesIn('3. Take it.\n4. Turn it.').map(({ node }) => node.type === 'list' && node.start)
  expect(numbers).toEqual([3, 4])
})

it('markup and lines across are no pieces', () => {
  expect(
    piecesIn('It glows.\n\n<div class="lamp"></div>\n\n---\n\n> It dims.\n>\n> ---\n').map(({ kind }) => kind)
  ).toEqual(['sentence', 'sentence'])
})
