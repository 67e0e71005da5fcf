import type { Outcome } from '../../protocol/index.ts'
import type { Grounding } from './grounding.ts'
import { isRefusal } from './refusal.ts'

/** The built-in model says what the verdict is. What only another version answers may not be what was asked. */
export const outcomeOfQuote = ({ verdict, otherVersion, smallTalk, page }: Grounding): Outcome =>
  page?.kind === 'missing' && verdict === 'clearly'
    ? 'unsure'
    : smallTalk
      ? 'answered'
      : verdict === 'no'
        ? 'refused'
        : verdict === 'perhaps' || otherVersion
          ? 'unsure'
          : 'answered'

/** What is known of a configured model’s answer. */
interface ModelAnswer {
  text: string
  /** Whether a section that it was given is cited. */
  cites: boolean
  /** Whether it said of itself that no section answers. */
  refused: boolean
}

/**
 * A configured model is told to cite each section that it uses, in any language: an answer that cites none rests on
 * none. The verdict compares words only, so that with one it leaves a doubt.
 */
export const outcomeOfModel = (
  { verdict, isVague, smallTalk }: Grounding,
  { text, cites, refused }: ModelAnswer
): Outcome => {
  if (cites) return verdict === 'no' || refused ? 'unsure' : 'answered'
  // What says hello claims nothing.
  if ((smallTalk || isVague) && !refused) return 'answered'
  return refused || isRefusal(text) ? 'refused' : 'unsure'
}
