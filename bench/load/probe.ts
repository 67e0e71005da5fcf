// Runs inside the service, by `--import`. It measures event-loop delay, processor time and memory, and writes them to a
// file when the process ends.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Measures of the service’s process until its end: the delay since the first request, all else since its start. */
export interface Probed {
  /** Event-loop delay in milliseconds. */
  delay: { median: number; p99: number; longest: number }
  /** Processor time in seconds. */
  cpu: number
  /** Peak resident memory in megabytes. */
  memory: number
}

const resolution = 5
const delays = monitorEventLoopDelay({ resolution })
// Measures the delay from the first request on, because the start is not part of the load.
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
    // Each worker process writes its own file.
    writeFileSync(`${file}-${process.pid}`, JSON.stringify(probed))
  })
}
