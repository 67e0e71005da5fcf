/** Milliseconds that are worked at a time: a page must go on scrolling and reacting meanwhile. */
const slice = 8

/**
 * Divides long work into slices. What it returns is awaited between two steps of it, and waits only when the time is over.
 *
 * @throws the signal’s reason, when the work is no longer wanted
 */
export const createSlices = (signal: AbortSignal) => {
  let began = performance.now()
  return (): Promise<void> | undefined => {
    signal.throwIfAborted()
    if (performance.now() - began < slice) return
    return new Promise(resolve =>
      setTimeout(() => {
        began = performance.now()
        resolve()
      })
    )
  }
}

export type Slices = ReturnType<typeof createSlices>
