import { rewriteLines } from '../markup/index.ts'

const opening = /^\s*\{%-?\s*raw\s*-?%\}\s*$/
const closing = /^\s*\{%-?\s*endraw\s*-?%\}\s*$/
const inOneLine = /\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/g

/**
 * Shows what stands between `{% raw %}` and `{% endraw %}` as it is written, as Nunjucks does. Leaves code blocks unchanged,
 * because Hexo and HonKit fill nothing in there.
 */
export const fillRaw = (source: string): string => {
  if (!source.includes('endraw')) return source
  return rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    const end = opening.test(line) ? lines.findIndex((other, at) => at > index && closing.test(other)) : -1
    if (end > 0) return { lines: withoutTemplates(lines.slice(index + 1, end)), last: end }
    return { lines: [line.replaceAll(inOneLine, (_, text, at) => shown(text, line.slice(0, at)))], last: index }
  })
}

const withoutTemplates = (lines: string[]): string[] =>
  rewriteLines(lines.join('\n'), (inner, at) => ({ lines: [shown(inner[at] ?? '', '')], last: at })).split('\n')

/** A text whose braces are no template. In code, which entities are shown in as they are written, they stay. */
const shown = (text: string, before: string): string => {
  const isInCode = (before.match(/`/g)?.length ?? 0) % 2 === 1
  return isInCode ? text : text.replaceAll(/(`+[^`]*`+)|\{/g, (_, code) => code ?? '&#123;')
}
