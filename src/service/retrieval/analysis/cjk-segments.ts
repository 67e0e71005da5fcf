const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text without spaces: Chinese, Japanese and others. */
export const segmentsOf = (text: string): string[] => {
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
