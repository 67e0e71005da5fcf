import GithubSlugger from 'github-slugger'
import type { Heading, PhrasingContent, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** A piece of a page under one heading, as its nodes. */
export interface SectionTree {
  /** Id of the heading on the page. */
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

/** A page cut at its headings. The first section is the page itself, under its title. */
interface PageTree {
  title: string
  sections: SectionTree[]
}

export const cutIntoSections = (root: Root, givenTitle: string): PageTree => {
  const slugger = new GithubSlugger()
  const [first, ...rest] = root.children
  const opening = first?.type === 'heading' && first.depth === 1 ? readHeading(first, slugger) : undefined
  const title = opening?.heading || givenTitle
  const plain = { heading: title, anchor: slugger.slug(title), headingNodes: [{ type: 'text', value: title } as const] }
  const sections: SectionTree[] = [{ ...(opening?.heading ? opening : plain), depth: 1, trail: [], nodes: [] }]
  for (const node of opening ? rest : root.children) {
    if (node.type === 'heading') {
      const trail = trailTo(sections, node.depth)
      sections.push({ ...readHeading(node, slugger), depth: node.depth, trail, nodes: [] })
    } else {
      sections.at(-1)?.nodes.push(node)
    }
  }
  return { title, sections }
}

const customId = /\s*\{#([\w-]+)\}\s*$/

/** The words and the id of a heading; `## Install {#setup}` names its id. */
const readHeading = (node: Heading, slugger: GithubSlugger) => {
  const words = textOf(node)
  const custom = customId.exec(words)?.[1]
  const heading = words.replace(customId, '').trim()
  const anchor = custom ?? slugger.slug(heading)
  return { heading, anchor, headingNodes: custom ? withoutId(node.children) : node.children }
}

const withoutId = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node, index) =>
    index === nodes.length - 1 && node.type === 'text' ? { ...node, value: node.value.replace(customId, '') } : node
  )

const trailTo = (sections: SectionTree[], depth: number): string[] => {
  const trail: string[] = []
  let below = depth
  for (const section of sections.slice(1).toReversed()) {
    if (section.depth >= below) continue
    trail.unshift(section.heading)
    below = section.depth
  }
  return trail
}
