// The built widget's files: what each weighs, and what brings what.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const widget = join(import.meta.dirname, '../../dist/widget')

/** Bytes of a file as brotli sends it. */
export const weigh = (file: string) =>
  brotliCompressSync(readFileSync(join(widget, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** What a file imports statically, as paths from the widget's folder. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(widget, file), 'utf8').matchAll(
      /(?:import|export)\s*(?:[\w{},*\s$]+from)?\s*["'`](\.[^"'`]+)["'`]/g
    )
  ].map(([, path = '']) => join(file, '..', path))

/** The files with all that they import statically. */
export const graph = (entries: string[], seen = new Set<string>()): Set<string> => {
  for (const file of entries) {
    if (seen.has(file)) continue
    seen.add(file)
    graph(importsOf(file), seen)
  }
  return seen
}

/** The chunk of a name, whose file has a hash behind it. */
export const chunk = (name: string) => {
  const found = readdirSync(join(widget, 'chunks')).find(file => file.startsWith(`${name}-`))
  if (!found) throw new Error(`There is no chunk “${name}”. Run “npm run build” first.`)
  return join('chunks', found)
}
