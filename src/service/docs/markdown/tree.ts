import MarkdownIt, { type Token } from 'markdown-it'
import type { AlignType, ListItem, Nodes, Text } from 'mdast'

const { unescapeAll } = new MarkdownIt().utils

/** The nodes of a parser’s tokens. Of their positions only the lines are known. */
export const treeOf = (tokens: Token[]): Nodes[] => {
  const top: Nodes[] = []
  const open: Nodes[] = []
  const put = (nodes: Nodes[]) => {
    const parent = open.at(-1)
    const siblings: Nodes[] = parent && 'children' in parent ? parent.children : top
    for (const node of nodes) {
      const before = siblings.at(-1)
      if (node.type === 'text' && before?.type === 'text') before.value += node.value
      else if (node.type !== 'text' || node.value) siblings.push(node)
    }
  }
  for (const [at, token] of tokens.entries()) {
    const parent = parents[token.type.replace(/_(?:open|close)$/, '')]
    const leaf = leaves[token.type]
    if (token.type === 'inline') put(treeOf(token.children ?? []))
    else if (leaf) put([{ ...leaf(token), ...positionOf(token) } as Nodes])
    else if (parent && token.nesting > 0) {
      const node = { ...parent(token, at, tokens), ...positionOf(token), children: [] } as unknown as Nodes
      put([node])
      open.push(node)
    } else if (parent) finish(open.pop())
  }
  return top
}

const positionOf = ({ map }: Token) =>
  map && { position: { start: { line: map[0] + 1, column: 1 }, end: { line: map[1], column: 1 } } }

/** The nodes that have children, by the names of the tokens that open them, without `_open`. */
const parents: Record<string, (token: Token, at: number, tokens: Token[]) => object> = {
  paragraph: ({ meta }) => ({ type: 'paragraph', ...(meta?.isLabel === true && { data: { directiveLabel: true } }) }),
  heading: ({ tag, markup }, at, tokens) => ({
    type: 'heading',
    depth: Number(tag.slice(1)),
    data: { source: headingSource(markup, tokens[at + 1]?.content ?? '') }
  }),
  blockquote: () => ({ type: 'blockquote' }),
  bullet_list: () => ({ type: 'list', ordered: false }),
  ordered_list: token => ({ type: 'list', ordered: true, start: Number(token.attrGet('start') ?? 1) }),
  list_item: () => ({ type: 'listItem' }),
  table: (_, at, tokens) => ({ type: 'table', align: alignOfColumns(tokens, at) }),
  tr: () => ({ type: 'tableRow' }),
  th: () => ({ type: 'tableCell' }),
  td: () => ({ type: 'tableCell' }),
  footnote_reference: ({ meta }) => ({ type: 'footnoteDefinition', ...footnoteNamed(meta?.label) }),
  directive: ({ meta }) => ({ type: 'containerDirective', ...meta }),
  leaf_directive: ({ meta }) => ({ type: 'leafDirective', ...meta }),
  strong: () => ({ type: 'strong' }),
  em: () => ({ type: 'emphasis' }),
  s: () => ({ type: 'delete' }),
  link: token => ({ type: 'link', url: token.attrGet('href') ?? '', title: token.attrGet('title') })
}

/** The nodes without children, by the names of their tokens. */
const leaves: Record<string, (token: Token) => object> = {
  text: ({ content }) => text(content),
  softbreak: () => text('\n'),
  hardbreak: () => ({ type: 'break' }),
  hr: () => ({ type: 'thematicBreak' }),
  code_inline: ({ content }) => ({ type: 'inlineCode', value: content }),
  code_block: ({ content }) => ({ type: 'code', value: withoutLineEnd(content) }),
  fence: ({ content, info }) => {
    const [, lang, meta] = /^(\S*)\s*(.*)$/s.exec(unescapeAll(info).trim()) ?? []
    return { type: 'code', lang: lang || null, meta: meta || null, value: withoutLineEnd(content) }
  },
  html_inline: ({ content }) => ({ type: 'html', value: content }),
  html_block: ({ content }) => ({ type: 'html', value: withoutLineEnd(content) }),
  image: token => ({
    type: 'image',
    url: token.attrGet('src') ?? '',
    title: token.attrGet('title'),
    alt: textOfTokens(token.children ?? [])
  }),
  footnote_ref: ({ meta }) => ({ type: 'footnoteReference', ...footnoteNamed(meta?.label) })
}

const text = (value: string): Text => ({ type: 'text', value })

const withoutLineEnd = (content: string): string => content.replace(/\n$/, '')

const textOfTokens = (tokens: Token[]): string =>
  tokens
    .map(({ type, content, children }) => (type === 'softbreak' ? '\n' : children ? textOfTokens(children) : content))
    .join('')

const footnoteNamed = (label: unknown) => ({ identifier: String(label).toLowerCase(), label: String(label) })

const headingSource = (markup: string, content: string): string =>
  markup.startsWith('#') ? `${markup} ${content}` : `${content}\n${markup}`

/** How the columns of the table that a token opens are aligned, as the cells of its first row say. */
const alignOfColumns = (tokens: Token[], at: number): AlignType[] => {
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'thead_close')
  return tokens.slice(at, end).flatMap(token => (token.type === 'th_open' ? [alignOf(token)] : []))
}

const alignOf = (cell: Token): AlignType => {
  const [, align = null] = /(left|right|center)$/.exec(String(cell.attrGet('style'))) ?? []
  return align as AlignType
}

/** What is known of a node once all of its children are. */
const finish = (node: Nodes | undefined): void => {
  if (!node || !('children' in node)) return
  if (node.type === 'list') node.spread = haveGaps(node.children)
  if (node.type === 'listItem') finishItem(node)
  // The parser counts the blank lines behind these.
  if ((node.type === 'list' || node.type === 'listItem') && node.position)
    node.position.end = node.children.at(-1)?.position?.end ?? node.position.start
}

const finishItem = (item: ListItem): void => {
  item.spread = haveGaps(item.children)
  const [first] = item.children
  const start = first?.type === 'paragraph' ? first.children[0] : undefined
  const [box, sign] = (start?.type === 'text' && taskBox.exec(start.value)) || []
  if (start?.type !== 'text' || box === undefined) return
  item.checked = sign !== ' '
  start.value = start.value.slice(box.length)
}

/** What the text of a task begins with. */
const taskBox = /^\[([ xX])\]\s+/

/** Whether blank lines are between nodes. */
const haveGaps = (nodes: Nodes[]): boolean =>
  nodes.some((node, at) => {
    const before = nodes[at - 1]?.position
    return before !== undefined && node.position !== undefined && node.position.start.line > before.end.line + 1
  })
