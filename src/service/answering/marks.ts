/** A mark in brackets, with what stands right before it. */
export interface Mark {
  type: 'mark'
  /** As it is written, without what stands before it. */
  text: string
  name: string
  /** Empty for a mark without an address. */
  url: string
  space: string
  /** The exclamation mark of an image. */
  image: string
}

/** A piece of Markdown: a mark, the end of a line with the space before it, or text and code as they are. */
export type Piece = Mark | { type: 'text' | 'newline'; text: string }

export interface MarkScanner {
  /** Takes what has come and returns the pieces that are whole. */
  push: (text: string) => Piece[]
  /** Returns what was held back. */
  end: () => Piece[]
}

/** Characters that a mark may have before it is taken for plain text, and a stretch of code in a line. */
const longest = { mark: 2_500, code: 1_000 }

/** Finds the marks of Markdown that comes in pieces of any size. Code holds none. */
export const createMarkScanner = (): MarkScanner => {
  let rest = ''
  /** The fence of the code block that is open. */
  let fence = ''
  let isLineStart = true

  const take = (type: 'text' | 'newline', length: number): Piece => {
    const text = rest.slice(0, length)
    rest = rest.slice(length)
    return { type, text }
  }

  /** Whether the line may begin with a fence that is not whole yet. */
  const startLine = (isEnd: boolean): Piece | 'more' | undefined => {
    const [opening, marks] = /^[ \t>]*(?:(`{3,}|~{3,})|[`~]{0,2}$)/.exec(rest) ?? []
    if (opening?.length === rest.length && !isEnd) return 'more'
    isLineStart = false
    if (!opening || !marks || (fence && !marks.startsWith(fence))) return undefined
    fence = fence ? '' : marks
    return take('text', opening.length)
  }

  const next = (isEnd: boolean): Piece | 'more' => {
    const started = isLineStart ? startLine(isEnd) : undefined
    if (started) return started
    if (fence) {
      const line = rest.indexOf('\n') + 1
      isLineStart = line > 0
      return take('text', line || rest.length)
    }
    // A space or an exclamation mark may belong to the mark that follows.
    const plain = /^(?:[^`[\n【 \t!]|[ \t!]+(?=[^`[\n【 \t!]))+/.exec(rest)
    if (plain) return take('text', plain[0].length)
    const [before = '', space = '', image = ''] = /^([ \t]*)(!*)/.exec(rest) ?? []
    const after = rest.slice(before.length)
    if (!after) return isEnd ? take('text', before.length) : 'more'
    if (after[0] === '\n') {
      isLineStart = true
      return take('newline', before.length + 1)
    }
    if (after[0] === '`') {
      const length = codeLength(after, isEnd)
      return length ? take('text', before.length + length) : 'more'
    }
    const mark = markAt(after, isEnd)
    if (mark === 'more') return mark
    if (!mark) return take('text', before.length + 1)
    rest = after.slice(mark.text.length)
    return { type: 'mark', ...mark, space, image }
  }

  const pieces = (isEnd: boolean): Piece[] => {
    const found: Piece[] = []
    while (rest) {
      const piece = next(isEnd)
      if (piece === 'more') break
      found.push(piece)
    }
    return found
  }

  return {
    push(text) {
      rest += text
      return pieces(false)
    },
    end: () => pieces(true)
  }
}

/** How long the code at the start of a text is, or its ticks where nothing closes them; 0 while that is to come. */
const codeLength = (text: string, isEnd: boolean): number => {
  const ticks = /^`+/.exec(text)?.[0] ?? ''
  if (!isEnd && ticks.length === text.length) return 0
  const close = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(text.slice(ticks.length))
  const end = close ? close.index + 2 * ticks.length : 0
  const isOpen = !isEnd && text.length < longest.code && !/\n[ \t]*\n/.test(text)
  // More ticks may follow the last ones.
  if (isOpen && (!end || end === text.length)) return 0
  return end || ticks.length
}

/** What begins with a bracket: `[name](url)`, `[name]` or `【name】`; `more` when it is not whole yet. */
const markAt = (text: string, isEnd: boolean): Pick<Mark, 'text' | 'name' | 'url'> | 'more' | undefined => {
  const found =
    /^【([^】\n]*)】/.exec(text) ??
    /^\[([^[\]\n]*)\](?:\(\s*<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+["'][^"'\n]*["'])?\s*\))?/.exec(text)
  const isOpen = !isEnd && text.length < longest.mark && !text.includes('\n')
  if (!found) return isOpen && /^(?:【[^】]*|\[[^[\]]*)$/.test(text) ? 'more' : undefined
  const [whole, name = '', url = ''] = found
  const after = text.slice(whole.length)
  // Its address may be still to come.
  if (isOpen && !url && whole.startsWith('[') && (after === '' || /^\(\s*\S*(?:\s+["'][^"'\n]*)?$/.test(after)))
    return 'more'
  return { text: whole, name, url }
}
