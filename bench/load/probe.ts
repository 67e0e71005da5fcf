// Runs in the service itself, by `--import`: what its event loop and its processor had to do, told when it ends.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Of the service’s process, from its start to its end. */
export interface Probed {
  /** Milliseconds that the event loop was late by. */
  delay: { median: number; p99: number; longest: number }
  /** Seconds of processor time. */
  cpu: number
  /** Megabytes that it had at most. */
  memory: number
}

const resolution = 5
const delays = monitorEventLoopDelay({ resolution })
// What the start takes is no load yet.
setTimeout(() => delays.enable(), 3_000).unref()

const file = process.env.DOCS_ASSISTANT_PROBE
if (file) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution)
    const probed: Probed = {
      delay: { median: late(delays.percentile(50)), p99: late(delays.percentile(99)), longest: late(delays.max) },
      cpu: (user + system) / 1e6,
      memory: process.resourceUsage().maxRSS / 1_024
    }
    // Workers are probed as well, each by itself.
    writeFileSync(`${file}-${process.pid}`, JSON.stringify(probed))
  })
}
