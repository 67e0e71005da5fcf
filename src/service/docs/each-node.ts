import type { Nodes } from 'mdast'

/** Visits a node and all below it, in their order. `unist-util-visit` makes a function of each, for which few have use. */
export const eachNode = (node: Nodes, visit: (node: Nodes) => void): void => {
  visit(node)
  if ('children' in node) for (const child of node.children) eachNode(child, visit)
}
