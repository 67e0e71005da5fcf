import { languages } from './registry.ts'

/** Words of a text that are looked at: of a long page the beginning is enough. */
const wordsAtMost = 400

/**
 * The language that a text is written in, by its letters and by its small words; `undefined` where it is not clear, as
 * of two words that several languages have. Names in Latin letters are in the texts of any language.
 *
 * @param likely Languages that it is more likely written in than in any other.
 */
export const detectLanguage = (text: string, likely: ReadonlySet<string> = new Set()): string | undefined => {
  const own = withoutQuotations(text)
  return languageOfScript(own, likely, text.length <= longestQuestion) ?? languageOfWords(own, likely)
}

/**
 * A question without the messages and the code that it quotes, which may be in another language: “提示“command not found””.
 * A text that is hardly more than what it quotes is taken as it is.
 */
const withoutQuotations = (text: string): string => {
  if (text.length > longestQuestion) return text
  const own = text.replaceAll(quotation, ' ')
  return /\p{L}{2}/u.test(own) ? own : text
}

const longestQuestion = 1_000
const quotation = /`[^`]+`|"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»|「[^」]+」|『[^』]+』/g

/** Scripts that tell the language, and how much of a text’s letters they must be: a syllable says more than a letter. */
const scripts: readonly (readonly [tag: string, letters: RegExp, worth: number])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 6],
  ['ko', /\p{Script=Hangul}/gu, 4],
  ['zh', /\p{Script=Han}/gu, 4],
  ['ar', /\p{Script=Arabic}/gu, 1.5],
  ['he', /\p{Script=Hebrew}/gu, 1.5],
  ['uk', /[іїєґ]/giu, 40],
  ['ru', /\p{Script=Cyrillic}/gu, 1.5],
  ['el', /\p{Script=Greek}/gu, 1.5],
  ['th', /\p{Script=Thai}/gu, 1.5],
  ['hi', /\p{Script=Devanagari}/gu, 1.5]
]

const languageOfScript = (text: string, likely: ReadonlySet<string>, isQuestion: boolean): string | undefined => {
  const sample = text.slice(0, 3_000)
  if (!/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(sample)) return
  // Whoever joins a message or code by Japanese particles, or by Korean words, asks in that language, however long it is.
  const isJoined = isQuestion && (/\p{Script=Hiragana}/u.test(sample) || isJoinedByKorean(sample))
  let most = isJoined ? 0 : (sample.match(/\p{Script=Latin}/gu)?.length ?? 0)
  let found: string | undefined
  for (const [tag, letters, worth] of scripts) {
    const weight = worth * (sample.match(letters)?.length ?? 0)
    if (weight > most) [found, most] = [tag, weight]
  }
  return found === 'zh' && isJapanese(sample, likely) ? 'ja' : found
}

/** One Korean word may be what a sentence in another language is about, but hardly what a few names are. */
const isJoinedByKorean = (text: string): boolean => {
  const [korean, latin] = [/\p{Script=Hangul}+/gu, /\p{Script=Latin}+/gu].map(word => text.match(word)?.length ?? 0)
  return (korean ?? 0) > 1 || (korean === 1 && (latin ?? 0) <= fewNames)
}

const fewNames = 3

/** The least share of kana in a Japanese text: Chinese ones have some in a name that they quote, if any. */
const leastKana = 0.1

/**
 * Whether a text of mostly Chinese characters is Japanese: by its kana, of which “日本語入力設定の方法” has one; or, of a few
 * characters that both languages may have, by the language that is expected.
 */
const isJapanese = (text: string, likely: ReadonlySet<string>): boolean => {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (kana > 0) return kana >= leastKana * (kana + han)
  return likely.has('ja') && !likely.has('zh') && !onlyChinese.test(text)
}

/** Words of Chinese questions, and characters that only Chinese has. */
const onlyChinese = /[吗嗎呢吧么麼怎哪谁您你们这這为请软设备网页错误连应运选项输启动开关变类过对]|如何|是否|可以/u

/** Letters and endings that one language has, or few, as votes for it. */
const marks: readonly (readonly [tag: string, mark: RegExp, votes: number])[] = [
  ['de', /ß|[a-z]ungen?\b|\b\p{Lu}\p{Ll}+(keit|heit|schaft)(en)?\b/u, 1.5],
  ['de', /[äöü]/i, 0.6],
  ['es', /[¿¡ñ]|ción\b|ciones\b/i, 1.5],
  ['pt', /[ãõ]|ções\b|ção\b/i, 1.5],
  ['fr', /[œèêàù]|\b[ldnsj]['’]\p{L}|qu['’]/iu, 0.8],
  ['it', /zion[ei]\b|(?<!\p{L})(?:(?:[dn]e|[ads]a|su|que)?ll|un|cos|dov|com|c)['’]\p{L}/iu, 1.5],
  ['tr', /[ışğ]/, 1]
]

/**
 * How much the first language must be ahead of the second, how many votes it needs, what a likely one has ahead, and how
 * many different words or marks any other needs beside a likely one.
 */
const clear = { ahead: 1.3, least: 0.7, likely: 2, signs: 2 }

/** The language in which readers ask about pages in any other. */
const everywhere = 'en'

/** A word of prose: a letter alone, or what a sign or a digit joins to something else, is more likely code. */
const proseWord = /(?<![\p{L}\p{N}._/\\:@-])\p{L}{2,}(?![\p{L}\p{N}_/\\@-]|[.:][\p{L}\p{N}/:])/gu

const languageOfWords = (text: string, likely: ReadonlySet<string>): string | undefined => {
  const votes = new Map<string, number>()
  /** How many different words and marks tell of a language. */
  const signs = new Map<string, number>()
  const vote = (tag: string, share: number) => {
    votes.set(tag, (votes.get(tag) ?? 0) + share)
    signs.set(tag, (signs.get(tag) ?? 0) + 1)
  }
  const words = (text.toLowerCase().match(proseWord) ?? []).slice(0, wordsAtMost)
  const times = new Map<string, number>()
  for (const word of words) if (speakersOf().has(word)) times.set(word, (times.get(word) ?? 0) + 1)
  for (const [word, count] of times) {
    const speakers = speakersOf().get(word) ?? []
    for (const tag of speakers) vote(tag, count / Math.sqrt(speakers.length))
  }
  for (const [tag, mark, share] of marks) if (mark.test(text)) vote(tag, share)
  for (const tag of likely) votes.set(tag, (votes.get(tag) ?? 0) * clear.likely)
  const [[first, most] = ['', 0], [, next] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a)
  const isExpected = likely.size === 0 || likely.has(first) || first === everywhere
  const isSure = isExpected || (signs.get(first) ?? 0) >= clear.signs
  return isSure && most >= clear.least && most >= clear.ahead * next ? first : undefined
}

/** Which languages have a small word. */
let speakers: ReadonlyMap<string, string[]> | undefined
const speakersOf = (): ReadonlyMap<string, string[]> => {
  if (speakers) return speakers
  const found = new Map<string, string[]>()
  for (const { tag, stopWords } of languages) {
    for (const word of new Set(stopWords.split(/\s+/))) found.set(word, [...(found.get(word) ?? []), tag])
  }
  speakers = found
  return found
}
