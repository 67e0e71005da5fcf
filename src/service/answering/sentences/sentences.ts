import { arabic } from './ar.ts'
import type { Sentences } from './contract.ts'
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
import { chinese } from './zh.ts'

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
