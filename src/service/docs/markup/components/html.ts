import type { Nodes, PhrasingContent } from 'mdast'
import { titleMeta } from '../code-fence.ts'
import { bold, marked, plainText, quote, text, toBlocks, toPhrasing, trimmed } from '../content.ts'
import { type Element, isElement, readElement, textAttribute } from '../element.ts'
import { withCaptionAsTitle } from '../figure.ts'
import { tableOrCards } from './card-table.ts'
import { attributeText, type Component, linked, named } from './component.ts'

const nothing: Component = () => []

const wrap =
  (type: 'strong' | 'emphasis' | 'delete'): Component =>
  ({ children }, flatten) => {
    const inner = flatten(children)
    return inner.length > 0 && inner.every(node => toPhrasing([node]).length === 1) && plainText(inner).trim()
      ? marked(type, toPhrasing(inner))
      : inner
  }

const link: Component = (element, flatten) => {
  const line = trimmed(toPhrasing(flatten(element.children)))
  if (!plainText(line).trim()) return []
  const title = element.attributes['data-mention'] === undefined ? undefined : 'mention'
  return isAnchor(element) ? line : linked(element, line, title)
}

/** Whether it is there to be linked to, as it leads to itself. */
const isAnchor = (element: Element): boolean => {
  const id = textAttribute(element, 'id', 'name')
  return id !== undefined && textAttribute(element, 'href') === `#${id}`
}

const image: Component = element => [
  { type: 'image', url: textAttribute(element, 'src') ?? '', alt: textAttribute(element, 'alt') ?? '' }
]

const code: Component = ({ children }, flatten) => {
  const value = plainText(flatten(children)).trim()
  return value ? [{ type: 'inlineCode', value }] : []
}

const pre: Component = (element, flatten) => {
  const { children } = element
  const [only] = children.filter(node => node.type !== 'text' || node.value.trim())
  const inside = only && isElement(only) ? readElement(only) : undefined
  const classes = [inside, element].map(part => part && textAttribute(part, 'class', 'className')).join(' ')
  const lang = /\blang(?:uage)?-([\w-]+)/.exec(classes)?.[1]
  const title = textAttribute(element, 'data-title', 'title')
  const fence = flatten(children)
  if (fence.some(({ type }) => type === 'code')) return fence
  const value = plainText(children).replace(/^\n/, '').trimEnd()
  return value ? [{ type: 'code', value, ...(lang && { lang }), ...(title && { meta: titleMeta(title) }) }] : []
}

/** Raised or lowered text in the characters that there are for it; a word stays as it is. */
const shifted = (from: string, to: string): Component => {
  const characters = new Map([...from].map((character, at) => [character, [...to][at] ?? character]))
  return ({ children }, flatten) => {
    const inner = flatten(children)
    const value = [...plainText(inner).trim()].map(character => characters.get(character))
    return value.every(character => character !== undefined) ? [text(value.join(''))] : inner
  }
}

