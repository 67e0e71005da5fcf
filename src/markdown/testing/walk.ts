import type { Inline, Node } from '../tree.ts'

/** Counts the block and inline nodes of a tree, and measures its depth. */
export const walk = (nodes: readonly (Node | Inline)[]): { count: number; depth: number } => {
  let [count, depth] = [0, 0]
  let level: readonly (Node | Inline)[] = nodes
  // Goes level by level instead of recursively, so that a very deep tree cannot overflow the stack.
  for (; level.length; depth++) {
    count += level.length
    level = level.flatMap(node => {
      if (typeof node === 'string') return []
      return [...('children' in node ? node.children : []), ...('content' in node ? node.content : [])]
    })
  }
  return { count, depth }
}
