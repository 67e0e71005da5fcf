import { createMarkScanner, type Mark, type Token } from './marks.ts'
import type { NumberedSource } from './source.ts'
import type { Supports } from './support.ts'

/** The output: text for the reader, and each source right before it is cited for the first time. */
export type Cited = string | NumberedSource

export interface CitationReader {
  /** Takes the next piece of an answer and returns what can be shown of it. */
  push: (piece: string) => Cited[]
  /** Returns what was held back. */
  end: () => Cited[]
  cited: () => NumberedSource[]
  /** What a line has to be to end the code block that is open; empty outside of one. */
  openFence: () => string
  /** Whether the model marked that no section answers the question, with `[0]`. */
  refused: () => boolean
}

/**
 * Checks the citations of an answer while it is written. A number stays, as a link, only if it is that of a given section
 * and the section supports the statement before it. Another link stays only if it leads to a section or to something that
 * a section links to. Code is left unchanged.
 */
export const createCitationReader = (sources: NumberedSource[], supports: Supports): CitationReader => {
  const scanner = createMarkScanner()
  const linked = sources.flatMap(({ blocks }) => blocks).join('\n')
  const cited: NumberedSource[] = []
  let refused = false
  /** The end of the current paragraph so far. */
  let paragraph = ''

  const show = (text: string): Cited[] => {
    paragraph = (paragraph + text).slice(-maxStatement)
    return text ? [text] : []
  }

  const cite = (source: NumberedSource): Cited[] => {
    if (cited.includes(source)) return []
    cited.push(source)
    return [source]
  }

  /** A mark of numbers: `[1]`, `[1, 2]`, `[1](/page)`. */
  const citeNumbers = ({ space, url }: Mark, numbers: string[]): Cited[] => {
    if (numbers.includes('0')) refused = true
    const statement = lastStatement(paragraph)
    const found = new Set(numbers.flatMap(number => sourceOf(sources, number, url) ?? []))
    return [...found]
      .filter(source => supports(statement, source))
      .flatMap((source, index) => [...cite(source), `${index === 0 ? space : ''}[${source.number}](${source.url})`])
  }

  const readMark = (mark: Mark): Cited[] => {
    const { space, image, text, name, url } = mark
    const numbers = numbersIn(name)
    const isIndex = !url && !space && !image && /[\p{L}\p{N}_)\]]$/u.test(paragraph)
    const isGiven = numbers.every(number => sourceOf(sources, number, url))
    const isOther = isIndex || range.test(name)
    if (numbers.length > 0 && !image && (isGiven || !isOther)) return citeNumbers(mark, numbers)
    if (fileMark.test(name)) return []
    const source = url && !image ? sources.find(source => source.url === url) : undefined
    const isKnown = source || !url || linked.includes(`](${url}`) || linked.includes(`<${url}`)
    return [...(source ? cite(source) : []), ...show(isKnown ? space + image + text : space + name)]
  }

  const read = (token: Token): Cited[] => {
    if (token.type === 'mark') return readMark(token)
    const shown = show(token.type === 'text' ? withoutLinks(paragraph, token.text) : token.text)
    // A mark after an empty line still belongs to the last statement.
    if (token.type === 'newline' && /\n[ \t]*\n$/.test(paragraph)) paragraph = `${lastStatement(paragraph)}\n`
    return shown
  }

  return {
    push: piece => scanner.push(piece).flatMap(read),
    end: () => scanner.end().flatMap(read),
    cited: () => cited,
    openFence: scanner.openFence,
    refused: () => refused
  }
}

/**
 * Escapes what would still make a link of a text whose marks were read: the end of a link around another one, `](…)`, and
 * the definition of an address, `[name]: …`.
 */
const withoutLinks = (before: string, text: string): string => {
  const line = before.slice(-maxLabel)
  const whole = line + text
  const isLink = (sign: string, end: number) =>
    sign === '(' || openLabel.test(whole.slice(Math.max(0, end - maxLabel), end))
  return text.replaceAll(/[(:]/g, (sign, index: number) => {
    const end = line.length + index
    return whole[end - 1] === ']' && isLink(sign, end) ? `\\${sign}` : sign
  })
}

/** Most characters of a statement that a mark is judged by, so that reading a paragraph takes no longer the longer it gets. */
const maxStatement = 2_000

/** Most characters of the name in a definition. */
const maxLabel = 1_000

/** Matches a line that begins with the name of a definition. */
const openLabel = /(?:^|\n)[ \t>]*\[[^[\]]*\]$/

/** `1-3`, which is also what a text says of digits. */
const range = /\d\s*[–-]\s*\d/

/** `4:0†source`, by which models of OpenAI name the files that their own search has found. */
const fileMark = /^\d+:\d+†/

/** `1`, `1, 2`, `1-3`, `^1`, and of some models `^1^`, `Section 1`, `Source 1` and `1†source`. */
const numbersIn = (name: string): string[] =>
  /^(?:(?:section|source)s? |\^)?\d{1,2}(?:\s*[,;–-]\s*\d{1,2})*(?:†.*|\^)?$/i.test(name)
    ? name
        .replace(/†.*/, '')
        .split(/[,;]/)
        .flatMap(part => numbersBetween(part.match(/\d+/g)?.map(Number) ?? []))
    : []

const numbersBetween = ([first = 0, last = first]: number[]): string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `${first + index}`)

/** The source of a mark: by its address, else by its number. */
const sourceOf = (sources: NumberedSource[], number: string, url: string): NumberedSource | undefined =>
  (url ? sources.find(source => source.url === url) : undefined) ??
  sources.find(source => `${source.number}` === number)

/** The last sentence or line that has words. Small letters after a full stop go on with the sentence, as after “e.g.”. */
const lastStatement = (paragraph: string): string =>
  paragraph
    .split(/(?<=[.!?。！？])["'”’)*_]*\s+(?!\p{Ll})|\n+/u)
    .findLast(sentence => /[\p{L}\p{N}]/u.test(sentence)) ?? ''
