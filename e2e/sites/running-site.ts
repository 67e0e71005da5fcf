import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type BuiltSite, buildSite } from './build.ts'
import type { SiteSource } from './site.ts'
import { startStaticHost } from './static-host.ts'

const cli = join(import.meta.dirname, '../../dist/cli.js')

export interface RunningSite extends BuiltSite {
  stop(): Promise<void>
}

/** Builds a site, serves it from a plain static host, and starts the service with the command of its page. */
export const startSite = async (site: SiteSource, place?: string): Promise<RunningSite> => {
  const built = await buildSite(site, place)
  const host = await startStaticHost(built.dist, built.sitePort, site.base, { clean: site.clean })
  const args = [...built.serve, '--port', String(built.servicePort), '--data', built.data]
  const service = spawn(process.execPath, [cli, ...args], {
    cwd: built.folder,
    // Turns the model off, so that the service does not use one that runs on this machine.
    env: { ...process.env, ASSISTANT_MODEL: 'none' },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const ended = new Promise(resolve => service.once('exit', resolve))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes(`localhost:${built.servicePort}`)) resolve()
    }
    service.stdout.on('data', read)
    service.stderr.on('data', read)
    service.once('exit', code => reject(new Error(`“${args.join(' ')}” ended with ${code}:\n${output}`)))
  })
  const stop = async () => {
    service.kill()
    await Promise.all([ended, host.close()])
  }
  return { ...built, stop }
}
