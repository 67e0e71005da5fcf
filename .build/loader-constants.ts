import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import project from '../package.json' with { type: 'json' }
import { at } from './paths.ts'

/** Tells the loader what was built before it: the name of the panel’s chunk, and how all chunks are checked. */
export const loaderConstants = (): Plugin => ({
  name: 'docs-assistant:loader-constants',
  applyToEnvironment: environment => environment.name === 'script',
  transform: {
    filter: { id: /src\/script\.ts$/ },
    handler(code) {
      const { panel, checks, hash } = writeChecks(at('dist/widget/chunks'))
      const constants = {
        PANEL: `chunks/${panel}`,
        CHECKS: `chunks/${checks}`,
        CHECKS_HASH: hash,
        VERSION: project.version
      }
      return Object.entries(constants).reduce((code, [name, value]) => {
        if (!code.includes(`__${name}__`)) throw new Error(`The loader no longer has a place for ${name}.`)
        return code.replaceAll(`__${name}__`, JSON.stringify(value))
      }, code)
    }
  }
})

/**
 * Writes the chunk that brings the panel when it and everything below it has proved to be what was built. The loader knows
 * the hash of that chunk, and so the one hash in a page’s script tag covers everything.
 */
const writeChecks = (folder: string) => {
  const panel = readdirSync(folder).find(file => /^panel-.*\.js$/.test(file))
  if (!panel) throw new Error('The panel’s chunk is not built yet.')
  const hashes = graphOf(folder, panel).map(file => [file, integrityOf(readFileSync(join(folder, file)), 'sha384')])
  const code = checksCode(panel, hashes)
  // The panel’s name changes with everything below it, and so does this one’s.
  const checks = panel.replace('panel', 'checks')
  writeFileSync(join(folder, checks), code)
  return { panel, checks, hash: integrityOf(code, 'sha256') }
}

/** A preload that fails stops here: an import() would run the file all the same. What was preloaded is not fetched again. */
const checksCode = (panel: string, hashes: string[][]) =>
  minifySync(
    'checks.js',
    `
    export const load = async () => {
      const own = [...document.querySelectorAll('link')].filter(link => link.href === import.meta.url)
      const check = ([file, integrity]) => new Promise((resolve, reject) => {
        const link = document.createElement('link')
        const href = new URL(file, import.meta.url).href
        const onerror = () => reject(new Error(href + ' is not what was built.'))
        document.head.append(Object.assign(link, { rel: 'modulepreload', href, integrity, onload: resolve, onerror }))
        own.push(link)
      })
      try {
        await Promise.all(${JSON.stringify(hashes)}.map(check))
      } finally {
        for (const link of own) link.remove()
      }
      return import('./${panel}')
    }`,
    { module: true }
  ).code

/** A chunk and everything that it imports, at once or later. */
export const graphOf = (folder: string, file: string, found: string[] = []): string[] => {
  if (found.includes(file)) return found
  found.push(file)
  const code = readFileSync(join(folder, file), 'utf8')
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    graphOf(folder, name, found)
  }
  return found
}

/** What an `integrity` attribute has to say of a file. */
export const integrityOf = (content: string | Buffer, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
