/** What may be written as one with the word behind it: “and”, “when”, “that”, and “the” or a preposition or both. */
const prefix = /^ו?(?:ל?כש|מש|ש)?(?:מה|[הבלכמ])?$/

/** A word, and what is left of it behind each prefix that it may have; the longest first. */
export const readings = (word: string): string[] => {
  const found = [word]
  for (let at = 1; at <= 5 && at <= word.length - 2; at++)
    if (prefix.test(word.slice(0, at))) found.push(word.slice(at))
  return found
}

/** English sounds of which Hebrew has one letter, and letters that are not heard, in the order in which they are looked for. */
const english: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ph/g, 'p'],
  [/[st]ion/g, 'sn'],
  [/[sc]h/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]k?/g, 'k'],
  [/x/g, 'ks'],
  [/^w|v/g, 'b'],
  [/f/g, 'p'],
  [/j/g, 'g'],
  [/z/g, 's'],
  [/[aeiouhwy]/g, ''],
  [/(.)\1+/g, '$1']
]
const hebrew: Readonly<Record<string, string>> = Object.fromEntries(
  [...'בגדזטכלמנספצקרשתךםןףץW'].map((letter, at) => [letter, [...'bgdstklmnspskrstkmnpsb'][at] ?? ''])
)

const soundsOfEnglish = (word: string): string =>
  english.reduce((left, [letters, sound]) => left.replaceAll(letters, sound), word)
const soundsOfHebrew = (word: string): string =>
  [...word.replaceAll('וו', 'W')]
    .map(letter => hebrew[letter] ?? '')
    .join('')
    .replaceAll(/(.)\1+/g, '$1')

/** Of fewer consonants another word may have the same. */
const fewestSounds = 4

/** Whether a Hebrew word is an English one in Hebrew letters: אברנוט, Evernote. */
export const soundsLikeEnglish = (typed: string, meant: string): boolean => {
  if (!/^[\u05d0-\u05ea]+$/.test(typed) || !/^[a-z]+$/.test(meant)) return false
  const sounds = soundsOfEnglish(meant)
  return sounds.length >= fewestSounds && readings(typed).some(reading => soundsOfHebrew(reading) === sounds)
}
