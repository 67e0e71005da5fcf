import { readdir, readFile } from 'node:fs/promises'

/** Variable that every process of a run has, also one that left its process group. */
export const runMark = 'DOCS_ASSISTANT_RUN'

/** Looks so often for processes that were started while the others were ended. */
const rounds = 5

/**
 * Ends what is left of a run: a process that left its group and its parent is known by its environment still. Linux
 * alone tells that; elsewhere there is nothing to be read.
 */
export const endLeftProcesses = async (mark: string): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    const left = await processesWith(`${runMark}=${mark}`)
    for (const id of left) {
      try {
        process.kill(id, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    if (left.length === 0) return
  }
}

const processesWith = async (entry: string): Promise<number[]> => {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(
    names.map(async name => {
      if (!/^\d+$/.test(name)) return []
      const environment = await readFile(`/proc/${name}/environ`, 'latin1').catch(() => '')
      return environment.split('\0').includes(entry) ? [Number(name)] : []
    })
  )
  return found.flat()
}
