import {
  chunkTermsOf,
  countChunks,
  createDictionary,
  createPageTerms,
  type TermCounts,
  type TermIndex,
  type TermVector,
  type WeightedPart
} from '../indexing/term-index.ts'

/** A part whose terms have no numbers yet. */
type WrittenPart = Omit<WeightedPart, 'terms'> & { terms: string[] }

/** Adds a page of one chunk of which nothing but its terms is known. */
export const addChunk = (index: TermIndex, parts: WrittenPart[]): TermVector => addPage(index, parts).vector

export const addPage = (
  index: TermIndex,
  parts: WrittenPart[]
): { vector: TermVector; counts: TermCounts; numbers: Uint32Array } => {
  const { numberOf, terms } = createDictionary()
  const chunk = chunkTermsOf(parts.map(part => ({ ...part, terms: part.terms.map(numberOf) })))
  const counts = countChunks([chunk], terms.length)
  const numbers = index.numbersOf(terms)
  index.add(counts, numbers)
  return { vector: { ...chunk, page: createPageTerms(numbers) }, counts, numbers }
}
