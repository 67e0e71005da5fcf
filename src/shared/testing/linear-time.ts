import { expect } from 'vitest'

/** Milliseconds under which a run is quick, however its time grows. */
const quick = 50
const attempts = 6
/** Eight times the text takes eight times as long in linear time, and 64 times in quadratic time. */
const larger = 8
const mostGrowth = 32

/**
 * Milliseconds of this thread on the processor, which other work on the machine does not add to. Both kinds of them,
 * because the system tells these apart only where its ticks fall: all of a short run may count as time of its own.
 */
const timeOf = (run: () => unknown): number => {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1_000
}

/**
 * Fails where `run` takes more than linear time over what `inputOf` gives for a size. Two sizes are compared in one run,
 * so that the speed of the machine does not matter; the best of a few attempts counts.
 */
export function expectLinearTime<Input>(
  run: (input: Input) => unknown,
  inputOf: (size: number) => Input,
  size = 4_000
): void {
  const [small, large] = [inputOf(size), inputOf(size * larger)]
  let [ofSmall, ofLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let attempt = 0; attempt < attempts; attempt++) {
    ofLarge = Math.min(
      ofLarge,
      timeOf(() => run(large))
    )
    if (ofLarge < quick) return
    ofSmall = Math.min(
      ofSmall,
      timeOf(() => run(small))
    )
    if (attempt > 0 && ofLarge < ofSmall * mostGrowth) return
  }
  expect.fail(
    `${Math.round(ofSmall)} ms grew to ${Math.round(ofLarge)} ms with ${larger} times the input: ${String(large).slice(0, 60)}`
  )
}

/** `expectLinearTime` over each piece, repeated up to that many characters. */
export function expectLinearTimeOver(run: (text: string) => unknown, pieces: readonly string[], characters?: number) {
  for (const piece of pieces) expectLinearTime(run, size => piece.repeat(Math.ceil(size / piece.length)), characters)
}
