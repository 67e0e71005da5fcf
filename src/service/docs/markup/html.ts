import { Parser } from 'htmlparser2'
import type { Nodes, PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { parseMarkdown } from '../markdown/index.ts'

type HtmlElement = MdxJsxFlowElement | MdxJsxTextElement

/** Most elements that are open at once, because the parser takes quadratic time for them. No page has as many. */
const maxOpen = 20_000

/**
 * Builds elements from the HTML among the children of a node, which Markdown parses as single tags and blocks. Names keep
 * their case, so that components in HTML are recognised.
 */
export const readHtml = (nodes: Nodes[], isInline: boolean): Nodes[] => {
  if (!nodes.some(({ type }) => type === 'html')) return nodes
  const top: Nodes[] = []
  const open: HtmlElement[] = []
  let preformatted = 0
  const isTooDeep = () => open.length > maxOpen
  const place = (): Nodes[] => open.at(-1)?.children ?? top
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = newElement(name, attributes, isInline)
        // What Vue repeats says nothing before it runs.
        if (!('v-for' in attributes)) place().push(element)
        open.push(element)
        if (isTooDeep()) parser.pause()
        if (name === 'pre') preformatted++
      },
      onclosetag: () => {
        if (open.pop()?.name === 'pre') preformatted--
      },
      ontext: value => {
        if (preformatted > 0) place().push({ type: 'text', value })
        else place().push(...textNodes(value, open.at(-1)))
      }
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true, decodeEntities: true }
  )
  for (const node of nodes) {
    if (isTooDeep()) break
    if (node.type === 'html') parser.write(node.value)
    else place().push(node)
  }
  if (isTooDeep()) return nodes.filter(({ type }) => type !== 'html')
  parser.end()
  return top
}

const newElement = (name: string, attributes: Record<string, string>, isInline: boolean): HtmlElement => ({
  type: isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: []
})

/** The first two lines of a Markdown table, which is never meant as text. */
const table = /^[ \t]*\|.*\|[ \t]*\n[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/m

/** Text between tags. It is Markdown only in an element with `markdown` (`<div markdown>`), or if it is a table. */
const textNodes = (value: string, parent: HtmlElement | undefined): (PhrasingContent & Nodes)[] => {
  const isMarkdown = parent?.attributes.some(
    attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'markdown'
  )
  if ((isMarkdown && value.trim()) || (parent?.type === 'mdxJsxFlowElement' && table.test(value))) {
    return parseMarkdown(value).children as PhrasingContent[]
  }
  const collapsed = value.replaceAll(/\s+/g, ' ')
  return collapsed ? [{ type: 'text', value: collapsed }] : []
}
