import type { Element, Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { common, createLowlight } from 'lowlight'
import type { Heading, Root, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { linkBareAddresses, type Page, type ResolveUrl, readSections, type SectionTree } from '../docs/index.ts'

export interface RenderedPage {
  html: string
  /** Headings of the second and third level, for the list beside the page. */
  outline: { anchor: string; heading: string; depth: number }[]
}

/** Renders a page as HTML. The ids of its headings are the anchors that sources point at. Raw HTML is dropped. */
export const renderPage = (page: Page, resolveUrl: ResolveUrl): RenderedPage => {
  const sections = readSections(page)
  const root: Root = structuredClone({ type: 'root', children: sections.flatMap(withHeading) })
  linkBareAddresses(root)
  visit(root, ['link', 'image', 'definition'], node => {
    if ('url' in node) node.url = safeUrl(resolveUrl(node.url))
  })
  const tree = toHast(root) as HastRoot
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'pre') highlight(element)
    if (element.tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = scrollable(element)
      return index + 2
    }
    return undefined
  })
  return { html: toHtml(tree), outline: sections.filter(({ depth }) => depth === 2 || depth === 3) }
}

const withHeading = ({ anchor, headingNodes, depth, nodes }: SectionTree): RootContent[] => [
  {
    type: 'heading',
    depth: depth as Heading['depth'],
    children: headingNodes,
    data: { hProperties: { id: anchor, tabIndex: -1 } }
  },
  ...nodes
]

/** Addresses that a page may link to; anything else, such as `javascript:`, becomes no link. */
const safeUrl = (url: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) && !/^(https?|mailto|tel):/i.test(url) ? '' : url

const lowlight = createLowlight(common)

const highlight = (pre: Element) => {
  // Long blocks scroll sideways: whoever uses only a keyboard must be able to reach them.
  pre.properties.tabIndex = 0
  const [code] = pre.children
  if (code?.type !== 'element') return
  const classes = Array.isArray(code.properties.className) ? code.properties.className : []
  const language = /^language-(.+)$/.exec(String(classes[0] ?? ''))?.[1]
  if (!language || !lowlight.registered(language)) return
  code.children = lowlight.highlight(language, textOf(code)).children as Element['children']
}

const scrollable = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: 'Table' },
  children: [table]
})
