import { nameKey } from '../analysis/names.ts'
import { isUnspaced, withoutAccents } from '../analysis/tokenizer.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/contract.ts'
import { editDistance, isOneTypoApart } from './edit-distance.ts'

/** The words of a documentation as they are spelled, to guess what a mistyped one was meant to be. */
export interface Spelling {
  /** @param words As `spelledWords` finds them. */
  learn: (words: Iterable<string>) => void
  /** @param names Of the code, as `identifiersIn` finds them. */
  learnNames: (names: Iterable<string>) => void
  /** The names of the code that a key stands for, unless it is a word as well. */
  namesOf: (key: string) => readonly string[]
  /** The one name of the code that differs by a slip of the pen from a key that stands for none. */
  guessName: (key: string) => string | undefined
  /** Known words that differ from this one by a letter or two, the likeliest first. */
  guess: (word: string) => string[]
  /** Known words that begin as this one does; of many, the first that are found. */
  beginningWith: (word: string, most: number) => string[]
  /** Known words that differ from this one only in how special letters are typed: `Schluessel`, `configuracion`. */
  respell: (word: string) => readonly string[]
  save: (snapshot: SnapshotWriter) => Promise<void>
  load: (snapshot: SnapshotReader) => Promise<void>
}

/** Shorter words have too many neighbours. */
const shortest = 5
/** From this length on a name is guessed, and of a word two letters may be wrong anywhere: `passkeys` is no `passes`. */
const long = { name: 8, word: 10 }

/** The different words of texts that are worth learning: long ones, and those with special letters. */
export const spelledWords = (texts: string[]): string[] => {
  const found = new Set<string>()
  for (const text of texts) {
    for (const word of text
      .normalize('NFC')
      .replaceAll(dottedOrFlag, ' ')
      .match(/\p{L}{2,}/gu) ?? []) {
      if (word.length >= shortest || !isPlain.test(word.toLowerCase())) found.add(word)
    }
  }
  return [...found]
}

/** What is a name of several words, none of which a sentence uses: `room.lampglow`, `--lampglow`, `lamp.json`. */
const dottedOrFlag = /(?<![\w-])--\w[\w.-]*|(?<!\w)\w+(?:\.\w+)+/g

export const createSpelling = (): Spelling => {
  const seen = new Set<string>()
  /** Words in lower case by their first letter. */
  const words = new Map<string, Set<string>>()
  const byTyped = new Map<string, string[]>()
  const names = new Map<string, string[]>()
  const learn = (spelled: Iterable<string>) => {
    for (const word of spelled) {
      if (seen.has(word)) continue
      seen.add(word)
      const known = word.toLowerCase()
      if (word.length >= shortest && !isUnspaced(word)) addWord(known)
      if (isPlain.test(known)) continue
      for (const typed of typedForms(known)) addTo(byTyped, typed, known)
    }
  }
  const addWord = (word: string) => {
    const alike = words.get(word.charAt(0))
    if (alike) alike.add(word)
    else words.set(word.charAt(0), new Set([word]))
  }
  const learnNames = (found: Iterable<string>) => {
    for (const name of found) {
      const key = nameKey(name)
      // Who means `@media` types the sign.
      if (key.length >= shortest && !/^@[^/]+$/.test(name)) addTo(names, key, name)
    }
  }
  // “Lampstore” is a word, and no slip in `LampStore`.
  const isWord = (key: string) => seen.has(key) || seen.has(key.charAt(0).toUpperCase() + key.slice(1))
  return {
    learn,
    learnNames,
    namesOf: key => (isWord(key) ? [] : (names.get(key) ?? [])),
    guessName(key) {
      if (key.length < long.name || names.has(key) || isWord(key)) return
      const alike = [...names.keys()].filter(known => known.charAt(0) === key.charAt(0) && isOneTypoApart(key, known))
      return alike.length === 1 ? names.get(alike[0] as string)?.[0] : undefined
    },
    guess(word) {
      const typed = word.toLowerCase()
      if (typed.length < shortest) return []
      const guesses: { known: string; distance: number }[] = []
      for (const known of words.get(typed.charAt(0)) ?? []) {
        const distance = isKorean.test(typed) ? lettersApart(typed, known) : editDistance(typed, known, 2)
        if (distance < 2 || (distance === 2 && (areSlips(typed, known) || isSwap(typed, known)))) {
          guesses.push({ known, distance })
        }
      }
      return guesses.sort((a, b) => a.distance - b.distance).map(({ known }) => known)
    },
    beginningWith(word, most) {
      const found: string[] = []
      const begun = word.toLowerCase()
      for (const known of words.get(begun.charAt(0)) ?? []) {
        if (known.startsWith(begun) && found.push(known) >= most) break
      }
      return found
    },
    respell(word) {
      const typed = word.normalize('NFC').toLowerCase()
      const known = [typed, ...(isPlain.test(typed) ? [] : typedForms(typed))].flatMap(form => byTyped.get(form) ?? [])
      return [...new Set(known)].filter(other => other !== typed)
    },
    async save({ writeAll }) {
      await writeAll([...seen])
      await writeAll([...names.values()].flat())
    },
    async load({ readAll }) {
      await readAll(learn)
      await readAll(learnNames)
    }
  }
}

const isKorean = /\p{Script=Hangul}/u

/** A syllable of Korean has several letters, and another one makes another word: 설치하기 is no 설정하기. */
const lettersApart = (typed: string, known: string): number =>
  isOneTypoApart(typed.normalize('NFD'), known.normalize('NFD')) ? 1 : Number.POSITIVE_INFINITY

/** Whether two letters may be wrong: those of a long word, or those at its end, as in another form of a word. */
const areSlips = (typed: string, known: string): boolean =>
  typed.length >= long.word || (typed.length >= long.name && typed.startsWith(known))

/** Whether two letters have changed places. */
const isSwap = (typed: string, known: string): boolean => {
  const at = [...typed].findIndex((letter, index) => letter !== known[index])
  return known === `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`
}

const isPlain = /^[a-z]+$/

/** How a word is typed where its letters are missing: without its accents, and as German has it. */
const typedForms = (word: string): string[] => {
  const german = word.replaceAll(/[äöü]/g, letter => `${withoutAccents(letter)}e`)
  return [...new Set([withoutAccents(word), withoutAccents(german)])].filter(form => form !== word)
}

const addTo = (map: Map<string, string[]>, key: string, value: string) => {
  const values = map.get(key)
  if (!values) map.set(key, [value])
  else if (!values.includes(value)) values.push(value)
}
