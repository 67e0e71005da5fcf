import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import project from '../package.json' with { type: 'json' }
import { at } from './paths.ts'

/** Tells the loader what was built before it: the names of the chunks that it brings, and how all chunks are checked. */
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
 * The loader takes the panel from its chunk by name; in a chunk with other modules the bundler gives its exports one of
 * its own.
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
 * Writes the chunk that brings another when it and everything below it has proved to be what was built. The loader knows
 * the hash of that chunk, and so the one hash in a page’s script tag covers everything.
 */
const writeChecks = (folder: string) => {
  const find = (name: string) => {
    const found = readdirSync(folder).find(file => file.startsWith(`${name}-`) && file.endsWith('.js'))
    if (!found) throw new Error(`The chunk “${name}” is not built yet.`)
    return found
  }
  const [panel, idle] = [find('panel'), find('idle')]
  const graphs = Object.fromEntries([panel, idle].map(file => [file, graphOf(folder, file)]))
  const hashes = Object.fromEntries(
    Object.values(graphs)
      .flat()
      .map(file => [file, integrityOf(readFileSync(join(folder, file)), 'sha384')])
  )
  const code = checksCode(graphs, hashes)
  const hash = integrityOf(code, 'sha256')
  const checks = `checks-${hash.slice(7, 15).replace(/[+/]/g, '_')}.js`
  writeFileSync(join(folder, checks), code)
  return { panel, idle, checks, hash }
}

/** A preload that fails stops here: an import() would run the file all the same. What was preloaded is not fetched again. */
const checksCode = (graphs: Record<string, string[]>, hashes: Record<string, string>) =>
  minifySync(
    'checks.js',
    `
    const graphs = ${JSON.stringify(graphs)}
    const hashes = ${JSON.stringify(hashes)}
    export const load = async (chunk, link) => {
      const own = [link]
      const urlOf = file => new URL(file, import.meta.url).href
      const check = file => new Promise((resolve, reject) => {
        const link = document.createElement('link')
        const href = urlOf(file)
        const onerror = () => reject(new Error(href + ' is not what was built.'))
        const integrity = hashes[file]
        document.head.append(Object.assign(link, { rel: 'modulepreload', href, integrity, onload: resolve, onerror }))
        own.push(link)
      })
      try {
        await Promise.all(graphs[chunk].map(check))
      } finally {
        for (const link of own) link.remove()
      }
      return import(urlOf(chunk))
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
