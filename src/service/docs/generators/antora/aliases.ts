import { open } from 'node:fs/promises'
import type { Component } from './component.ts'
import { pathOfNamed } from './resources.ts'

/** The beginning of a page, in which its attributes are. */
const headerBytes = 4_096
const written = /^:page-aliases:((?:.*\\\n)*.*)$/m

/** The earlier names of pages, `:page-aliases:`, by which others still refer to them: paths of files, to that of the page. */
export const readAliases = async (
  pages: readonly string[],
  components: readonly Component[]
): Promise<Record<string, string>> => {
  const found = await Promise.all(
    pages.map(async page => {
      const [, names = ''] = written.exec(await beginningOf(page)) ?? []
      const targets = names
        .replaceAll('\\\n', '')
        .split(',')
        .map(name => name.trim())
        .filter(Boolean)
      return targets.flatMap(name => {
        const target = /\.adoc$/.test(name) ? name : `${name}.adoc`
        const path = pathOfNamed({ target, by: 'reference', page, from: page }, components)
        return path ? [[path, page] as const] : []
      })
    })
  )
  return Object.fromEntries(found.flat())
}

const beginningOf = async (path: string): Promise<string> => {
  const file = await open(path).catch(() => undefined)
  try {
    const { buffer, bytesRead = 0 } = (await file?.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)) ?? {}
    return buffer?.toString('utf8', 0, bytesRead).replaceAll('\r\n', '\n') ?? ''
  } finally {
    await file?.close()
  }
}
