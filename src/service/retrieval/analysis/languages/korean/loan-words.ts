import { stemKorean } from './stem.ts'

/** How English spells the consonants that a Korean syllable begins and ends with. Loan words have no others. */
const first: Readonly<Record<string, string>> = {
  ㄱ: 'g+',
  ㄴ: 'n+',
  ㄷ: 'd+',
  ㄹ: '[lr]+',
  ㅁ: 'm+',
  ㅂ: '(?:b+|v)',
  ㅅ: '(?:s+[ch]?|th|c(?=[eiy])|t(?=ion))',
  ㅆ: 'th',
  ㅇ: '',
  ㅈ: '(?:j|z+|s|d?g)',
  ㅊ: '(?:t?ch|t(?=u))',
  ㅋ: '(?:c+[hk]?|k+|q)',
  ㅌ: 't+',
  ㅍ: '(?:p+h?|f+)',
  ㅎ: 'h'
}
const last: Readonly<Record<string, string>> = {
  ㄱ: '(?:c+k?|k+|g+)',
  ㄴ: 'n+',
  ㄹ: 'l+',
  ㅁ: 'm+',
  ㅂ: '(?:p+|b+)',
  ㅅ: '(?:t+|d+)',
  ㅇ: '(?:ng|n(?=[ckgx]))'
}
/** A vowel, and letters that are not heard behind one. */
const vowel = '(?:[aeiouyw]|(?<=[aeiouy])(?:gh|r(?=e?s?$|[^aeiouyr])))'
/** A syllable whose vowel may only part consonants: 스, 시. */
const parting = /[ㄱ-ㅎ]ㅡ|[ㅅㅈㅊ]ㅣ/

/** Fewer consonants may be those of another word. */
const fewest = 3

/** A syllable in letters that stand for themselves: ㅎㅏㄴ. */
const lettersOf = (syllable: string): string => {
  const code = syllable.charCodeAt(0) - 0xac00
  return [
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'[Math.floor(code / 588)],
    String.fromCharCode(0x314f + (Math.floor(code / 28) % 21)),
    ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'[code % 28]
  ].join('')
}

/** A pattern for the English words that a Korean one may be; none for one that is no loan word. */
const patternOf = (word: string): RegExp | undefined => {
  let pattern = ''
  let consonants = 0
  const syllables = [...word].map(lettersOf)
  for (const [at, [onset = '', nucleus = '', coda = '']] of syllables.entries()) {
    const next = syllables[at + 1]?.[0] ?? ''
    // ㄹㄹ is one sound: 블로그.
    const ends = coda === ' ' || (coda === 'ㄹ' && next === 'ㄹ') ? '' : last[coda]
    const begins = first[onset]
    if (begins === undefined || ends === undefined) return
    consonants += Number(begins !== '') + Number(ends !== '')
    const isHeard = at === 0 ? nucleus !== 'ㅡ' : !parting.test(onset + nucleus)
    if (onset !== 'ㅇ' || at === 0) pattern += `${begins}${vowel}${isHeard ? '+' : '*'}`
    // Vowels that follow vowels are those already: 사이드.
    else pattern = pattern.replace(/e\?$/, `${vowel}*`)
    pattern += ends && `${ends}e?`
  }
  if (consonants < fewest) return
  const isX = `${last.ㄱ}e?${first.ㅅ}`
  return new RegExp(`^${pattern.replaceAll(isX, `(?:x|${isX})`)}$`)
}

/** The word that was asked for last, which is compared with all of a documentation. */
let compared: { word: string; pattern: RegExp | undefined } = { word: '', pattern: undefined }

/** Whether a Korean word is an English one in Korean letters: 에버노트, Evernote. */
export const soundsLikeEnglish = (typed: string, meant: string): boolean => {
  if (!/^[a-z]+$/.test(meant)) return false
  if (typed !== compared.word) {
    compared = { word: typed, pattern: /^[가-힣]{2,12}$/.test(typed) ? patternOf(stemKorean(typed)) : undefined }
  }
  return compared.pattern?.test(meant) === true
}
