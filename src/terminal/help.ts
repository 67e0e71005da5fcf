import type { Help } from 'commander'

/** Minimum columns for a description beside its term; with fewer, the description goes below the term. */
const minDescriptionWidth = 36

/** A line of help: a term and what it means. */
export function formatHelpItem(this: Help, term: string, termWidth: number, text: string): string {
  // The default of a repeatable option is an empty list, which says nothing.
  const description = text.replace(' (default: [])', '')
  const width = this.helpWidth ?? 80
  const indent = '  '
  if (!description) return indent + term
  const beside = width - termWidth - 4
  if (beside >= minDescriptionWidth) {
    const [first = '', ...lines] = fold(description, beside)
    const gap = ' '.repeat(termWidth + 4)
    return [`${indent}${term.padEnd(termWidth)}  ${first}`, ...lines.map(line => gap + line)].join('\n')
  }
  const lines = fold(description, Math.max(20, width - 6))
  return [indent + term, ...lines.map(line => `      ${line}`)].join('\n')
}

/** Wraps paragraphs and lists of terms to the width. Examples, which are indented, stay on one line to be copied. */
export const foldParagraphs = (text: string, width: number): string => {
  const folded: string[] = []
  let paragraph: string[] = []
  const end = () => {
    if (paragraph.length > 0) folded.push(...fold(paragraph.join(' '), width))
    paragraph = []
  }
  for (const line of text.split('\n')) {
    if (/^\S/.test(line) && !line.endsWith(':')) {
      paragraph.push(line)
      continue
    }
    end()
    const [, term, meaning] = /^ {2}(\S+) {2,}(\S.*)$/.exec(line) ?? []
    if (!term || !meaning || line.length <= width) folded.push(line)
    else folded.push(`  ${term}`, ...fold(meaning, width - 6).map(each => `      ${each}`))
  }
  end()
  return folded.join('\n')
}

const fold = (text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
