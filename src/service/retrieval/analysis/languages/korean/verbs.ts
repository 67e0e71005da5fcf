import { endings } from './endings.ts'

/** Verbs and adjectives that say nothing of what a text is about. */
export const smallVerbs = `하다 되다 있다 없다 쓰다 않다 말다 못하다 싶다 주다 보다 알다 모르다 같다 다르다 나다 뜨다 가다 오다 위하다 대하다 통하다 의하다 관하다
인하다 따르다 원하다 말하다 알리다 가르치다 배우다 쓰이다 보이다 나오다 나가다 나타나다 나타내다 생기다 적다 좋다 많다 맞다 아니다 이러다 그러다 그렇다 이렇다 어떻다`

/** Those of any text, which say little by themselves. */
export const verbs = `만들다 바꾸다 바뀌다 지우다 없애다 고치다 막다 막히다 기다리다 넘기다 넘어가다 보내다 받다 찾다 나누다 나뉘다 합치다 숨기다 멈추다 끄다 켜다 끊다
끊기다 가져오다 내보내다 불러오다 올리다 내리다 줄이다 줄다 줄어들다 늘리다 늘다 늘어나다 붙이다 붙다 빼다 빠지다 옮기다 열다 열리다 닫다 닫히다 읽다 넣다 담다 놓다 두다 꺼내다 풀다
걸다 걸리다 누르다 다루다 묶다 맞추다 띄우다 찍다 찍히다 깨지다 사라지다 떨어지다 남다 남기다 느리다 빠르다 크다 작다 높다 낮다 길다 짧다 쉽다 어렵다 가깝다 깊다 새롭다 돌리다 돌아가다 돌아오다
들어가다 들어오다 부르다 고르다 뽑다 잡다 잡히다 끝나다 끝내다 거치다 겪다 돕다 얻다 잃다 버리다 벗어나다 지나다 지키다 채우다 비우다 감싸다 펼치다 접다 겹치다 섞다 이어지다 이루어지다 움직이다
먹다 먹히다 믿다 정하다 구하다 피하다 변하다 더하다 뜻하다 전하다 속하다 향하다 택하다 취하다 나빠지다 좋아지다 달라지다 없어지다 길어지다 커지다 작아지다 느려지다 빨라지다 튕기다 깔다 쌓다 쌓이다
건너뛰다 가리키다 느끼다 느껴지다 갖다 던지다 넘다 되돌리다 되돌아가다 덮어쓰다 덧붙이다 드러나다 미루다 살펴보다 알아보다 알아내다 일어나다 일으키다 자르다 잘리다 잠그다 잠기다 키우다 틀리다 헷갈리다`

/** A form of a verb that endings follow, with the pattern of those. */
interface Base {
  verb: string
  endings: RegExp
}

const patterns = Object.fromEntries(
  Object.entries(endings).map(([name, source]) => [name, new RegExp(`^(?:${source})$`, 'u')])
) as Record<keyof typeof endings, RegExp>

/** What a stem’s last vowel and 어 become together: 바꾸 + 어 is 바꿔. Of 되 both forms are written. */
const contracted: Record<string, string[]> = {
  ᅡ: ['ᅡ'],
  ᅥ: ['ᅥ'],
  ᅢ: ['ᅢ'],
  ᅦ: ['ᅦ'],
  ᅧ: ['ᅧ'],
  ᅩ: ['ᅪ', 'ᅩ아'],
  ᅮ: ['ᅯ', 'ᅮ어'],
  ᅵ: ['ᅧ', 'ᅵ어'],
  ᅬ: ['ᅫ', 'ᅬ어'],
  ᅱ: ['ᅱ어']
}

/** The forms of a verb that end in 아 or 어, in letters. */
const infinitivesOf = (stem: string): string[] => {
  if (stem.endsWith('하'.normalize('NFD'))) return [stem.replace(/.$/u, 'ᅢ'), `${stem}여`]
  const vowels = stem.match(/[ᅡ-ᅵ]/gu) ?? []
  const [last, before] = [vowels.at(-1), vowels.at(-2)]
  const isBright = (vowel: string | undefined) => vowel === 'ᅡ' || vowel === 'ᅩ'
  const head = stem.slice(0, -1)
  if (/[ᆨ-ᇂ]$/u.test(stem)) return [`${stem}${isBright(last) ? '아' : '어'}`]
  if (last !== 'ᅳ') return (contracted[last ?? ''] ?? []).map(end => `${head}${end}`)
  const end = isBright(before) ? 'ᅡ' : 'ᅥ'
  // 르 doubles its consonant: 모르다, 몰라.
  return /르$/u.test(stem.normalize('NFC')) && !/따르$/u.test(stem.normalize('NFC'))
    ? [`${head.slice(0, -1)}ᆯᄅ${end}`]
    : [`${head}${end}`]
}

/** Whose ㅂ becomes 우 before a vowel: 쉽다, 쉬운. */
const softened = /(?:쉽|어렵|가깝|새롭|돕)$/

