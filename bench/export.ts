// Measures memory and time of an export of a million entries: `node bench/export.ts [entries] [format]`.
// The command runs in its own process, apart from the server, so that the memory is the command’s alone.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedbackOf } from '../src/admin/testing/platform.ts'
import { startServer } from '../src/admin/testing/server.ts'

const [total = 1_000_000, format = 'csv'] = process.argv.slice(2).map((value, index) => (index ? value : Number(value)))

const server = await startServer(feedbackOf(Number(total)))
const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-bench-'))
const file = join(folder, `feedback.${format}`)
const began = performance.now()
const child = spawn(
  process.execPath,
  ['src/admin/testing/cli.ts', 'feedback', 'export', '--base-url', server.url, '--project', 'acme', '--out', file],
  { env: { ...process.env, DOCS_ASSISTANT_ADMIN_KEY: 'svc_bench' }, stdio: 'inherit' }
)

/** Samples of the command’s resident memory, each with the number of entries fetched by then. */
const samples: { entries: number; megabytes: number }[] = []
const sample = async () => {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  if (kilobytes) samples.push({ entries: server.received.length * 100, megabytes: Number(kilobytes) / 1000 })
}
const timer = setInterval(sample, 250)
const code = await new Promise(resolve => child.once('close', resolve))
clearInterval(timer)

const seconds = (performance.now() - began) / 1000
const peak = (from: number, to: number) =>
  Math.max(0, ...samples.filter(({ entries }) => entries > from && entries <= to).map(({ megabytes }) => megabytes))
console.log({
  code,
  entries: total,
  megabytesWritten: Math.round(statSync(file).size / 1e6),
  seconds: Math.round(seconds),
  entriesPerSecond: Math.round(Number(total) / seconds),
  peakMegabytesByTenth: Array.from({ length: 10 }, (_, tenth) =>
    Math.round(peak((Number(total) * tenth) / 10, (Number(total) * (tenth + 1)) / 10))
  )
})
rmSync(folder, { recursive: true })
await server.close()
if (code) process.exitCode = 1
