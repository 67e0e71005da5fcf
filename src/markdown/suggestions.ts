import * as limits from './limits.ts'

/**
 * Takes the fenced block `suggestions` at the end of an answer out of its text. While it is being
 * written it is hidden too, from the first backticks that may begin it; each of its lines counts
 * once it is finished.
 */
export const splitSuggestions = (text: string): { text: string; suggestions: string[] } => {
  let open = ''
  // Of a longer text the end is not shown either.
  if (text.length > 2 * limits.room * limits.text) return { text, suggestions: [] }
  for (const { 0: line, 1: fence = '', 2: rest = '', index } of text.matchAll(/^ {0,3}(`{3,}|~{3,})(.*)$/gm)) {
    const info = rest.trim()
    const end = index + line.length
    if (open) {
      if (fence.startsWith(open) && !info) open = ''
    } else if (fence === '```' && (end < text.length ? info === block : block.startsWith(info))) {
      const [body = '', after = ''] = text.slice(end + 1).split(/^ {0,3}`{3,}[ \t]*$/m, 2)
      // The last line may still grow; before the closing fence it is empty.
      const lines = body.split('\n').slice(0, -1)
      return { text: (text.slice(0, index).trimEnd() + after).trimEnd(), suggestions: lines.flatMap(readLine) }
    } else open = fence
  }
  return { text, suggestions: [] }
}

const block = 'suggestions'

/** The label of `- [label](url)` or `[label](url)`, or a plain question: all of them are asked. */
const readLine = (line: string): string[] => {
  const text = line.trim().replace(/^(?:[-*+]|\d+[.)])\s+/, '')
  return text ? [/^\[([^\]]+)\]\(\S+\)$/.exec(text)?.[1] ?? text] : []
}
