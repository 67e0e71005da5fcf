import type { Outcome } from '../../protocol/index.ts'
import type { Grounding } from './grounding.ts'
import { isRefusal } from './refusal.ts'

/** The outcome of a quoted answer, by the verdict of the search. `unsure` where only another version answers. */
export const outcomeOfQuote = ({ verdict, otherVersion, smallTalk, exhausted, page }: Grounding): Outcome => {
  if (smallTalk) return 'answered'
  if (verdict === 'no' || exhausted) return 'refused'
  return verdict === 'perhaps' || otherVersion || page?.kind === 'missing' ? 'unsure' : 'answered'
}

/** The facts about a configured model’s answer that decide its outcome. */
interface ModelAnswer {
  text: string
  /** Whether it cites a given section. */
  cites: boolean
  /** Whether the model marked that no section answers. */
  refused: boolean
}

/**
 * The outcome of a configured model’s answer. The model is told to cite each section that it uses, so an answer without
 * citations is based on none. The verdict of the search only compares words, so with citations it can at most cast doubt.
 */
export const outcomeOfModel = (
  { verdict, isVague, smallTalk }: Grounding,
  { text, cites, refused }: ModelAnswer
): Outcome => {
  if (cites) return verdict === 'no' || refused ? 'unsure' : 'answered'
  // A reply to small talk or a vague question makes no claims.
  if ((smallTalk || isVague) && !refused) return 'answered'
  return refused || isRefusal(text) ? 'refused' : 'unsure'
}
