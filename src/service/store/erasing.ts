/** Takes what was deleted out of the files of the database too. */
export interface Eraser {
  /** Whether no file holds any more what was deleted before this. What fails is reported, and tried again later. */
  erase: () => Promise<boolean>
  /** Whether something deleted may still be in a file, because an attempt failed. */
  isOwed: () => boolean
  /** What is due by now: what failed before, and what has expired. Called each hour. */
  deleteBefore: () => Promise<void>
}

/**
 * Writes anew once for all who ask meanwhile.
 *
 * @param writeAnew Rejects where something deleted may still be in a file.
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
    // What is asked for while it runs may have been deleted too late for it; all who ask meanwhile share the next one.
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
