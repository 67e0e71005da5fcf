import { type StatsListener, unwatchFile, watchFile } from 'node:fs'
import { dirname } from 'node:path'
import type { Corpus } from './corpus.ts'
import { watchFolder, watchTree } from './watch-tree.ts'

/** Milliseconds of quiet after a change: editors and version control write many files at once. */
const quiet = 150

/** Milliseconds after which changes that never rest are read all the same. */
const longestWait = 2_000

/** Milliseconds between two looks at whether a folder is still the same one. */
const interval = 1_000

/**
 * Notes whether anything changes in a folder that is read for the first time, which may take minutes. Returns whether it
 * did, and how to stop.
 */
export const noteChanges = (folder: string): { isChanged: () => boolean; stop: () => void } => {
  let isChanged = false
  const note = () => {
    isChanged = true
  }
  try {
    return { isChanged: () => isChanged, stop: watchTree(folder, { onChange: note, onError: note }) }
  } catch {
    // Who reads the folder says what is wrong with it.
    return { isChanged: () => isChanged, stop: () => {} }
  }
}

/**
 * Reads changed files of a documentation again while the service runs, and its configuration. Returns how to stop.
 *
 * A watcher stays with the folder that it was given first. So that one which is replaced, renamed away and back, or
 * reached through a link that is switched is followed, what the paths lead to is looked at besides, and all watchers
 * are made anew after a change.
 */
export const watchCorpus = (corpus: Corpus, report: (error: unknown) => void): (() => void) => {
  let stops: (() => void)[] = []
  let polled: string[] = []
  let timer: NodeJS.Timeout | undefined
  let refreshed = Promise.resolve()

  const stop = () => {
    for (const each of stops) each()
    for (const folder of polled) unwatchFile(folder, onStat)
    stops = []
    polled = []
  }
  // A folder that is away, or a link that leads to itself, is named when the docs are read, and ends no watcher.
  const reportUnread = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOOP' && error.code !== 'ENOENT') report(error)
  }
  const start = () => {
    const { root, config, folders } = corpus.site
    const listener = { onChange: refreshSoon, onError: reportUnread }
    for (const folder of new Set([root, ...(config ? [dirname(config)] : []), ...folders])) {
      try {
        watchFile(folder, { interval, persistent: false }, onStat)
        polled.push(folder)
        stops.push(folders.includes(folder) ? watchTree(folder, listener) : watchFolder(folder, listener))
      } catch (error) {
        // Without watches (none left on this system) the docs are as they were at the start.
        reportUnread(error as NodeJS.ErrnoException)
      }
    }
  }
  /** Since when there are changes that are not read. */
  let since: number | undefined
  let isQueued = false
  const refreshSoon = () => {
    const now = performance.now()
    since ??= now
    clearTimeout(timer)
    timer = setTimeout(refreshNow, Math.min(quiet, Math.max(0, since + longestWait - now)))
  }
  const refreshNow = () => {
    since = undefined
    stop()
    start()
    // One reading that is still to come sees all changes.
    if (isQueued) return
    isQueued = true
    const refresh = () => {
      isQueued = false
      return corpus.refresh()
    }
    refreshed = refreshed.then(refresh).catch(report)
  }

  const onStat: StatsListener = (now, before) => {
    // It is also called at once for a folder that is not there.
    if (now.ino !== before.ino || now.mtimeMs !== before.mtimeMs) refreshSoon()
  }

  start()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
