/** The constructs of an answer, each in a form that can be repeated any number of times. */

/** Inline constructs by name. */
const inlines: Readonly<Record<string, string>> = {
  word: 'word',
  letter: 'a',
  emphasis: '*a*',
  strong: '**a**',
  'strong emphasis': '***a***',
  struck: '~~a~~',
  code: '`a`',
  link: '[a](/b)',
  'foreign link': '[a](https://b.test/c)',
  'link with a title': '[a](/b "c")',
  image: '![a](/b.png)',
  'foreign image': '![a](https://b.test/c.png)',
  reference: '[a][r]',
  citation: '[1](/guide)',
  'bare address': 'https://a.test/b',
  'address in brackets': '<https://a.test/b>',
  'email address': 'a@b.test',
  'footnote reference': '[^n]',
  'line break': 'a<br>',
  entity: '&amp;',
  escape: '\\*',
  html: '<b>a</b>',
  formula: '$x^2$',
  'formula in brackets': '\\(x^2\\)',
  'display formula': '$$\\frac{a}{b}$$',
  'combining marks': '\u0301',
  'letter with combining marks': `a${'\u0301\u0323'.repeat(20)}`,
  'right-to-left': 'שלום',
  'both directions': 'a שלום',
  'direction marks': '\u202eab\u202c',
  'joined emoji': '👩‍👩‍👧‍👦',
  'wide letters': '文字',
  'soft hyphens': 'a\u00ad',
  'zero-width spaces': '\u200b',
  tab: '\ta',
  'null character': '\0',
  'open emphasis': '*a ',
  'open strong': '**a ',
  'open code': '`a ``b ',
  'open bracket': '[a',
  'open link': '[a](b',
  'open image': '![a](',
  'open angle bracket': '<a ',
  'open entity': '&a',
  'open formula': '$a ',
  'closing emphasis': 'a* ',
  'closing bracket': 'a]'
}

/** Blocks by name; each ends its line. */
const blocks: Readonly<Record<string, string>> = {
  paragraph: 'a b c\n\n',
  'one letter in a paragraph': 'a\n\n',
  line: 'a\n',
  heading: '# a\n',
  'heading of level six': '###### a\n',
  'underlined heading': 'a\n---\n',
  rule: '---\n',
  'empty item': '-\n',
  item: '- a\n',
  'loose item': '- a\n\n',
  'numbered item': '1. a\n',
  task: '- [ ] a\n',
  'ticked task': '- [x] a\n',
  'item of two paragraphs': '- a\n\n  b\n\n',
  'item with code': '- a\n\n  ```js\n  b\n  ```\n',
  'items of changing marks': '- a\n* b\n+ c\n',
  'nested item': '- a\n  - b\n    - c\n',
  fence: '```\na\n```\n',
  'empty fence': '```\n```\n',
  'fence with a language': '```js\nconst a = 1\n```\n',
  'indented code': '    a\n\nb\n\n',
  quote: '> a\n\n',
  'quoted line': '> a\n',
  'quote of an item': '> - a\n\n',
  note: '> [!NOTE]\n> a\n\n',
  table: '|a|b|\n|-|-|\n|c|d|\n\n',
  'table header': '|a|\n|-|\n\n',
  footnote: '[^n]: a\n\n',
  definition: '[r]: /b\n',
  'html block': '<div>a</div>\n\n',
  'display formula block': '$$\nx^2\n$$\n\n',
  suggestions: '```suggestions\n- a\n```\n\n',
  'blank line': '\n'
}

/** Blocks that stay open, by name: their first line, a line that continues them, and the line that ends them. */
const growing: Readonly<Record<string, { begin: string; line: string; end?: string }>> = {
  'code of punctuation': { begin: '```json\n', line: '[{},1,"a"],\n', end: '```\n' },
  'blocks of code of punctuation': { begin: '', line: `\`\`\`json\n${'[{},1,"a"],'.repeat(400)}\n\`\`\`\n` },
  'links of long words': { begin: '', line: `[${'é'.repeat(9000)}](/b)\n\n` },
  'links of long titles': { begin: '', line: `[a](/b "${'c '.repeat(4000)}")\n\n` },
  'links to long addresses': { begin: '', line: `[a](/${'b/'.repeat(4000)})\n\n` },
  'long formulas': { begin: '', line: `$$${'x^2+'.repeat(400)}$$\n\n` },
  'code without an end': { begin: '```js\n', line: 'const a = [1, 2]\n' },
  'code of short lines': { begin: '```js\n', line: 'a\n', end: '```\n' },
  'code of blank lines': { begin: '```\n', line: '\n', end: '```\n' },
  'code in one line': { begin: '```\n', line: 'a b ', end: '\n```\n' },
  'indented code lines': { begin: '', line: '    a\n' },
  'rows of a table': { begin: '|a|b|\n|-|-|\n', line: '|c|d|\n' },
  'rows of many columns': { begin: `${'|a'.repeat(64)}\n${'|-'.repeat(64)}\n`, line: `${'|b'.repeat(64)}\n` },
  'rows of no cells': { begin: `${'|a'.repeat(64)}\n${'|-'.repeat(64)}\n`, line: '|\n' },
  'rows of long cells': { begin: '|a|b|\n|-|-|\n', line: `|${'word '.repeat(100)}|d|\n` },
  'lines of a quote': { begin: '', line: '> a *b*\n' },
  'lines that go on with a quote': { begin: '> a\n', line: 'a\n' },
  'lines of an item': { begin: '- a\n', line: '  a\n' },
  'paragraphs of an item': { begin: '- a\n', line: '\n  a\n' },
  'paragraphs of a quote': { begin: '', line: '> a\n>\n' },
  'items in a quote': { begin: '', line: '> - a\n' },
  'items in an item': { begin: '- a\n', line: '  - a\n' },
  'items in items, in turn': { begin: '', line: '- a\n  - b\n' },
  'numbered items without an end': { begin: '', line: '12345. a\n' },
  'lines of a formula': { begin: '$$\n', line: 'x + y\n' }
}

