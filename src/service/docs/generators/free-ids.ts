/** The ids of one page: of one that is taken, the next has the first free number behind it, from 1. */
export const createFreeIds = () => {
  const taken = new Set<string>()
  /** The last number of each id, so that many equal headings do not take quadratic time. */
  const numbers = new Map<string, number>()
  return {
    /** Keeps an id from being given. */
    take(id: string) {
      taken.add(id)
    },
    next(wanted: string): string {
      let id = wanted
      for (let number = numbers.get(wanted) ?? 1; taken.has(id); number++) {
        id = `${wanted}-${number}`
        numbers.set(wanted, number)
      }
      taken.add(id)
      return id
    }
  }
}
