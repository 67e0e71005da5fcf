import { endOfFence, fenceMarkerOf } from './lines.ts'

const component = /^[ \t]*<\/?[A-Z][\w.]*(?:\s[^<>]*)?>[ \t]*$/

/**
 * Separates lines that are only the tag of a component with blank lines, because Markdown takes what directly follows a
 * tag for HTML.
 */
export const separateComponents = (source: string): string => {
  const lines = source.split('\n')
  const separated: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    const end = marker ? endOfFence(lines, index + 1, marker) : index
    separated.push(...(component.test(line) ? ['', line, ''] : lines.slice(index, end + 1)))
    index = end
  }
  return separated.join('\n')
}
