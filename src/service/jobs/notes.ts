import { stripVTControlCharacters } from 'node:util'
import type { JobNoteKind } from '../contract.ts'
import type { JobNoteStore } from '../store/index.ts'
import { masked } from './masked.ts'

/** Most lines in the log for one message of a job, and most characters of each. */
const max = { lines: 2_000, characters: 1_000 }

/** Writes the lines of a run to the job’s log one after another, without keys. */
export const createNotes = (
  store: JobNoteStore,
  jobId: string,
  secrets: readonly string[],
  report: (error: unknown) => void
) => {
  let [lines, written] = [0, Promise.resolve()]
  const add = (kind: JobNoteKind, text: string) => {
    // Reports a failed write and continues, because the log is not essential.
    written = written.then(() => store.add(jobId, kind, text)).catch(report)
  }
  return {
    note: (text: string, kind: JobNoteKind = 'step') => {
      const line = bounded(masked(stripVTControlCharacters(String(text)), jobId, secrets).trim())
      if (line === '' || lines > max.lines) return
      lines += 1
      if (lines <= max.lines) add(kind, line)
      else add('step', 'What is said from here on is not kept.')
    },
    written: () => written
  }
}

const bounded = (line: string): string =>
  line.length > max.characters ? `${line.slice(0, max.characters).replace(/[\uD800-\uDBFF]$/, '')}…` : line
