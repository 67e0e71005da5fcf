/** Runs one task at a time, in the order of the calls. */
export interface Mutex {
  /** Runs a task when all earlier ones have settled. Resolves to its result. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Resolves when all tasks so far have settled. */
  idle(): Promise<void>
}

export const createMutex = (): Mutex => {
  let last: Promise<void> = Promise.resolve()
  return {
    run(work) {
      const result = last.then(work)
      // A task that fails must not keep the next from running.
      last = result.then(
        () => {},
        () => {}
      )
      return result
    },
    idle: () => last
  }
}
