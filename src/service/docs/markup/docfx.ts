import { decoded } from '../paths.ts'
import { type Replacement, rewriteLines } from './lines.ts'

// The Markdown of DocFX, in which Microsoft’s docs are written: https://dotnet.github.io/docfx/docs/markdown.html

const anyNotation = /^[ \t>]*:::[ \t]*\w|:::(?:no-loc|image)\s|\]\(#tab\/|<xref:|^[ \t]*>[ \t]*\[!(?:div|video)\b/im
const tab = /^([ \t]*)#{1,6}[ \t]+\[([^\]\n]+)\]\(#tab\/[\w+-]+(?:\/[\w-]*)?\)[ \t]*$/
const rule = /^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,})$/
/** What only arranges, or says for whom a part is. */
const frame =
  /^[ \t>]*:::[ \t]*(?:(?:row|column|form|video|image)(?:-end)?(?:[ \t][^\n]*)?:::|(?:zone|moniker)(?:-end)?(?:[ \t][^\n]*)?)[ \t]*$/
const image = /^([ \t>]*):::image[ \t]([^\n]*?):::[ \t]*$/
const inlineImage = /:::image[ \t]([^\n:]*(?::(?!::)[^\n:]*)*):::/g
const unlocalised = /:::no-loc[ \t]+text="([^"\n]*)":::/g
/** What looks after a quote, and a video. */
const quoteKind = /^([ \t]*>[ \t]*)\[!(?:div|video)\b[^\n]*\][ \t]*$/i
const crossReference = /<xref:([^\s<>]+)>/g

/** Writes the notations of DocFX as Markdown and elements that the components read. Leaves code unchanged. */
export const replaceDocfx = (source: string): string => {
  if (!anyNotation.test(source)) return source
  let isOpen = false
  const written = rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    const [, indent = '', title] = tab.exec(line) ?? []
    if (title) {
      const opening = `${indent}<Tab title="${title.replaceAll('"', '&quot;')}">`
      const before = isOpen ? [`${indent}</Tab>`] : [`${indent}<Tabs>`]
      isOpen = true
      return { lines: ['', ...before, '', opening, ''], last: index }
    }
    if (isOpen && rule.test(line)) {
      isOpen = false
      return { lines: ['', ...tabsEnd(line), ''], last: index }
    }
    return readImage(lines, index) ?? readLine(line, index)
  })
  return isOpen ? [written, '', ...tabsEnd(''), ''].join('\n') : written
}

const tabsEnd = (like: string): string[] => {
  const indent = /^[ \t]*/.exec(like)?.[0] ?? ''
  return [`${indent}</Tab>`, '', `${indent}</Tabs>`]
}

/** Lines of the long description of an image, at most. */
const maxDescription = 100

/** An image; the long description of a complex one is for those who do not see it, and is not shown. */
const readImage = (lines: readonly string[], index: number): Replacement | undefined => {
  const [, indent, given = ''] = image.exec(lines[index] ?? '') ?? []
  if (indent === undefined) return
  const described = /\btype="complex"/.test(given) ? lines.slice(index, index + maxDescription) : []
  const length = Math.max(
    0,
    described.findIndex(line => line.includes(':::image-end:::'))
  )
  return { lines: ['', indent + imageOf(given), ''], last: index + length }
}

const readLine = (line: string, index: number): Replacement | undefined => {
  const [, marker] = quoteKind.exec(line) ?? []
  const shown = frame.test(line) ? '' : (marker ?? withoutInline(line))
  return shown === line ? undefined : { lines: [shown], last: index }
}

const withoutInline = (line: string): string =>
  line
    .replaceAll(inlineImage, (_, given: string) => imageOf(given))
    .replaceAll(unlocalised, '$1')
    .replaceAll(crossReference, (_, uid: string) => `\`${nameOf(uid)}\``)

const imageOf = (given: string): string => {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"\\n]*)"`).exec(given)?.[1] ?? ''
  return `![${attribute('alt-text').replaceAll(/[[\]]/g, '')}](<${attribute('source')}>)`
}

/** The name by which an API is shown: its last part; with its type, or whole, where that is asked for. */
const nameOf = (uid: string): string => {
  const [path = '', query = ''] = uid.split('?')
  const shown = new URLSearchParams(query)
  const name = decoded(path).replaceAll(/`+\d+/g, '').replace(/\*$/, '')
  const [, dotted = name, parameters = ''] = /^([^(]*)(\(.*\))?$/.exec(name) ?? []
  const parts = dotted.split('.')
  const kept = { fullName: parts.length, nameWithType: 2 }[shown.get('displayProperty') ?? ''] ?? 1
  return shown.get('text') ?? parts.slice(-kept).join('.') + parameters
}
