/** While an answer streams it is saved at most this often, in milliseconds. */
const interval = 500

/** Saves at once what is settled, and now and then what streams. */
export interface Saver {
  now(): void
  /** At once when nothing streams; soon otherwise. */
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
