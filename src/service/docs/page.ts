import { withBuiltAnchors } from './built-anchors.ts'
import type { HeadingIds, Page, PageRules, Placement } from './contract.ts'
import { dialectOf } from './dialect.ts'
import { endpointIn } from './endpoint.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { plainRules } from './generators/plain.ts'
import { readHomePage } from './home-page.ts'
import { nameMentions } from './mentions.ts'
import { packSections, unpackSections } from './packed.ts'
import { parseFile } from './parse.ts'
import { pagePathOf, pathKey, withoutExtension } from './paths.ts'
import { cutIntoSections, type SectionTree } from './sections.ts'
import { isUnlisted } from './unlisted.ts'
import { checkFormat } from './unreadable.ts'

export interface ReadPage {
  page: Page
  sections: SectionTree[]
}

/** Reads a page. Without a placement and rules it is that of a plain folder. */
export const readPage = (
  file: string,
  source: string,
  placement: Placement = { path: pagePathOf(file) },
  rules: PageRules = plainRules
): ReadPage => {
  checkFormat(file, rules.readsExtraFormats)
  const dialect = dialectOf(rules, file, source)
  const { root, frontMatter } = parseFile(fillPlaceholders(source, rules.placeholders), dialect, {
    titlesCodeByWords: rules.titlesCodeByWords,
    roleLink: (role, content) => rules.roleLink?.(file, role, content),
    rst: rules.rst
  })
  nameMentions(root, file, rules.titleOfPage)
  const frontTitle = text(frontMatter.title)
  const home = readHomePage(frontMatter)
  const { title, sections: written } = cutIntoSections(
    root,
    frontTitle || placement.title || home.title || nameOf(file),
    dialect === 'asciidoc' ? writtenIds : idsBy(rules, file),
    heading => idsBy(rules, file)(heading)
  )
  const { path, id = withoutExtension(file), link = path, language, version, anchors, headings } = placement
  const sections = withBuiltAnchors(withOpening(written, [...endpointIn(frontMatter), ...home.paragraphs]), headings)
  const packed = packSections(sections)
  const page: Page = {
    file,
    path,
    key: pathKey(path),
    link,
    isUnlisted: placement.isUnlisted || isUnlisted(frontMatter),
    anchors,
    headings,
    id,
    language: text(frontMatter.language) || text(frontMatter.lang) || language,
    version: text(frontMatter.version) || version,
    title: frontTitle || title,
    description: text(frontMatter.description),
    frontMatter,
    packed: () => packed
  }
  return { page, sections }
}

/** The ids that are in the page already, as the processor of AsciiDoc has made them. */
const writtenIds: HeadingIds = ({ explicit }) => explicit ?? ''

const idsBy = ({ headingIds, identifiesHtml }: PageRules, file: string): HeadingIds => {
  const ids = headingIds(file)
  return heading => (heading.isHtml && !identifiesHtml ? (heading.explicit ?? '') : ids(heading))
}

const withOpening = ([first, ...rest]: SectionTree[], nodes: SectionTree['nodes']): SectionTree[] =>
  first ? [{ ...first, nodes: [...nodes, ...first.nodes] }, ...rest] : []

/** Cached sections of the pages that were read last, because an answer reads several, and several times. */
const recent = new Map<Page, SectionTree[]>()
const maxRecent = 50

/** The sections of a page. The tree is shared: do not change it. */
export const readSections = (page: Page): SectionTree[] => {
  const sections = recent.get(page) ?? unpackSections(page.packed())
  recent.delete(page)
  recent.set(page, sections)
  const [oldest] = recent.keys()
  if (oldest && recent.size > maxRecent) recent.delete(oldest)
  return sections
}

/** The section of a page that has an anchor. */
export const sectionAt = (page: Page, anchor: string): SectionTree | undefined =>
  readSections(page).find(section => section.anchor === anchor)

/**
 * What stands behind a section, up to the next one that is no deeper.
 *
 * @param at The place of that section among all; -1 for none, which has all of them behind it.
 */
export const sectionsBelow = (all: readonly SectionTree[], at: number, depth: number): SectionTree[] => {
  const behind = all.slice(at + 1)
  const end = behind.findIndex(section => section.depth <= depth)
  return end < 0 ? behind : behind.slice(0, end)
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const nameOf = (file: string): string => {
  const path = pagePathOf(file)
  const name = decodeURIComponent(path.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ')
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'Documentation'
}
