/** What opens and closes a comment, in any language that docs show. */
const comment = {
  open: String.raw`(?:\/\/|\/\*|#|<!--|--|;+|%|\{\/\*|"|'|REM)`,
  close: String.raw`(?:\*\/\}?|-->)?`
}
const inComment = (content: string): RegExp =>
  new RegExp(String.raw`^\s*${comment.open}\s*${content}\s*${comment.close}\s*$`)
const atEnd = (content: string): RegExp =>
  new RegExp(String.raw`\s*${comment.open}\s*${content}\s*${comment.close}\s*$`)

const cutBefore = inComment('---cut(?:-before)?---')
const cutAfter = inComment('---cut-after---')
const cutStart = inComment('---cut-start---')
const cutEnd = inComment('---cut-end---')

/** Lines that steer a highlighter or a compiler, and that nobody sees. */
const unseen = [
  inComment('(?:highlight|error|warning|focus|diff-(?:add|remove)|add|remove)-(?:next-line|start|end)'),
  inComment(
    String.raw`@(?:noErrors|errors|showEmit|showEmittedFile|noStaticSemanticInfo|emit|log|warn|error|annotate|highlight)\b.*`
  ),
  inComment(String.raw`\^\?.*`),
  inComment(String.raw`\[!code [^\]]*\].*`)
]
/** Lines that only twoslash takes out: compiler options, completions, marks. */
const unseenByTwoslash = [/^\s*\/\/ @(?!filename\b)\w+(?::.*)?$/, /^\s*\/\/\s*\^(?:\||\^+).*$/]

const marked = atEnd(String.raw`\[!code ([^\]:]*)(?::\d+)?\]`)
const annotation = atEnd(String.raw`\(\d+\)!`)
const colouring = /<\/?(?:font|u|b|i|span|em|strong)(?:\s[^<>]*)?>/g
const entities: Record<string, string> = { '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * Code without the comments that steer a highlighter, a compiler or annotations. Where lines are marked as added or
 * removed, the code is a diff, as a reader sees it.
 */
export const cleanCode = (code: string, language: string, isTwoslash: boolean): { value: string; lang: string } => {
  if (!mayHoldMarkup.test(code)) return { value: code, lang: language }
  const plain = isTerminal(language) && /<font |<span /.test(code) ? withoutColours(code) : code
  const lines = withoutCuts(plain.split('\n')).filter(line => !isUnseen(line, isTwoslash))
  const shown = language === 'rust' || language === 'rs' ? lines.flatMap(rustLine) : lines
  const isDiff = shown.some(line => /^(?:\+\+|--)$/.test(markOf(line)))
  const cleaned = shown.map(line => {
    const mark = markOf(line)
    const text = line.replace(marked, '').replace(annotation, '')
    return isDiff ? (mark === '++' ? '+ ' : mark === '--' ? '- ' : '  ') + text : text
  })
  return { value: withoutBlankEnds(cleaned).join('\n'), lang: isDiff ? 'diff' : language }
}

/** Most code has none of it, and is left as it is. */
const mayHoldMarkup = /\[!code |---cut|-(?:next-line|start|end)\b|@\w|\^[?|^]|\(\d+\)!|<font |<span |^\s*#/m

const isTerminal = (language: string): boolean => /^(console|terminal|bash|sh|shell|text|txt|)$/.test(language)

const withoutColours = (code: string): string =>
  code.replaceAll(colouring, '').replaceAll(/&(?:apos|quot|lt|gt|amp);/g, entity => entities[entity] ?? entity)

const markOf = (line: string): string => marked.exec(line)?.[1]?.trim() ?? ''

const isUnseen = (line: string, isTwoslash: boolean): boolean =>
  unseen.some(pattern => pattern.test(line)) || (isTwoslash && unseenByTwoslash.some(pattern => pattern.test(line)))

/** What twoslash shows: what is between the last cut and the one that ends it, without the parts that are cut out. */
const withoutCuts = (lines: string[]): string[] => {
  const from = lines.findLastIndex(line => cutBefore.test(line)) + 1
  const end = lines.findIndex((line, index) => index >= from && cutAfter.test(line))
  let isCut = false
  return lines.slice(from, end < 0 ? undefined : end).filter(line => {
    if (cutStart.test(line)) isCut = true
    else if (cutEnd.test(line)) {
      isCut = false
      return false
    }
    return !isCut
  })
}

/** rustdoc hides lines that begin with a `#` of their own. */
const rustLine = (line: string): string[] => {
  if (/^\s*#(?:\s|$)/.test(line)) return []
  return [line.replace(/^(\s*)##/, '$1#')]
}

const withoutBlankEnds = (lines: string[]): string[] => {
  const first = lines.findIndex(line => line.trim())
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(line => line.trim()) + 1)
}
