import { unescapeText } from './entities.ts'
import type { Definition } from './tree.ts'

/** Where a link goes, and where its source text ends. */
export interface Target extends Definition {
  end: number
}

const angled = /<((?:[^<>\\\n]|\\.)*)>/y
const titled = /\s+("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\))/sy
const space = /\s*/y
const lineEnd = /[ \t]*(?:\n|$)/y
const definitionLabel = /\[((?:[^[\]\\]|\\.){1,999})\]:/sy

/** `(url "title")` at a position, as it follows a link’s text. */
export const inlineTarget = (text: string, at: number): Target | undefined => {
  if (text[at] !== '(') return undefined
  const destination = readDestination(text, endOf(space, text, at + 1) as number)
  if (!destination) return undefined
  titled.lastIndex = destination.end
  const title = titled.exec(text)?.[1]
  const end = endOf(space, text, title ? titled.lastIndex : destination.end) as number
  return text[end] === ')' ? target(destination.url, title, end + 1) : undefined
}

/** `[label]: url "title"` at the start of a paragraph’s text. */
export const readDefinition = (text: string): (Target & { label: string }) | undefined => {
  definitionLabel.lastIndex = 0
  const label = normalizeLabel(definitionLabel.exec(text)?.[1] ?? '')
  if (!label) return undefined
  const start = endOf(space, text, definitionLabel.lastIndex) as number
  const destination = readDestination(text, start)
  if (!destination || destination.end === start) return undefined
  titled.lastIndex = destination.end
  const title = titled.exec(text)?.[1]
  const titleEnd = title && endOf(lineEnd, text, titled.lastIndex)
  if (titleEnd) return { label, ...target(destination.url, title, titleEnd) }
  const end = endOf(lineEnd, text, destination.end)
  return end === undefined ? undefined : { label, ...target(destination.url, undefined, end) }
}

/** Labels match whatever their case and white space. */
export const normalizeLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()

const endOf = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

const target = (url: string, title: string | undefined, end: number): Target => ({
  url,
  title: unescapeText(title?.slice(1, -1) ?? ''),
  footnote: 0,
  end
})

const readDestination = (text: string, at: number): { url: string; end: number } | undefined => {
  if (text[at] === '<') {
    angled.lastIndex = at
    const inside = angled.exec(text)?.[1]
    return inside === undefined ? undefined : { url: unescapeText(inside), end: angled.lastIndex }
  }
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
  return depth > 0 ? undefined : { url: unescapeText(text.slice(at, end)), end }
}
