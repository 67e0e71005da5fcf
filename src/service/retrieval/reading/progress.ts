import type { Parsing } from './contract.ts'

/** Which page a thread parses: in memory that two threads share, so that it is known of one that hangs or has ended. */
export interface Progress {
  /** @param parsing Nothing when that is over. */
  tell: (parsing: Parsing | undefined) => void
  /** Changes whenever another page is parsed; 0 while none is. */
  step: () => number
  read: () => Parsing
}

/** Numbers in front, and bytes of the name behind them: no path is longer. */
const head = { numbers: 3, bytes: 12 }
const longest = 16_000

export const createProgress = (): SharedArrayBuffer => new SharedArrayBuffer(head.bytes + longest)

export const openProgress = (shared: SharedArrayBuffer): Progress => {
  // How many pages were begun, which of them is parsed now, and the length of its name.
  const numbers = new Int32Array(shared, 0, head.numbers)
  const name = Buffer.from(shared, head.bytes)
  return {
    tell(parsing) {
      if (!parsing) return void Atomics.store(numbers, 1, 0)
      Atomics.store(numbers, 2, name.write(JSON.stringify(parsing)))
      Atomics.store(numbers, 1, Atomics.add(numbers, 0, 1) + 1)
    },
    step: () => Atomics.load(numbers, 1),
    read: () => JSON.parse(name.toString('utf8', 0, Atomics.load(numbers, 2))) as Parsing
  }
}
