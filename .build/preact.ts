import type { Plugin } from 'vite'
import { type Piece, pieces } from './preact-pieces.ts'

/** Cuts Preact in the browser’s bundle. Fails the build where a release does not contain each piece exactly once. */
export const cutPreact = (): Plugin => ({
  name: 'docs-assistant:cut-preact',
  applyToEnvironment: environment => environment.name === 'widget',
  transform: {
    filter: { id: /\/node_modules\/@?preact\/[\w/.-]+\.m?js$/ },
    handler(code, id) {
      const file = Object.keys(pieces).find(file => id.endsWith(`/node_modules/${file}`))
      return file && cutPieces(file, code)
    }
  }
})

/** @param file below `node_modules` */
export const cutPieces = (file: string, code: string): string => (pieces[file] ?? []).reduce(withoutPiece, code)

export const withoutPiece = (code: string, { what, begin, end = '', instead = '' }: Piece): string => {
  const [before, rest, ...more] = code.split(begin)
  const index = rest?.indexOf(end) ?? -1
  if (rest === undefined || index < 0 || more.length)
    throw new Error(`This release of Preact has no such code: ${what}.`)
  return before + instead + rest.slice(index + end.length)
}
