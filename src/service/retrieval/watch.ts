import { watch } from 'node:fs'
import type { Corpus } from './corpus.ts'

/** Milliseconds of quiet after a change: editors and version control write many files at once. */
const quiet = 150

/** Reads changed files of a docs folder again while the service runs. Returns how to stop. */
export const watchCorpus = (folder: string, corpus: Corpus, report: (error: unknown) => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  const refreshSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(corpus.refresh).catch(report)
    }, quiet)
  }
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, refreshSoon).on('error', report)
    return () => {
      clearTimeout(timer)
      watcher.close()
    }
  } catch (error) {
    // Without watches (none left on this system) the docs are as they were at the start.
    report(error)
    return () => {}
  }
}
