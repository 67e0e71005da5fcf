import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { routes } from '../../src/protocol/index.ts'
import type { ServedAt } from './readers.ts'

const program = join(import.meta.dirname, '../node_modules/autocannon/autocannon.js')

/** The result of a run of autocannon. */
export interface Fired {
  /** Questions answered with a status 2xx, and (`failed`) with another one or not at all. */
  answered: number
  failed: number
  seconds: number
  /** Milliseconds until the end of an answer. */
  latency: { median: number; p99: number }
}

/** Lets autocannon, in its own process, ask the questions one after the other on each of several connections. */
export const fire = async (
  service: ServedAt,
  questions: string[],
  { connections, seconds }: { connections: number; seconds: number }
): Promise<Fired> => {
  if (!existsSync(program)) throw new Error('autocannon is not installed: npm run bench:install')
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-load-'))
  const file = join(folder, 'questions.har')
  await writeFile(file, JSON.stringify({ log: { entries: questions.map(question => entryOf(service, question)) } }))
  const words = ['-c', `${connections}`, '-d', `${seconds}`, '--timeout', '60', '--har', file, '--json', service.url]
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
  const said = await text(child.stdout)
  await rm(folder, { recursive: true })
  const result = JSON.parse(said)
  return {
    answered: result['2xx'],
    failed: result.non2xx + result.errors,
    seconds: result.duration,
    latency: { median: result.latency.p50, p99: result.latency.p99 }
  }
}

/** A question as an entry of a HAR file, the format in which autocannon takes several requests. */
const entryOf = ({ url, key, domain }: ServedAt, question: string) => ({
  request: {
    method: 'POST',
    url: url + routes.assistantMessage(2, domain),
    headers: Object.entries({ authorization: `Bearer ${key}`, 'content-type': 'application/json' }).map(
      ([name, value]) => ({ name, value })
    ),
    postData: {
      mimeType: 'application/json',
      text: JSON.stringify({
        fp: 'autocannon',
        messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text: question }] }]
      })
    }
  }
})
