/** Counts what a stream held that could not be used as it was, for one line in the console. */
export interface Tally {
  /** Something was left out. */
  skipped(what: string): void
  /** Something was put right. */
  mended(what: string): void
  /** Warns once, if there is anything to say. */
  report(): void
}

/** The words partly come from the service: a hostile one must not fill the memory with them. */
const mostWords = 20

export const createTally = (): Tally => {
  const counts: Record<'skipped' | 'mended', Map<string, number>> = { skipped: new Map(), mended: new Map() }

  const count = (kind: 'skipped' | 'mended') => (what: string) => {
    const known = counts[kind]
    const word = known.has(what) || known.size < mostWords ? what : 'other'
    known.set(word, (known.get(word) ?? 0) + 1)
  }

  return {
    skipped: count('skipped'),
    mended: count('mended'),
    report() {
      if (!counts.skipped.size && !counts.mended.size) return
      console.warn('Docs Assistant: parts of the answer stream were skipped or mended.', {
        skipped: Object.fromEntries(counts.skipped),
        mended: Object.fromEntries(counts.mended)
      })
      counts.skipped.clear()
      counts.mended.clear()
    }
  }
}
