import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { common, createLowlight } from 'lowlight'
import type { Heading, Root, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { linkBareAddresses, type Page, type ResolveUrl, readSections, type SectionTree } from '../docs/index.ts'

export interface RenderedPage {
  /** Its title and everything up to the end of the first paragraph. */
  opening: string
  /** Everything after the opening. */
  rest: string
  /** Headings of the second and third level, for the list beside the page. */
  outline: { anchor: string; heading: string; depth: number }[]
}

/** Renders a page as HTML. The ids of its headings are the anchors that sources point at. Raw HTML is dropped. */
export const renderPage = (page: Page, resolveUrl: ResolveUrl): RenderedPage => {
  const sections = readSections(page)
  const root: Root = structuredClone({ type: 'root', children: withHeadings(sections) })
  linkBareAddresses(root)
  visit(root, ['link', 'image'], node => {
    if ('url' in node) node.url = safeUrl(resolveUrl(node.url))
  })
  const tree = toHast(root) as HastRoot
  visit(tree, 'element', element => finish[element.tagName]?.(element))
  visit(tree, 'element', (element, index, parent) => {
    const around = wrapped[element.tagName]
    if (!around || !parent || index === undefined) return
    parent.children[index] = { type: 'element', tagName: 'div', properties: { ...around }, children: [element] }
    return index + 1
  })
  const end = tree.children.findIndex(isLead) + 1 || 1
  return {
    opening: toHtml({ ...tree, children: tree.children.slice(0, end) }),
    rest: toHtml({ ...tree, children: tree.children.slice(end) }).trim(),
    outline: sections.filter(({ depth, heading }) => heading && (depth === 2 || depth === 3))
  }
}

/** Adjusts headings to one title and no skipped levels, because screen readers navigate by them. */
const withHeadings = (sections: SectionTree[]): RootContent[] => {
  let above = 0
  return sections.flatMap(({ anchor, headingNodes, depth, nodes }) => {
    const level = Math.min(Math.max(depth, above === 0 ? 1 : 2), above + 1, 6) as Heading['depth']
    if (headingNodes.length > 0) above = level
    const heading: Heading = {
      type: 'heading',
      depth: level,
      children: headingNodes,
      data: { hProperties: { ...(anchor && { id: anchor }), tabIndex: -1 } }
    }
    return headingNodes.length > 0 ? [heading, ...nodes] : nodes
  })
}

/** Addresses that a page may link to; anything else, such as `javascript:`, becomes no link. */
const safeUrl = (url: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) && !/^(https?|mailto|tel):/i.test(url) ? '' : url

/** Minimum letters of a paragraph of prose, unlike a row of badges. */
const minLetters = 20

/** Whether a node is the lead: the first paragraph of prose. */
const isLead = (node: HastContent, index: number, all: HastContent[]): boolean =>
  node.type === 'element' &&
  node.tagName === 'p' &&
  textOf({ ...node, children: node.children.filter(child => child.type !== 'element' || child.tagName !== 'a') }).trim()
    .length >= minLetters &&
  all.slice(1, index).every(before => before.type !== 'element' || !/^h\d$/.test(before.tagName))

/** Wrappers of elements: code blocks get their button there, and wide tables scroll inside. */
const wrapped: Partial<Record<string, Element['properties']>> = {
  pre: { className: ['code'] },
  table: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }
}

/** Replaces the attribute `align`, which is obsolete in HTML, with a class. */
const alignByClass = (cell: Element): void => {
  const { align, ...properties } = cell.properties
  cell.properties = align ? { ...properties, className: [`align-${align}`] } : properties
}

const lowlight = createLowlight(common)

/** Accessibility attributes of elements. */
const finish: Partial<Record<string, (element: Element) => void>> = {
  pre(pre) {
    // Focusable, because long lines scroll, and keyboard users must be able to scroll them.
    pre.properties.tabIndex = 0
    const [code] = pre.children
    if (code?.type !== 'element') return
    const classes = Array.isArray(code.properties.className) ? code.properties.className : []
    const language = /^language-(.+)$/.exec(String(classes[0] ?? ''))?.[1]
    if (!language || !lowlight.registered(language)) return
    code.children = lowlight.highlight(language, textOf(code)).children as Element['children']
  },
  th(cell) {
    alignByClass(cell)
    if (!textOf(cell).trim() && cell.children.length === 0) cell.tagName = 'td'
  },
  td: alignByClass,
  a(link) {
    if (!textOf(link).trim() && !hasPicture(link)) {
      link.children = [{ type: 'text', value: String(link.properties.href ?? '') }]
    }
  },
  input(box) {
    box.properties.ariaLabel = box.properties.checked ? 'Done' : 'To do'
  }
}

const hasPicture = (element: Element): boolean =>
  element.children.some(
    child => child.type === 'element' && ((child.tagName === 'img' && child.properties.alt) || hasPicture(child))
  )
