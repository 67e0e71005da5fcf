import type { Code, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown'
import { withoutEntities } from './without-entities.ts'

/** GFM without the rules that escape bare addresses, because the readers of this text do not link them. */
const gfm = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
  ({ unsafe }) => !unsafe?.some(({ character }) => character === '@')
)

/** Writes an address without escaping, because programs that do not parse the text would keep the escape of `&`. */
const withPlainAddress =
  (handle: Handle): Handle =>
  (...given) =>
    handle(...given).replace(/\]\([^()\s]*\)$/, address => address.replaceAll(/\\&(?![\w#]+;)/g, '&'))

/** Puts a space between adjacent code spans, which would otherwise be parsed as one, and escapes bars in a table’s cell. */
const inlineCode: Handle = (node, parent, state, info) => {
  const code = defaultHandlers.inlineCode(node, parent, state)
  const isInCell = state.stack.includes('tableCell')
  return (info.before === '`' ? ' ' : '') + (isInCell ? code.replaceAll('|', '\\|') : code)
}
Object.assign(inlineCode, { peek: defaultHandlers.inlineCode.peek })

const asMarkdown: Options = {
  bullet: '-',
  extensions: gfm,
  handlers: { inlineCode, link: withPlainAddress(defaultHandlers.link), image: withPlainAddress(defaultHandlers.image) }
}

/** Nodes as a person would write them. */
export const writeMarkdown = (children: RootContent[]): string =>
  toMarkdown({ type: 'root', children: withoutEntities(children) }, asMarkdown)

/** Nodes as they are written where braces and tags are code. */
export const writeMdx = (children: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children: withoutEntities(children) },
    { ...asMarkdown, extensions: [...gfm, mdxToMarkdown()] }
  )

/** The file name in the meta text of a code block, which is the only part of it that readers need. */
export const fileNameIn = ({ meta }: Code): string | null => {
  const name = /\b(?:filename|title)=(["'])(.*?)\1/.exec(meta ?? '')?.[2]
  return name ? `title="${name}"` : null
}