/** Marks that nest when they are repeated at the beginning of a line, by name. */
const nesting: Readonly<Record<string, string>> = {
  quotes: '> ',
  items: '- ',
  'numbered items': '1. ',
  'quotes and items': '> - ',
  emphasis: '*a **b ',
  brackets: '[',
  'image brackets': '![',
  'open html': '<b>'
}

/** Characters that are repeated to one run, by name. */
const runs: Readonly<Record<string, string>> = {
  'one word': 'a',
  'one long line': 'word ',
  'marks of emphasis': '*',
  'marks of strike': '~',
  underscores: '_',
  backticks: '`',
  backslashes: '\\',
  bars: '|',
  dashes: '-',
  'equals signs': '=',
  'greater-than signs': '>',
  'number signs': '#',
  spaces: ' ',
  dollars: '$',
  ampersands: '&',
  'carriage returns': '\r',
  'half characters': '\ud83d',
  'a letter and combining marks': 'a\u0301'
}

const fill = (piece: string, size: number, at = 0): string =>
  piece.repeat(Math.max(1, Math.floor((size - at) / piece.length)))

/** Answers of about `size` UTF-16 units, by the construct that they repeat. */
export const answers = (size: number): Record<string, string> => {
  const all: Record<string, string> = {}
  for (const [name, piece] of Object.entries(inlines)) {
    all[`${name}: one line`] = fill(`${piece} `, size)
    all[`${name}: no space`] = fill(piece, size)
    all[`${name}: lines`] = fill(`${piece}\n`, size)
    all[`${name}: paragraphs`] = fill(`${piece}\n\n`, size)
    all[`${name}: paragraphs of 5 KB`] = fill(`${fill(`${piece} `, 5000)}\n\n`, size)
    all[`${name}: items`] = fill(`- ${piece}\n`, size)
    all[`${name}: cells`] = `|a|b|\n|-|-|\n${fill(`|${piece}|${piece}|\n`, size)}`
  }
  for (const [name, block] of Object.entries(blocks)) {
    all[`${name}: repeated`] = fill(block, size)
    all[`${name}: after paragraphs`] = fill(`a\n\n${block}`, size)
    all[`${name}: in an item`] = fill(`- ${block.trimEnd().replaceAll('\n', '\n  ')}\n`, size)
    all[`${name}: in a quote`] = fill(`${block.trimEnd().replace(/^/gm, '> ')}\n\n`, size)
  }
  for (const [name, { begin, line, end = '' }] of Object.entries(growing)) {
    all[name] = begin + fill(line, size) + end
  }
  for (const [name, piece] of Object.entries(nesting)) {
    all[`nested ${name}: one line`] = `${fill(piece, size)}a`
    all[`nested ${name}: lines`] = fill(`${piece.repeat(20)}a\n`, size)
    all[`nested ${name}: paragraphs`] = fill(`${piece.repeat(20)}a\n\n`, size)
    all[`nested ${name}: deeper by each line`] = staircase(piece, size)
  }
  for (const [name, piece] of Object.entries(runs)) {
    all[`a run of ${name}`] = fill(piece, size)
    all[`a run of ${name}: lines of 1 KB`] = fill(`${fill(piece, 1000)}\n`, size)
  }
  all['all blocks in turn'] = fill(Object.values(blocks).join('\n'), size)
  all['all inlines in turn, one line'] = fill(Object.values(inlines).join(' '), size)
  all['all inlines in turn, paragraphs'] = fill(Object.values(inlines).join('\n\n'), size)
  for (let seed = 1; seed <= 8; seed++) all[`mixed ${seed}`] = mixed(size, seed)
  return all
}

const staircase = (piece: string, size: number): string => {
  let text = ''
  for (let depth = 1; text.length < size; depth = (depth % 60) + 1) text += `${piece.repeat(depth)}a\n`
  return text
}

/** Blocks with inline constructs in a random order, which a seed makes repeatable. */
const mixed = (size: number, seed: number): string => {
  let state = seed
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const [someBlocks, someInlines] = [Object.values(blocks), Object.values(inlines)]
  let text = ''
  while (text.length < size) {
    const block = someBlocks[random(someBlocks.length)] as string
    const words = Array.from({ length: 1 + random(8) }, () => someInlines[random(someInlines.length)]).join(' ')
    text += block.replace('a', words) + '\n'.repeat(random(2))
  }
  return text
}
