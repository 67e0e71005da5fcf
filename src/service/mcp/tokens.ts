/**
 * How many tokens a text is at most, for the tokenizers of the usual models: none is asked. Words of a natural language
 * are fewer, names and numbers are cut smaller, and so each is counted as if it were cut.
 */
export const tokensAtMost = (text: string): number => {
  let tokens = 0
  for (const [piece] of text.matchAll(pieces)) {
    if (/^[a-z]/i.test(piece)) tokens += Math.ceil(piece.length / (piece.length > longWord ? 3 : 4))
    else if (/^ +$/.test(piece)) tokens += piece.length > 1 ? 1 : 0
    else tokens += tokensOfSign(piece.codePointAt(0) ?? 0)
  }
  return tokens
}

/** Latin words at the changes of case, runs of blanks, and each other sign by itself; a blank goes with what follows. */
const pieces = /[A-Z]?[a-z]+|[A-Z]+| +|[^A-Za-z ]/gu
/** Letters from which on a word is none of the usual ones, and cut smaller. */
const longWord = 8

/** Letters of Hebrew, Arabic and the scripts of India are cut in two by older tokenizers, emojis in three. */
const tokensOfSign = (sign: number): number => (sign >= 0x1f000 ? 3 : sign >= 0x590 && sign < 0x2000 ? 2 : 1)

/** The beginning of a text that has at most so many tokens, with a mark where it was cut. */
export const cutToTokens = (text: string, most: number): string => {
  if (tokensAtMost(text) <= most) return text
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (tokensAtMost(text.slice(0, middle)) <= most - markTokens) low = middle
    else high = middle - 1
  }
  return `${text.slice(0, low).replace(/[\uD800-\uDBFF]$/, '')} …`
}

const markTokens = 2

/** Tokens that closing a code block and opening it again may take. */
const tokensOfFence = 40
const smallestPart = 60

/**
 * A Markdown text in parts of at most so many tokens: cut between blocks where that can be, else between lines, and a
 * line that is longer within itself. A code block that is cut is closed, and opened again.
 *
 * @param wanted A part has room for 60, whatever is wanted.
 */
export const cutIntoParts = (markdown: string, wanted: number): string[] => {
  const most = Math.max(smallestPart, wanted)
  const parts: string[] = []
  let part: string[] = []
  let tokens = 0
  let fence = ''
  const end = () => {
    const text = part.join('\n').trim()
    if (text) parts.push(fence ? `${text}\n${markOf(fence)}` : text)
    part = fence ? [fence] : []
    tokens = fence ? 2 * tokensAtMost(fence) : 0
  }
  for (const block of blocksOf(markdown)) {
    const size = tokensAtMost(block)
    if (tokens > 0 && tokens + size > most) end()
    if (size <= most) {
      part.push(block, '')
      tokens += size + 2
      continue
    }
    for (const line of block.split('\n').flatMap(line => linesOf(line, most - tokensOfFence))) {
      const more = tokensAtMost(line) + 1
      if (tokens > 0 && tokens + more > most) end()
      part.push(line)
      tokens += more
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
      if (!fence && mark) {
        fence = line
        // It is closed in this part, whatever comes.
        tokens += more
      } else if (fence && mark.startsWith(markOf(fence))) fence = ''
    }
    part.push('')
  }
  fence = ''
  end()
  return parts
}

const markOf = (fence: string): string => /^\s*([`~]+)/.exec(fence)?.[1] ?? ''

/** What empty lines separate; a code block with empty lines in it is one. */
const blocksOf = (markdown: string): string[] => {
  const blocks: string[] = []
  let fence = ''
  const block: string[] = []
  for (const line of [...markdown.split('\n'), '']) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (!fence) fence = mark
    else if (mark.startsWith(fence)) fence = ''
    if (line.trim() || fence) block.push(line)
    else if (block.length > 0) blocks.push(block.splice(0).join('\n'))
  }
  return block.length > 0 ? [...blocks, block.join('\n')] : blocks
}

/** A line in pieces. */
const linesOf = (line: string, most: number): string[] => {
  const lines: string[] = []
  let rest = line
  for (let cut = cutToTokens(rest, most); cut !== rest; cut = cutToTokens(rest, most)) {
    // However many tokens one letter has, the rest becomes shorter.
    const taken = Math.max(1, cut.length - ' …'.length)
    lines.push(rest.slice(0, taken))
    rest = rest.slice(taken)
  }
  return [...lines, rest]
}
