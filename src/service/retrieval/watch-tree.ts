import { watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isPassedOver } from '../docs/index.ts'

export interface ChangeListener {
  onChange: () => void
  /** Told of a watcher that broke. */
  onError: (error: NodeJS.ErrnoException) => void
}

/** Watchers that are still made while others tell already. */
export interface Watching {
  /** Resolves when all is watched; rejects where it cannot be, because the folder is not there or no watches are left. */
  ready: Promise<void>
  stop: () => void
}

/**
 * Watches a folder and what lies below it, as far as pages may.
 *
 * macOS and Windows do that by themselves. On Linux Node does it by watching each file, before it returns: a third of a
 * second for ten thousand. There each folder is watched instead, which tells of its files, and what a link leads to.
 *
 * @param isDeep Whether what lies in folders below it is watched too.
 */
export const watchTree = (
  folder: string,
  { onChange, onError }: ChangeListener,
  isDeep = true,
  platform: NodeJS.Platform = process.platform
): Watching => {
  const stops: (() => void)[] = []
  let isStopped = false
  const stop = () => {
    isStopped = true
    for (const each of stops.splice(0)) each()
  }
  const add = async (path: string, recursive = false) => {
    if (isStopped) return
    const watcher = watch(path, { recursive, persistent: false }, onChange).on('error', onError)
    stops.push(() => watcher.close())
  }
  const enter = async (path: string): Promise<void> => {
    await add(path)
    const entries = await readdir(path, { withFileTypes: true })
    await Promise.all(
      entries.map(async entry => {
        const below = join(path, entry.name)
        if (isStopped || isPassedOver(entry.name)) return
        if (entry.isDirectory()) await enter(below).catch(unlessOutOfWatches)
        else if (entry.isSymbolicLink()) await add(below).catch(unlessOutOfWatches)
      })
    )
  }
  const ready = isDeep && platform === 'linux' ? enter(folder) : add(folder, isDeep)
  return {
    ready: ready.catch((error: unknown) => {
      stop()
      throw error
    }),
    stop
  }
}

/** What has gone, or leads nowhere, is told of when it is read. */
const unlessOutOfWatches = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'ENOSPC' || error.code === 'EMFILE') throw error
}
