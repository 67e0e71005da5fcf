import { productNames } from '../analysis/product-names.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { namesIn } from './names.ts'

/** The share of chunks that hold the name of what is documented: fewer do where a word is surely a name. */
const minShare = { name: 0.2, word: 0.35 }

/**
 * A question without the name of what the documentation is about, with a version of it, where that only says what the
 * question is asked of: “… in Next.js 15?”, “FastAPI: …”. The few sentences that repeat it would seem to answer.
 */
export const withoutOwnName = ({ analyzer, terms }: SearchIndex, text: string): string => {
  const { language, termsOf, isStopTerm, isContentTerm } = analyzer
  // Where all nouns have a capital, it tells no names.
  const capitalised = new Set(language.tag === 'de' ? [] : namesIn(text))
  const isName = (word: string) =>
    productNames.has(word.toLowerCase()) || (/\p{Ll}/u.test(word) && (capitalised.has(word) || /.\p{Lu}/u.test(word)))
  const isOwn = (word: string) => {
    const [term = ''] = termsOf(word)
    return !isStopTerm(term) && terms.frequency(term) >= terms.size * (isName(word) ? minShare.name : minShare.word)
  }
  const asksChanges = termsOf(text).some(term => language.changeTerms.test(term))
  const left = [adjunct, opening, address, beforeUnspaced].reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (whole, name: string) =>
        name.split(' ').every(isOwn) && !(asksChanges && /\d/.test(whole)) ? '' : whole
      ),
    text
  )
  return new Set(termsOf(left).filter(isContentTerm)).size > 1 ? left.replace(/^[\s,;:]+|\s+$/g, '') : text
}

const prepositions =
  'in|with|using|for|of|on|inside|within|mit|bei|von|unter|für|auf|en|con|para|de|dans|avec|pour|sous|em|com|no|na'
const determiners = 'the|my|our|an?|le|la|mon|notre|el|mi|nuestro|o|meu|nosso|de[mr]|meine[mr]|unsere[mr]|eine[mr]'
const kinds =
  'apps?|applications?|projects?|sites?|websites?|docs|documentation|framework|library|Projekt|Anwendung|Seite|proyecto|aplicación|projet|application|projeto|aplicação'
const word = String.raw`(?!(?:${prepositions}|v\d+)\b)\p{L}[\p{L}\p{N}]*`
const version = String.raw` v?\d+(?:\.[\dx]+)*`
/** The name, and how it is brought in: “in my FastAPI 0.110 app”. */
const named = String.raw`(?<![\p{L}\p{N}_.-])(?:${prepositions})(?: (?:${determiners}))? (${word}(?: ${word}){0,2}?)(?:\.js)?(?:${version})?(?: (?:${kinds}))?`
/** At the end of a clause. */
const adjunct = new RegExp(String.raw`\s*${named}(?=\s*(?:$|[?.!,;:](?:\s|$)))`, 'giu')
const opening = new RegExp(String.raw`^${named},? (?=\p{L})`, 'giu')
const address = new RegExp(String.raw`^(${word}(?: ${word}){0,2}?)(?:\.js)?(?:${version})?: `, 'giu')
/** “FastAPIで”: scripts without spaces have what brings it in behind it. */
const beforeUnspaced =
  /(?<![\p{Script=Latin}\p{N}_.@/-])(\p{Script=Latin}[\p{Script=Latin}\p{N}]*)(?:\.js)?(?=\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/giu
