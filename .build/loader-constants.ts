import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import project from '../package.json' with { type: 'json' }
import { at } from './paths.ts'

/** Gives the loader constants of the earlier build: the names of its chunks, and the hash of the chunk that checks them. */
export const loaderConstants = (): Plugin => ({
  name: 'docs-assistant:loader-constants',
  applyToEnvironment: environment => environment.name === 'script',
  transform: {
    filter: { id: /src\/script\.ts$/ },
    handler(code) {
      const { panel, idle, checks, hash } = writeChecks(at('dist/widget/chunks'))
      const constants = {
        PANEL: panel,
        IDLE: idle,
        CHECKS: checks,
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
 * Keeps the panel’s export names, by which the loader takes it from its chunk: in a chunk with other modules the bundler
 * renames exports.
 */
export const exportPanel = (): Plugin => ({
  name: 'docs-assistant:export-panel',
  applyToEnvironment: environment => environment.name === 'widget',
  renderChunk: {
    order: 'pre',
    handler(code, { name, exports }) {
      if (name !== 'panel' || exports.includes('startPanel')) return
      if (!/^(const|let|var) startPanel =/m.test(code)) throw new Error('The panel’s chunk no longer holds startPanel.')
      return `${code}\nexport { startPanel }`
    }
  }
})

/**
 * Makes late `import()`s go through the chunk that checks integrity, where a page has asked for that. The `import()`
 * itself stays, for all other pages and for bundlers.
 */
export const checkedImports = (): Plugin => ({
  name: 'docs-assistant:checked-imports',
  applyToEnvironment: environment => environment.name === 'widget',
  renderChunk: {
    order: 'pre',
    handler: (code, { fileName }) =>
      fileName.startsWith('chunks/')
        ? code.replace(/\bimport\("\.\/([^"]+)"\)/g, `(globalThis[${importHook}]?.("$1") ?? import("./$1"))`)
        : undefined
  }
})

const importHook = 'Symbol.for("docs-assistant")'

/**
 * Writes the chunk that imports another chunk only after the hashes of that chunk and its static imports were checked.
 * The loader contains the hash of the checking chunk, so the single hash in a page’s script tag covers everything.
 */
const writeChecks = (folder: string) => {
  const find = (name: string) => {
    const found = readdirSync(folder).find(file => file.startsWith(`${name}-`) && file.endsWith('.js'))
    if (!found) throw new Error(`The chunk “${name}” is not built yet.`)
    return found
  }
  const [panel, idle] = [find('panel'), find('idle')]
  const code = checksCode(chunksBelow(folder, [panel, idle]))
  const hash = integrityOf(code, 'sha256')
  const checks = `checks-${hash.slice(7, 15).replace(/[+/]/g, '_')}.js`
  writeFileSync(join(folder, checks), code)
  return { panel, idle, checks, hash }
}

/** Rejects where a preload fails, because import() would still run the file. A preloaded file is not fetched again. */
const checksCode = (chunks: Record<string, Chunk>) =>
  minifySync(
    'checks.js',
    `
    const chunks = ${JSON.stringify(chunks)}
    const urlOf = file => new URL(file, import.meta.url).href
    const checked = {}
    const check = file => checked[file] ??= new Promise((resolve, reject) => {
      const link = document.createElement('link')
      const href = urlOf(file)
      const onload = () => {
        link.remove()
        resolve()
      }
      const onerror = () => {
        link.remove()
        delete checked[file]
        reject(new Error(href + ' is not what was built.'))
      }
      const [integrity] = chunks[file]
      document.head.append(Object.assign(link, { rel: 'modulepreload', href, integrity, onload, onerror }))
    })
    const needs = (file, found = new Set()) => {
      if (found.has(file)) return found
      found.add(file)
      for (const other of chunks[file].slice(1)) needs(other, found)
      return found
    }
    const bring = async file => {
      await Promise.all([...needs(file)].map(check))
      return import(urlOf(file))
    }
    const otherHook = globalThis[${importHook}]
    globalThis[${importHook}] = file => file in chunks ? bring(file) : otherHook?.(file)
    export const load = (file, link) => {
      link.remove()
      return bring(file)
    }`,
    { module: true }
  ).code

/** The `integrity` value of a chunk, and its static imports. */
type Chunk = [integrity: string, ...imports: string[]]

/** These chunks and everything that they import, statically or dynamically. */
export const chunksBelow = (folder: string, files: string[], found: Record<string, Chunk> = {}) => {
  for (const file of files) {
    if (found[file]) continue
    const content = readFileSync(join(folder, file))
    const imported = [...content.toString().matchAll(/(from|import)\s*(\()?["'`]\.\/([\w.-]+\.js)["'`]/g)]
    const names = (late: boolean) => imported.filter(([, , call]) => !!call === late).map(([, , , name = '']) => name)
    found[file] = [integrityOf(content, 'sha256'), ...new Set(names(false))]
    chunksBelow(folder, [...names(false), ...names(true)], found)
  }
  return found
}

/** The `integrity` value of a file. */
export const integrityOf = (content: string | Buffer, algorithm: 'sha256' | 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
