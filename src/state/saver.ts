/** Shortest time between two saves while an answer streams, in milliseconds. */
const interval = 500

/** Throttles saving: at once while nothing streams, at intervals while an answer does. */
export interface Saver {
  now(): void
  /** Saves at once when nothing streams, otherwise after the interval. */
  soon(): void
  dispose(): void
}

export const createSaver = (save: () => void, isStreaming: () => boolean): Saver => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    clearTimeout(timer)
    timer = undefined
    save()
  }
  const finish = () => timer !== undefined && now()
  addEventListener('pagehide', finish)
  return {
    now,
    soon() {
      if (isStreaming()) timer ??= setTimeout(now, interval)
      else now()
    },
    dispose() {
      finish()
      removeEventListener('pagehide', finish)
    }
  }
}
