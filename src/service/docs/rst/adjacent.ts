import type { Nodes } from 'mdast'

/** Puts signatures without a text of their own below the heading of the object that follows, which is described with them. */
export const withSignatures = (nodes: Nodes[]): Nodes[] => {
  const moved: Nodes[] = []
  let loose: Nodes[] = []
  for (const node of nodes) {
    if (node.type === 'paragraph' && node.data?.isSignature) loose.push(node)
    else {
      moved.push(...(node.type === 'heading' && node.data?.objectId ? [node, ...loose] : [...loose, node]))
      loose = []
    }
  }
  return [...moved, ...loose]
}

/** Joins adjacent lists, each of which has one item so far. */
export const joinLists = (nodes: Nodes[]): Nodes[] => {
  const joined: Nodes[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (node.type === 'list' && before?.type === 'list' && node.ordered === before.ordered) {
      before.children.push(...node.children)
    } else joined.push(node)
  }
  return joined
}
