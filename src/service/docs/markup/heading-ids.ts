import type { PhrasingContent } from 'mdast'
import { parseAttributeList } from './attribute-list.ts'

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
