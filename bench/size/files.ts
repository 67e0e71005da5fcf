// The built widget's files: the size of each, and which imports which.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const widget = join(import.meta.dirname, '../../dist/widget')

/** The brotli size of a file in bytes. */
export const weigh = (file: string) =>
  brotliCompressSync(readFileSync(join(widget, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The files that a file imports statically, as paths below the widget's folder. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(widget, file), 'utf8').matchAll(
      /(?:import|export)\s*(?:[\w{},*\s$]+from)?\s*["'`](\.[^"'`]+)["'`]/g
    )
  ].map(([, path = '']) => join(file, '..', path))

/** The files and all that they import statically, directly or not. */
export const graph = (entries: string[], seen = new Set<string>()): Set<string> => {
  for (const file of entries) {
    if (seen.has(file)) continue
    seen.add(file)
    graph(importsOf(file), seen)
  }
  return seen
}

/** Finds the file of a chunk, whose name ends with a hash. */
export const chunk = (name: string) => {
  const found = readdirSync(join(widget, 'chunks')).find(file => file.startsWith(`${name}-`))
  if (!found) throw new Error(`There is no chunk “${name}”. Run “npm run build” first.`)
  return join('chunks', found)
}
