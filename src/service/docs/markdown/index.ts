import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { directives } from './directives.ts'
import { withoutIndentedCode } from './indented.ts'
import { treeOf } from './tree.ts'

/** Most levels of nested blocks, of which what is deeper is left out, and of marks, of which it is text. */
const maxLevels = 1_000

const createParser = (): Parser => {
  const parser = new MarkdownIt({ html: true, maxNesting: maxLevels }).use(footnotes).use(directives)
  parser.disable(['footnote_inline', 'footnote_tail'])
  return withPlainAddresses(parser)
}

/** Addresses stay as they are written: whoever shows one makes it safe. */
const withPlainAddresses = (parser: Parser): Parser =>
  Object.assign(parser, { normalizeLink: (url: string) => url, validateLink: () => true })

const parser = createParser()
const mdxParser = createParser().use(withoutIndentedCode)
const inline = new MarkdownIt('zero').enable(['backticks', 'emphasis'])

interface Options {
  /** Whether four spaces make code of a line, as in Markdown and not in MDX. Default: `true`. */
  hasIndentedCode?: boolean
}

/**
 * Parses Markdown of GitHub's flavour, without links of bare addresses, with footnotes and generic directives. Links by
 * reference have their address; definitions are left out.
 */
export const parseMarkdown = (text: string, { hasIndentedCode = true }: Options = {}): Root => {
  const used = hasIndentedCode ? parser : mdxParser
  return { type: 'root', children: treeOf(used.parse(text.replace(/^\uFEFF/, ''), {})) as RootContent[] }
}

/** Parses code and emphasis, and nothing else of Markdown. */
export const parseInline = (text: string): PhrasingContent[] =>
  treeOf(inline.parseInline(text, {})) as PhrasingContent[]

/** Whether a code block of the text is not closed. */
export const hasOpenFence = (text: string): boolean => {
  const lines = text.split('\n')
  return parser.parse(text, {}).some(({ type, map, markup }) => {
    if (type !== 'fence' || !map) return false
    const [start, end] = map
    return end - start < 2 || !lines[end - 1]?.trimEnd().endsWith(markup)
  })
}
