import type { Heading, Nodes, Parents, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { placesOn } from '../../answering/index.ts'
import {
  fileNameIn,
  type Page,
  type ResolveUrl,
  readSections,
  type SectionTree,
  writeMarkdown
} from '../../docs/index.ts'
import type { Corpus } from '../../retrieval/index.ts'

/**
 * A page as self-contained Markdown: syntax of its generator is resolved, links and images are absolute.
 *
 * @param root Prefix of the paths of pages in links.
 * @param sections The sections to include. Default: all.
 */
export const pageMarkdown = (corpus: Corpus, page: Page, root: string, sections = readSections(page)): string => {
  const linksOf = placesOn(corpus, root).linksOf({ page })
  return writeMarkdown(sections.flatMap(withHeading).flatMap(node => readable(structuredClone(node), linksOf)))
}

/** Path of the front page’s Markdown. */
export const frontPagePath = '/index.md'

/** Path of a page’s Markdown below the site’s base. */
export const markdownPath = ({ key }: Pick<Page, 'key'>): string => (key === '/' ? frontPagePath : `${key}.md`)

const withHeading = ({ headingNodes, depth, nodes }: SectionTree): RootContent[] =>
  headingNodes.length > 0
    ? [{ type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children: headingNodes }, ...nodes]
    : nodes

const readable = (block: RootContent, resolveUrl: ResolveUrl): RootContent[] => {
  const parent: Parents = { type: 'root', children: [block] }
  visit(parent, (node: Nodes, index, above) => {
    if (node.type === 'code') node.meta = fileNameIn(node)
    if (!above || index === undefined) return
    const others = replaced(node, resolveUrl)
    if (!others) return
    above.children.splice(index, 1, ...(others as never[]))
    return index
  })
  return parent.children
}

/** The nodes that replace a node; `undefined` where it stays. Makes addresses absolute. */
const replaced = (node: Nodes, resolveUrl: ResolveUrl): Nodes[] | undefined => {
  if (node.type === 'html') return []
  if (node.type !== 'link' && node.type !== 'image') return
  node.url = node.url.startsWith('//') ? `https:${node.url}` : resolveUrl(node.url)
  if (isAddress.test(node.url)) return
  return node.type === 'link' ? node.children : node.alt ? [{ type: 'text', value: node.alt }] : []
}

/** Addresses that work outside of the site: no scripts and no data URLs. */
const isAddress = /^(?:https?:\/\/|mailto:|tel:)/i
