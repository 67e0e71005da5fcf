import { unescapeText } from './entities.ts'
import type { Definition } from './tree.ts'

/** Where a link goes, and where its source text ends. */
export interface Target extends Definition {
  end: number
}

/** `(url "title")` at a position, as it follows a link’s text. */
export const inlineTarget = (text: string, at: number): Target | undefined => {
  const start = matchAt(/\(\s*/y, text, at)
  return start && readTarget(text, start.end, /\s*\)/y)
}

/** `[label]: url "title"` at the start of a paragraph’s text. */
export const readDefinition = (text: string): (Target & { label: string }) | undefined => {
  const start = matchAt(/\[((?:[^[\]\\]|\\.){1,999})\]:\s*(?=\S)/sy, text, 0)
  const label = normalizeLabel(start?.inside ?? '')
  const target = start && label && readTarget(text, start.end, /[ \t]*(?:\n|$)/y)
  return target ? { ...target, label } : undefined
}

/** Labels match whatever their case and white space. */
export const normalizeLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()

const matchAt = (pattern: RegExp, text: string, at: number): { inside: string; end: number } | undefined => {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match ? { inside: match[1] ?? '', end: pattern.lastIndex } : undefined
}

const titled = /\s+("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\))/sy

/** A destination and its title, before what must end them. Without that end, the title may be none. */
const readTarget = (text: string, at: number, ending: RegExp): Target | undefined => {
  const destination = readDestination(text, at)
  if (!destination) return undefined
  const title = matchAt(titled, text, destination.end)
  const titleEnd = title && matchAt(ending, text, title.end)
  const end = titleEnd ?? matchAt(ending, text, destination.end)
  if (!end) return undefined
  return {
    url: unescapeText(destination.inside),
    title: titleEnd ? unescapeText(title.inside.slice(1, -1)) : '',
    footnote: 0,
    end: end.end
  }
}

const readDestination = (text: string, at: number): { inside: string; end: number } | undefined => {
  if (text[at] === '<') return matchAt(/<((?:[^<>\\\n]|\\.)*)>/y, text, at)
  let depth = 0
  let end = at
  for (; end < text.length; end++) {
    const character = text[end] as string
    if (character <= ' ') break
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(text[end + 1] ?? '')) end++
    // 32 is the depth that the reference implementation allows.
    else if (character === '(' && ++depth > 32) return undefined
    else if (character === ')' && --depth < 0) break
  }
  return depth > 0 ? undefined : { inside: text.slice(at, end), end }
}
