import type { Outcome } from '../../protocol/index.ts'
import type { Grounding } from './grounding.ts'

/** How an answer that has words turned out, by those words and by what it was made from. */
export type OutcomeOf = (grounding: Grounding, text: string) => Outcome

/** The built-in model says what the verdict is. What only another version answers may not be what was asked. */
export const outcomeOfQuote: OutcomeOf = ({ verdict, otherVersion, smallTalk }) =>
  smallTalk ? 'answered' : verdict === 'no' ? 'refused' : verdict === 'perhaps' || otherVersion ? 'unsure' : 'answered'

/** A refusal has one or two sentences, as the prompt asks. In characters. */
const longestRefusal = 400

/**
 * A configured model is told to cite each section that it uses, in any language: an answer that cites none rests on
 * none. The verdict compares words only, so that with one it leaves a doubt.
 */
export const outcomeOfModel: OutcomeOf = ({ verdict, sources }, text) => {
  const numbers = sources.map(({ number }) => `${number}`)
  const urls = sources.map(({ url }) => url)
  const cites = [...text.matchAll(citation)].some(
    ([, name = '', url = '']) => urls.includes(url) || (!url && numbers.includes(name))
  )
  if (cites) return verdict === 'no' ? 'unsure' : 'answered'
  return text.trim().length <= longestRefusal ? 'refused' : 'unsure'
}

/** A Markdown link; or a number in brackets, which is all that a small model makes of one. */
const citation = /\[([^[\]]*)\](?:\(\s*<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*))?/g
