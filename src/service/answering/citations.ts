import type { NumberedSource } from './grounding.ts'
import type { Supports } from './support.ts'

/** What comes out: text for the reader, and each source right before it is cited for the first time. */
export type Cited = string | NumberedSource

export interface CitationReader {
  /** Takes the next piece of an answer and returns what can be shown of it. */
  push: (piece: string) => Cited[]
  /** Returns what was held back. */
  end: () => Cited[]
  cited: () => NumberedSource[]
  /** Whether the answer said of itself that no section answers: `[0]`. */
  refused: () => boolean
}

/** Characters that a mark may have before it is taken for plain text, and a stretch of code in a line. */
const longest = { mark: 2_500, code: 1_000 }

/**
 * Checks the citations of an answer while it is written. Of numbers only those of given sections stay, as links to
 * them, and only behind a statement that the section can stand for; of other links, those to a section or to what a
 * section itself links to. Code is left as it is.
 */
export const createCitationReader = (sources: NumberedSource[], supports: Supports): CitationReader => {
  const linked = sources.flatMap(({ blocks }) => blocks).join('\n')
  const cited: NumberedSource[] = []
  let refused = false
  /** What is not yet shown. */
  let rest = ''
  /** The fence of the code block that is open. */
  let fence = ''
  let isLineStart = true
  /** What the paragraph says so far. */
  let paragraph = ''

  const run = (isEnd: boolean): Cited[] => {
    const shown: Cited[] = []
    const show = (text: string) => {
      paragraph += text
      if (text) shown.push(text)
    }
    /** Shows the first characters of the rest. */
    const take = (length: number) => {
      const text = rest.slice(0, length)
      rest = rest.slice(length)
      show(text)
    }
    const cite = (source: NumberedSource) => {
      if (cited.includes(source)) return
      cited.push(source)
      shown.push(source)
    }

    /** A mark of numbers: `[1]`, `[1, 2]`, `[1](/page)`. */
    const citeNumbers = (space: string, numbers: string[], url: string) => {
      const statement = lastStatement(paragraph)
      const found = numbers.flatMap(number => {
        if (number === '0') refused = true
        return sourceOf(sources, number, url) ?? []
      })
      const links = [...new Set(found)].filter(source => supports(statement, source))
      for (const [index, source] of links.entries()) {
        cite(source)
        shown.push(`${index === 0 ? space : ''}[${source.number}](${source.url})`)
      }
    }

    const step = (): boolean => {
      if (isLineStart) {
        const opening = /^[ \t>]*(?:(`{3,}|~{3,})|[`~]{0,2}$)/.exec(rest)
        // It may grow.
        if (opening?.[0].length === rest.length && !isEnd) return false
        isLineStart = false
        if (opening?.[1] && (!fence || opening[1].startsWith(fence))) {
          fence = fence ? '' : opening[1]
          take(opening[0].length)
          return true
        }
      }
      if (fence) {
        const line = rest.indexOf('\n') + 1
        isLineStart = line > 0
        take(line || rest.length)
        return true
      }
      // A space or an exclamation mark may belong to the mark that follows.
      const plain = /^(?:[^`[\n【 \t!]|[ \t!]+(?=[^`[\n【 \t!]))+/.exec(rest)
      if (plain) {
        take(plain[0].length)
        return true
      }
      const [, space = '', image = ''] = /^([ \t]*)(!*)/.exec(rest) ?? []
      const before = space.length + image.length
      const next = rest[before]
      if (next === undefined) {
        if (isEnd) take(before)
        return isEnd
      }
      if (next === '\n') {
        take(before + 1)
        isLineStart = true
        if (/\n[ \t]*\n$/.test(paragraph)) paragraph = `${lastStatement(paragraph)}\n`
        return true
      }
      if (next === '`') return code(before)
      const mark = markAt(rest.slice(before), isEnd)
      if (mark === 'more') return false
      if (!mark) {
        take(before + 1)
        return true
      }
      rest = rest.slice(before + mark.length)
      const numbers = numbersIn(mark.name)
      const isIndex = !mark.url && !before && /[\p{L}\p{N}_)\]]$/u.test(paragraph)
      const isGiven = numbers.every(number => sourceOf(sources, number, mark.url))
      if (numbers.length > 0 && !image && (isGiven || !isIndex)) {
        citeNumbers(space, numbers, mark.url)
        return true
      }
      const source = mark.url && !image ? sources.find(({ url }) => url === mark.url) : undefined
      if (source) cite(source)
      const isKnown = source || !mark.url || linked.includes(`](${mark.url}`) || linked.includes(`<${mark.url}`)
      show(isKnown ? space + image + mark.text : space + mark.name)
      return true
    }

    const code = (before: number): boolean => {
      const ticks = /^`+/.exec(rest.slice(before))?.[0] ?? ''
      const start = before + ticks.length
      const isWhole = isEnd || start < rest.length
      if (!isWhole) return false
      const close = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(rest.slice(start))
      const end = close ? start + close.index + ticks.length : -1
      const isOpen = !isEnd && rest.length < longest.code && !/\n[ \t]*\n/.test(rest)
      if (isOpen && (end < 0 || end === rest.length)) return false
      take(end < 0 ? start : end)
      return true
    }

    while (rest && step());
    return shown
  }

  return {
    push(piece) {
      rest += piece
      return run(false)
    },
    end: () => run(true),
    cited: () => cited,
    refused: () => refused
  }
}

interface Mark {
  length: number
  text: string
  name: string
  /** Empty for a mark without an address. */
  url: string
}

/** What begins with a bracket: `[name](url)`, `[name]` or `【name】`; `more` when it is not whole yet. */
const markAt = (text: string, isEnd: boolean): Mark | 'more' | undefined => {
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
  return { length: whole.length, text: whole, name, url }
}

/** `1`, `1, 2`, `^1`, and `1†source` of some models. */
const numbersIn = (name: string): string[] =>
  /^\^?\d{1,2}(?:\s*[,;]\s*\d{1,2})*(?:†.*)?$/.test(name) ? (name.replace(/†.*/, '').match(/\d+/g) ?? []) : []

/** An address says more than a number. */
const sourceOf = (sources: NumberedSource[], number: string, url: string): NumberedSource | undefined =>
  (url ? sources.find(source => source.url === url) : undefined) ??
  sources.find(source => `${source.number}` === number)

/** The last sentence or line that has words. */
const lastStatement = (paragraph: string): string =>
  paragraph.split(/(?<=[.!?。！？])["'”’)*_]*\s+|\n+/u).findLast(sentence => /[\p{L}\p{N}]/u.test(sentence)) ?? ''
