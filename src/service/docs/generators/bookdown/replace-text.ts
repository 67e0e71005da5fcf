import { endOf, rewriteLines } from '../../markup/index.ts'

/** Where a label, or the id of a heading, leads to from this page. */
interface Reference {
  number: string
  url: string
}

/** Code and formulas, which stay, or what only bookdown, or LaTeX, understands. */
const parts =
  /(`+)(?!`).*?[^`]\1(?!`)|\$\$.*?\$\$|\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\d)|\\?\\@ref\(([\w:-]+)\)|\(\\#[\w:-]+\)\s?|\]\(#([^()\s]+)\)|\\[A-Za-z]+(?:\{(?:[^{}]|\{[^{}]*\})*\})*/g
const label = /\s?\(\\#[\w:-]+\)/
const textReference = /^\(ref:[\w-]+\)\s/
/** A heading or a text that is there in HTML alone. */
const ofHtml = /^`r if \((?:knitr::)?is_html_output\(\)\) (["'])([^"'`]*)\1`$/gm

/** More than the longest formula has. */
const mostLines = 100

/** Writes what is only there in HTML as the rest of the book. */
export const withHtmlOnly = (source: string): string => source.replaceAll(ofHtml, '$2')

/**
 * Writes references as links, and leaves out labels, the texts of references and commands of LaTeX:
 * https://bookdown.org/yihui/bookdown/cross-references.html
 */
export const replaceReferences = (source: string, find: (label: string) => Reference | undefined): string => {
  const replaced = (line: string): string =>
    line.replaceAll(parts, (whole: string, _: string | undefined, named?: string, id?: string) => {
      if (/^[`$]/.test(whole)) return whole
      const found = find(named ?? id ?? '')
      if (id) return found ? `](${found.url})` : whole
      if (!named) return ''
      return found ? `[${found.number}](${found.url})` : '…'
    })
  return rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    const [, name] = /^\s*\\begin\{([\w*]+)\}/.exec(line) ?? []
    if (name) {
      const closing = `\\end{${name}}`
      const isWithin = (other: string, at: number) => at < index + mostLines && !other.includes(closing)
      const end = endOf(lines, index, isWithin)
      const formula = lines.slice(index, end + 1).map(inner => inner.replace(label, ''))
      if (lines[end]?.includes(closing)) return { lines: ['```tex', ...formula, '```'], last: end }
    }
    return { lines: textReference.test(line) ? [] : [replaced(line)], last: index }
  })
}
