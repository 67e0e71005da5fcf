import { type StatsListener, unwatchFile, watchFile } from 'node:fs'
import { dirname } from 'node:path'
import type { Corpus } from './corpus.ts'
import type { SiteFacts } from './reading/index.ts'
import { type Watching, watchTree } from './watch-tree.ts'

/** Milliseconds of quiet after a change: editors and version control write many files at once. */
const quiet = 150

/** Milliseconds after which changes that never rest are read all the same. */
const longestWait = 2_000

/** Milliseconds between two looks at whether a folder is still the same one. */
const interval = 1_000

/**
 * Notes whether anything changes in a folder that is read for the first time, which may take minutes: from when it is
 * `ready` until it is stopped.
 */
export const noteChanges = (folder: string): Watching & { isChanged: () => boolean } => {
  let isChanged = false
  const note = () => {
    isChanged = true
  }
  const { ready, stop } = watchTree(folder, { onChange: note, onError: note })
  // Who reads the folder says what is wrong with it.
  return {
    ready: ready.catch(() => {}),
    isChanged: () => isChanged,
    stop() {
      stop()
      isChanged = false
    }
  }
}

/**
 * Reads changed files of a documentation again while the service runs, and its configuration.
 *
 * A watcher stays with the folder that it was given first. So that one which is replaced, renamed away and back, or
 * reached through a link that is switched is followed, what the paths lead to is looked at besides, and all watchers
 * are made anew after a change.
 */
export const watchCorpus = (corpus: Corpus, report: (error: unknown) => void): Watching => {
  let timer: NodeJS.Timeout | undefined
  let refreshed = Promise.resolve()

  // A folder that is away, or a link that leads to itself, is named when the docs are read, and ends no watcher.
  const reportUnread = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOOP' && error.code !== 'ENOENT') report(error)
  }
  // What was there before is told of again when a folder is back. It is also called at once for one that is not there.
  const onStat: StatsListener = (now, before) => {
    if (now.ino !== 0 || before.ino !== 0) refreshSoon()
  }
  const watchOne = (folder: string): Watching => {
    const isDeep = corpus.site.folders.includes(folder)
    const { ready, stop } = watchTree(folder, { onChange: refreshSoon, onError: reportUnread }, isDeep)
    watchFile(folder, { interval, persistent: false }, onStat)
    return {
      // Without watches (none left on this system) the docs are as they were at the start.
      ready: ready.catch(reportUnread),
      stop() {
        stop()
        unwatchFile(folder, onStat)
      }
    }
  }
  /** What is watched now. */
  let watched: string[] = []
  const watchAll = (): Watching => {
    watched = placesOf(corpus.site)
    const all = watched.map(watchOne)
    return {
      ready: Promise.all(all.map(({ ready }) => ready)).then(() => {}),
      stop() {
        for (const { stop } of all) stop()
      }
    }
  }
  /** Since when there are changes that are not read. */
  let since: number | undefined
  let isQueued = false
  let isStopped = false
  const refreshSoon = () => {
    if (isStopped) return
    const now = performance.now()
    since ??= now
    clearTimeout(timer)
    timer = setTimeout(refreshNow, Math.min(quiet, Math.max(0, since + longestWait - now)))
  }
  const refreshNow = () => {
    since = undefined
    watchAnew()
    // One reading that is still to come sees all changes.
    if (isQueued) return
    isQueued = true
    const refresh = async () => {
      isQueued = false
      // What changes while it reads is told of.
      await watching.ready
      if (isStopped) return
      await corpus.refresh()
      // Its configuration may name other folders now.
      if (placesOf(corpus.site).some(place => !watched.includes(place))) refreshSoon()
    }
    refreshed = refreshed.then(refresh).catch(report)
  }
  const watchAnew = () => {
    const { stop } = watching
    watching = watchAll()
    // Until then, those of before tell.
    void watching.ready.then(stop)
  }

  let watching = watchAll()
  const { ready } = watching
  return {
    ready,
    stop() {
      isStopped = true
      clearTimeout(timer)
      watching.stop()
    }
  }
}

/** The folders of a site, and that of its configuration, which may be hidden. */
const placesOf = ({ root, config, folders }: SiteFacts): string[] => [
  ...new Set([root, ...(config ? [dirname(config)] : []), ...folders])
]
