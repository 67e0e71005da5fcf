import { resolveUrl } from './url.ts'

export interface Suggestion {
  label: string
  /** As the answer wrote it: resolve it with `resolveUrl` before it is followed. Absent for a plain line. */
  url?: string
}

/**
 * Takes the fenced block `suggestions` at the end of an answer out of its text. While it is being
 * written it is hidden too, from the first backticks that may begin it; each of its lines counts
 * once it is finished.
 */
export const splitSuggestions = (text: string): { text: string; suggestions: Suggestion[] } => {
  const known = text.lastIndexOf('```suggestions')
  const start = text.lastIndexOf('\n', (known < 0 ? text.length : known) - 1) + 1
  const [opening, name] = /^ {0,3}```[ \t]*(\w*)[ \t]*(?:\n|$)/.exec(text.slice(start)) ?? []
  // Only now are the fences before it counted: most texts hold no such line.
  if (name === undefined || !'suggestions'.startsWith(name) || isInsideCode(text.slice(0, start))) {
    return { text, suggestions: [] }
  }
  const [body = '', after = ''] = text.slice(start + (opening?.length ?? 0)).split(/^ {0,3}`{3,}[ \t]*(?:\n|$)/m, 2)
  const lines = body.split('\n')
  // The last line may still grow; before the closing fence it is empty.
  lines.pop()
  return { text: text.slice(0, start).trimEnd() + (after && `\n\n${after}`), suggestions: lines.flatMap(readLine) }
}

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
  const text = line.trim().replace(/^(?:[-*+]|\d+[.)])\s+/, '')
  const [, label, url] = /^\[([^\]]+)\]\(([^\s)]+)\)$/.exec(text) ?? []
  if (!label || !url) return text ? [{ label: text }] : []
  return [resolveUrl(url, 'https://base.invalid') ? { label, url } : { label }]
}
