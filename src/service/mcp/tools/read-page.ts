import * as v from 'valibot'
import {
  decoded,
  type Page,
  pathKey,
  readSections,
  type SectionTree,
  sectionPath,
  sectionsBelow
} from '../../docs/index.ts'
import { pathInDocs } from '../../projects/index.ts'
import { scopeOf, searchPages } from '../../retrieval/index.ts'
import { pageMarkdown } from '../../site/index.ts'
import { maxResultTokens, type ToolContext, ToolError } from '../contract.ts'
import { defineTool, toolArguments, words } from '../define-tool.ts'
import { cutIntoParts, cutToTokens, maxTokensOf } from '../tokens.ts'

const schema = toolArguments({
  path: v.pipe(words(2_000), v.description('Path or address of the page, as search_docs gives it: "/guides/install".')),
  section: v.pipe(
    v.optional(words(500)),
    v.description('Heading or anchor of a section, to read that with what is below it. Default: the whole page.')
  ),
  part: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    v.description('A long page comes in parts, the first of which says how many. Default: 1.')
  )
})

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page of the documentation',
  description:
    'Gives a page of this documentation, or one section of it, as Markdown with absolute links. Long pages come in parts of at most 2,000 tokens.',
  arguments: schema,
  call(context, { path, section, part }) {
    const { project, published } = context
    const [address = '', anchor] = path.split('#')
    const page = pageAt(context, address)
    const wanted = section ?? (anchor ? decoded(anchor) : undefined)
    const sections = wanted === undefined ? readSections(page) : sectionsFor(page, wanted)
    const start = wanted === undefined ? page.link : sectionPath(page, sections[0]?.anchor ?? '')
    const source = `Source: ${published}${start}`
    const contents = cutToTokens(contentsOf(sections), maxContents)
    const budget = Math.max(minTokens, maxResultTokens - maxTokensOf(source) - maxTokensOf(contents) - spare)
    const parts = cutIntoParts(pageMarkdown(project.corpus, page, published, sections), budget)
    const shown = parts[part - 1]
    if (shown === undefined) throw new ToolError(`part: there are ${parts.length} parts, and no ${part}.`)
    return [source, shown, ...(parts.length > 1 ? [goesOn(part, parts.length, contents)] : [])].join('\n\n')
  }
})

/** Most tokens of the list of sections, and tokens for the text around it. */
const maxContents = 300
const spare = 80
/** Minimum tokens of a part, however long its address is. */
const minTokens = 200

const pageAt = ({ project }: ToolContext, address: string): Page => {
  const { corpus } = project
  const path = URL.canParse(address) ? new URL(address).pathname : `/${address.replace(/^\/+/, '')}`
  const key = pathInDocs(project, path)
  const page =
    corpus.pages.get(key) ??
    corpus.pages.get(key.replace(/\.md$/, '')) ??
    corpus.pages.get(pathKey(key.replace(/\/index(\.md)?$/, '')))
  if (page) return page
  const query = decoded(key)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const near = query
    ? searchPages(corpus, { text: query, currentPath: undefined, scope: scopeOf(corpus, undefined), limit: 3 })
    : []
  const others = near.map(({ chunk }) => chunk.page.link).join(', ')
  throw new ToolError(
    cutToTokens(
      `path: there is no page at ${path}. ${others ? `Near it: ${others}.` : 'Find one with search_docs.'}`,
      500
    )
  )
}

/** Finds a section and its subsections by heading or id. */
const sectionsFor = (page: Page, wanted: string): SectionTree[] => {
  const all = readSections(page)
  const name = wanted
    .replace(/^#+\s*/, '')
    .trim()
    .toLowerCase()
  const index = all.findIndex(({ anchor, heading }) => [anchor, heading].some(one => one.trim().toLowerCase() === name))
  const section = all[index]
  if (!section) {
    const contents = contentsOf(all)
    throw new ToolError(
      cutToTokens(`section: the page ${page.link} has no section ${JSON.stringify(wanted)}. ${contents}`, 1_000)
    )
  }
  return [section, ...sectionsBelow(all, index, section.depth)]
}

/** The list of sections by heading, with ids where headings repeat. */
const contentsOf = (sections: SectionTree[]): string => {
  const isRepeated = (name: string) => sections.filter(({ heading }) => heading === name).length > 1
  const names = sections.map(({ anchor, heading }) => (anchor && isRepeated(heading) ? anchor : heading))
  return `Sections: ${names.map(name => JSON.stringify(name)).join(', ')}.`
}

const goesOn = (part: number, parts: number, contents: string): string =>
  `---\n\nThis is part ${part} of ${parts}. ${part < parts ? `Read on with part ${part + 1}, or one section. ` : ''}${contents}`
