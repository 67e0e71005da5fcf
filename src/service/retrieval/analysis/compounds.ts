import type { SnapshotReader, SnapshotWriter } from '../snapshot/contract.ts'

/** The compounds among the terms of a documentation, to find them by their parts. */
export interface Compounds {
  learn: (terms: Iterable<string>) => void
  /** Compounds that begin or end with a term. */
  with: (term: string) => string[]
  save: (snapshot: SnapshotWriter) => Promise<void>
  load: (snapshot: SnapshotReader) => Promise<void>
}

/** Letters of the shortest compound, of the shortest part that it is found by, and of what is left of it then. */
const shortest = { compound: 9, part: 5, rest: 3 }
/** A part of more compounds tells none of them from the others. */
const most = 20

export const createCompounds = (): Compounds => {
  const known = new Set<string>()
  const learn = (terms: Iterable<string>) => {
    for (const term of terms) if (term.length >= shortest.compound) known.add(term)
  }
  return {
    learn,
    with(term) {
      if (term.length < shortest.part) return []
      const found: string[] = []
      for (const compound of known) {
        if (compound.length < term.length + shortest.rest) continue
        if (compound.startsWith(term) || compound.endsWith(term)) found.push(compound)
      }
      return found.length > most ? [] : found
    },
    save: ({ writeAll }) => writeAll([...known]),
    load: ({ readAll }) => readAll(learn)
  }
}
