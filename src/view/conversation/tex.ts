import { type ComponentChild, h, type VNode } from 'preact'
import temml from 'temml/temml.js'
import { isObject } from '../../shared/objects.ts'
import styles from './tex.css?inline'

export { styles }

/** Longer formulas stay as source, because drawing them would block the page. In UTF-16 units. */
const maxLength = 2_000
/** Formulas with more nodes stay as source. A matrix of one-letter cells has two nodes for each two characters. */
const maxNodes = 1_000

/** How often a formula may expand macros, and how large its rules and spaces may be, in em. */
const bounds = { maxExpand: 200, maxSize: [40, 40] as [number, number] }

/**
 * Draws TeX as MathML. Returns undefined when it is not valid TeX, or too large. Only the elements, attributes and
 * properties listed below are drawn: no links, images or ids.
 */
export const drawTex = (tex: string, display: boolean): VNode | undefined => {
  if (tex.length > maxLength) return undefined
  try {
    // Uses Temml’s tree instead of its DOM output, which refuses pages in quirks mode.
    const tree: unknown = temml.__renderToMathMLTree(tex, { displayMode: display, throwOnError: true, ...bounds })
    if (sizeOf(tree) > maxNodes) return undefined
    return h('span', { class: 'formula', dir: 'ltr' }, drawNode(tree))
  } catch {
    // Not valid TeX, or nested too deeply.
    return undefined
  }
}

const sizeOf = (node: unknown): number =>
  isObject(node) && Array.isArray(node.children) ? node.children.reduce((sum, child) => sum + sizeOf(child), 1) : 1

const drawNode = (node: unknown): ComponentChild => {
  if (!isObject(node)) return null
  if (typeof node.text === 'string') return node.text
  const children = Array.isArray(node.children) ? node.children.map(drawNode) : []
  // A fragment has no type, and a forbidden element is replaced by its children.
  if (typeof node.type !== 'string' || !elements.has(node.type)) return children
  return h(
    node.type,
    {
      ...pick(node.attributes, attributes),
      class: Array.isArray(node.classes) ? node.classes.join(' ') : '',
      style: pick(node.style, properties)
    },
    ...children
  )
}

const pick = (given: unknown, names: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(given) ? given : {}).flatMap(([name, value]) =>
      names.has(name) && typeof value === 'string' ? [[name, value]] : []
    )
  )

const words = (list: string) => new Set(list.split(' '))

const elements = words(
  'math mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mmultiscripts ' +
    'mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose merror'
)
const attributes = words(
  'display displaystyle scriptlevel mathvariant mathcolor mathbackground mathsize width height depth voffset lspace ' +
    'rspace minsize maxsize stretchy symmetric largeop movablelimits fence separator form accent accentunder ' +
    'linethickness notation columnalign rowspacing columnspacing columnspan rowspan'
)
const properties = words(
  'color backgroundColor display width textAlign verticalAlign padding paddingTop paddingBottom paddingLeft ' +
    'paddingRight border borderTop borderBottom borderLeft borderRight fontSize fontWeight mathDepth'
)
