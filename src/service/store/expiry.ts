interface Expiring {
  deleteBefore: (date: string) => Promise<void>
}

const hour = 3_600_000

/** Deletes what is older than so many days, now and every hour. Returns how to stop. */
export const keepFor = (days: number, stores: Expiring[], report: (error: unknown) => void): (() => void) => {
  const expire = () => {
    const date = new Date(Date.now() - days * 24 * hour).toISOString()
    for (const store of stores) store.deleteBefore(date).catch(report)
  }
  expire()
  const timer = setInterval(expire, hour).unref()
  return () => clearInterval(timer)
}
