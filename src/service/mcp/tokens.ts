/**
 * An upper bound of the number of tokens of a text for the usual tokenizers, without running one. Names and numbers are
 * split into more tokens than words, so every word is counted as if it were split.
 */
export const maxTokensOf = (text: string): number => {
  let tokens = 0
  for (const [piece] of text.matchAll(pieces)) {
    if (/^[a-z]/i.test(piece)) tokens += Math.ceil(piece.length / (piece.length > longWord ? 3 : 4))
    else if (/^ +$/.test(piece)) tokens += piece.length > 1 ? 1 : 0
    else tokens += tokensOfSign(piece.codePointAt(0) ?? 0)
  }
  return tokens
}

/** Splits into Latin words at changes of case, runs of spaces, and single other characters. A single space is free. */
const pieces = /[A-Z]?[a-z]+|[A-Z]+| +|[^A-Za-z ]/gu
/** Letters above which a word is unusual and split into more tokens. */
const longWord = 8

/** Tokens of a character. Older tokenizers split letters of Hebrew, Arabic and Indian scripts in two, emojis in three. */
const tokensOfSign = (sign: number): number => (sign >= 0x1f000 ? 3 : sign >= 0x590 && sign < 0x2000 ? 2 : 1)

/** Cuts a text to a number of tokens and marks the cut. */
export const cutToTokens = (text: string, maxTokens: number): string => {
  if (maxTokensOf(text) <= maxTokens) return text
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (maxTokensOf(text.slice(0, middle)) <= maxTokens - markTokens) low = middle
    else high = middle - 1
  }
  return `${text.slice(0, low).replace(/[\uD800-\uDBFF]$/, '')} …`
}

const markTokens = 2

/** Tokens for closing a code block and opening it again. */
const tokensOfFence = 40
const minPartTokens = 60

/**
 * Splits Markdown into parts of at most so many tokens: between blocks if possible, else between lines, else within a
 * line. A code block that is split is closed and opened again.
 *
 * @param wanted Most tokens of a part, but at least 60.
 */
export const cutIntoParts = (markdown: string, wanted: number): string[] => {
  const maxTokens = Math.max(minPartTokens, wanted)
  const parts: string[] = []
  let part: string[] = []
  let tokens = 0
  let fence = ''
  const end = () => {
    const text = part.join('\n').trim()
    if (text) parts.push(fence ? `${text}\n${markOf(fence)}` : text)
    part = fence ? [fence] : []
    tokens = fence ? 2 * maxTokensOf(fence) : 0
  }
  for (const block of blocksOf(markdown)) {
    const size = maxTokensOf(block)
    if (tokens > 0 && tokens + size > maxTokens) end()
    if (size <= maxTokens) {
      part.push(block, '')
      tokens += size + 2
      continue
    }
    for (const line of block.split('\n').flatMap(line => linesOf(line, maxTokens - tokensOfFence))) {
      const more = maxTokensOf(line) + 1
      if (tokens > 0 && tokens + more > maxTokens) end()
      part.push(line)
      tokens += more
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
      if (!fence && mark) {
        fence = line
        // Reserves tokens to close the fence in this part.
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

/** Splits at empty lines, but not inside of code blocks. */
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

/** Splits a line. */
const linesOf = (line: string, maxTokens: number): string[] => {
  const lines: string[] = []
  let rest = line
  for (let cut = cutToTokens(rest, maxTokens); cut !== rest; cut = cutToTokens(rest, maxTokens)) {
    // At least one character, so that the loop ends however many tokens a character has.
    const taken = Math.max(1, cut.length - ' …'.length)
    lines.push(rest.slice(0, taken))
    rest = rest.slice(taken)
  }
  return [...lines, rest]
}
