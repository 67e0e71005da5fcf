import * as limits from './limits.ts'

/**
 * Removes the fenced block `suggestions` at the end of an answer from its text, and returns its lines. While the block
 * streams it is hidden too, from the first backticks that may begin it; each line is returned once it is complete.
 */
export const splitSuggestions = (text: string): { text: string; suggestions: string[] } => {
  let open = ''
  // The end of a longer text is not drawn, so its suggestions are not looked for.
  if (text.length > 2 * limits.nodesAtOnce * limits.unitsPerNode) return { text, suggestions: [] }
  for (const { 0: line, 1: fence = '', 2: rest = '', index } of text.matchAll(/^ {0,3}(`{3,}|~{3,})(.*)$/gm)) {
    const info = rest.trim()
    const end = index + line.length
    if (open) {
      if (fence.startsWith(open) && !info) open = ''
    } else if (fence === '```' && (end < text.length ? info === block : block.startsWith(info))) {
      const [body = '', after = ''] = text.slice(end + 1).split(/^ {0,3}`{3,}[ \t]*$/m, 2)
      // Without a closing fence, the last line may still grow; with one, it is empty.
      const lines = body.split('\n').slice(0, -1)
      return { text: (text.slice(0, index).trimEnd() + after).trimEnd(), suggestions: lines.flatMap(readLine) }
    } else open = fence
  }
  return { text, suggestions: [] }
}

const block = 'suggestions'

/** Returns the text of a suggestion: the label of a link, with or without a list marker, or the plain line. */
const readLine = (line: string): string[] => {
  const text = line.trim().replace(/^(?:[-*+]|\d+[.)])\s+/, '')
  return text ? [/^\[([^\]]+)\]\(\S+\)$/.exec(text)?.[1] ?? text] : []
}
