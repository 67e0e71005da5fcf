import { inSimplifiedChinese, withOptionalAccents } from '../../retrieval/index.ts'
import { arabic } from './ar.ts'
import type { Sentences, SmallTalk } from './contract.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { portuguese } from './pt.ts'
import { russian } from './ru.ts'
import { withoutVowelMarks } from './spellings.ts'
import { chinese } from './zh.ts'

export type { Sentences, SmallTalk } from './contract.ts'
export { type PageQuestion, pageQuestionOf } from './page-questions.ts'

/** The sentences by language tag without a region. */
export const sentences: Readonly<Record<string, Sentences>> = {
  en: english,
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  he: hebrew,
  it: italian,
  ja: japanese,
  ko: korean,
  pt: portuguese,
  ru: russian,
  zh: chinese
}

/** The sentences in a language, or in English where there are none. */
export const sentencesIn = (tag: string): Sentences => (isSpoken(tag) ? (sentences[tag] as Sentences) : english)

/** Whether the service has sentences in a language. */
export const isSpoken = (tag: string): boolean => Object.hasOwn(sentences, tag)

/** Fills the placeholders of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Joins quoted words of which none is said, with “or” or “nor” as a language has it. */
export const eitherOf = (tag: string, words: readonly string[]): string => {
  const { quoted, nor } = sentencesIn(tag)
  const marked = words.map(word => fill(quoted, { word }))
  if (nor) return [marked.slice(0, -1).join(', '), ...marked.slice(-1)].filter(Boolean).join(` ${nor} `)
  return new Intl.ListFormat(isSpoken(tag) ? tag : 'en', { type: 'disjunction' }).format(marked)
}

/** Puts sentences one behind the other: with a space, which Chinese and Japanese do without. */
export const joinSentences = (tag: string, sentences: readonly string[]): string =>
  sentences.join(tag === 'zh' || tag === 'ja' ? '' : ' ')

/** The name of a language in another language: “Englisch” for English in German. */
export const nameOfLanguage = (tag: string, inLanguage: string): string =>
  new Intl.DisplayNames([isSpoken(inLanguage) ? inLanguage : 'en'], { type: 'language' }).of(tag) ?? tag

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

/** A message without the small talk at its beginning: “Hi! Summarize this page” → “Summarize this page”. */
export const withoutSmallTalk = (text: string): string => leadingSmallTalk(text).rest

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
