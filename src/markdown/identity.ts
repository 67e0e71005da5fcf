import { childrenOf, type State } from './state.ts'
import type { Node, Root } from './tree.ts'

/**
 * The tree with the objects of the last one in the place of those that read the same: copies of open blocks to which
 * nothing was added, and blocks that the unfinished line had closed already. Neither tree is written to.
 */
export const reuse = <T extends Root | Node>(node: T, before: T): T => {
  const children: readonly Node[] = 'children' in node ? node.children : []
  const previous: readonly Node[] = 'children' in before ? before.children : []
  // From the end on: what stands before an object that stayed has stayed too.
  let first = children.length
  while (first > 0 && children[first - 1] !== previous[first - 1]) first--
  const reused = children.slice(first).map((child, index) => {
    const old = previous[first + index]
    return old ? reuse(child, old) : child
  })
  const isSame = (others: readonly Node[]) => reused.every((child, index) => child === others[first + index])
  if (children.length === previous.length && isSame(previous) && hasSameFields(node, before)) return before
  return isSame(children) ? node : { ...node, children: [...children.slice(0, first), ...reused] }
}

/** Makes the parser go on with the blocks that are shown, in the place of those it has closed. */
export const adopt = (state: State, shown: Root): void => {
  let visible: Root | Node | undefined = shown
  state.open.forEach((parent, depth) => {
    const children = childrenOf(parent)
    const now: readonly Node[] = visible && 'children' in visible ? visible.children : []
    const closed = state.open[depth + 1] ? children.length - 1 : children.length
    // All of them: several may have been closed since the last time.
    for (let index = 0; index < closed; index++) children[index] = now[index] as Node
    visible = now[closed]
  })
}

const hasSameFields = (node: object, other: object): boolean =>
  Object.entries(node).every(([key, value]) => derived.includes(key) || value === Reflect.get(other, key))

/** What follows from other fields, or is compared one by one. */
const derived = ['content', 'children']
