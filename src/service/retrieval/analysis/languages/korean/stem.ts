import { isKnownNoun, isParticles, withoutParticle } from './particles.ts'
import { isVerbal, nounOfVerb, verbOf } from './verbs.ts'

/** What is cried or laughed behind a word: 안돼요ㅠㅠ. */
const lettersBehind = /(?<=[가-힣])[\u1100-\u11ff\u3130-\u318f]+$/

/** Longer than any word: what is written without spaces is none. */
const longest = 30

/**
 * A word without its particles and endings: 서버 of 서버에서는, 설정 of 설정했는데. A verb that is known is in the form of
 * dictionaries, and another is left as it is.
 */
export const stemKorean = (word: string): string => {
  if (lettersBehind.test(word)) return stemKorean(word.replace(lettersBehind, ''))
  if (!/^[가-힣]+$/.test(word) || word.length > longest || isParticles(word)) return word
  if (isKnownNoun(withoutParticles(word))) return withoutParticles(word)
  const verb = verbOf(word)
  if (verb) return verb
  const noun = nounOfVerb(word)
  if (noun) return stemNoun(noun)
  const denied = verbOf(word.replace(/^[안못](?=.)/, ''))
  if (denied) return denied
  if (isVerbal(word)) return word
  const bare = withoutParticle(word)
  return bare === word ? stemNoun(word) : stemKorean(bare)
}

const withoutParticles = (word: string): string => {
  const bare = withoutParticle(word)
  return bare === word ? word : withoutParticles(bare)
}

/**
 * 적인 makes an adjective of 적, and 법 a word for how something is done: 설정법. What is counted may be written to its
 * number: 두번 for 두 번.
 */
const stemNoun = (noun: string): string =>
  withoutParticles(noun).replace(
    /(?<=.적)인$|(?<=..)(?<![문방기용마수불])법$|(?<=^(?:[한두세네첫]|여러))(?:번|개|가지)째?$/,
    ''
  )

/** Whether a word says nothing of what a text is about: letters that stand for crying, “how many”, particles, verbs. */
export const isSmallWord = (word: string): boolean =>
  /^[\u1100-\u11ff\u3130-\u318f]+$|^(?:몇|며칠)/.test(word) || isParticles(word) || isVerbal(word)
