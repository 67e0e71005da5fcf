import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bare } from './bare.ts'
import type { Probed } from './probe.ts'
import type { ServedAt } from './readers.ts'

/** The built command, as owners have it. */
const cli = join(import.meta.dirname, '../../dist/cli.js')

/** Rate limits so high that no bench reaches them. */
const limits = {
  assistantPerKey: 1e9,
  assistantPerOrganization: 1e9,
  assistantPerAddress: 1e9,
  feedbackPerAddress: 1e9
}

export interface Started extends ServedAt {
  /** Stops it and returns the measures of its probe; of several workers, those with the largest event-loop delay. */
  stop: () => Promise<Probed>
  pid: number
}

export interface StartedService extends Started {
  /** Path of its configuration file. */
  config: string
  /** Empty for SQLite. */
  databaseUrl: string
}

/** Starts the service on a documentation, as its owner does. */
export const startService = async (
  docs: string,
  { databaseUrl = '', ...more }: { databaseUrl?: string; [setting: string]: unknown } = {}
): Promise<StartedService> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-load-'))
  const config = join(folder, 'config.json')
  const given = { docs, data: join(folder, 'data'), port: 0, model: 'none', limits, ...more }
  await writeFile(config, JSON.stringify(given))
  const started = await start(folder, [cli, 'serve', '--config', config], { DATABASE_URL: databaseUrl })
  return { ...started, config, databaseUrl }
}

/** Starts the baseline server that only streams. */
export const startBare = async (bare: Bare): Promise<Started> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-load-'))
  return start(folder, [join(import.meta.dirname, 'bare.ts')], { BARE: JSON.stringify(bare) })
}

/** Starts a server with the probe, and waits until it prints its address and key. */
const start = async (folder: string, words: string[], environment: NodeJS.ProcessEnv): Promise<Started> => {
  const probed = join(folder, 'probed')
  const probe = new URL('./probe.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', probe, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, DOCS_ASSISTANT_PROBE: probed }
  })
  // Ends the server also when the bench fails.
  process.once('exit', () => child.kill())
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
  })
  const tag = /data-assistant-key="([^"]+)"/
  while (!tag.test(output)) {
    if (child.exitCode !== null) throw new Error('The service ended.')
    await wait(20)
  }
  const [, url = ''] = / at (http:\S+)/.exec(output) ?? []
  const [, key = ''] = tag.exec(output) ?? []
  return {
    url,
    key,
    domain: 'local',
    pid: child.pid as number,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      const names = (await readdir(folder)).filter(name => name.startsWith('probed-'))
      const all = await Promise.all(
        names.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8')) as Probed)
      )
      const [facts] = all.toSorted((a, b) => b.delay.p99 - a.delay.p99) as [Probed]
      await rm(folder, { recursive: true })
      return facts
    }
  }
}
