import type { Heading, Nodes, PhrasingContent, RootContent } from 'mdast'
import { parseAttributeList } from './attribute-list.ts'
import { isElement, readElement, textAttribute } from './element.ts'
import { readHtml } from './html.ts'

const braces = /\s*\{([^{}]*)\}\s*$/
const brackets = /\s*(?:\[(#[^\s[\]]+|!toc|toc)\]|\{\/\*\s*(#\S+)\s*\*\/\})\s*$/

/**
 * Separates the text of a heading or title from what follows for the generator: `{#id .class}`, `{: #id }`, `[#id]`,
 * `[!toc]`, also in an MDX comment. Returns the id among these.
 */
export const readHeadingText = (text: string): { text: string; id?: string } => {
  let rest = text
  let id: string | undefined
  for (;;) {
    const list = parseAttributeList(braces.exec(rest)?.[1]?.trim() ?? '')
    const [, inBrackets, inComment] = brackets.exec(rest) ?? []
    const marker = inBrackets ?? inComment
    if (list) {
      id ??= list.id
      rest = rest.replace(braces, '')
    } else if (marker) {
      id ??= marker.startsWith('#') ? marker.slice(1) : undefined
      rest = rest.replace(brackets, '')
    } else return { text: rest, ...(id && { id }) }
  }
}

/** Like `readHeadingText`, for the nodes of a heading. */
export const readHeadingNodes = (nodes: PhrasingContent[]): { nodes: PhrasingContent[]; id?: string } => {
  const last = nodes.at(-1)
  if (last?.type !== 'text') return { nodes }
  const { text, id } = readHeadingText(last.value)
  if (text === last.value) return { nodes }
  return { nodes: text ? [...nodes.slice(0, -1), { ...last, value: text }] : nodes.slice(0, -1), ...(id && { id }) }
}

/** Gives headings the names of the empty anchors directly above them: `<a name="install"></a>`. */
export const withNamesAbove = (nodes: Nodes[]): Nodes[] =>
  nodes.map((node, index) => {
    const before = nodes[index - 1]
    const name = node.type === 'heading' && before ? anchorName(before) : undefined
    return name && node.type === 'heading' ? { ...node, data: { ...node.data, nameAbove: name } } : node
  })

/** Elements that are empty where they only name a place. */
const naming: readonly string[] = ['a', 'span']

/** The name of an empty anchor within a heading: `## Install <a href="#setup" id="setup"></a>`. */
export const anchorIn = (nodes: PhrasingContent[]): string | undefined =>
  readHtml(nodes, true)
    .filter(isElement)
    .map(readElement)
    .filter(({ kind, children }) => naming.includes(kind) && children.length === 0)
    .map(element => textAttribute(element, 'id', 'name'))
    .findLast(Boolean)

/** The last name in a line of nothing but empty anchors; `undefined` for any other. */
const anchorName = (node: Nodes): string | undefined => {
  const parts = node.type === 'paragraph' ? readHtml(node.children, true) : [node]
  const names = parts.map(part => {
    if (part.type === 'text') return part.value.trim() ? undefined : ''
    const element = isElement(part) ? readElement(part) : undefined
    const isNaming = element && naming.includes(element.kind) && element.children.length === 0
    return isNaming ? textAttribute(element, 'id', 'name') : undefined
  })
  return names.includes(undefined) ? undefined : names.findLast(Boolean)
}

/** The id in an attribute list on the line below a heading, where kramdown has it: `{: #id }`. */
export const idBelow = (heading: Heading, next: RootContent | undefined): string | undefined => {
  const isBelow = next?.position?.start.line === (heading.position?.end.line ?? 0) + 1
  const first = next?.type === 'paragraph' && isBelow ? next.children[0] : undefined
  const [, list] = (first?.type === 'text' && /^\{(:[^{}\n]*)\}/.exec(first.value)) || []
  return list && parseAttributeList(list)?.id
}
