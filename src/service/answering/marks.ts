/** A mark in brackets, with the space or exclamation mark before it. */
export interface Mark {
  type: 'mark'
  /** The mark as it is written, without what is before it. */
  text: string
  name: string
  /** Empty for a mark without an address. */
  url: string
  space: string
  /** The exclamation mark of an image. */
  image: string
}

/** A token of Markdown: a mark, a line end with the space before it, or text and code as they are. */
export type Token = Mark | { type: 'text' | 'code' | 'newline'; text: string }

export interface MarkScanner {
  /** Adds text and returns the tokens that are complete. */
  push: (text: string) => Token[]
  /** Returns what was held back. */
  end: () => Token[]
  /** The opening of the code block that is open, with what is before it in its line; empty outside of one. */
  openFence: () => string
}

/** Most characters of a mark, of inline code and of the space before a mark; anything longer counts as plain text. */
const maxLength = { mark: 2_500, code: 1_000, space: 100 }

/** Scans Markdown that arrives in pieces of any size for marks. Finds none in code. */
export const createMarkScanner = (): MarkScanner => {
  let rest = ''
  let fence = ''
  let isLineStart = true
  /** The beginning of the line so far, and whether the line is indented code. */
  let line = ''
  let isCode = false
  const indentation = createIndentation()

  const take = (type: 'text' | 'code' | 'newline', length: number): Token => {
    const text = rest.slice(0, length)
    rest = rest.slice(length)
    return { type, text }
  }

  /** Handles the start of a line: a fence, indented code, or `more` while a fence may still be incomplete. */
  const startLine = (isEnd: boolean): Token | 'more' | undefined => {
    const [opening, marks] = /^[ \t>]*(?:(`{3,}|~{3,})|[`~]{0,2}$)/.exec(rest) ?? []
    if (opening?.length === rest.length && !isEnd && rest.length < maxLength.code) return 'more'
    isLineStart = false
    line = ''
    isCode = indentation.isCode(rest)
    if (!opening || !marks || (fence && !marks.startsWith(fence.replace(/^[ \t>]+/, '')))) return undefined
    fence = fence ? '' : opening
    return take('code', opening.length)
  }

  const next = (isEnd: boolean): Token | 'more' => {
    const started = isLineStart ? startLine(isEnd) : undefined
    if (started) return started
    if (fence || isCode) {
      const length = rest.indexOf('\n') + 1
      isLineStart = length > 0
      return take('code', length || rest.length)
    }
    // A space or an exclamation mark may belong to the mark that follows.
    const plain = /^(?:[^`[\n【 \t!]|[ \t!]+(?=[^`[\n【 \t!]))+/.exec(rest)
    if (plain) return take('text', plain[0].length)
    const early = beforeLastSpace(rest)
    if (early) return take('text', early)
    const [before = '', space = '', image = ''] = /^([ \t]*)(!*)/.exec(rest) ?? []
    const after = rest.slice(before.length)
    if (!after) return isEnd ? take('text', before.length) : 'more'
    if (after[0] === '\n') {
      isLineStart = true
      indentation.endLine(line)
      return take('newline', before.length + 1)
    }
    if (after[0] === '`') {
      const length = codeLength(after, isEnd)
      return length ? take('code', before.length + length) : 'more'
    }
    const mark = markAt(after, isEnd)
    if (mark === 'more') return mark
    if (!mark) return take('text', before.length + 1)
    rest = after.slice(mark.text.length)
    return { type: 'mark', ...mark, space, image }
  }

  const tokens = (isEnd: boolean): Token[] => {
    const found: Token[] = []
    while (rest) {
      const before = rest
      const token = next(isEnd)
      if (token === 'more') break
      if (line.length < maxLength.space) line += before.slice(0, Math.min(maxLength.space, before.length - rest.length))
      found.push(token)
    }
    return found
  }

  return {
    push(text) {
      rest += text
      return tokens(false)
    },
    end: () => tokens(true),
    openFence: () => fence
  }
}

/**
 * Tells indented code: behind a blank line, four columns further than the text of the list item that is open. The first
 * line is none, because an answer loses the spaces before it.
 */
const createIndentation = () => {
  let isOpen = false
  /** Where the text of the list item begins; 0 outside of lists. */
  let column = 0
  return {
    isCode: (line: string) => isOpen && widthOf(line) >= column + 4,
    /** Takes the beginning of a line that was no code. */
    endLine(line: string) {
      const isBlank = !line.trim()
      const [item] = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?=\S)/.exec(line) ?? []
      if (item) column = item.length
      else if (isOpen && !isBlank && widthOf(line) === 0) column = 0
      isOpen = isBlank
    }
  }
}

/** Columns of the white space at the start of a line. */
const widthOf = (line: string): number => {
  const space = /^[ \t]*/.exec(line)?.[0] ?? ''
  return [...space].reduce((column, sign) => (sign === '\t' ? column + 4 - (column % 4) : column + 1), 0)
}

/** Length of the spaces and exclamation marks at the start of a text, without the last that may belong to a mark. */
const beforeLastSpace = (text: string): number => {
  const length = /^[ \t!]*/.exec(text)?.[0].length ?? 0
  let end = text[length - 1] === '!' ? length - 1 : length
  while (text[end - 1] === ' ' || text[end - 1] === '\t') end--
  return Math.max(end, length - maxLength.space)
}

/** Length of the inline code at the start of a text, or of its unclosed backticks; 0 while more text is needed. */
const codeLength = (text: string, isEnd: boolean): number => {
  const ticks = /^`+/.exec(text)?.[0] ?? ''
  // A pattern of very many does not compile.
  if (ticks.length >= maxLength.code) return ticks.length
  if (!isEnd && ticks.length === text.length) return 0
  const close = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(text.slice(ticks.length))
  const end = close ? close.index + 2 * ticks.length : 0
  const isOpen = !isEnd && text.length < maxLength.code && !/\n[ \t]*\n/.test(text)
  // More backticks may follow the last ones.
  if (isOpen && (!end || end === text.length)) return 0
  return end || ticks.length
}

/**
 * The mark at the start of a text: `[name](url)`, `[[name]](url)`, each also without its address, or `【name】`; `more` while
 * it is incomplete.
 */
const markAt = (text: string, isEnd: boolean): Pick<Mark, 'text' | 'name' | 'url'> | 'more' | undefined => {
  const isOpen = !isEnd && text.length < maxLength.mark && !text.includes('\n')
  const [label = ''] = /^(?:【[^【】\n]*】|\[\[[^[\]\n]*\]\]|\[[^[\]\n]*\])/.exec(text) ?? []
  if (!label) return isOpen && /^(?:【[^【】]*|\[[^[\]]*|\[\[[^[\]]*\]?)$/.test(text) ? 'more' : undefined
  const name = label.replaceAll(/^(?:【|\[+)|(?:】|\]+)$/g, '')
  if (label.startsWith('【')) return { text: label, name, url: '' }
  const after = text.slice(label.length)
  const [address, enclosed, url = enclosed ?? ''] =
    /^\(\s*(?:<([^<>\n]*)>|([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*))(?:\s+["'][^"'\n]*["'])?\s*\)/.exec(after) ?? []
  if (address === undefined) {
    // It may still follow.
    const isBegun = () => after === '' || /^\(\s*(?:<[^<>\n]*>?|\S*)(?:\s+["'][^"'\n]*)?$/.test(after)
    return isOpen && isBegun() ? 'more' : { text: label, name, url: '' }
  }
  return { text: label + address, name, url }
}
