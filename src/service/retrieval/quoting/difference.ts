import { count } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { comparedSubjects } from '../analysis/compared-subjects.ts'
import type { Language } from '../analysis/languages/language.ts'
import { termsWithoutStopWords } from '../analysis/terms.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { Piece } from './pieces.ts'
import type { QuoteQuery } from './quote-query.ts'
import { readPiece, readTitles } from './read-piece.ts'

/**
 * Whether a piece says how the two things differ that are asked for, with the titles above it. Below a heading that
 * compares them (“Lamp vs. candle”) it does where it says something of one; below one that compares one of them with
 * something else it does not.
 */
export const saysDifference = ({ text, analyzer }: QuoteQuery) => {
  const { language } = analyzer
  const named = comparedSubjects(language, text)
  const subjects = named?.map(subject => termsWithoutStopWords(analyzer, subject))
  const together = named && saidTogether(named.map(subject => bare(analyzer, subject)))
  const comparedIn = (heading: string): number => {
    const parts = isComparison(language, heading) ? partsOf(analyzer, heading) : []
    return parts.length < 2 ? 0 : count(subjects ?? [], subject => parts.some(part => part.join() === subject.join()))
  }
  return ({ heading, trail }: Pick<Chunk, 'heading' | 'trail'>, titleTerms: ReadonlySet<string>) => {
    const compared = subjects ? Math.max(...[heading, ...trail].map(comparedIn)) : 0
    return ({ kind, text: said }: Piece, terms: ReadonlySet<string>): boolean => {
      if (!subjects || kind === 'code' || compared === 1) return false
      if (compared === 2) return subjects.some(subject => subject.every(term => terms.has(term)))
      const areNamed = subjects.every(subject => subject.every(term => terms.has(term) || titleTerms.has(term)))
      return areNamed && isComparison(language, said) && !together?.test(said)
    }
  }
}

/** “Versus” is written in all languages. */
const isComparison = ({ phrasing }: Language, text: string): boolean =>
  phrasing.compares.test(text) || /(?<!\p{L})(?:vs|versus)(?!\p{L})/iu.test(text)

/** The terms of what a heading compares: “Lamp vs. candle, oil and gas” has four parts. */
const partsOf = (analyzer: Analyzer, heading: string): string[][] => {
  const parts: string[][] = [[]]
  for (const word of heading.match(/[^\s,;:/()]+|[,;:/()]/g) ?? []) {
    const terms = isComparison(analyzer.language, word) ? [] : termsWithoutStopWords(analyzer, word)
    if (terms.length > 0) parts.at(-1)?.push(...terms)
    else parts.push([])
  }
  return parts.filter(part => part.length > 0)
}

/** Without an article before it. */
const bare = ({ termsOf, isStopTerm }: Analyzer, subject: string): string => {
  const words = subject.split(/\s+/)
  return words.slice(words.findIndex(word => !termsOf(word).every(isStopTerm))).join(' ')
}

/** “The lamp and the candle do not differ from sofas” says the same of both; “between the lamp and the candle” may not. */
const saidTogether = (subjects: string[]): RegExp => {
  const [first = '', second = ''] = subjects.map(subject => subject.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  const inRow = (one: string, other: string) =>
    String.raw`(?<!(?:between|zwischen|entre|tra|fra|между)\s+(?:\p{L}{1,4}\s+)?)${one}\s+(?:and|or|nor|und|oder|y|o|ou|e|et|ed|и|или)\s+(?:\p{L}{1,4}\s+)?${other}(?!\p{L})`
  return new RegExp(`(?<!\\p{L})(?:${inRow(first, second)}|${inRow(second, first)})`, 'iu')
}

/** Whether a quote says how the two things differ that are asked for. */
export const quotesDifference = (query: QuoteQuery, { chunk, pieces }: { chunk: Chunk; pieces: Piece[] }): boolean => {
  const titleTerms = readTitles(query.analyzer, chunk)
  const compares = saysDifference(query)(chunk, titleTerms)
  return pieces.some(piece => compares(piece, readPiece(query.analyzer, piece).terms))
}
