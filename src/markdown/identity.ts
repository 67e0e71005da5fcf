import { childrenOf, type State } from './state.ts'
import type { Node, Root } from './tree.ts'

/**
 * Returns the new tree with nodes of the previous tree in place of equal ones, so that unchanged blocks keep their
 * identity: copies of open blocks that did not grow, and blocks that the unfinished line had already closed. It changes
 * neither tree.
 */
export const reuse = <T extends Root | Node>(node: T, before: T): T => {
  const children: readonly Node[] = 'children' in node ? node.children : []
  const previous: readonly Node[] = 'children' in before ? before.children : []
  // Searched from the end: when a node is the same object, so are all nodes before it.
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

/** Replaces the blocks that the parser has closed by the shown ones, so that later updates return these objects. */
export const adopt = (state: State, shown: Root): void => {
  let visible: Root | Node | undefined = shown
  state.open.forEach((parent, depth) => {
    const children = childrenOf(parent)
    const visibleChildren: readonly Node[] = visible && 'children' in visible ? visible.children : []
    const closed = state.open[depth + 1] ? children.length - 1 : children.length
    // All closed children, because the last update may have closed several.
    for (let index = 0; index < closed; index++) children[index] = visibleChildren[index] as Node
    visible = visibleChildren[closed]
  })
}

const hasSameFields = (node: object, other: object): boolean =>
  Object.entries(node).every(([key, value]) => derived.includes(key) || value === Reflect.get(other, key))

/** Fields not compared here: `content` follows from other fields, and `reuse` compares `children` one by one. */
const derived = ['content', 'children']
