import type { Nodes, Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { RstContext } from './context.ts'
import { objectHeading } from './described.ts'
import { makeId } from './docutils-id.ts'

/**
 * Puts a heading above an object that is described without a directive, as programs write references: a label, and below
 * it a line with the name in bold with which the label ends. What follows is the section of that name.
 */
export const withObject = (nodes: Nodes[], labels: readonly string[], context: RstContext): Nodes[] => {
  const [first, ...rest] = nodes
  const [line, ...below] = first && context.depth === 0 ? partsOf(first, labels) : []
  const object = line?.type === 'paragraph' && objectOf(line, labels, context)
  if (!object) return nodes
  // A link to itself is the sign that a reader copies its address from.
  const isToItself = (url: string) => url.endsWith(`#${makeId(object.label)}`)
  const children = line.children.filter(node => node.type !== 'link' || !isToItself(node.url))
  const data = { named: context.named.splice(0), label: object.label }
  return [objectHeading(object.name, data, context), { ...line, children }, ...below, ...rest]
}

/** A block, or the parts of an item; several labels above a list name an item each. */
const partsOf = (node: Nodes, labels: readonly string[]): Nodes[] => {
  if (node.type !== 'list') return [node]
  return labels.length === 1 ? (node.children[0]?.children ?? []) : []
}

/** The name, with that of the page if it is a member of it, and the label that has it. */
const objectOf = ({ children }: Paragraph, labels: readonly string[], { title }: RstContext) => {
  for (const [at, node] of children.entries()) {
    const name = node.type === 'strong' ? textOf(node) : ''
    const label = name && labels.find(each => isNamed(each.toLowerCase(), name.toLowerCase()))
    if (!label) continue
    const isMember = `_${label.slice(0, -name.length)}`.includes(`_${title}_`)
    const isCalled = textOf(children.slice(at + 1))
      .trimStart()
      .startsWith('(')
    return { name: `${isMember ? `${title}.` : ''}${name}${isCalled ? '()' : ''}`, label }
  }
  return
}

const isNamed = (label: string, name: string): boolean =>
  label.endsWith(name) && !/[a-z\d]$/.test(label.slice(0, -name.length))
