import { withoutAccents } from '../tokenizer.ts'
import { readings } from './hebrew-letters.ts'
import { irregularForms, wholeWords } from './hebrew-words.ts'
import type { Language } from './language.ts'

/** Endings, each with how many letters it leaves: plurals, construct states, possessives, persons. */
const endings: readonly RegExp[] = [
  /(?<=...)תי(?:ימ|ת|ות)$/,
  /(?<=..)(?:ות|ותימ)$/,
  /(?<=..)ותי(?:[והכ]|ה[מנ]|כ[מנ]|נו)?$/,
  /(?<=..)(?:י?ימ|יי?ת|יי?ה|ה)$/,
  /(?<=...)(?:י(?:ו|ה[מנ]|כ[מנ])|תי|תמ|ת|י|ו)$/
]
const withoutEnding = (word: string): string => {
  const ending = endings.find(pattern => pattern.test(word))
  return ending ? word.replace(ending, '') : word
}

/** What is written of a word with vowels and without: “סינכרון”, “סנכרון”. A doubled ו is a consonant. */
const consonantsOf = (word: string): string => {
  const [first = '', ...rest] = word
  const kept = first + rest.join('').replaceAll('וו', 'W').replaceAll(/[וי]/g, '').replaceAll('W', 'ו')
  return kept.length > 3 ? kept.replace(/א$/, '') : kept
}

/** What tells a word: its consonants, or of two those with their vowels (“צורה”, “ציר”) but in “גיבוי”, “לגבות”. */
const keyOf = (bare: string): string => {
  const consonants = consonantsOf(bare)
  return consonants.length > 2 ? consonants : bare.replace(/^(.)י?(.)[וי]$/, '$1$2')
}

const c = '[^וי]'
/** Forms of verbs by which a root is known, with what it leaves of them. */
const verbs: readonly (readonly [form: RegExp, root: string])[] = [
  // לשנות → שנ
  [new RegExp(`^ל(${c}${c})ות$`), '$1'],
  // מציג, מציגים, מוצג, מוסיף, תוסיפו, תציגו → הצג, הספ
  [new RegExp(`^מ(${c})י(.)(?:ימ|ה|ות)?$`), 'ה$1$2'],
  [new RegExp(`^מו(${c})י?(${c})(?:ימ|ת|ות|ה)?$`), 'ה$1$2'],
  [new RegExp(`^[ית](?:ו(${c})י(.)ו?|(${c})י(.)ו)$`), 'ה$1$2$3$4'],
  // נשמר, להישמר, יישמר, הישמרו → שמר
  [new RegExp(`^(?:נ|להי|יי|תי|הי(?=...[וי]$))(${c}${c}${c})(?:ימ|ת|ות|ה|ו|י)?$`), '$1'],
  // יסתיר, תעבוד, תסתירו, תלחצו → סתר, עבד, לחצ
  [new RegExp(`^[ית](${c}${c})[וי]([^ת])$`), '$1$2'],
  [new RegExp(`^[ית](.*${c}.*${c}.*${c})ו$`), '$1']
]
/** ביטול, ביטולים → בטל */
const actionNoun = new RegExp(`^(.)י(${c})ו([^ת])$`)
/** השתמש → שמש */
const swapped = new RegExp(`^(?:ל?ה|[ימתנא])([שס])ת(.*${c}.*${c}.*)$`)

/** The root of a verb or of what is named after it, or what is left of any other word without its ending. */
const rootOf = (word: string): string => {
  for (const reading of readings(word)) {
    // What looks like “from” or “the” before a verb is its own first letter: ממליצים, התקינו.
    if (/מ(?=מ)|ה(?=[ית])/.test(word.slice(-reading.length - 1, word.length - reading.length + 1))) continue
    const bare = withoutEnding(reading)
    const parts = actionNoun.exec(bare) ?? swapped.exec(bare)
    if (parts) return parts.slice(1).join('')
    const [form, root] = verbs.find(([pattern]) => pattern.test(reading)) ?? []
    if (form && root) return reading.replace(form, root)
  }
  return withoutEnding(word)
}

/** No form of a verb begins so: האודיו, הקוד. */
const withArticle = /^ה[^ו]ו[^ו]/

/** Cuts letters that are written as one with a word, and those of verbs, as long as a root of three letters is left. */
const withoutPrefixes = (word: string): string => {
  const reflexive = new RegExp(`^[הימתנא]ת(?=.*${c}.*${c}.*${c})`).exec(word)?.[0]
  const cut = reflexive ?? (/^[ושהבלכמ]/.test(word) ? word.slice(0, 1) : '')
  const rest = word.slice(cut.length)
  const isPrefix = consonantsOf(rest.replace(/^ו+/, '')).length >= 3 || withArticle.test(word)
  return cut && isPrefix ? withoutPrefixes(rest) : word
}

/** Letters as they are within a word. */
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }
const spelled = (word: string): string =>
  withoutAccents(word).replaceAll(/[ךםןףץ]/g, letter => finals[letter] ?? letter)

/** @param isSmall Whether a word is a small one, which stays as it is: no other may become it. */
export const stemHebrew = (isSmall: (word: string) => boolean): Language['stem'] => {
  const irregular = new Map<string, string>()
  for (const line of irregularForms.trim().split('\n')) {
    const forms = line.split(' ').map(spelled)
    for (const form of forms) irregular.set(form, forms[0] as string)
  }
  const whole = new Set(
    wholeWords
      .trim()
      .split(/\s+/)
      .map(word => keyOf(withoutEnding(spelled(word))))
  )
  return word => {
    const plain = withoutAccents(word)
    if (!/^\p{Script=Hebrew}+$/u.test(plain)) return word
    const letters = spelled(plain)
    for (const reading of readings(letters)) {
      const key = keyOf(withoutEnding(reading))
      const known = irregular.get(reading) ?? (whole.has(key) ? key : undefined)
      if (known) return known
    }
    const small = [plain, plain.replace(/^ו/, ''), plain.replace(/^ו?(?:כש|ש)/, '')].find(isSmall)
    if (small) return small
    const root = keyOf(withoutPrefixes(rootOf(letters)))
    return isSmall(root) ? withoutEnding(letters) : root
  }
}
