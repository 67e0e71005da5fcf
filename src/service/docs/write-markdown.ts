import type { Code, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown'

/** Without the extension for bare addresses, which escapes the colon in each: nothing is linked where this is read. */
const gfm = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
  ({ unsafe }) => !unsafe?.some(({ character }) => character === '@')
)

/** An address as it is called: whoever reads the text and does not parse it would call the escape of `&` too. */
const withPlainAddress =
  (handle: Handle): Handle =>
  (...given) =>
    handle(...given).replace(/\]\([^()\s]*\)$/, address => address.replaceAll(/\\&(?![\w#]+;)/g, '&'))

/** Two code spans side by side would be read as one. */
const inlineCode: Handle = (node, parent, state, info) =>
  (info.before === '`' ? ' ' : '') + defaultHandlers.inlineCode(node, parent, state)
Object.assign(inlineCode, { peek: defaultHandlers.inlineCode.peek })

const asMarkdown: Options = {
  bullet: '-',
  extensions: gfm,
  handlers: { inlineCode, link: withPlainAddress(defaultHandlers.link), image: withPlainAddress(defaultHandlers.image) }
}

/** Nodes as a person would write them. */
export const writeMarkdown = (children: RootContent[]): string => toMarkdown({ type: 'root', children }, asMarkdown)

/** What stands behind a code block’s language, of which only the file’s name tells a reader anything. */
export const fileNameIn = ({ meta }: Code): string | null => {
  const name = /\b(?:filename|title)=(["'])(.*?)\1/.exec(meta ?? '')?.[2]
  return name ? `title="${name}"` : null
}
