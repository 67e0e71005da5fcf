import { sum } from '../../../shared/numbers.ts'
import { asksDefinition } from '../analysis/languages/definition-heading.ts'
import { isDefinitionSection, isHeadedByQuestion, opensPageOfQuestion } from './matched-section.ts'
import { withFittingPieces } from './pieces-behind.ts'
import type { QuoteQuery } from './quote-query.ts'
import { bestOf, type CandidateStretch, type ScoredCandidate } from './scored-candidates.ts'
import { endOfFirst, type Room } from './stretch.ts'
import { partOf } from './titled-part.ts'

/** The stretch that begins where a question means to begin reading, whatever else fits better. */
export const matchedStretch = (query: QuoteQuery, all: ScoredCandidate[], room: Room): CandidateStretch | undefined =>
  fromPlace(query, all, room) ?? fromSection(query, all, room)

/**
 * Whoever pastes a message reads on from where the page has it: what it means, and what to do, stand behind it. So does
 * who asks what the title of a part asks, to the end of that part.
 */
const fromPlace = ({ exactMatch }: QuoteQuery, all: ScoredCandidate[], room: Room): CandidateStretch | undefined => {
  if (exactMatch?.as !== 'message' && exactMatch?.as !== 'title') return
  const told = all.find(({ candidate }) => candidate.pieces.includes(exactMatch.piece))
  if (!told) return
  const { candidate, likelihoods } = told
  let from = candidate.pieces.indexOf(exactMatch.piece)
  while (candidate.pieces[from - 1]?.isLeadIn && exactMatch.as === 'message') from--
  const onwards = exactMatch.as === 'title' ? partOf(candidate.pieces, exactMatch.piece) : candidate.pieces.slice(from)
  // A title alone says nothing: what it leads to comes with it, however long.
  const least = exactMatch.as === 'title' ? endOfFirst(onwards, 0) : 1
  const to = from + Math.max(least, withFittingPieces([], onwards, room).length)
  const likelihood = sum(likelihoods.slice(from, to))
  return { candidate, stretch: { from, to, likelihood, worth: likelihood } }
}

/**
 * A reader who asks for `bodyLimit`, or for a part of it, means the section of that name and begins to read where it
 * begins, if what answers is near; a short section is quoted whole. Who asks what a heading asks, or for the subject of
 * a page, begins there in any case.
 */
const fromSection = (query: QuoteQuery, all: ScoredCandidate[], room: Room): CandidateStretch | undefined => {
  if (query.exactMatch?.as === 'definition') return
  const defining = all.find(({ candidate }) => isDefinitionSection(query, candidate))
  const asking = askingSection(query, all)
  const matched = defining ?? asking
  const best = matched && bestOf(query, [matched], room)
  if (!best) return
  const { candidate, stretch } = best
  const to = Math.max(endOfFirst(candidate.pieces, 0), withFittingPieces([], candidate.pieces, room).length)
  return { candidate, stretch: matched === asking || stretch.to <= to ? { ...stretch, from: 0, to } : stretch }
}

/** The opening of the page that is about what is asked, or else the section whose heading asks it. */
const askingSection = (query: QuoteQuery, all: ScoredCandidate[]): ScoredCandidate | undefined => {
  const headed = all.find(({ candidate }) => candidate.chunkScore === 1 && isHeadedByQuestion(query, candidate))
  const asksTheSame = headed && asksDefinition(query.analyzer.language, headed.candidate.section.heading)
  if (asksTheSame) return headed
  return all.find(({ candidate }) => candidate.pageScore === 1 && opensPageOfQuestion(query, candidate)) ?? headed
}
