interface Expiring {
  deleteBefore: (date: string) => Promise<void>
}

const hour = 3_600_000

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * hour).toISOString()

/** A store whose rows are kept for so many days, whatever the others are kept for. */
export const keptFor = (days: number, store: Expiring): Expiring => ({
  deleteBefore: () => store.deleteBefore(daysAgo(days))
})

/** Deletes what is older than so many days, now and every hour. Returns how to stop. */
export const keepFor = (days: number, stores: Expiring[], report: (error: unknown) => void): (() => void) => {
  const expire = async () => {
    const date = daysAgo(days)
    // One after the other: the last one takes out of the files what the others deleted.
    for (const store of stores) await store.deleteBefore(date).catch(report)
  }
  void expire()
  const timer = setInterval(expire, hour).unref()
  return () => clearInterval(timer)
}
