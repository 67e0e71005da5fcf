import { unescapeText } from './entities.ts'
import type { Definition } from './tree.ts'

/** Where a link goes, and where its source text ends. */
export interface Target extends Definition {
  end: number
}

/** `(url "title")` at a position, as it follows a link’s text. */
export const inlineTarget = (text: string, at: number): Target | undefined => {
  inline.lastIndex = at
  const [source, ...parts] = inline.exec(text) ?? []
  return source ? readTarget(at + source.length, parts) : undefined
}

/** `[label]: url "title"` at the start of a paragraph’s text. */
export const readDefinition = (text: string): (Target & { label: string }) | undefined => {
  const [source, label = '', ...parts] = definition.exec(text) ?? []
  return source && label.trim() ? { ...readTarget(source.length, parts), label: normalizeLabel(label) } : undefined
}

/** Labels match whatever their case and white space. */
export const normalizeLabel = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()

const readTarget = (end: number, [angled, bare = '', title = '']: (string | undefined)[]): Target => ({
  url: unescapeText(angled ?? bare),
  title: unescapeText(title.slice(1, -1)),
  footnote: 0,
  end
})

// Each alternative begins with another character, so that a failed match costs no more than a few passes.
const nest = (inside: string) => `(?:\\\\\\S|[^\\s()\\\\]|\\(${inside}\\))*`
const bare = nest(nest(nest('')))
const destination =
  /(?:<((?:[^<>\\\n]|\\.)*)>|((?!<)BARE))(?:\s+("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?/.source.replace(
    'BARE',
    () => bare
  )

const inline = new RegExp(`\\(\\s*${destination}\\s*\\)`, 'sy')
const definition = new RegExp(
  `^\\[((?:[^[\\]\\\\]|\\\\.){1,999})\\]:\\s*(?=[^\\s)])${destination}[ \\t]*(?:\\n|$)`,
  's'
)
