import { readdir, readFile } from 'node:fs/promises'

/** Environment variable that marks every process of a run, also one that left its process group. */
export const runMark = 'DOCS_ASSISTANT_RUN'

/** Rounds of the search, because processes may start others while they are killed. */
const rounds = 5

/**
 * Kills processes that a run has left behind. One that left its group and its parent is still recognised by its
 * environment, which only Linux shows; elsewhere this does nothing.
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
