import { withoutAccents } from '../tokenizer.ts'

/** What pages call “language”, by their language. */
const wordFor: Readonly<Record<string, string>> = {
  ar: 'لغة',
  de: 'Sprache',
  en: 'language',
  es: 'idioma',
  fr: 'langue',
  he: 'שפה',
  it: 'lingua',
  ja: '言語',
  ko: '언어',
  pt: 'idioma',
  ru: 'язык',
  zh: '语言'
}

/** Languages that software is often translated into. */
const translated = 'ar da de el en es fi fr he hi hu it ja ko nl pl pt ro ru sv tr uk vi zh'.split(' ')

/** A line of related words: who asks for German asks about a language, whatever manuals say of any. */
export const relatedToLanguageNames = (tag: string): string => {
  const word = wordFor[tag]
  if (!word) return ''
  const displayed = new Intl.DisplayNames([tag], { type: 'language' })
  const names = translated.map(code => displayed.of(code)).join(' ')
  // Accents are seldom typed, and tell a stemmer where a word ends.
  return `${names} ${withoutAccents(names)} > ${word}`
}
