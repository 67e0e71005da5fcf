import { endOfFence } from './lines.ts'

const component = /^[ \t]*<\/?[A-Z][\w.]*(?:\s[^<>]*)?>[ \t]*$/
const codeFence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/

/**
 * Separates lines that are only the tag of a component with blank lines, because Markdown takes what directly follows a
 * tag for HTML.
 */
export const separateComponents = (source: string): string => {
  const lines = source.split('\n')
  const separated: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = codeFence.exec(line)?.[1]
    const end = marker ? endOfFence(lines, index + 1, marker) : index
    separated.push(...(component.test(line) ? ['', line, ''] : lines.slice(index, end + 1)))
    index = end
  }
  return separated.join('\n')
}
