import { createMarkScanner, type Token } from './marks.ts'

/** The text before a tag, and behind it once it has come. */
interface Split {
  before: string
  after?: string
}

interface TagReader {
  push: (text: string) => Split
  /** Returns what was held back. */
  end: () => Split
}

/** Splits Markdown that arrives in pieces of any size at the first place of a tag that is not in code. */
export const createTagReader = (tag: string): TagReader => {
  const scanner = createMarkScanner()
  let held = ''
  const read = (tokens: Token[]): Split => {
    let before = ''
    for (const [index, token] of tokens.entries()) {
      held += textOf(token)
      const isCode = token.type === 'code'
      const place = isCode ? -1 : held.indexOf(tag)
      if (place >= 0) {
        const rest = [...tokens.slice(index + 1), ...scanner.end()].map(textOf)
        return { before: before + held.slice(0, place), after: held.slice(place + tag.length) + rest.join('') }
      }
      // The tag may come in pieces.
      const length = isCode ? held.length : Math.max(0, held.length - tag.length + 1)
      before += held.slice(0, length)
      held = held.slice(length)
    }
    return { before }
  }
  return {
    push: text => read(scanner.push(text)),
    end() {
      const split = read(scanner.end())
      return split.after === undefined ? { before: split.before + held } : split
    }
  }
}

/** Whether a text has a tag that is not in code. */
export const hasTag = (tag: string, text: string): boolean => {
  const reader = createTagReader(tag)
  return reader.push(text).after !== undefined || reader.end().after !== undefined
}

const textOf = (token: Token): string => (token.type === 'mark' ? token.space + token.image + token.text : token.text)
