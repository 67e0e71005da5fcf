import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ReadingConfig } from './contract.ts'

/** The file that the thread runs: beside this one in the sources; in what is built one of its own, which chunks lie below. */
const threadFile = (): URL => {
  const names = ['./worker.ts', './docs-thread.js', '../docs-thread.js']
  return names.map(name => new URL(name, import.meta.url)).find(url => existsSync(url)) as URL
}

/**
 * Megabytes of objects that a thread may have: a page that makes more of itself ends it, and not the service. With a
 * small young generation a large documentation needs a third less.
 */
const memory = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 24 }

/** @param progress Where it says which page it parses, if it only parses pages for the thread that starts it. */
export const startWorker = (progress?: SharedArrayBuffer): Worker =>
  new Worker(threadFile(), { resourceLimits: memory, workerData: progress })

let program: string | undefined

/** Changes with whatever makes pages what they are: the code, and what is said about the site. */
export const makerOf = ({ cache: _, ...config }: ReadingConfig): string => {
  const file = threadFile()
  // All of the service’s sources, or the folder of what is built.
  program ??= programOf(new URL(file.href.endsWith('.ts') ? '../../' : './', file))
  return JSON.stringify([program, config])
}

/** The code below a folder, and the platform that it runs on: what pages are made by. */
export const programOf = (code: URL): string => {
  const folder = fileURLToPath(code)
  const hash = createHash('sha256').update(JSON.stringify(process.versions))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.[jt]s$/.test(file))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url')
}
