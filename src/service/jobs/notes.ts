import { stripVTControlCharacters } from 'node:util'
import type { JobNoteKind } from '../contract.ts'
import type { JobNoteStore } from '../store/index.ts'
import { masked } from './masked.ts'

/** Lines that one message of a job leaves in the log, and characters of each. */
const most = { lines: 2_000, characters: 1_000 }

/** Takes the lines of a run, and puts them into the job’s log one after the other, without keys. */
export const createNotes = (
  store: JobNoteStore,
  jobId: string,
  secrets: readonly string[],
  report: (error: unknown) => void
) => {
  let [lines, written] = [0, Promise.resolve()]
  const add = (kind: JobNoteKind, text: string) => {
    // A log that cannot be written is no reason to end the work.
    written = written.then(() => store.add(jobId, kind, text)).catch(report)
  }
  return {
    note: (text: string, kind: JobNoteKind = 'step') => {
      const line = bounded(masked(stripVTControlCharacters(String(text)), jobId, secrets).trim())
      if (line === '' || lines > most.lines) return
      lines += 1
      if (lines <= most.lines) add(kind, line)
      else add('step', 'What is said from here on is not kept.')
    },
    written: () => written
  }
}

const bounded = (line: string): string =>
  line.length > most.characters ? `${line.slice(0, most.characters).replace(/[\uD800-\uDBFF]$/, '')}…` : line
