import { sum } from '../../../shared/numbers.ts'
import { asksDefinition } from '../analysis/languages/definition-heading.ts'
import type { Asked } from './asked.ts'
import { isDefinitionSection, isHeadedByQuestion, opensPageOfQuestion } from './meant-section.ts'
import { withFittingPieces } from './pieces-behind.ts'
import { bestOf, type CandidateStretch, type ScoredCandidate } from './scored-candidates.ts'
import type { Room } from './stretch.ts'
import { partOf } from './titled-part.ts'

/** The stretch that begins where a question means to begin reading, whatever else fits better. */
export const meantStretch = (asked: Asked, all: ScoredCandidate[], room: Room): CandidateStretch | undefined =>
  fromPlace(asked, all, room) ?? fromSection(asked, all, room)

/**
 * Whoever pastes a message reads on from where the page has it: what it means, and what to do, stand behind it. So does
 * who asks what the title of a part asks, to the end of that part.
 */
const fromPlace = ({ meant }: Asked, all: ScoredCandidate[], room: Room): CandidateStretch | undefined => {
  if (meant?.as !== 'message' && meant?.as !== 'title') return
  const told = all.find(({ candidate }) => candidate.pieces.includes(meant.piece))
  if (!told) return
  const { candidate, likelihoods } = told
  let from = candidate.pieces.indexOf(meant.piece)
  while (candidate.pieces[from - 1]?.isLeadIn && meant.as === 'message') from--
  const onwards = meant.as === 'title' ? partOf(candidate.pieces, meant.piece) : candidate.pieces.slice(from)
  const to = from + Math.max(1, withFittingPieces([], onwards, room).length)
  const likelihood = sum(likelihoods.slice(from, to))
  return { candidate, stretch: { from, to, likelihood, worth: likelihood } }
}

/**
 * A reader who asks for `bodyLimit`, or for a part of it, means the section of that name and begins to read where it
 * begins, if what answers is near; a short section is quoted whole. Who asks what a heading asks, or for the subject of
 * a page, begins there in any case.
 */
const fromSection = (asked: Asked, all: ScoredCandidate[], room: Room): CandidateStretch | undefined => {
  if (asked.meant?.as === 'definition') return
  const defining = all.find(({ candidate }) => isDefinitionSection(asked, candidate))
  const asking = askingSection(asked, all)
  const meant = defining ?? asking
  const best = meant && bestOf(asked, [meant], room)
  if (!best) return
  const { candidate, stretch } = best
  const to = Math.max(1, withFittingPieces([], candidate.pieces, room).length)
  return { candidate, stretch: meant === asking || stretch.to <= to ? { ...stretch, from: 0, to } : stretch }
}

/** The opening of the page that is about what is asked, or else the section whose heading asks it. */
const askingSection = (asked: Asked, all: ScoredCandidate[]): ScoredCandidate | undefined => {
  const headed = all.find(({ candidate }) => candidate.chunkScore === 1 && isHeadedByQuestion(asked, candidate))
  const asksTheSame = headed && asksDefinition(asked.analyzer.language, headed.candidate.section.heading)
  if (asksTheSame) return headed
  return all.find(({ candidate }) => candidate.pageScore === 1 && opensPageOfQuestion(asked, candidate)) ?? headed
}
