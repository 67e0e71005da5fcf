import { isParticles } from './languages/korean/particles.ts'

// `Next.js` is one name and not the word “next”, and 3.6 is one number.
const wordPattern =
  /(?<![\p{L}\p{N}_.])v?\d+(?:\.\d+){1,3}(?![\p{Script=Latin}\p{N}_])|[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:\.js\b)?/giu
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u
const unspacedCharacters = new RegExp(unspaced, 'gu')
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The words of a text, identifiers whole. Languages that write no spaces are cut by the platform’s word segmenter, and
 * a name in Latin letters is cut from what another language writes to it, of which Korean particles say nothing:
 * `useChat를`.
 */
export const wordsOf = (text: string): string[] => {
  const read = text.normalize('NFKC').replaceAll(otherDigits, asciiDigit).replaceAll(signsInHebrew, '')
  const words = read.match(wordPattern) ?? []
  if (!otherScript.test(text)) return words
  return words.flatMap(word => {
    if (!otherScript.test(word)) return [word]
    const [first = '', ...further] = word.match(runs) ?? []
    const cut = [first, ...further.filter(run => !isParticles(run))]
    return cut.flatMap(run => (unspaced.test(run) ? segmentsOf(run) : [run]))
  })
}

/** Arabic and Persian digits, and their decimal sign. */
const otherDigits = /[٠-٩۰-۹]|(?<=[٠-٩۰-۹])٫(?=[٠-٩۰-۹])/g
const asciiDigit = (digit: string): string => (digit === '٫' ? '.' : String(digit.charCodeAt(0) % 16))

/** Geresh and gershayim, which are part of a word or of an abbreviation however they are typed: ג'יגה, דוא״ל. */
const signsInHebrew = /(?<=\p{Script=Hebrew})['’׳"”״](?=\p{Script=Hebrew})/gu

/** Whether a text has a script that writes no spaces between words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

/** How many words somebody reads. Of a script without spaces two characters are about one: “どうすればいいですか” is five. */
export const countWords = (text: string): number => {
  const characters = text.match(unspacedCharacters)?.length ?? 0
  const rest = characters > 0 ? text.replaceAll(unspacedCharacters, ' ').replaceAll(/(?<!\S)\p{P}+(?!\S)/gu, ' ') : text
  return Math.ceil(characters / 2) + (rest.match(/\S+/g)?.length ?? 0)
}

/** Anything but Latin letters, digits and signs. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const runs = /[\p{Script=Latin}\p{N}\p{Script=Inherited}_.]+|[^\p{Script=Latin}\p{N}_.]+/gu

const segmentsOf = (text: string): string[] => {
  // The platform knows “data” in Japanese without the long vowel at its end, and cuts the other spelling in two.
  const segments = [...segmenter.segment(text.replaceAll('データー', 'データ'))]
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  return joinSingles(joinSuffixes(joinKatakana(words)))
}

/**
 * Joins what the platform cuts borrowed words into that its dictionary lacks: カスタムディレクティブ (custom directive) is
 * カスタム and five pieces more. A piece of less than three characters is a part of the word that goes on behind it.
 */
const joinKatakana = (segments: string[]): string[] => {
  const words: string[] = []
  let word = ''
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1] ?? ''
    word += segment
    // What has become a word, before a long piece: ウ, ェ and ブ before コンポーネント.
    const isWord = segment.length >= 3 || (word.length >= 3 && next.length > 3)
    if (katakana.test(segment) && katakana.test(next) && (!isWord || startsWithin.test(next))) continue
    words.push(word)
    word = ''
  }
  return words
}

const katakana = /^[\p{sc=Katakana}ー]+$/u
/** What no word begins with: a small letter of the syllable before, its long vowel, or “ン”. */
const startsWithin = /^[ァィゥェォッャュョヮーン]/u

/**
 * Joins a Chinese character that only ends words to the word before, which the platform may cut it from and join to the
 * one behind: 服务器 (server), 管理员账号 (account of an administrator), 验证码 (code of a verification), 修饰符 (modifier).
 */
const joinSuffixes = (segments: string[]): string[] => {
  const words: string[] = []
  for (const segment of segments) {
    const before = words.at(-1) ?? ''
    if (/^[器员证码符]$/.test(segment) && /^\p{sc=Han}{2,}$/u.test(before)) words[words.length - 1] = before + segment
    else words.push(segment)
  }
  return words
}

