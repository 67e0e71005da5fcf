interface Expiring {
  deleteBefore: (date: string) => Promise<void>
}

const hour = 3_600_000

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * hour).toISOString()

/** A store with its own number of days. */
export const keptFor = (days: number, store: Expiring): Expiring => ({
  deleteBefore: () => store.deleteBefore(daysAgo(days))
})

/** Deletes rows older than a number of days, now and every hour. Returns a function that stops it. */
export const keepFor = (days: number, stores: Expiring[], report: (error: unknown) => void): (() => void) => {
  const expire = async () => {
    const date = daysAgo(days)
    // In order, because the last store is the eraser, which erases what the others have deleted.
    for (const store of stores) await store.deleteBefore(date).catch(report)
  }
  void expire()
  const timer = setInterval(expire, hour).unref()
  return () => clearInterval(timer)
}
