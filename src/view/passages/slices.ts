/** Milliseconds of work in one task, so that the page can scroll and react in between. */
const slice = 8

/**
 * Divides long work into time slices. Await the returned function between two steps of the work: it waits for the next
 * task only when the slice is used up.
 *
 * @throws the signal’s reason when the signal is aborted
 */
export const createSlices = (signal: AbortSignal) => {
  let startedAt = performance.now()
  return (): Promise<void> | undefined => {
    signal.throwIfAborted()
    if (performance.now() - startedAt < slice) return
    return new Promise(resolve =>
      setTimeout(() => {
        startedAt = performance.now()
        resolve()
      })
    )
  }
}

export type Slices = ReturnType<typeof createSlices>
