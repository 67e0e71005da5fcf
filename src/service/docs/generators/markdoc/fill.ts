import { posix } from 'node:path'
import type { FillPage } from '../../contract.ts'
import { escapeMarkdown } from '../../escape.ts'
import { endOf, type Replacement, rewriteLines, valueAt } from '../../markup/index.ts'
import { cutFrontMatter, frontMatterOf } from '../../parse.ts'

/** Most levels of partials in partials, which may name each other in a circle, and most characters with them. */
const max = { depth: 8, characters: 2_000_000 }

/**
 * Puts partials into a page, and values of its front matter; writes tags on one line, and the ids of headings in braces.
 *
 * @param partials The folder of partials, relative to that of the docs.
 */
export const fillMarkdoc =
  (partials: string): FillPage =>
  async (_, source, read) => {
    const included = new Set<string>()
    let left = max.characters
    const readPartial = async (name: string, depth: number): Promise<string> => {
      const path = posix.join(partials, name)
      const part = depth < max.depth && left > 0 ? await read(path) : undefined
      if (part === undefined) return ''
      included.add(path)
      left -= part.length
      return withPartials(cutFrontMatter(withUnixLines(part)).body.trim(), depth + 1)
    }
    const withPartials = async (given: string, depth: number): Promise<string> => {
      const text = joinTags(given)
      const parts = new Map<string, string>()
      for (const name of partialsIn(text)) parts.set(name, await readPartial(name, depth))
      return rewriteLines(text, (lines, index) => {
        const part = parts.get(partialAt(lines, index) ?? '')
        return part === undefined ? undefined : { lines: [part], last: index }
      })
    }
    const whole = await withPartials(withUnixLines(source), 0)
    return { source: fillValues(whole, frontMatterOf(source)), included: [...included] }
  }

const withUnixLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** The name of the partial that a line shows. */
const partialAt = (lines: readonly string[], index: number): string | undefined => {
  const [, given = ''] = /^[ \t]*\{%[ \t]*partial[ \t]([^\n]*)\/[ \t]*%\}[ \t]*$/.exec(lines[index] ?? '') ?? []
  return /(?:^|[ \t])file="([^"]+)"/.exec(given)?.[1]
}

const partialsIn = (text: string): Set<string> => {
  const names = new Set<string>()
  rewriteLines(text, (lines, index) => {
    const name = partialAt(lines, index)
    if (name) names.add(name)
    return undefined
  })
  return names
}

/** Most lines of a tag. */
const maxTagLines = 100

/** Writes each tag that goes on over several lines on one. */
const joinTags = (source: string): string =>
  rewriteLines(source, (lines, index): Replacement | undefined => {
    if (!/^[ \t]*\{%(?!.*%\})/.test(lines[index] ?? '')) return
    const last = endOf(lines, index, (line, at) => !line.includes('%}') && at < index + maxTagLines)
    if (!lines[last]?.includes('%}')) return
    const [first = '', ...others] = lines.slice(index, last + 1)
    return { lines: [[first.trimEnd(), ...others.map(line => line.trim())].join(' ')], last }
  })

const codeOrValue = /(`+[^`\n]*`+)|\{%[ \t]*\$markdoc\.frontmatter\.([\w.]+)[ \t]*%\}/g
const annotatedId = /\{%[ \t]*(?:#([\w-]+)|id="([^"\s{}]+)")[ \t]*%\}[ \t]*$/

const fillValues = (source: string, frontMatter: Record<string, unknown>): string =>
  rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    const filled = line.replaceAll(codeOrValue, (_, code?: string, name = '') =>
      code === undefined ? escapeMarkdown(valueAt(frontMatter, name) ?? '') : code
    )
    const isHeading = /^ {0,3}#{1,6}[ \t]/.test(filled)
    return {
      lines: [isHeading ? filled.replace(annotatedId, (_, id, named) => `{#${id ?? named}}`) : filled],
      last: index
    }
  })