const basesOf = (verb: string): [base: string, endings: RegExp][] => {
  const stem = verb.slice(0, -1)
  const letters = stem.normalize('NFD')
  if (softened.test(stem)) {
    const soft = letters.replace(/.$/u, '우'.normalize('NFD'))
    const end = stem === '돕' ? '와' : '워'
    return [
      [letters, patterns.consonant],
      [soft, patterns.vowel],
      [letters.replace(/.$/u, end), patterns.infinitive]
    ]
  }
  const infinitives = infinitivesOf(letters).map(form => [form, patterns.infinitive] as [string, RegExp])
  if (letters.endsWith('ᆯ')) {
    return [
      [letters, patterns.consonant],
      [letters, patterns.vowel],
      [letters.slice(0, -1), patterns.withoutRieul],
      ...infinitives
    ]
  }
  return [[letters, /[ᆨ-ᇂ]$/u.test(letters) ? patterns.consonant : patterns.vowel], ...infinitives]
}

const bases = new Map<string, Base[]>()
const small = new Set(smallVerbs.split(/\s+/))
for (const verb of [...small, ...verbs.split(/\s+/)]) {
  for (const [base, pattern] of basesOf(verb)) {
    const key = base.normalize('NFD')
    bases.set(key, [...(bases.get(key) ?? []), { verb, endings: pattern }])
  }
}
const longestBase = Math.max(...[...bases.keys()].map(({ length }) => length))

/** The dictionary form of a verb that is known: 바꾸다 of 바꿨는데. */
export const verbOf = (word: string): string | undefined => {
  const letters = word.normalize('NFD')
  for (let end = Math.min(longestBase, letters.length); end > 0; end--) {
    const found = bases.get(letters.slice(0, end))?.find(({ endings }) => endings.test(letters.slice(end)))
    // A syllable alone may be a noun as well: 열 is a column, and 풀 a pool.
    if (found && (word.length > 1 || small.has(found.verb))) return found.verb
  }
  return
}

/** What makes a verb of the noun before it, by its first syllable, and what follows that. */
const makers = [
  ...[...'하되'].map(syllable => [syllable, endings.vowel]),
  ['시키', endings.vowel],
  ['당하', endings.vowel],
  ['받', endings.consonant],
  ['받아', endings.infinitive],
  ...['해', '하여', '되', '되어', '돼', '시켜', '당해'].map(form => [form, endings.infinitive])
]
const made = new RegExp(
  `^(?:${makers.map(([form, source]) => `${form}(?:${source})`).join('|')})$`.normalize('NFD'),
  'u'
)
const startsMaker = /[하-힣되-됳시당받돼-됗]/

/** Nouns that end as if 하다 followed another. */
const nounsOnly =
  /(?:(?<![복해삭통규강])제한|권한|(?:유효|만료)기한|무한|역할|(?:코드|청크|화면|파일|재)분할|포함|분해|오이해|방해)$/

/** The noun of a verb that is made of one: 설정 of 설정했는데. */
export const nounOfVerb = (word: string): string | undefined => {
  if (nounsOnly.test(word)) return
  for (let end = 2; end < word.length; end++) {
    if (startsMaker.test(word[end] as string) && made.test(word.slice(end).normalize('NFD'))) return word.slice(0, end)
  }
  return
}

/** How hardly any noun ends, but verbs do. */
const verbal = new RegExp(
  `(?:${[
    // No noun has ㅆ at the end of a syllable.
    'ᆻ[ᄀ-ᇿ]*',
    '[ᆨ-ᇂ]는(?:지|데|데요|데도|가요|거|건|걸|게|법|중)?',
    'ᆫ다|는다|ᆸ니다|ᆸ니까|ᆸ니다만|ᆸ시다',
    '(?:어|아|여|해|돼|려|져|와|워|까|게|래|데|네|나|세|러|거든|군|든가|는가)(?:요|여)|죠|지요|줘|봐|줄래|주라',
    '(?:는|은|을|던)지|는데|은데|던데|려면|려고|으면|면서|도록|더라도|거나|든지|으니까|습니까|려는데',
    '(?:는|은|ᆫ|을|ᆯ)(?:거|건|걸|게)(?:예요|에요|야|죠|지|가요|까요|데)',
    '고(?:싶|있)[ᄀ-ᇿ]*',
    '(?:어|아|여|해|돼|려|져|와|워|겨|켜|쳐|펴)서|ᆸ게|스러운|로운'
  ].join('|')})$`.normalize('NFD'),
  'u'
)

/** What says that something is a thing, which stands behind a noun. */
const copula =
  /.(?:입니[다까]|인데요?|인지|인가요|이?에요|예요|(?:이었|였)(?:는데|나요|다|고|으며|지만|던|습니다|죠)|이(?:죠|냐|지요|네요|거나|더라도|면서))$/

/** Whether a word ends like a verb, whichever it is. */
export const isVerbal = (word: string): boolean =>
  /^[가-힣]{2,30}$/.test(word) && !copula.test(word) && verbal.test(word.normalize('NFD'))
