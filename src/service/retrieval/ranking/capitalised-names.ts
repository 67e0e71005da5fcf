/**
 * The names in a question, recognised by a capital within a sentence or within a word. In a language that capitalises
 * all nouns, these are its nouns.
 */
export const capitalisedNames = (text: string): string[] =>
  [...text.matchAll(word)]
    .filter(({ 0: found, index }) => withinWord.test(found) || (capital.test(found) && !isStart(text.slice(0, index))))
    .map(([found]) => found)

const word = /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu
const withinWord = /.\p{Lu}/u
const capital = /^\p{Lu}/u

/** Whether a sentence begins after this text. */
const isStart = (before: string): boolean => /(?:^|[.!?:\n])[^\p{L}\p{N}]*$/u.test(before)
