import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Probed } from './probe.ts'
import type { ServedAt } from './readers.ts'

/** What is built, as its owners have it. */
const cli = join(import.meta.dirname, '../../dist/cli.js')

/** What no bench may run into. */
const limits = {
  assistantPerKey: 1e9,
  assistantPerOrganization: 1e9,
  assistantPerAddress: 1e9,
  feedbackPerAddress: 1e9
}

export interface Started extends ServedAt {
  /** Stops it and tells what it had to do. */
  stop: () => Promise<Probed>
  pid: number
}

/** Starts the service as its owner does, over a documentation. */
export const startService = async (docs: string, more: object = {}): Promise<Started> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-load-'))
  const [config, probed] = [join(folder, 'config.json'), join(folder, 'probed.json')]
  const given = { docs, data: join(folder, 'data'), port: 0, model: 'none', limits, ...more }
  await writeFile(config, JSON.stringify(given))
  const probe = new URL('./probe.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', probe, cli, 'serve', '--config', config], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DOCS_ASSISTANT_PROBE: probed }
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text
  })
  const tag = /data-assistant-key="([^"]+)"/
  while (!tag.test(said)) {
    if (child.exitCode !== null) throw new Error('The service ended.')
    await wait(20)
  }
  const [, url = ''] = / at (http:\S+)/.exec(said) ?? []
  const [, key = ''] = tag.exec(said) ?? []
  return {
    url,
    key,
    domain: 'local',
    pid: child.pid as number,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      const facts = JSON.parse(await readFile(probed, 'utf8')) as Probed
      await rm(folder, { recursive: true })
      return facts
    }
  }
}
