import type { Heading, Nodes } from 'mdast'
import { parseMarkdown } from '../../markdown/index.ts'
import { fenceMarkerOf, rewriteLines } from '../../markup/index.ts'
import { guideIds } from './heading-ids.ts'

/** Writes a guide as other Markdown: its headings with their ids, its notes as those of GitHub. */
export const fillGuide = (source: string): string =>
  withNotes(withIds(source.replaceAll(/\r\n?/g, '\n').replaceAll(banner, '')))

/** The paragraph that the generator leaves out of every page. */
const banner = /^.*DO NOT READ THIS FILE ON GITHUB.*(?:\n.+)*/gm

const withIds = (source: string): string => {
  const lines = source.split('\n')
  const headings = parseMarkdown(source).children.filter(isIdentified)
  const ids = guideIds(headings.map(readHeading))
  for (const [at, heading] of headings.entries()) {
    const line = lineOf(heading, lines)
    const text = lines[line] ?? ''
    if (ids[at] && !readHeading(heading).explicit) lines[line] = `${text.trimEnd().replace(closing, '')} {#${ids[at]}}`
  }
  return lines.join('\n')
}

const isIdentified = (node: Nodes): node is Heading => node.type === 'heading' && node.depth > 1 && node.depth < 6

const readHeading = (heading: Heading) => {
  const text = textOf(heading)
  const [, explicit] = /\{#([^{}]+)\}\s*$/.exec(text) ?? []
  return { depth: heading.depth, text, explicit }
}

const textOf = (node: Nodes): string => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The line of a heading’s text: the one above where it is underlined. */
const lineOf = ({ position }: Heading, lines: readonly string[]): number => {
  const first = (position?.start.line ?? 1) - 1
  return /^\s*#/.test(lines[first] ?? '') ? first : (position?.end.line ?? 2) - 2
}

const closing = /(?<!\s)\s+#+$/

const withNotes = (source: string): string =>
  rewriteLines(source, (lines, index) => {
    const [, kind, text = ''] = (!lines[index - 1]?.trim() && note.exec(lines[index] ?? '')) || []
    if (!kind) return undefined
    let last = index
    while (lines[last + 1]?.trim() && !fenceMarkerOf(lines[last + 1] ?? '')) last++
    const body = [text, ...lines.slice(index + 1, last + 1)]
    return { lines: [`[!${kind}]`, ...body].map(line => `> ${line}`), last }
  })

const note = /^(TIP|IMPORTANT|CAUTION|WARNING|NOTE|INFO|TODO)[.:][ \t]*(.*)$/
