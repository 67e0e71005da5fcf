import { childrenOf, readProse, type State } from './state.ts'
import type { Node } from './tree.ts'

/** Parses text again whose references have been defined since. Returns whether there are new definitions. */
export const resolveReferences = (state: State): boolean => {
  const isNew = state.definitions.size > state.resolved
  state.resolved = state.definitions.size
  if (isNew) {
    // `forEach` instead of `entries()`, which Prototype.js replaces on the pages that use it.
    state.open.forEach((node, depth) => {
      const children = childrenOf(node)
      children.forEach((child, index) => {
        if (child !== state.open[depth + 1]) children[index] = resolve(state, child)
      })
    })
  }
  return isNew
}

/** Returns a closed block, or a new block when it or a block inside refers to a label that is defined now. */
const resolve = (state: State, node: Node): Node => {
  if ('missing' in node) {
    const isDefined = node.missing.split('\n').some(label => state.definitions.has(label))
    return isDefined ? readProse(state, { ...node }, node.draft) : node
  }
  if (!('children' in node)) return node
  const children = node.children.map(child => resolve(state, child))
  const isSame = children.every((child, index) => child === node.children[index])
  return isSame ? node : ({ ...node, children } as Node)
}
