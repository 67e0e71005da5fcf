import {
  createDictionary,
  type TermIndex,
  type TermVector,
  vectorOf,
  type WeightedPart
} from '../indexing/term-index.ts'

/** Adds a chunk of which nothing but its terms is known. */
export const addChunk = (index: TermIndex, parts: WeightedPart[]): TermVector => {
  const { numberOf, terms } = createDictionary()
  const vector = vectorOf(parts, numberOf)
  return index.add(vector, index.numbersOf(terms))
}
