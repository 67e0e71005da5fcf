import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteSource } from './site.ts'
import { applySnippet, readSnippets } from './snippets.ts'

const run = promisify(execFile)
const project = join(import.meta.dirname, '../..')

/** The folder of this run. It is outside the project, so that a site finds none of our packages and settings. */
export const workFolder = () => join(tmpdir(), `docs-assistant-sites-${process.env.SITES_RUN}`)

/** A built site, with the addresses that were written into it. */
export interface BuiltSite {
  folder: string
  dist: string
  data: string
  sitePort: number
  servicePort: number
  /** Address of the site with its base path. */
  url: string
  /** Arguments of the command that serves its answers. */
  serve: string[]
}

/**
 * Builds a site as its page in `docs/sites` tells an owner to: writes the page’s code into the files, with key and
 * addresses filled in, installs the site’s packages and runs its build. Each place is built once in a run, so that a
 * worker that restarts after a failed test reuses it.
 */
export const buildSite = async (site: SiteSource, place = site.name): Promise<BuiltSite> => {
  const work = join(workFolder(), place)
  const facts = join(work, 'built.json')
  const before = await readFile(facts, 'utf8').catch(() => undefined)
  if (before) return JSON.parse(before)
  const folder = join(work, 'site')
  const data = join(work, 'data')
  await cp(join(import.meta.dirname, site.name), folder, { recursive: true })
  const [sitePort, servicePort] = [await freePort(), await freePort()]
  const url = `http://localhost:${sitePort}${site.base}`
  const fill = await placeholders(site, data, sitePort, servicePort)
  for (const file of site.namesItsAddress ?? []) {
    await writeFile(join(folder, file), fill(await readFile(join(folder, file), 'utf8')))
  }
  const { snippets, serve } = await readSnippets(site.name)
  for (const { file, code } of snippets) {
    const path = join(folder, file)
    const present = await readFile(path, 'utf8').catch(() => undefined)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, applySnippet(fill(code), present))
  }
  if (site.npm) await npm(folder, 'ci')
  if (site.usesPackage) await npm(folder, 'install', '--no-save', await packed())
  if (site.npm) await npm(folder, 'run', 'build')
  for (const [command, ...args] of site.commands ?? []) await execute(command, args, folder)
  const built: BuiltSite = {
    folder,
    dist: join(folder, site.dist),
    data,
    sitePort,
    servicePort,
    url,
    serve: fill(serve).split(' ')
  }
  await writeFile(facts, JSON.stringify(built))
  return built
}

/** Replaces the placeholders of the pages: the addresses of site and service, the domain and the key. */
const placeholders = async (site: SiteSource, data: string, sitePort: number, servicePort: number) => {
  const origin = `http://localhost:${sitePort}`
  const cli = join(project, 'dist/cli.js')
  const args = ['keys', 'create', '--kind', 'assistant', '--origin', origin, '--data', data]
  const { stdout: key } = await run(process.execPath, [cli, ...args], { cwd: dirname(data) })
  return (text: string) =>
    text
      .replaceAll('https://docs.example.com', origin)
      .replaceAll('https://platform.example.com', `http://localhost:${servicePort}`)
      .replaceAll('svc_dsc_…', key.trim())
      .replaceAll(/(["'=])acme\b/g, '$1local')
      .replaceAll('/manual/', site.base)
}

/** Packs this package as it is published, and returns the path of the tarball. */
const packed = async () => {
  const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', workFolder()], {
    cwd: project
  })
  return join(workFolder(), stdout.trim().split('\n').at(-1) ?? '')
}

const npm = (folder: string, ...args: string[]) => execute('npm', [...args, '--no-audit', '--no-fund'], folder)

/** Runs a tool of a site with this project’s Node. If it fails, the error has its output. */
const execute = async (command: string, args: string[], cwd: string) => {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, CI: '1', NODE_ENV: '', NODE_OPTIONS: '', FORCE_COLOR: '0' }
  try {
    await run(command, args, { cwd, env, maxBuffer: 64_000_000 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`“${command} ${args.join(' ')}” failed.\n${(stdout + stderr).slice(-6_000)}`, { cause: error })
  }
}

/** Finds a port that no process listens on at the moment. */
export const freePort = async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
