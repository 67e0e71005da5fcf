/** Patterns that open and close a comment, in all common languages. */
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

/** Directives to a highlighter or a compiler, which the site does not show. */
const unseen = [
  inComment('(?:highlight|error|warning|focus|diff-(?:add|remove)|add|remove)-(?:next-line|start|end)'),
  inComment(
    String.raw`@(?:noErrors|errors|showEmit|showEmittedFile|noStaticSemanticInfo|emit|log|warn|error|annotate|highlight|twoslash-cache)\b.*`
  ),
  inComment(String.raw`\[!code [^\]]*\].*`)
]
/** Lines that only twoslash removes: compiler options, queries, completions, markers. */
const unseenByTwoslash = [/^\s*\/\/ @(?!filename\b)\w+(?::.*)?$/, /^\s*\/\/\s*\^(?:[?|]|\^+).*$/]

const marked = atEnd(String.raw`\[!code ([^\]:]*)(?::\d+)?\]`)
/** A mark of Torchlight, which is the whole comment, the end of one, or not in one: `// [tl! add:start]`. */
const torchlight =
  /(?:(?:\/\/|\/\*|#|<!--|--|;|%|\{\/\*|\{\{--)[^\S\n]{0,20})?\[tl! ?([^\]]{0,200})\]\s*(?:\*\/\}?|-->|--\}\})?\s*$/
const annotation = atEnd(String.raw`\(\d+\)!`)
const colouring = /<\/?(?:font|u|b|i|span|em|strong)(?:\s[^<>]*)?>/g
const entities: Record<string, string> = { '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * Removes comments that are directives to a highlighter, a compiler or annotations. Code with lines marked as added or
 * removed becomes a diff, as the site shows it.
 */
export const cleanCode = (code: string, language: string, isTwoslash: boolean): { value: string; lang: string } => {
  if (!mayHoldMarkup.test(code)) return { value: code, lang: language }
  const plain = isTerminal(language) && /<font |<span /.test(code) ? withoutColours(code) : code
  const lines = withoutCuts(plain.split('\n')).filter(line => !isUnseen(line, isTwoslash))
  const shown = language === 'rust' || language === 'rs' ? lines.flatMap(rustLine) : lines
  const read = readMarks(shown)
  const isDiff = read.some(({ mark }) => mark)
  const cleaned = read.map(({ text, mark }) => (isDiff ? `${mark || ' '} ${text}` : text))
  return { value: withoutBlankEnds(cleaned).join('\n'), lang: isDiff ? 'diff' : language }
}

/** A quick test for directives, because most code has none. */
const mayHoldMarkup = /\[!code |\[tl!|---cut|-(?:next-line|start|end)\b|@\w|\^[?|^]|\(\d+\)!|<font |<span |^\s*#/m

const isTerminal = (language: string): boolean => /^(console|terminal|bash|sh|shell|text|txt|)$/.test(language)

const withoutColours = (code: string): string =>
  code.replaceAll(colouring, '').replaceAll(/&(?:apos|quot|lt|gt|amp);/g, entity => entities[entity] ?? entity)

/** The lines without their comments, and which of them are marked as added or removed, maybe from a start to an end. */
const readMarks = (lines: string[]): { text: string; mark: string }[] => {
  let open = ''
  return lines.flatMap(line => {
    const found = torchlight.exec(line)
    const plain = readMarksAtEnd(line)
    const given = found?.[1] ?? plain.given
    const own = /(?<!\S)(?:\+\+|add)(?![\w-])/.test(given)
      ? '+'
      : /(?<!\S)(?:--|remove)(?![\w-])/.test(given)
        ? '-'
        : ''
    const mark = own || open
    if (own && given.includes(':start')) open = own
    if (own && given.includes(':end')) open = ''
    const text = found ? line.slice(0, found.index).trimEnd() : plain.text.replace(annotation, '')
    return found && !text ? [] : [{ text, mark }]
  })
}

/** A line without the marks of Shiki at its end, of which there may be several: `// [!code ++] // [!code focus]`. */
const readMarksAtEnd = (line: string): { text: string; given: string } => {
  let [text, given] = [line, '']
  for (let count = 0; count < maxMarks; count++) {
    const found = marked.exec(text)
    if (!found) break
    given += ` ${found[1]}`
    text = text.slice(0, found.index)
  }
  return { text, given }
}

/** Most marks on a line, more than anybody writes. */
const maxMarks = 8

const isUnseen = (line: string, isTwoslash: boolean): boolean =>
  unseen.some(pattern => pattern.test(line)) || (isTwoslash && unseenByTwoslash.some(pattern => pattern.test(line)))

/** The lines that twoslash shows: between the last `cut` and the `cut-after`, without parts that are cut out. */
const withoutCuts = (lines: string[]): string[] => {
  const from = lines.findLastIndex(line => cutBefore.test(line)) + 1
  // Twoslash cuts within the script of a component.
  const script = lines.slice(0, from).findLastIndex(line => /^\s*<\/?script\b/.test(line))
  const opening = lines.slice(script, script + 1).filter(line => !line.includes('</'))
  const end = lines.findIndex((line, index) => index >= from && cutAfter.test(line))
  let isCut = false
  return [...opening, ...lines.slice(from, end < 0 ? undefined : end)].filter(line => {
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
