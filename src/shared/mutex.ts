/** Runs one piece of work at a time, in the order in which they were given. */
export interface Mutex {
  /** Runs the work when all work given before has settled; returns what it returns. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Resolves when all work given so far has settled, however it ended. */
  idle(): Promise<void>
}

export const createMutex = (): Mutex => {
  let last: Promise<void> = Promise.resolve()
  return {
    run(work) {
      const result = last.then(work)
      // Work that fails must not keep the next from running.
      last = result.then(
        () => {},
        () => {}
      )
      return result
    },
    idle: () => last
  }
}
