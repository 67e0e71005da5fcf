import type { BlockContent, Blockquote, List, Nodes, Paragraph, PhrasingContent, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { placeholder } from './placeholder.ts'

const phrasingTypes = new Set<string>([
  ...['text', 'inlineCode', 'link', 'linkReference', 'emphasis', 'strong', 'delete', 'image', 'imageReference'],
  ...['break', 'footnoteReference']
])

export const isPhrasing = (node: Nodes): node is PhrasingContent => phrasingTypes.has(node.type)

export const text = (value: string): Text => ({ type: 'text', value })
export const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })
export const quote = (children: Nodes[]): Blockquote => ({ type: 'blockquote', children: children as BlockContent[] })
export const bold = (children: PhrasingContent[]): Paragraph => paragraph(marked('strong', children))

/** A list of one item. Lists that follow one another are joined afterwards. */
export const listOf = (children: Nodes[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: [{ type: 'listItem', spread: false, children: children as BlockContent[] }]
})

/** A part of the page with headings of its own, such as a tab. */
export const part = (children: Nodes[]): Blockquote => ({ ...quote(children), data: { isPart: true } })

/** Whether it is no quote but a part of the page with headings of its own, such as a tab. */
export const isPart = (node: Nodes): node is Blockquote => node.type === 'blockquote' && node.data?.isPart === true

/** Whether there are sections among these nodes. */
export const haveSections = (nodes: Nodes[]): boolean => nodes.some(node => node.type === 'heading' || isPart(node))

/** Nodes that stand out, without the spaces at their ends, and none of them strong twice. */
export const marked = (type: 'strong' | 'emphasis' | 'delete', children: PhrasingContent[]): PhrasingContent[] => {
  const inner = trimmed(children)
  const whole = plainText(children)
  const mark = { type, children: type === 'strong' ? withoutStrong(inner) : inner }
  const space = (isThere: boolean) => (isThere ? [text(' ')] : [])
  return inner.length > 0 ? [...space(/^\s/.test(whole)), mark, ...space(/\s$/.test(whole))] : space(whole !== '')
}

const withoutStrong = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'strong') return withoutStrong(node.children)
    return node.type === 'link' || node.type === 'emphasis'
      ? [{ ...node, children: withoutStrong(node.children) }]
      : [node]
  })

/** A link around nodes, or these alone where it leads nowhere that is known or one of them is a link. */
export const link = (url: string | undefined, children: PhrasingContent[], title?: string | null): PhrasingContent[] =>
  url && !isUnfinished(url) && children.length > 0 && !children.some(hasLink)
    ? [{ type: 'link', url, ...(title && { title }), children }]
    : children

/** Whether it is an address of another site that only the build knows, or none. */
const isUnfinished = (url: string): boolean =>
  (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) && placeholder.test(url)) || noAddress.test(url)

/** What DocFX and ExDoc document of the code itself, by its name, and what GitBook writes for a page that is gone. */
const noAddress = /^(?:xref:|`|\/broken\/(?:pages|files|spaces)\/|broken-reference(?:[/#]|$))/i

const hasLink = (node: PhrasingContent): boolean =>
  node.type === 'link' || ('children' in node && node.children.some(hasLink))

/** Converts nodes to block content: wraps inline nodes in paragraphs. */
export const toBlocks = (nodes: Nodes[]): Nodes[] => {
  const blocks: Nodes[] = []
  let line: PhrasingContent[] = []
  const endLine = () => {
    const children = trimmed(line)
    if (children.length > 0) blocks.push(paragraph(children))
    line = []
  }
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node)
    else {
      endLine()
      blocks.push(node)
    }
  }
  endLine()
  return blocks
}

/** Converts nodes to inline content: replaces blocks with their text. */
export const toPhrasing = (nodes: Nodes[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    if (isPhrasing(node)) return before && !isPhrasing(before) ? [text(' '), node] : [node]
    const space = before ? [text(' ')] : []
    if (node.type === 'paragraph' || node.type === 'heading') return [...space, ...node.children]
    if (node.type === 'code')
      return [...space, { type: 'inlineCode', value: node.value.replaceAll(/\s+/g, ' ').trim() }]
    if (node.type === 'list')
      return [...space, ...joinItems(node.children.map(item => trimmed(toPhrasing(item.children))))]
    if ('children' in node) {
      const inner = toPhrasing(node.children as Nodes[])
      return inner.length > 0 ? [...space, ...inner] : []
    }
    return []
  })

/** The items of a list in a line, with a semicolon behind each that does not end with a sign. */
export const joinItems = (items: PhrasingContent[][]): PhrasingContent[] => {
  const filled = items.filter(item => item.length > 0)
  return filled.flatMap((item, index) => {
    if (index === filled.length - 1) return item
    return [...item, text(/[.,;:!?。；：！？]$/.test(plainText(item)) ? ' ' : '; ')]
  })
}

/** Trims white space at both ends; empty when there is nothing else. */
export const trimmed = (nodes: PhrasingContent[]): PhrasingContent[] => {
  const isSpace = (node: PhrasingContent) => node.type === 'break' || (node.type === 'text' && !node.value.trim())
  const first = nodes.findIndex(node => !isSpace(node))
  const last = nodes.findLastIndex(node => !isSpace(node))
  return nodes.slice(first < 0 ? nodes.length : first, last + 1).map((node, index, { length }) => {
    if (node.type !== 'text') return node
    const start = index === 0 ? node.value.trimStart() : node.value
    return { ...node, value: index === length - 1 ? start.trimEnd() : start }
  })
}

/** The text of a node. Not recursive, because deep nodes would overflow the stack. */
export const deepText = (node: Nodes): string => {
  const found: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) found.push(next.value)
    else if ('children' in next) for (const child of next.children.toReversed()) waiting.push(child)
  }
  return found.join(' ')
}

export const plainText = (nodes: Nodes[]): string => nodes.map(node => textOf(node)).join('')
