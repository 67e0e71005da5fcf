/** Numbers chapters and sections, those of the appendix by letters, and figures and the like within a chapter. */
export const createNumbers = () => {
  let counts: number[] = []
  let isAppendix = false
  let kinds = new Map<string, number>()
  const chapter = () => (isAppendix ? String.fromCharCode(64 + (counts[0] ?? 0)) : String(counts[0] ?? 0))
  return {
    beginAppendix() {
      isAppendix = true
      counts = []
    },
    /** The number of a heading. */
    next(depth: number): string {
      counts = Array.from({ length: depth }, (_, at) => (counts[at] ?? 0) + (at === depth - 1 ? 1 : 0))
      if (depth === 1) kinds = new Map()
      return [chapter(), ...counts.slice(1)].join('.')
    },
    /** The number of what has a label: `fig:lamp`. */
    nextOf(label: string): string {
      const kind = label.split(':')[0] ?? ''
      const count = (kinds.get(kind) ?? 0) + 1
      kinds.set(kind, count)
      return `${chapter()}.${count}`
    }
  }
}
