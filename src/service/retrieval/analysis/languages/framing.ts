import { answerForms } from './answer-forms.ts'
import { courtesies, type Framing } from './courtesies.ts'

/** Longer than any of them. */
const longest = 120

const framings: readonly Framing[] = [...courtesies, ...answerForms]

/**
 * A question without what is said around it to be polite, or of how it should be answered, in whichever language; never
 * nothing.
 */
export const withoutFraming = (text: string): string => {
  const rest = framings.reduce((left, { before, after }) => withoutEnd(withoutStart(left, before), after), text)
  if (!/[\p{L}\p{N}]/u.test(rest)) return text
  return rest === text ? text : withoutFraming(rest)
}

const withoutStart = (text: string, before: RegExp): string => {
  const [said] = before.exec(text.slice(0, longest)) ?? []
  return said ? text.slice(said.length).replace(/^[\s,.!:;，。！：、،–-]+/u, '') : text
}

/** The question mark that is left stays. */
const withoutEnd = (text: string, after: RegExp): string => {
  const end = text.slice(-longest)
  const said = after.exec(end.replace(/[\s.!?…。！？؟:)~～]+$/u, ''))
  if (!said) return text
  const rest = text.slice(0, text.length - end.length + said.index).replace(/[\s,;，、،–-]+$/u, '')
  return /[?？؟]\s*$/u.test(text) && !/[.!?。！？؟]$/u.test(rest) ? `${rest}?` : rest
}
