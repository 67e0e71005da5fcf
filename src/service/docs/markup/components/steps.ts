import type { List, ListItem, Nodes } from 'mdast'
import { text, toBlocks } from '../content.ts'
import { isElement, textAttribute } from '../element.ts'
import { type Component, type Flatten, named, titleLine, titleOf } from './component.ts'

/** Steps that are elements become a numbered list; a list, or steps with headings of their own, stay what they are. */
const steps: Component = ({ children }, flatten) => {
  const parts = children.filter(node => isElement(node) && /step|item/i.test(node.name ?? ''))
  const items = parts.map(node => toBlocks(flatten([node])))
  if (items.length < 2 || items.some(hasHeading)) return toBlocks(flatten(children))
  const list: Nodes = { type: 'list', ordered: true, start: 1, spread: true, children: items.map(itemOf) }
  return [list, ...toBlocks(flatten(children.filter(node => !parts.includes(node))))]
}

const hasHeading = (nodes: Nodes[]): boolean => nodes.some(({ type }) => type === 'heading')

const itemOf = (children: Nodes[]): ListItem => ({
  type: 'listItem',
  spread: true,
  children: children as ListItem['children']
})

const step: Component = (element, flatten) => [
  ...titleLine(titleOf(element, flatten, 'title', 'label', 'heading', 'name')),
  ...toBlocks(flatten(element.children))
]

/** A file or a folder of a tree, as an entry of a list. */
const fileEntry: Component = (element, flatten) => {
  const name = textAttribute(element, 'name', 'title') ?? ''
  const children = toBlocks([text(name), ...flatten(element.children)])
  return [{ type: 'list', ordered: false, spread: false, children: [{ ...itemOf(children), spread: false }] }]
}

/** Lists that follow one another, as one. */
const fileTree: Component = (element, flatten) => joinLists(toBlocks(flattenEntries(element.children, flatten)))

const flattenEntries = (nodes: Nodes[], flatten: Flatten): Nodes[] => nodes.flatMap(node => flatten([node]))

/** Joins lists of these kinds with the one directly before them. */
export const joinLists = (nodes: Nodes[], isJoined: (list: List) => boolean = () => true): Nodes[] => {
  const joined: Nodes[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (node.type === 'list' && before?.type === 'list' && isJoined(before) && isJoined(node)) {
      joined[joined.length - 1] = { ...before, children: [...before.children, ...node.children] }
    } else joined.push(node)
  }
  return joined
}

export const stepsAndTrees = named(
  ['steps stepper', steps],
  ['step', step],
  ['filetree files tree', fileTree],
  ['filetree.file filetree.folder tree.file tree.folder file folder', fileEntry]
)
