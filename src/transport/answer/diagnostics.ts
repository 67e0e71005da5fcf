/** Counts the events of a stream that were skipped or repaired, and reports them in one line on the console. */
export interface Diagnostics {
  /** Counts an event that was skipped. */
  skipped(what: string): void
  /** Counts an event that was repaired. */
  mended(what: string): void
  /** Warns once, if there is anything to say. */
  report(): void
}

/** Most kinds counted separately. The service chooses part of their names and must not be able to fill the memory. */
const maxKinds = 20

export const createDiagnostics = (): Diagnostics => {
  const skipped = new Map<string, number>()
  const mended = new Map<string, number>()

  const countIn = (counts: Map<string, number>) => (what: string) => {
    const kind = counts.has(what) || counts.size < maxKinds ? what : 'other'
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }

  return {
    skipped: countIn(skipped),
    mended: countIn(mended),
    report() {
      if (!skipped.size && !mended.size) return
      console.warn('Docs Assistant: parts of the answer stream were skipped or mended.', {
        skipped: Object.fromEntries(skipped),
        mended: Object.fromEntries(mended)
      })
    }
  }
}