const heading: Component = (element, flatten) => {
  const id = textAttribute(element, 'id')
  const isCentred = textAttribute(element, 'align') === 'center'
  return [
    {
      type: 'heading',
      depth: Number(element.kind.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6,
      children: trimmed(toPhrasing(flatten(element.children))),
      data: { isHtml: true, ...(id && { id }), ...(isCentred && { isCentred }) }
    }
  ]
}

/** The id of an element around nothing but a heading leads to that: `<div id="install">`. */
const blocks: Component = (element, flatten) => {
  const shown = toBlocks(flatten(element.children))
  const [only, ...others] = shown
  const id = textAttribute(element, 'id')
  return id && only?.type === 'heading' && others.length === 0
    ? [{ ...only, data: { nameAbove: id, ...only.data } }]
    : shown
}

/** An empty one separates, within a line too. */
const paragraphs: Component = (element, flatten) =>
  element.children.length > 0 ? blocks(element, flatten) : [text(' ')]

const blockquote: Component = ({ children }, flatten) => {
  const inner = toBlocks(flatten(children))
  return inner.length > 0 ? [quote(inner)] : []
}

const list =
  (ordered: boolean): Component =>
  ({ children }, flatten) => {
    const items = children.filter(node => isElement(node) && node.name?.toLowerCase() === 'li')
    const others = children.filter(node => !items.includes(node))
    const made = items.flatMap(node => (isElement(node) ? [toBlocks(flatten(node.children as Nodes[]))] : []))
    const rest = toBlocks(flatten(others))
    if (made.length === 0) return rest
    const listItems = made.map(item => ({ type: 'listItem', spread: false, children: item }) as const)
    return [{ type: 'list', ordered, spread: false, children: listItems } as Nodes, ...rest]
  }

/** Terms and what they mean, as a list: a term in bold, its meaning below. */
const definitions: Component = ({ children }, flatten) => {
  const items: Nodes[][] = []
  const parts = children.flatMap(node => (isElement(node) && node.name === 'div' ? (node.children as Nodes[]) : [node]))
  for (const node of parts) {
    if (!isElement(node)) continue
    const inner = flatten(node.children as Nodes[])
    const line = trimmed(toPhrasing(inner))
    if (node.name === 'dt' && line.length > 0) items.push([bold(line)])
    if (node.name === 'dd') (items.at(-1) ?? items[items.push([]) - 1])?.push(...toBlocks(inner))
  }
  const made = items.map(item => ({ type: 'listItem', spread: false, children: item }) as const)
  return made.length > 0 ? [{ type: 'list', ordered: false, spread: false, children: made } as Nodes] : []
}

const inline: Component = ({ children }, flatten) => flatten(children) as PhrasingContent[]

/** An empty element may show an attribute, as styles of badges do: `<sup data-text="3.5+" />`. */
const filled =
  (component: Component): Component =>
  (element, flatten) =>
    element.children.length > 0 ? component(element, flatten) : attributeText(element, 'data-text', 'data-label')

const emphasis = wrap('emphasis')

/** Text, unless it is an icon: `<i class="fa-lamp">:lamp:</i>`. */
const italic: Component = (element, flatten) =>
  /(?:^|\s)(?:fa|fa[bsrl]|fa-\S+|icon|icon-\S+|bi-\S+|material-\S+)(?:\s|$)/.test(
    textAttribute(element, 'class', 'className') ?? ''
  )
    ? []
    : emphasis(element, flatten)

/** Elements of HTML, whose names are in lower case. */
export const htmlElements = named(
  ['script style noscript iframe svg canvas object embed head title audio video track source link meta input', nothing],
  ['col map area wbr select', nothing],
  ['b strong', wrap('strong')],
  ['em', emphasis],
  ['i', italic],
  ['s del strike', wrap('delete')],
  ['a', link],
  ['img', image],
  ['code kbd samp tt', code],
  ['pre', pre],
  ['sup', filled(shifted('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'))],
  ['sub', filled(shifted('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'))],
  ['br', () => [text(' ')]],
  ['hr', () => [{ type: 'thematicBreak' }]],
  ['h1 h2 h3 h4 h5 h6', heading],
  ['p', paragraphs],
  ['div section article aside main header footer figcaption center nav li dd dt td th', blocks],
  ['figure', (element, flatten) => withCaptionAsTitle(blocks(element, flatten))],
  ['blockquote', blockquote],
  ['ul', list(false)],
  ['ol', list(true)],
  ['dl', definitions],
  ['table', tableOrCards],
  ['span abbr dfn small mark u ins font q cite var time label button bdi bdo data big template picture', filled(inline)]
)

/** Components that are an element of HTML under their own name, or that a reader sees nothing of. */
export const htmlComponents = named(
  ['link a navlink routerlink nuxtlink routerlink router-link', link],
  ['image img themedimage', image],
  ['kbd', code],
  ['script style head toc tableofcontents toctree contents', nothing]
)
