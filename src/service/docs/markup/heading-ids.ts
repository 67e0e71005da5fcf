import type { PhrasingContent } from 'mdast'
import { parseAttributeList } from './attribute-list.ts'

const braces = /\s*\{([^{}]*)\}\s*$/
const brackets = /\s*(?:\[(#[^\s[\]]+|!toc|toc)\]|\{\/\*\s*(#\S+)\s*\*\/\})\s*$/

/**
 * A heading or a title without what stands behind it for the generator alone: `{#id .class}`, `{: #id }`, `[#id]`,
 * `[!toc]`, or that in a comment of MDX; and the id among it.
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

/** The same, of a heading’s nodes. */
export const readHeadingNodes = (nodes: PhrasingContent[]): { nodes: PhrasingContent[]; id?: string } => {
  const last = nodes.at(-1)
  if (last?.type !== 'text') return { nodes }
  const { text, id } = readHeadingText(last.value)
  if (text === last.value) return { nodes }
  return { nodes: text ? [...nodes.slice(0, -1), { ...last, value: text }] : nodes.slice(0, -1), ...(id && { id }) }
}
