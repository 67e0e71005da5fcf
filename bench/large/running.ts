import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What a start of the service needed. */
export interface Start {
  /** Seconds until `/ready` answered 200, and (`listening`) until `/health` did. */
  seconds: number
  listening: number
  /** Milliseconds of the slowest `/health` after the first. */
  longestHealth: number
  /** The process’s peak memory, in megabytes. */
  memory: number
}

/** The built command, as owners have it. */
const cli = join(import.meta.dirname, '../../dist/cli.js')

/** Starts the service as its owner does, requests `/health` without a pause, and stops the service when it is ready. */
export const startService = async (docs: string, data: string): Promise<Start> => {
  const port = await freePort()
  const start = performance.now()
  const since = () => (performance.now() - start) / 1_000
  const flags = ['--data', data, '--port', `${port}`, '--model', 'none']
  const child = spawn(process.execPath, [cli, 'serve', docs, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    let listening: number | undefined
    let longestHealth = 0
    for (;;) {
      const asked = performance.now()
      const isUp = (await statusOf(`http://localhost:${port}/health`)) === 200
      if (isUp && listening !== undefined) longestHealth = Math.max(longestHealth, performance.now() - asked)
      if (isUp) listening ??= since()
      if (isUp && (await statusOf(`http://localhost:${port}/ready`)) === 200) {
        return { seconds: since(), listening: listening ?? 0, longestHealth, memory: peakOf(child) }
      }
      if (child.exitCode !== null) throw new Error('The service ended.')
      await wait(5)
    }
  } finally {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  }
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0
  )

/** Peak resident memory in megabytes, as Linux counts it. */
const peakOf = ({ pid }: ChildProcess): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
