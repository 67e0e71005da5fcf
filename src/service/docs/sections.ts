import type { Blockquote, Heading, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { HeadingIds } from './contract.ts'
import { eachNode } from './each-node.ts'
import { bold, isPart } from './markup/content.ts'
import { partAnchors } from './part-anchor.ts'

/** A section of a page: a heading and the nodes below it. */
export interface SectionTree {
  /** Id of the heading on the page, or that of a part’s text. */
  anchor: string
  heading: string
  /** The heading as it is written, with its code and emphasis. */
  headingNodes: PhrasingContent[]
  /** 1 for the page itself, 2 for `##` … */
  depth: number
  /** Headings above this one, outermost first, without the page’s title. */
  trail: string[]
  /** Everything below the heading, up to the next one. */
  nodes: RootContent[]
}

/** A page split at its headings. The first section is that of the title. */
interface PageTree {
  title: string
  sections: SectionTree[]
}

/** @param idOfTitle Makes the id of the title of a part that has one. No such id is numbered. */
export const cutIntoSections = (
  root: Root,
  givenTitle: string,
  headingIds: HeadingIds,
  idOfTitle: HeadingIds
): PageTree => {
  const nodes = withoutBanner(root.children, headingIds)
  const [first] = nodes
  const opening = first?.type === 'heading' && first.depth === 1 ? readHeading(first, headingIds) : undefined
  const title = opening?.heading || givenTitle
  const start = opening?.heading ? opening : openingOf(title, headingIds)
  const anchorOfPart = partAnchors()
  const titleIds = new Set<string>()
  let current: SectionTree = { ...start, depth: 1, trail: [], nodes: [] }
  const sections = [current]
  /** The open headings, outermost first, below which the next one may be. */
  let above: Pick<SectionTree, 'depth' | 'heading'>[] = []

  /** The text behind a quote or a part goes on in the section that this interrupts. */
  const within = (addAll: () => void) => {
    const before = { above, current }
    addAll()
    above = before.above
    current = before.current
  }

  const open = (section: SectionTree) => {
    current = section
    sections.push(section)
  }

  const add = (node: RootContent) => {
    if (isPart(node)) addPart(node)
    else if (isLed(node)) within(() => node.children.forEach(add))
    else if (node.type === 'list' && node.children.every(isLed)) {
      for (const item of node.children) item.children.forEach(add)
    } else if (node.type === 'heading') addHeading(node)
    else {
      // A heading inside of a note or a list is no section, but it uses up an id.
      eachNode(node, inner => inner.type === 'heading' && readHeading(inner, headingIds))
      current.nodes.push(node)
    }
  }

  /**
   * The title of a part is above its headings. It stands below the heading that the part begins with; where it begins with
   * text, or the title is as good as a heading, that is a section under the title.
   */
  const addPart = ({ children }: Blockquote) =>
    within(() => {
      const [title, next, ...rest] = children
      if (title?.type !== 'paragraph' || !title.data?.isTitle || !next) return children.forEach(add)
      const outer = above
      above = [...above, { depth: 0, heading: textOf(title).trim() }]
      if (next.type === 'heading' && !title.data.isHeading) return [next, title, ...rest].forEach(add)
      openTitled(title, outer)
      for (const node of [next, ...rest]) add(node)
    })

  const openTitled = (title: Paragraph, outer: typeof above) => {
    const heading = textOf(title).trim()
    const depth = current.depth + 1
    const id = title.data?.isHeading ? idOfTitle({ text: heading, nodes: title.children, depth }) : ''
    const isNew = id !== '' && !titleIds.has(id)
    const anchor = isNew ? id : anchorOfPart(id || current.anchor, heading)
    titleIds.add(id)
    const headingNodes = title.children.flatMap(node => (node.type === 'strong' ? node.children : [node]))
    open({ anchor, heading, headingNodes, depth, trail: outer.map(each => each.heading), nodes: [] })
  }

  const addHeading = (node: Heading) => {
    const read = readHeading(node, headingIds)
    if (node.data?.isHtml && !read.anchor) {
      // No section, because no link can lead to it.
      current.nodes.push(bold(node.children) as RootContent)
      return
    }
    above = above.filter(({ depth }) => depth < node.depth)
    const trail = above.map(({ heading }) => heading)
    const anchor = read.anchor || anchorOfPart(current.anchor, read.heading)
    open({ ...read, anchor, depth: node.depth, trail, nodes: [] })
    above.push(current)
  }

  for (const node of opening ? nodes.slice(1) : nodes) add(node)
  return { title, sections }
}

/** Whether it is a quote or an item that a heading leads: a part of the page, as a note with headings is. */
const isLed = (node: RootContent): node is Blockquote | ListItem =>
  (node.type === 'blockquote' || node.type === 'listItem') && node.children[0]?.type === 'heading'

/** Removes the project’s name that is centred above the heading, because it is on every page and no page’s title. */
const withoutBanner = (nodes: RootContent[], headingIds: HeadingIds): RootContent[] => {
  const [first, second, ...rest] = nodes
  if (first?.type !== 'heading' || !first.data?.isCentred || second?.type !== 'heading') return nodes
  readHeading(first, headingIds)
  return [{ ...second, depth: 1 }, ...rest]
}

const openingOf = (title: string, headingIds: HeadingIds) => {
  const headingNodes: PhrasingContent[] = [{ type: 'text', value: title }]
  return {
    heading: title,
    anchor: headingIds({ text: title, nodes: headingNodes, depth: 1, implied: true }),
    headingNodes
  }
}

/** The text of a heading and its id. The id is made without words from attributes of components. */
const readHeading = (node: Heading, headingIds: HeadingIds) => {
  const text = textOf({ ...node, children: node.children.filter(isWritten) }).trim()
  const { written: nodes = node.children, id: explicit, objectId, nameAbove, ...said } = node.data ?? {}
  // Called even where a name above is the anchor, because the id is used up.
  const id = objectId ?? headingIds({ text, nodes, depth: node.depth, explicit, ...said })
  const headingNodes = withoutLinkBack(node.children)
  return {
    heading: textOf(headingNodes).trim(),
    anchor: (explicit === undefined && objectId === undefined && nameAbove) || id,
    headingNodes
  }
}

/** A heading without the link to the page’s contents that it ends with: `## Use it [[toc](#contents)]`. */
const withoutLinkBack = (nodes: PhrasingContent[]): PhrasingContent[] => {
  const [before, link, after] = nodes.slice(-3)
  const isLinkBack = link?.type === 'link' && link.url.startsWith('#') && textOf(after).trim() === ']'
  if (!isLinkBack || before?.type !== 'text' || !/\s\[$/.test(before.value)) return nodes
  return [...nodes.slice(0, -3), { ...before, value: before.value.replace(/\s+\[$/, '') }]
}

const isWritten = (node: PhrasingContent): boolean => node.type !== 'text' || !node.data?.isAttribute
