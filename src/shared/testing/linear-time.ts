import { expect } from 'vitest'

/** Milliseconds under which a run is quick, however its time grows. */
const quick = 50
const attempts = 6
/** Once with eight times the text takes as long as eight times in linear time, and eight times as long in quadratic. */
const larger = 8
const mostGrowth = 4

/**
 * Milliseconds of this thread on the processor, which other work on the machine does not add to. Both kinds of them,
 * because the system tells these apart only where its ticks of some milliseconds fall, which is also why what is
 * compared has to last as long: a short run may take no time at all.
 */
const timeOf = (run: () => unknown, times = 1): number => {
  const start = process.threadCpuUsage()
  for (let turn = 0; turn < times; turn++) run()
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
      timeOf(() => run(small), larger)
    )
    if (attempt > 0 && ofLarge < ofSmall * mostGrowth) return
  }
  expect.fail(
    `${Math.round(ofSmall / larger)} ms grew to ${Math.round(ofLarge)} ms with ${larger} times the input: ${String(large).slice(0, 60)}`
  )
}

/** `expectLinearTime` over each piece, repeated up to that many characters. */
export function expectLinearTimeOver(run: (text: string) => unknown, pieces: readonly string[], characters?: number) {
  for (const piece of pieces) expectLinearTime(run, size => piece.repeat(Math.ceil(size / piece.length)), characters)
}
