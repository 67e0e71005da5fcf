import type { Component } from './component.ts'
import { pathOfNamed } from './resources.ts'

const written = /^:page-aliases:((?:.*\\\r?\n)*.*)$/m

/** The earlier names of pages, `:page-aliases:`, by which others still refer to them: paths of files, to that of the page. */
export const aliasesIn = (
  pages: readonly (readonly [file: string, text: string])[],
  components: readonly Component[]
): Record<string, string> => {
  const found = pages.flatMap(([page, text]) => {
    const [, names = ''] = written.exec(text) ?? []
    const targets = names
      .replaceAll(/\\\r?\n/g, '')
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
    return targets.flatMap(name => {
      const target = /\.adoc$/.test(name) ? name : `${name}.adoc`
      const path = pathOfNamed({ target, by: 'reference', page, from: page }, components)
      return path ? [[path, page] as const] : []
    })
  })
  return Object.fromEntries(found)
}
