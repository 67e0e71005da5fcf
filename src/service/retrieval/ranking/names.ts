/**
 * What a question calls by its name, as far as its letters show it: by a capital within a sentence or within a word.
 * Where every noun begins with a capital, it is the nouns.
 */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(word)]
    .filter(({ 0: found, index }) => withinWord.test(found) || (capital.test(found) && !isStart(text.slice(0, index))))
    .map(([found]) => found)

const word = /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu
const withinWord = /.\p{Lu}/u
const capital = /^\p{Lu}/u

/** Whether a sentence begins behind this text. */
const isStart = (before: string): boolean => /(?:^|[.!?:\n])[^\p{L}\p{N}]*$/u.test(before)
