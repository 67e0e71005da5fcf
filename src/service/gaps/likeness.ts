import type { Signature } from '../retrieval/index.ts'
import { weights } from './weights.ts'

/** The similarity of two questions, 0 to 1, given by their indexes. */
export type Likeness = (one: number, other: number) => number

type Vector = ReadonlyMap<string, number>

/** Compares questions by cosine similarity of their words, pages and sections. */
export const createLikeness = (signatures: readonly Signature[]): Likeness => {
  const rarity = rarityIn(signatures)
  const vectors = signatures.map(signature => ({
    words: unit(wordsOf(signature, rarity)),
    pages: unit(raised(signature.pages, weights.pageFit)),
    sections: unit(raised(signature.sections, weights.sectionFit))
  }))
  return (one, other) => {
    const [a, b] = [vectors[one], vectors[other]]
    if (!a || !b) return 0
    return (
      weights.words * product(a.words, b.words) +
      weights.pages * product(a.pages, b.pages) +
      weights.sections * product(a.sections, b.sections)
    )
  }
}

/** The rarity of a term among the questions, at most 1. A term that all have distinguishes none. */
const rarityIn = (signatures: readonly Signature[]): ((term: string) => number) => {
  const counts = new Map<string, number>()
  for (const { concepts } of signatures) {
    for (const { term } of concepts) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const total = signatures.length
  return term => Math.log(1 + total / (counts.get(term) ?? 1)) / Math.log(1 + total)
}

/** Minimum weight from which a term counts as a synonym instead of a related word. */
const sameMeaning = 0.5

const wordsOf = ({ concepts }: Signature, rarity: (term: string) => number): Vector => {
  const words = new Map<string, number>()
  for (const { term, weight, terms } of concepts) {
    const own = weight ** weights.rareInDocs * rarity(term) ** weights.rareInQuestions
    for (const [other, share] of terms) {
      const standsFor = share >= sameMeaning ? weights.synonym : weights.related
      const value = own * (other === term ? 1 : standsFor)
      words.set(other, Math.max(words.get(other) ?? 0, value))
    }
  }
  return words
}

const raised = (vector: Vector, exponent: number): Vector =>
  new Map([...vector].map(([key, value]) => [key, value ** exponent]))

const unit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector.values())
  return length === 0 ? vector : new Map([...vector].map(([key, value]) => [key, value / length]))
}

const product = (one: Vector, other: Vector): number => {
  const [short, long] = one.size < other.size ? [one, other] : [other, one]
  let sum = 0
  for (const [key, value] of short) sum += value * (long.get(key) ?? 0)
  return sum
}
