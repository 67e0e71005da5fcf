import type { Delete, Emphasis, PhrasingContent, RootContent, Strong } from 'mdast'
import { text } from './markup/content.ts'

type Mark = Delete | Emphasis | Strong

/**
 * The nodes as Markdown can be written without entities, which few readers of it resolve. The signs at the ends of bold or
 * emphasised text stand outside of it where they touch a letter: `**Mind:**it` is `**Mind**:it`. Where it is nothing but
 * signs, or ends with code or a link there, it is as other text. No line begins with a space.
 */
export const withoutEntities = (nodes: RootContent[]): RootContent[] =>
  withWritableMarks(nodes.map((node, at) => writable(node, nodes[at - 1])))

const writable = (node: RootContent, before: RootContent | undefined): RootContent => {
  if (node.type === 'text' && before?.type === 'break') return { ...node, value: node.value.trimStart() }
  return 'children' in node ? ({ ...node, children: withoutEntities(node.children) } as RootContent) : node
}

const withWritableMarks = (nodes: RootContent[]): RootContent[] => {
  if (!nodes.some(isMark)) return nodes
  const written: RootContent[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isMark(node) && touches(written.at(-1), node, waiting.at(-1))) waiting.push(...bare(node).toReversed())
    else written.push(node)
  }
  return written
}

const isMark = (node: RootContent): node is Mark =>
  node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete'

const touches = (before: RootContent | undefined, { children }: Mark, after: RootContent | undefined) =>
  (before?.type === 'text' && letterAtEnd.test(before.value) && beginsWithSign(children[0])) ||
  (after?.type === 'text' && letterAtStart.test(after.value) && endsWithSign(children.at(-1)))

const letterAtStart = /^[^\s\p{P}\p{S}]/u
const letterAtEnd = /[^\s\p{P}\p{S}]$/u

/** Code, links and marks are written with signs around them. */
const beginsWithSign = (node: PhrasingContent | undefined) =>
  node !== undefined && (node.type !== 'text' || /^[\p{P}\p{S}]/u.test(node.value))
const endsWithSign = (node: PhrasingContent | undefined) =>
  node !== undefined && (node.type !== 'text' || /[\p{P}\p{S}]$/u.test(node.value))

/** The mark with the signs at its ends around it; its content alone where one of them is not text. */
const bare = (mark: Mark): PhrasingContent[] => {
  const inner = [...mark.children]
  if (inner[0]?.type !== 'text' || inner.at(-1)?.type !== 'text') return inner
  const opening = take(inner, 0, /^[\s\p{P}\p{S}]+/u)
  const closing = take(inner, inner.length - 1, /(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/u)
  const children = inner.filter(node => node.type !== 'text' || node.value !== '')
  return [text(opening), { ...mark, children }, text(closing)].filter(isFilled)
}

const isFilled = (node: PhrasingContent): boolean =>
  node.type === 'text' ? node.value !== '' : !isMark(node) || node.children.length > 0

/** Takes what matches from the text at that place. */
const take = (nodes: PhrasingContent[], at: number, pattern: RegExp): string => {
  const node = nodes[at]
  const [taken] = (node?.type === 'text' && pattern.exec(node.value)) || []
  if (node?.type !== 'text' || taken === undefined) return ''
  nodes[at] = { ...node, value: node.value.replace(pattern, '') }
  return taken
}
