import { arabic } from './ar.ts'
import type { Sentences, SmallTalk } from './contract.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { portuguese } from './pt.ts'
import { chinese } from './zh.ts'

export type { Sentences, SmallTalk } from './contract.ts'
export { type PageQuestion, pageQuestionOf } from './page-questions.ts'

/** By the tags of their languages, without regions. */
export const sentences: Readonly<Record<string, Sentences>> = {
  en: english,
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  he: hebrew,
  ja: japanese,
  ko: korean,
  pt: portuguese,
  zh: chinese
}

/** What the service says in a language, or in English where that is none of its own. */
export const sentencesIn = (tag: string): Sentences => (isSpoken(tag) ? (sentences[tag] as Sentences) : english)

/** Whether the service says its own sentences in a language. */
export const isSpoken = (tag: string): boolean => Object.hasOwn(sentences, tag)

/** A sentence with what belongs into its braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Words in quotation marks, one or the other of them. */
export const eitherOf = (tag: string, words: readonly string[]): string => {
  const { quoted } = sentencesIn(tag)
  const marked = words.map(word => fill(quoted, { word }))
  return new Intl.ListFormat(isSpoken(tag) ? tag : 'en', { type: 'disjunction' }).format(marked)
}

/** What a language is called in another: “Englisch” for English in German. */
export const nameOfLanguage = (tag: string, inLanguage: string): string =>
  new Intl.DisplayNames([isSpoken(inLanguage) ? inLanguage : 'en'], { type: 'language' }).of(tag) ?? tag

/** What was said when it was no question, and in which language, where words tell. */
export const smallTalkOf = (text: string): { what: SmallTalk; language?: string } | undefined => {
  if (text.length > longestSmallTalk) return
  const sign = signOf(text)
  if (sign) return { what: sign }
  const words = text
    .toLowerCase()
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|[¿¡"“”]/gu, '')
    .replaceAll(/^[\s!.,?]+|[\s!.,?;:…！。？،؟、~～]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
  for (const [language, { said }] of Object.entries(sentences)) {
    for (const what of kinds) if (said[what].test(words)) return { what, language }
  }
  return
}

const kinds = ['greeting', 'thanks', 'identity', 'abilities', 'farewell', 'complaint'] as const

/** What a text of nothing but signs says: “?”, “👍”. */
const signOf = (text: string): SmallTalk | undefined => {
  if (/[\p{L}\p{N}]/u.test(text)) return
  return signs.find(([, sign]) => sign.test(text))?.[0]
}

const signs: readonly (readonly [SmallTalk, RegExp])[] = [
  ['complaint', /[👎😡😠🤬🖕💩😤🙄]/u],
  ['thanks', /[👍🙏❤♥🎉😊😀😃😄🥰😍👏👌💯✅🤝🫶]/u],
  ['greeting', /👋/u],
  ['unclear', /./u]
]

/** Characters: whoever says more asks something as well. */
const longestSmallTalk = 60
