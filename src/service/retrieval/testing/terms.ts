import {
  countChunks,
  createDictionary,
  createPageTerms,
  type TermCounts,
  type TermIndex,
  type TermVector,
  vectorOf,
  type WeightedPart
} from '../indexing/term-index.ts'

/** Adds a page of one chunk of which nothing but its terms is known. */
export const addChunk = (index: TermIndex, parts: WeightedPart[]): TermVector => addPage(index, parts).vector

export const addPage = (
  index: TermIndex,
  parts: WeightedPart[]
): { vector: TermVector; counts: TermCounts; numbers: Uint32Array } => {
  const { numberOf, terms } = createDictionary()
  const chunk = vectorOf(parts, numberOf)
  const counts = countChunks([chunk], terms.length)
  const numbers = index.numbersOf(terms)
  index.add(counts, numbers)
  return { vector: { ...chunk.terms, page: createPageTerms(numbers) }, counts, numbers }
}
