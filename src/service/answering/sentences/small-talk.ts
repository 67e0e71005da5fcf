import { inSimplifiedChinese, withOptionalAccents } from '../../retrieval/index.ts'
import type { SmallTalk } from './contract.ts'
import { sentences } from './sentences.ts'
import { withoutVowelMarks } from './spellings.ts'

/** What is said without asking anything of the documentation, and its language where the words tell. */
interface Said {
  what: SmallTalk
  language?: string
}

/**
 * The kind of small talk of a message; `undefined` for a question. Of several in a row the one counts that asks for
 * something, else the last: “Hi, what can you do?”, “Thanks, bye!”.
 *
 * @param likely The language of a message that several have: “ok”, or “ciao”, which is a greeting in Italian only.
 */
export const smallTalkOf = (text: string, likely?: string): Said | undefined => {
  if (text.length > maxSmallTalk) return
  const sign = signOf(text)
  if (sign) return { what: sign }
  const { all, rest } = leadingSmallTalk(text, likely)
  if (rest) return
  return all.findLast(({ what }) => asking.has(what)) ?? all.at(-1)
}

/** A message without the small talk at its beginning: “Hi! Summarize this page” → “Summarize this page”. A long one stays as it is. */
export const withoutSmallTalk = (text: string): string =>
  text.length > maxWithSmallTalk ? text : leadingSmallTalk(text).rest

/** Kinds to which a reader expects an answer, also where a greeting or thanks are beside them. */
const asking: ReadonlySet<SmallTalk> = new Set(['identity', 'abilities', 'complaint'])

const leadingSmallTalk = (text: string, likely?: string): { all: Said[]; rest: string } => {
  const all: Said[] = []
  let rest = withoutVowelMarks(text)
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|[¿¡"“”]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(gapsAround, '')
  while (rest) {
    const ends = [rest.length, ...Array.from(rest.matchAll(gap), ({ index }) => index).toReversed()]
    const end = ends.find(end => end <= maxSmallTalk && saidIn(rest.slice(0, end), likely))
    const found = end === undefined ? undefined : saidIn(rest.slice(0, end), likely)
    if (!found) break
    all.push(found)
    rest = rest.slice(end).replaceAll(gapsAround, '')
  }
  return { all, rest }
}

/** Matches where one thing that is said may end and another begin. */
const gap = /[\s!.,?;:…、，！。？；：،؟؛~～]+/gu
const gapsAround = new RegExp(`^${gap.source}|${gap.source}$`, 'gu')

const saidIn = (given: string, likely: string | undefined): Said | undefined => {
  const words = given.toLowerCase()
  const all = said.filter(({ language, pattern }) =>
    pattern.test(language === 'zh' ? inSimplifiedChinese(words) : words)
  )
  const found = all.find(({ language }) => language === likely) ?? all[0]
  return found && { what: found.what, language: found.language }
}

const kinds = ['greeting', 'thanks', 'identity', 'abilities', 'farewell', 'complaint'] as const

/** Small talk in all languages; whoever greets in a hurry leaves the accents out. */
const said = Object.entries(sentences).flatMap(([language, { said }]) =>
  kinds.map(what => ({ language, what, pattern: withOptionalAccents(said[what]) }))
)

/** The kind of small talk of a text without letters and digits: “?”, “👍”. */
const signOf = (text: string): SmallTalk | undefined => {
  if (/[\p{L}\p{N}]/u.test(text)) return
  return signs.find(([, sign]) => sign.test(text))?.[0]
}

const signs: readonly (readonly [SmallTalk, RegExp])[] = [
  ['complaint', /[👎😡😠🤬🖕💩😤🙄]/u],
  ['thanks', /[👍🙏❤♥🎉😊😀😃😄🥰😍👏👌💯✅🤝🫶]/u],
  ['greeting', /👋/u],
  ['unclear', /^[\s?!.…,;:¿¡？！。、-]+$|\p{Extended_Pictographic}/u]
]

/** Most characters of small talk: a longer message asks something too. */
const maxSmallTalk = 60

/** Most characters of a message with small talk before what it asks. Reading it takes time that grows with the square of them. */
const maxWithSmallTalk = 300
