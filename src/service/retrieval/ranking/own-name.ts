import { isProductName, productNames } from '../analysis/product-names.ts'
import { isSystem } from '../analysis/systems.ts'
import { saysEnough } from '../analysis/terms.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { capitalisedNames } from './capitalised-names.ts'

/** The share of chunks that hold the name of what is documented: fewer do where a word is surely a name. */
const minShare = { name: 0.2, word: 0.35 }

/** Whether so many chunks hold a name that the documentation is about it. */
export const isDocumented = ({ analyzer, terms }: SearchIndex, name: string): boolean =>
  analyzer.termsOf(name).some(term => terms.frequency(term) >= minShare.name * terms.size)

/** The least that a product is held by which is documented, as a share of the chunks that hold the commonest one. */
const mainShare = 0.5

/**
 * A question without the name of what the documentation is about, with a version of it, where that only says what the
 * question is asked of: “… in Next.js 15?”, “FastAPI: …”. The few sentences that repeat it would seem to answer.
 */
export const withoutOwnName = ({ analyzer, terms }: SearchIndex, text: string): string => {
  const { language, termsOf, isStopTerm } = analyzer
  // Where all nouns have a capital, it tells no names.
  const capitalised = new Set(language.capitalisesNouns ? [] : capitalisedNames(text))
  const isName = (word: string) =>
    isProductName(word) || (/\p{Ll}/u.test(word) && (capitalised.has(word) || /.\p{Lu}/u.test(word)))
  const isOwn = (word: string) => {
    const [term = ''] = termsOf(word)
    if (isSystem(word) || (isProductName(word) && terms.frequency(term) < mainShare * mostOfAProduct())) return false
    return !isStopTerm(term) && terms.frequency(term) >= terms.size * (isName(word) ? minShare.name : minShare.word)
  }
  const mostOfAProduct = () => Math.max(...[...productNames].map(name => terms.frequency(termsOf(name)[0] ?? '')))
  const asksChanges = termsOf(text).some(term => language.changeTerms.test(term))
  const left = (patterns.get(language.tag) ?? inEnglish).reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (whole, name: string) =>
        name.split(' ').every(isOwn) && !(asksChanges && /\d/.test(whole)) ? '' : whole
      ),
    text
  )
  return saysEnough(analyzer, left) ? left.replace(/^[\s,;:]+|\s+$/g, '') : text
}

/** What brings a name in, what stands before it and what behind it, by language. */
const words = {
  en: {
    prepositions: 'in|with|using|for|of|on|inside|within',
    determiners: 'the|my|our|an?',
    kinds: 'apps?|applications?|projects?|sites?|websites?|docs|documentation|framework|library'
  },
  de: {
    prepositions: 'in|mit|bei|von|unter|für|auf',
    determiners: 'de[mr]|meine[mr]|unsere[mr]|eine[mr]',
    kinds: 'App|Projekt|Anwendung|Seite'
  },
  es: { prepositions: 'en|con|para|de', determiners: 'el|la|mi|nuestro', kinds: 'proyecto|aplicación' },
  fr: { prepositions: 'dans|avec|pour|sous|en|de', determiners: 'le|la|mon|notre', kinds: 'projet|application' },
  pt: { prepositions: 'em|com|no|na|para|de', determiners: 'o|a|meu|nosso', kinds: 'projeto|aplicação' }
}

const patternsFor = ({ prepositions, determiners, kinds }: (typeof words)['en']): RegExp[] => {
  const word = String.raw`(?!(?:${prepositions}|v\d+)(?![\p{L}\p{N}]))\p{L}[\p{L}\p{N}]*`
  const name = String.raw`(${word}(?: ${word}){0,2}?)(?:\.js)?(?: v?\d+(?:\.[\dx]+)*)?`
  /** “in my FastAPI 0.110 app” */
  const broughtIn = String.raw`(?<![\p{L}\p{N}_.-])(?:${prepositions})(?: (?:${determiners}))? ${name}(?: (?:${kinds}))?`
  return [
    // At the end of a clause, at the beginning of the question, and before a colon.
    new RegExp(String.raw`\s*${broughtIn}(?=\s*(?:$|[?.!,;:](?:\s|$)))`, 'giu'),
    new RegExp(String.raw`^${broughtIn},? (?=\p{L})`, 'giu'),
    new RegExp(`^${name}: `, 'giu'),
    // Scripts without spaces have what brings it in behind it: “FastAPIで”.
    /(?<![\p{Script=Latin}\p{N}_.@/-])(\p{Script=Latin}[\p{Script=Latin}\p{N}]*)(?:\.js)?(?=\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/giu
  ]
}

/** By the tag of the language. */
const patterns = new Map(Object.entries(words).map(([tag, ofLanguage]) => [tag, patternsFor(ofLanguage)]))
const inEnglish = patternsFor(words.en)
