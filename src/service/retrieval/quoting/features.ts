import { count, sum } from '../../../shared/numbers.ts'
import { identifiersIn } from '../analysis/names.ts'
import { termsWithoutStopWords } from '../analysis/terms.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { weights } from '../weights.ts'
import type { Candidate } from './candidates.ts'
import { saysDifference } from './difference.ts'
import { isHeadedByQuestion } from './matched-section.ts'
import type { Piece } from './pieces.ts'
import type { QuoteQuery } from './quote-query.ts'
import { type ReadPiece, readPiece, readTitles } from './read-piece.ts'
import { type Presence, rarity } from './relevance.ts'

/** Features that speak for a piece being the answer, or against it. */
export type Features = Record<keyof typeof weights.quote, number>

/** Computes the features of each piece of each candidate. */
export const featuresOf = (query: QuoteQuery, candidates: Candidate[]): Features[][] => {
  const { presenceIn } = query.relevance
  const readPieces = candidates.map(({ pieces }) =>
    pieces.map((piece): AskedPiece => {
      const read = readPiece(query.analyzer, piece)
      return { ...read, presence: presenceIn(read.terms) }
    })
  )
  const all = readPieces.flat()
  const share = query.relevance.shareAmong(all.map(({ presence }) => presence))
  const wordShare = wordShareAmong(query, all)
  const ofQuestion = questionFeatures(query)
  const comparesBelow = saysDifference(query)
  const asksSyntax = syntaxWords.test(query.text)
  const { exactMatch } = query
  const { askedShare, brevity } = query.relevance
  /** How much a title is about a short question: the place that is called so is meant, whatever others say. */
  const namesShort = (title: string) => brevity * askedShare([...new Set(termsWithoutStopWords(query.analyzer, title))])
  const defining = exactMatch?.as === 'definition' || exactMatch?.as === 'section' ? exactMatch.piece : undefined
  return candidates.map((candidate, at) => {
    const { chunk, section, pageScore, chunkScore } = candidate
    const pieces = readPieces[at] ?? []
    const titleTerms = readTitles(query.analyzer, chunk)
    const compares = comparesBelow(chunk, titleTerms)
    const titles = presenceIn(titleTerms)
    const size = Math.log(pieces.length)
    const problem = Number(query.analyzer.language.phrasing.problemHeading.test(section.heading))
    const changelog = Number(chunk.kinds.isChangelog)
    const opening = Number(section.depth === 1)
    const sameHeading = Number(isHeadedByQuestion(query, candidate))
    const [titleFits, headingFits] = [namesShort(chunk.page.title), namesShort(section.heading)]
    return pieces.map(({ piece, terms, wording, presence }, place) => {
      const [before, after] = [pieces[place - 1], pieces[place + 1]]
      const ownShare = share(presence)
      const { decides, amount, short, identifier } = ofQuestion(piece)
      // Written out: spreading four objects takes longer than computing all that is in them.
      return {
        page: pageScore,
        chunk: chunkScore,
        size,
        problem,
        changelog,
        opening,
        shortOpening: brevity * opening,
        sameHeading,
        titleFits,
        headingFits,
        around: share(presence, before?.presence ?? [], after?.presence ?? []),
        withTitles: query.relevance.share(presence, titles),
        words: wordShare(terms),
        place: Math.log(1 + place),
        beginsParagraph: Number(piece.kind === 'sentence' && piece.isFirst),
        row: Number(piece.kind === 'row'),
        ownInRow: piece.kind === 'row' ? ownShare : 0,
        shortOwnInRow: piece.kind === 'row' ? brevity * ownShare : 0,
        synopsis: asksSyntax ? 0 : Number(isSynopsis(piece)),
        behindCode: Number(before?.piece.kind === 'code'),
        compares: Number(compares(piece, terms)),
        decides,
        amount,
        advice: wording.advice,
        instruction: wording.instruction,
        pointer: wording.pointer,
        leaning: wording.leaning,
        short,
        identifier,
        defines: Number(piece === defining)
      }
    })
  })
}

interface AskedPiece extends ReadPiece {
  presence: Presence
}

/** The share of the question’s words, stop words too, that a piece has, weighted by their rarity among the pieces. */
const wordShareAmong = ({ text, analyzer }: QuoteQuery, all: AskedPiece[]) => {
  const words = new Set(wordsOf(text).flatMap(word => analyzer.termsOf(word).slice(0, 1)))
  const weighted = [...words].map(word => ({
    word,
    weight: rarity(
      all.length,
      count(all, ({ terms }) => terms.has(word))
    )
  }))
  const total = sum(weighted.map(({ weight }) => weight)) || 1
  return (terms: ReadonlySet<string>) => {
    let matched = 0
    for (const { word, weight } of weighted) if (terms.has(word)) matched += weight
    return matched / total
  }
}

/** The features of a piece that depend on how this question is worded. */
const questionFeatures = ({ text, analyzer }: QuoteQuery) => {
  const { phrasing } = analyzer.language
  const names = identifiersIn(text)
  const asksWhether = phrasing.asksWhether.test(text)
  const asksAmount = phrasing.asksAmount.test(text)
  return ({ kind, text: pieceText, words }: ReadPiece['piece']) => {
    const reads = (pattern: RegExp) => Number(kind !== 'code' && pattern.test(pieceText))
    return {
      decides: asksWhether ? reads(phrasing.limit) : 0,
      amount: asksAmount ? reads(amountPattern) : 0,
      short: Number(kind !== 'code' && words < 5),
      identifier: names.length > 0 ? names.filter(name => pieceText.includes(name)).length / names.length : 0
    }
  }
}

const amountPattern = /\d|default|standard/i

/** The words for it in any of the languages. */
const syntaxWords = /s[iy]nta[xksct]|synops|usage|構文|語法|语法|구문/i

/** The usage of a command, with its options in brackets: it has all words and explains none. */
const isSynopsis = ({ kind, text }: Piece): boolean => kind === 'code' && (text.match(optional)?.length ?? 0) >= 3

/** `[--flag`, `[-f | -g]`, `[ IF EXISTS ]`. */
const optional = /\[ ?(?:-{1,2}[\w<]|[A-Z]{2}[A-Z ]*\]|\w+ ?\|)/g