/**
 * Joins single Chinese characters that stand side by side. The platform’s dictionary lacks many words of the trade and
 * cuts them in two, into characters of which one may be a stop word: 时区 (time zone), 内核 (kernel), 缓存 (cache).
 */
const joinSingles = (segments: string[]): string[] => {
  const words: string[] = []
  let run: string[] = []
  for (const segment of segments) {
    if (single.test(segment)) run.push(segment)
    else {
      words.push(...pairsOf(run), segment)
      run = []
    }
  }
  return [...words, ...pairsOf(run)]
}

/** Characters that are words by themselves, wherever they stand: particles, pronouns, prepositions, numbers. */
const particles =
  '的了着吗嗎呢吧啊么是在和与與或及也都就这這那哪我你您他她它们們把被从從到对對为為以而不没未无無会會让讓将將其由于並并等来來去做要想请請很更最还還又再已此该該每某各个個则則若如因但给給跟向往之所使当當用需得过過地能一二三四五六七八九十两兩几幾种種第'
const single = new RegExp(`^(?![${particles}])\\p{sc=Han}$`, 'u')

/** Ends what stands before it: 库中 is “in the library”. At the beginning of a word it is a part of that: 后端, back end. */
const position = /^[上下里裡中内內外前后後时時间間]$/u

/** A run of characters in words of two, as most Chinese words are; of an odd number the last two words overlap. */
const pairsOf = (run: string[]): string[] => {
  const last = run.at(-1)
  if (last === undefined || run.length === 1) return run
  if (position.test(last)) return [...pairsOf(run.slice(0, -1)), last]
  const pairs: string[] = []
  for (let at = 0; at < run.length; at += 2) {
    const from = Math.min(at, run.length - 2)
    pairs.push(run.slice(from, from + 2).join(''))
  }
  return pairs
}

/**
 * `generateText` → `generate`, `Text`; `HTTPServer` → `HTTP`, `Server`; `max_tokens` → `max`, `tokens`; `UUIDv7` →
 * `UUID`, `v7`; `500ppm` → `500`, `ppm`. Letters alone are no parts, and `URLs` is one word.
 */
export const identifierParts = (word: string): string[] =>
  word.split(partBoundary).filter(part => part !== '' && !/^\p{L}$/u.test(part))

const partBoundary =
  /_+|(?<=^\d{1,9})(?=(?:[kmgt]b(?:ps|it)?|ppm|ms|px|rem|k?[Hh]z|m[Aa]h|mm|cm|km|min|secs?|fps|bits?)$)|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s(?!\p{Ll})|v\p{N})\p{Ll}|v\p{N})/u

/** `v3.6.1` → `3.6.1`, `3.6`, `3`: the number of a version, and those of the versions that it belongs to. */
export const versionNumbers = (word: string): string[] => {
  if (!/^v?\d+\.\d/i.test(word)) return []
  const numbers = word.replace(/^v/i, '').split('.')
  return numbers.map((_, at) => numbers.slice(0, numbers.length - at).join('.'))
}

/** A word in lower case, without underscores and dots: as a stemmer takes it. */
export const lowerCased = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[_.]/g, '')
    // A reader says v6 where a page says 6.0 or 6.x.
    .replace(/^v(?=\d+$)/, '')

/** A word as it is typed on a keyboard that lacks its letters: without accents, vowel points and ligatures. */
export const withoutAccents = (word: string): string => {
  if (isAscii.test(word)) return word
  return (
    word
      .normalize('NFD')
      .replaceAll(accents, '')
      .replaceAll(/[ßæœøłđðþıةى]/g, letter => plainLetters[letter] ?? letter)
      // Syllables of Korean are letters again, and Japanese keeps what tells `が` from `か`.
      .normalize('NFC')
  )
}

const isAscii = /^[\0-\x7f]*$/
/** Marks on Latin, Greek and Cyrillic letters, the vowels of Hebrew and Arabic, and the stroke that lengthens Arabic words. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ة: 'ه',
  ى: 'ي'
}

/** A word as it is, but in lower case and without accents. */
export const normalizeWord = (word: string): string => withoutAccents(lowerCased(word))

/** A name of several words together with its initials, under which readers may know it: Content Security Policy, CSP. */
export const withInitials = (name: string): string => {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  return words.length < 3 || words.length > 6 ? name : `${name} ${words.map(word => word[0]).join('')}`
}
