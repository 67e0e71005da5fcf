import { weights } from '../weights.ts'

/** How much of BM25 a text counts: its constants. */
export interface Bm25Constants {
  /** How soon further occurrences stop counting. */
  k: number
  /** How much length counts against a text: 0 not at all, 1 in full. */
  b: number
  /** What one occurrence counts at least, in a text of any length (BM25+). */
  d: number
}

/**
 * BM25 of one term in one text, without the term’s rarity.
 *
 * @param relativeLength The text’s length, compared with the average.
 */
export const bm25 = (occurrences: number, relativeLength: number, { k, b, d }: Bm25Constants): number =>
  d + (occurrences * (k + 1)) / (occurrences + k * (1 - b + b * relativeLength))

/**
 * How rare a term is (IDF): high when few texts hold it, highest when none does. Less high than it is told elsewhere: in
 * a documentation a rare word is often there by chance.
 */
export const inverseFrequency = (texts: number, frequency: number): number =>
  Math.log(1 + (texts - frequency + 0.5) / (frequency + 0.5)) ** weights.rarity
