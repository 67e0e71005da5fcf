import { stat } from 'node:fs/promises'
import { type Flags, readConfig } from '../config/index.ts'
import { serve } from '../serve.ts'

/** Serves until it is told to stop. Prints one line: the address. */
export const runServe = async (flags: Flags): Promise<void> => {
  const config = await readConfig(flags, process.env)
  for (const { docs } of config.organizations?.flatMap(({ projects }) => projects) ?? [config]) await checkFolder(docs)
  const service = await serve(config)
  console.log(`Docs Assistant serves ${service.project.pages} pages at ${service.url}`)
  for (const { domain, pages } of service.projects.slice(1)) {
    const place = service.url.replace('//localhost', `//${domain}.localhost`)
    console.log(`and ${pages} pages of ${domain}${place === service.url ? '' : ` at ${place}`}`)
  }
  const stop = () => {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    service.close().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      }
    )
  }
  // A second signal meets no listener any more and ends the process at once.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

const checkFolder = async (docs = ''): Promise<void> => {
  const facts = await stat(docs).catch(() => undefined)
  if (!facts?.isDirectory()) throw new Error(`There is no documentation folder at ${docs}.`)
}
