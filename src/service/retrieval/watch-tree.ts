import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { isPassedOver } from '../docs/index.ts'

export interface ChangeListener {
  onChange: () => void
  /** Told of a watcher that broke. */
  onError: (error: NodeJS.ErrnoException) => void
}

/** Watches a folder, without what lies in folders below it. Returns how to stop. */
export const watchFolder = (folder: string, { onChange, onError }: ChangeListener, recursive = false): (() => void) => {
  const watcher = watch(folder, { recursive, persistent: false }, onChange).on('error', onError)
  return () => watcher.close()
}

/**
 * Watches a folder and what lies below it, as far as pages may. Returns how to stop.
 *
 * macOS and Windows do that by themselves. On Linux Node does it by watching each file, before it returns: a third of a
 * second for ten thousand. There each folder is watched instead, which tells of its files, and what a link leads to.
 *
 * @throws When the folder cannot be watched, or the system has no watches left.
 */
export const watchTree = (
  folder: string,
  listener: ChangeListener,
  platform: NodeJS.Platform = process.platform
): (() => void) => {
  if (platform !== 'linux') return watchFolder(folder, listener, true)
  const stops: (() => void)[] = []
  const stop = () => {
    for (const each of stops) each()
  }
  const add = (path: string) => void stops.push(watchFolder(path, listener))
  const enter = (path: string) => {
    add(path)
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (isPassedOver(entry.name)) continue
      const below = join(path, entry.name)
      if (entry.isDirectory()) attempt(() => enter(below))
      else if (entry.isSymbolicLink()) attempt(() => add(below))
    }
  }
  try {
    enter(folder)
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

/** What has gone, or leads nowhere, is told of when it is read. */
const attempt = (watchOne: () => void): void => {
  try {
    watchOne()
  } catch (error) {
    if (isOutOfWatches(error as NodeJS.ErrnoException)) throw error
  }
}

const isOutOfWatches = ({ code }: NodeJS.ErrnoException): boolean => code === 'ENOSPC' || code === 'EMFILE'
