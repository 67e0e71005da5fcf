import { rewriteLines } from './lines.ts'

const component = /^[ \t]*<\/?[A-Z][\w.]*(?:\s[^<>]*)?>[ \t]*$/

/**
 * Separates lines that are only the tag of a component with blank lines, because Markdown takes what directly follows a
 * tag for HTML.
 */
export const separateComponents = (source: string): string =>
  rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    return component.test(line) ? { lines: ['', line, ''], last: index } : undefined
  })
