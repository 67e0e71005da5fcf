import type { Code, Nodes } from 'mdast'
import { bareLabel, fenceTitle } from '../code-fence.ts'
import { haveSections, part, text, toBlocks, toPhrasing } from '../content.ts'
import { type Element, type ElementNode, isElement, readElement, textAttribute } from '../element.ts'
import { type Component, type Flatten, named, titleLine, titleOf } from './component.ts'

const tab: Component = (element, flatten) => [
  ...titleLine(titleOf(element, flatten, 'label', 'title', 'tab', 'name', 'value')),
  ...toBlocks(flatten(element.children))
]

/**
 * Tabs one below the other, each under its name, which may be in a list of the tabs around it:
 * `<Tabs items={['npm', 'pnpm']}>`, `values={[{ value, label }]}`. Code blocks alone are tabs under their titles. Where one
 * has headings, each is a part of the page, so that all are in order.
 */
const tabs: Component = (element, flatten) => {
  const panels = element.children.filter(node => isElement(node) && isPanel(node))
  const names = namesIn(element.attributes.items)
  const labels = labelsIn(element.attributes.values)
  const shown = element.children.map(node => {
    if (node.type === 'code') return [...titleLine(titleOfCode(node, element)), ...flatten([{ ...node, meta: null }])]
    if (!isElement(node) || !isPanel(node)) return flatten([node])
    const panel = readElement(node)
    const given = names.length === panels.length ? names[panels.indexOf(node)] : undefined
    const label = given ?? labels.get(textAttribute(panel, 'value') ?? '')
    return label ? panelOf(label, panel, flatten) : flatten([node])
  })
  return toBlocks(shown.some(haveSections) ? shown.flatMap(asPart) : shown.flat())
}

const asPart = (nodes: Nodes[]): Nodes[] => {
  const [first] = nodes
  return first?.type === 'paragraph' && first.data?.isTitle ? [part(nodes)] : nodes
}

const panelOf = (label: string, panel: Element, flatten: Flatten): Nodes[] => [
  ...titleLine([text(label)]),
  ...toBlocks(flatten(panel.children))
]

/** Whatever an element in tabs is called, it is one of them, unless it names them. */
const isPanel = (node: ElementNode): boolean => !/list|trigger|label$/i.test(node.name ?? '')

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap(item => {
    const name: unknown = typeof item === 'object' && item ? (item.label ?? item.value) : item
    return typeof name === 'string' ? [name] : []
  })

const labelsIn = (value: unknown): Map<string, string> =>
  new Map(
    (Array.isArray(value) ? value : []).flatMap(item =>
      typeof item?.value === 'string' && typeof item.label === 'string' ? [[item.value, item.label] as const] : []
    )
  )

const titleOfCode = (code: Code, { kind }: Element) => {
  const title = fenceTitle(code) ?? (kind === 'codegroup' ? bareLabel(code) : '')
  return title ? [text(title)] : []
}

/** What is folded away, unfolded under its summary. */
const details: Component = (element, flatten) => {
  const isSummary = (node: Nodes) => isElement(node) && readElement(node).kind === 'summary'
  const summary = element.children.flatMap(node =>
    isElement(node) && isSummary(node) ? (node.children as Nodes[]) : []
  )
  const given = titleOf(element, flatten, 'title', 'summary', 'label', 'header', 'question')
  const title = summary.length > 0 ? toPhrasing(flatten(summary)) : given
  // MDX takes a summary and the text right below it for one paragraph.
  const holdsSummary = element.children.some(node => node.type === 'paragraph' && node.children.some(isSummary))
  const shown = title.length > 0 || element.label || holdsSummary ? title : [text('Details')]
  return [...titleLine(shown), ...toBlocks(flatten(element.children.filter(node => !isSummary(node))))]
}

const summary: Component = ({ children }, flatten) => titleLine(toPhrasing(flatten(children)))

export const tabsAndDetails = named(
  ['tab tabitem tab-item tabpanel tabs.tab tabs.item code-group-item codetab', tab],
  ['tabs tab-set tabset tabgroup tab-group code-group codegroup code-tabs codetabs codeblocks', tabs],
  ['details accordion accordionitem collapse collapsible expandable spoiler toggle dropdown disclosure', details],
  ['summary', summary]
)
