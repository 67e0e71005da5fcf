import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import project from '../package.json' with { type: 'json' }
import { at } from './paths.ts'

const chunks = 'dist/widget/chunks'

/** Tells the loader what was built before it: the name of the panel’s chunk, and how all chunks are checked. */
export const loaderConstants = (): Plugin => ({
  name: 'docs-assistant:loader-constants',
  applyToEnvironment: environment => environment.name === 'script',
  transform: {
    filter: { id: /src\/script\.ts$/ },
    handler(code) {
      const panel = readdirSync(at(chunks)).find(file => file.startsWith('panel-'))
      if (!panel) throw new Error('The panel’s chunk is not built yet.')
      const { file, hash } = writeChecks(panel)
      const constants = { PANEL: `chunks/${panel}`, CHECKS: `chunks/${file}`, CHECKS_HASH: hash, VERSION: project.version }
      return Object.entries(constants).reduce((code, [name, value]) => {
        if (!code.includes(`__${name}__`)) throw new Error(`The loader no longer has a place for ${name}.`)
        return code.replaceAll(`__${name}__`, JSON.stringify(value))
      }, code)
    }
  }
})

/**
 * The chunk that brings the panel when every chunk has proved to be what was built. The loader knows its hash, and so the
 * one hash in a page’s script tag covers everything.
 */
const writeChecks = (panel: string) => {
  const hashes = readdirSync(at(chunks))
    .filter(file => file.endsWith('.js'))
    .map(file => [`chunks/${file}`, integrityOf(`${chunks}/${file}`, 'sha384')])
  const code = `export const load=c=>Promise.all(${JSON.stringify(hashes)}.map(f=>c(...f))).then(()=>import("./${panel}"))`
  const file = `checks-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  writeFileSync(at(`${chunks}/${file}`), code)
  return { file, hash: integrityOf(`${chunks}/${file}`, 'sha256') }
}

/** What `integrity` has to say of a built file. */
export const integrityOf = (path: string, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(at(path))).digest('base64')}`
