import { count, sum } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { identifiersIn } from '../analysis/names.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { weights } from '../weights.ts'
import type { Candidate } from './candidates.ts'
import type { Piece } from './pieces.ts'
import { type ReadPiece, readPiece } from './read-piece.ts'
import { type Presence, type Relevance, rarity } from './relevance.ts'

/** What is asked, and what cuts it. */
export interface Asked {
  text: string
  analyzer: Analyzer
  relevance: Relevance
  /** What says what the name stands for that is asked for, if that is what is asked. */
  defining?: Piece | undefined
}

/** What speaks for a piece being what answers, or against it. */
export type Evidence = Record<keyof typeof weights.quote, number>

/** The evidence of each piece of each candidate. */
export const evidenceOf = (asked: Asked, candidates: Candidate[]): Evidence[][] => {
  const { termsOf } = asked.analyzer
  const { presenceIn } = asked.relevance
  const read = candidates.map(({ pieces }) =>
    pieces.map((piece): AskedPiece => {
      const read = readPiece(asked.analyzer, piece)
      return { ...read, presence: presenceIn(read.terms) }
    })
  )
  const all = read.flat()
  const share = asked.relevance.shareAmong(all.map(({ presence }) => presence))
  const wordShare = wordShareAmong(asked, all)
  const ofQuestion = questionEvidence(asked)
  const askedFor = contentTerms(asked, asked.text)
  return candidates.map((candidate, at) => {
    const { chunk, section, pageScore, chunkScore } = candidate
    const pieces = read[at] ?? []
    const titles = presenceIn(new Set(termsOf([section.heading, ...section.trail, chunk.page.title].join('\n'))))
    const size = Math.log(pieces.length)
    const problem = Number(asked.analyzer.language.phrasing.problemHeading.test(section.heading))
    const changelog = Number(chunk.kinds.isChangelog)
    const opening = Number(section.depth === 1)
    const sameHeading = Number(askedFor.size > 0 && isSame(askedFor, contentTerms(asked, section.heading)))
    return pieces.map(({ piece, terms, wording, presence }, place) => {
      const [before, after] = [pieces[place - 1], pieces[place + 1]]
      const own = share(presence)
      const { decides, amount, short, identifier } = ofQuestion(piece)
      // In full: to spread four objects takes longer than all that is in them.
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
        ownInRow: piece.kind === 'row' ? own : 0,
        behindCode: Number(before?.piece.kind === 'code'),
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

/** Whether a section is under the name that is asked for, and so begins with what that stands for. */
export const isDefining = ({ defining }: Asked, { pieces: [first] }: Candidate): boolean =>
  defining !== undefined && first === defining && first.kind !== 'row' && first.kind !== 'item'

/** Whether a section is headed with what is asked, no more and no less. */
export const isHeaded = (asked: Asked, { section }: Candidate): boolean => {
  const terms = contentTerms(asked, asked.text)
  return terms.size > 0 && isSame(terms, contentTerms(asked, section.heading))
}

const contentTerms = ({ analyzer: { termsOf, isStopTerm } }: Asked, text: string) =>
  new Set(termsOf(text).filter(term => !isStopTerm(term)))

const isSame = (one: Set<string>, other: Set<string>): boolean =>
  one.size === other.size && [...one].every(term => other.has(term))

interface AskedPiece extends ReadPiece {
  presence: Presence
}

/** The share of all words of the question that a piece has, small ones too, by how rare they are among the pieces. */
const wordShareAmong = ({ text, analyzer }: Asked, all: AskedPiece[]) => {
  const words = new Set(wordsOf(text).flatMap(word => analyzer.termsOf(word).slice(0, 1)))
  const weighed = [...words].map(word => ({
    word,
    weight: rarity(
      all.length,
      count(all, ({ terms }) => terms.has(word))
    )
  }))
  const whole = sum(weighed.map(({ weight }) => weight)) || 1
  return (terms: ReadonlySet<string>) => {
    let said = 0
    for (const { word, weight } of weighed) if (terms.has(word)) said += weight
    return said / whole
  }
}

/** What a piece has of what this question asks for. */
const questionEvidence = ({ text, analyzer }: Asked) => {
  const { phrasing } = analyzer.language
  const names = identifiersIn(text)
  const asksWhether = phrasing.asksWhether.test(text)
  const asksAmount = phrasing.asksAmount.test(text)
  return ({ kind, text: said, words }: ReadPiece['piece']) => {
    const reads = (pattern: RegExp) => Number(kind !== 'code' && pattern.test(said))
    return {
      decides: asksWhether ? reads(phrasing.limit) : 0,
      amount: asksAmount ? reads(amount) : 0,
      short: Number(kind !== 'code' && words < 5),
      identifier: names.length > 0 ? names.filter(name => said.includes(name)).length / names.length : 0
    }
  }
}

const amount = /\d|default|standard/i
