// Runs in the service itself, by `--import`: what its event loop and its processor had to do, told when it ends.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Of the service’s process, to its end: the delay from the first request on, all else from its start. */
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
// What the start takes is no load yet: from the first request on.
const firstRequest = 'http.server.request.start'
const begin = () => {
  unsubscribe(firstRequest, begin)
  delays.enable()
}
subscribe(firstRequest, begin)

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
