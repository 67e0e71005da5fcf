import { resolveUrl } from './url.ts'

export interface Suggestion {
  label: string
  /** As the answer wrote it: resolve it with `resolveUrl` before it is followed. Absent for a plain line. */
  url?: string
}

/**
 * Takes the fenced block `suggestions` at the end of an answer out of its text. While it is being
 * written it is hidden too, from the first character that may begin it; its last line counts once
 * it is finished.
 */
export const splitSuggestions = (text: string): { text: string; suggestions: Suggestion[] } => {
  // Cheap for the many deltas that hold no such block: only then the fences before it are counted.
  const from = text.lastIndexOf('```suggestions')
  const start = lineStart(text, from < 0 ? text.length : from)
  const block = opening.exec(text.slice(start))
  if (!block || isInsideCode(text.slice(0, start))) return { text, suggestions: [] }
  const [body = '', after = ''] = text.slice(start + block[0].length).split(/^ {0,3}`{3,}[ \t]*$\n?/m, 2)
  const closed = text.slice(start + block[0].length) !== body
  const lines = body.split('\n')
  if (!closed) lines.pop()
  return {
    text: text.slice(0, start).trimEnd() + after.replace(/^(?=.)/s, '\n\n'),
    suggestions: lines.flatMap(readLine)
  }
}

/** The block's first line, or the beginning of it at the end of the text. */
const opening =
  /^ {0,3}```[ \t]*(?:suggestions[ \t]*(?:\n|$)|(?:s(?:u(?:g(?:g(?:e(?:s(?:t(?:i(?:o(?:n)?)?)?)?)?)?)?)?)?)?$)/

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** Whether an unclosed fence stands before. */
const isInsideCode = (text: string): boolean => {
  let open = ''
  for (const [, fence = '', info = ''] of text.matchAll(/^ {0,3}(`{3,}|~{3,})(.*)$/gm)) {
    if (!open) open = fence
    else if (fence.startsWith(open) && !info.trim()) open = ''
  }
  return open !== ''
}

/** `- [label](url)`, `[label](url)`, or a plain question. */
const readLine = (line: string): Suggestion[] => {
  const text = line.trim().replace(/^(?:[-*+]|\d{1,9}[.)])\s+/, '')
  const [, label, url] = /^\[([^\]]*)\]\(\s*<?([^\s>]*?)>?\s*\)$/.exec(text) ?? []
  if (url && label && resolveUrl(url, 'https://base.invalid')) return [{ label, url }]
  return text ? [{ label: label || text }] : []
}
