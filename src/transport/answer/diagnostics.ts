/** Counts what a stream held that could not be used as it was, for one line in the console. */
export interface Diagnostics {
  /** Something was left out. */
  skipped(what: string): void
  /** Something was put right. */
  mended(what: string): void
  /** Warns once, if there is anything to say. */
  report(): void
}

/** Kinds that are counted apart. Their names partly come from the service, which must not fill the memory with them. */
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
