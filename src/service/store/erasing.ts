/** Erases deleted rows from the files of the database. */
export interface Eraser {
  /** Erases everything deleted so far. Returns whether that succeeded; a failure is reported and tried again later. */
  erase: () => Promise<boolean>
  /** Whether an attempt failed, so that deleted rows may still be in a file. */
  isOwed: () => boolean
  /** Retries a failed attempt and erases expired rows. Called each hour. */
  deleteBefore: () => Promise<void>
}

/**
 * Creates the shared part of both erasers: concurrent calls share one rewrite.
 *
 * @param writeAnew Rewrites the files. Rejects where deleted rows may still be in a file.
 */
export const createErasing = (
  writeAnew: () => Promise<void>,
  report: (error: unknown) => void
): Pick<Eraser, 'erase' | 'isOwed'> => {
  let running: Promise<boolean> | undefined
  let following: Promise<boolean> | undefined
  let isOwed = false

  const run = async (): Promise<boolean> => {
    try {
      await writeAnew()
      isOwed = false
    } catch (error) {
      isOwed = true
      report(error)
    }
    return !isOwed
  }

  const erase = async (): Promise<boolean> => {
    // A running rewrite may have started before this deletion, so all calls meanwhile share the next one.
    if (running) {
      following ??= running.then(() => {
        following = undefined
        return erase()
      })
      return following
    }
    running = run().finally(() => {
      running = undefined
    })
    return running
  }

  return { erase, isOwed: () => isOwed }
}
