import type { Inline, Node } from '../tree.ts'

/** How many nodes a tree has, blocks and inline ones, and how deep it is. */
export const walk = (nodes: readonly (Node | Inline)[]): { count: number; depth: number } => {
  let [count, depth] = [0, 0]
  let level: readonly (Node | Inline)[] = nodes
  // Level by level, so that a tree too deep is measured instead of overflowing the stack.
  for (; level.length; depth++) {
    count += level.length
    level = level.flatMap(node => {
      if (typeof node === 'string') return []
      return [...('children' in node ? node.children : []), ...('content' in node ? node.content : [])]
    })
  }
  return { count, depth }
}
