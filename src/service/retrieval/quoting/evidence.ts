import { count, sum } from '../../../shared/numbers.ts'
import { readSections, type SectionTree } from '../../docs/index.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { identifiersIn } from '../analysis/names.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import { comparedSubjects } from '../ranking/comparison.ts'
import type { weights } from '../weights.ts'
import type { Candidate } from './candidates.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type ReadPiece, readPiece } from './read-piece.ts'
import { type Presence, type Relevance, rarity } from './relevance.ts'

/** A question, with what tells how well a piece matches it. */
export interface Asked {
  text: string
  analyzer: Analyzer
  relevance: Relevance
  /** The piece that defines the name, if the question asks for a name. */
  defining?: Piece | undefined
}

/** Features that speak for a piece being the answer, or against it. */
export type Evidence = Record<keyof typeof weights.quote, number>

/** Computes the evidence of each piece of each candidate. */
export const evidenceOf = (asked: Asked, candidates: Candidate[]): Evidence[][] => {
  const { termsOf } = asked.analyzer
  const { presenceIn } = asked.relevance
  const readPieces = candidates.map(({ pieces }) =>
    pieces.map((piece): AskedPiece => {
      const read = readPiece(asked.analyzer, piece)
      return { ...read, presence: presenceIn(read.terms) }
    })
  )
  const all = readPieces.flat()
  const share = asked.relevance.shareAmong(all.map(({ presence }) => presence))
  const wordShare = wordShareAmong(asked, all)
  const ofQuestion = questionEvidence(asked)
  const compares = comparesAsked(asked)
  const asksSyntax = syntaxWords.test(asked.text)
  return candidates.map((candidate, at) => {
    const { chunk, section, pageScore, chunkScore } = candidate
    const pieces = readPieces[at] ?? []
    const titleTerms = new Set(termsOf([section.heading, ...section.trail, chunk.page.title].join('\n')))
    const titles = presenceIn(titleTerms)
    const size = Math.log(pieces.length)
    const problem = Number(asked.analyzer.language.phrasing.problemHeading.test(section.heading))
    const changelog = Number(chunk.kinds.isChangelog)
    const opening = Number(section.depth === 1)
    const sameHeading = Number(isHeadedByQuestion(asked, candidate))
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
        sameHeading,
        around: share(presence, before?.presence ?? [], after?.presence ?? []),
        withTitles: asked.relevance.share(presence, titles),
        words: wordShare(terms),
        place: Math.log(1 + place),
        beginsParagraph: Number(piece.kind === 'sentence' && piece.isFirst),
        row: Number(piece.kind === 'row'),
        ownInRow: piece.kind === 'row' ? ownShare : 0,
        synopsis: asksSyntax ? 0 : Number(isSynopsis(piece)),
        behindCode: Number(before?.piece.kind === 'code'),
        compares: Number(compares(piece, terms, titleTerms)),
        decides,
        amount,
        advice: wording.advice,
        instruction: wording.instruction,
        pointer: wording.pointer,
        leaning: wording.leaning,
        short,
        identifier,
        defines: Number(piece === asked.defining)
      }
    })
  })
}

/** Whether a piece says how the two things differ that are asked for, with the titles above it. */
export const comparesAsked = ({ text, analyzer }: Asked) => {
  const { language, termsOf, isStopTerm } = analyzer
  const subjects = comparedSubjects(language, text)?.map(subject => termsOf(subject).filter(term => !isStopTerm(term)))
  return ({ kind, text: said }: Piece, terms: ReadonlySet<string>, titleTerms: ReadonlySet<string>): boolean =>
    subjects !== undefined &&
    kind !== 'code' &&
    language.phrasing.compares.test(said) &&
    subjects.every(subject => subject.every(term => terms.has(term) || titleTerms.has(term)))
}

/** Whether a section stands under the name that is asked for, and so begins with its definition. */
export const isDefinitionSection = ({ defining }: Asked, { pieces: [first] }: Candidate): boolean =>
  defining !== undefined && first === defining && first.kind !== 'row' && first.kind !== 'item'

/** Whether the heading of a section asks exactly what the question asks. */
export const isHeadedByQuestion = (asked: Asked, { section }: Candidate): boolean => {
  const terms = contentTerms(asked, asked.text)
  return terms.size > 0 && areEqual(terms, contentTerms(asked, section.heading))
}

/** Whether a question names nothing but what a page is about, and the text of the page begins in this section. */
export const opensPageOfQuestion = (asked: Asked, { chunk: { page }, section }: Candidate): boolean => {
  const terms = contentTerms(asked, asked.text)
  if (terms.size === 0 || !areEqual(terms, contentTerms(asked, page.title))) return false
  return readSections(page).find(hasSentence)?.anchor === section.anchor
}

const hasSentence = (section: SectionTree) =>
  piecesOf(section).some(({ kind, words }) => kind === 'sentence' && words > 4)

const contentTerms = ({ analyzer: { termsOf, isStopTerm } }: Asked, text: string) =>
  new Set(termsOf(text).filter(term => !isStopTerm(term)))

const areEqual = (one: Set<string>, other: Set<string>): boolean =>
  one.size === other.size && [...one].every(term => other.has(term))

interface AskedPiece extends ReadPiece {
  presence: Presence
}

/** The share of the question’s words, stop words too, that a piece has, weighted by their rarity among the pieces. */
const wordShareAmong = ({ text, analyzer }: Asked, all: AskedPiece[]) => {
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
const questionEvidence = ({ text, analyzer }: Asked) => {
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
