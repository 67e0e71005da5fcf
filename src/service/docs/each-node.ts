import type { Nodes } from 'mdast'

/**
 * Visits a node and its descendants in order. Faster than `unist-util-visit`, which creates a function for each node: V8
 * compiles those anew for every other page.
 */
export const eachNode = (node: Nodes, visit: (node: Nodes) => void): void => {
  visit(node)
  if ('children' in node) for (const child of node.children) eachNode(child, visit)
}
