import type { Nodes } from 'mdast'

/**
 * Visits a node and its descendants in order. Faster than `unist-util-visit`, which creates a function for each node, that
 * V8 optimizes and gives up again once for every two pages.
 */
export const eachNode = (node: Nodes, visit: (node: Nodes) => void): void => {
  visit(node)
  if ('children' in node) for (const child of node.children) eachNode(child, visit)
}
