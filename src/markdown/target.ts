import { unescapeText } from './entities.ts'
import type { Definition } from './tree.ts'

/** Where a link goes, and where its source text ends. */
interface Target extends Definition {
  end: number
}

/** Parses `(url "title")`, which follows a link’s text, at a position. */
export const inlineTarget = (text: string, at: number): Target | undefined => {
  inline.lastIndex = at
  const [source, ...parts] = inline.exec(text) ?? []
  return source ? readTarget(at + source.length, parts) : undefined
}

/** Parses `[label]: url "title"` at the start of a paragraph’s text. */
export const readDefinition = (text: string): (Target & { label: string }) | undefined => {
  const [source = '', given = '', ...parts] = definition.exec(text) ?? []
  const label = normalizeLabel(given)
  return label ? { label, ...readTarget(source.length, parts) } : undefined
}

/** Makes labels comparable that differ only in case or white space. */
export const normalizeLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()

const readTarget = (end: number, [angled, bare = '', title = '']: (string | undefined)[]): Target => ({
  url: unescapeText(angled ?? bare),
  title: unescapeText(title.slice(1, -1)),
  end
})

// The alternatives of each pattern begin with different characters, so a failed match costs only a few passes.
const space = /[ \t\n]/.source
const angled = /<((?:[^<>\\\n]|\\[^\n])*)>/.source
const nest = (inside: string): string => `(?:${/\\(?:[\\()]|(?![\\()]))|[^\0- \x7f()\\]/.source}|\\(${inside}\\))*`
const bare = nest(nest(nest('')))
const title = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)/.source
const destination = `(?=[^)\\s])(?:${angled}|((?!<)${bare}))(?:${space}+(${title}))?`
const label = /\[((?:[^[\]\\]|\\.){1,999})\]/.source

const inline = new RegExp(`\\(${space}*(?:${destination}${space}*)?\\)`, 'sy')
const definition = new RegExp(`^${label}:${space}*${destination}[ \\t]*(?:\\n|$)`, 's')
