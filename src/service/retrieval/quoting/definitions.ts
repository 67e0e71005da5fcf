import type { Paragraph, PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { readSections, type SectionTree } from '../../docs/index.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { identifiersIn, nameKey } from '../analysis/names.ts'
import type { TermIndex } from '../indexing/term-index.ts'
import { askedContent, type Concept } from '../ranking/concepts.ts'
import type { RankedChunk, RankedPage } from '../ranking/rank.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { readPiece } from './read-piece.ts'

/** Where a documentation says what a name of its code stands for. */
export interface Definition {
  page: RankedPage
  chunk: RankedChunk
  piece: Piece
}

/** Pages, best first, and sections of them that are looked through. */
const most = { pages: 20, sections: 60 }

/**
 * The row of a table, the item of a list or the section that defines the name of which a question asks: `persist`,
 * where the reader asks “what does the option persist do”, and nothing that does not stand there too.
 */
export const definitionIn = (
  ranked: RankedPage[],
  terms: TermIndex,
  analyzer: Analyzer,
  concepts: Concept[],
  text: string
): Definition | undefined => {
  const asked = askedContent(concepts).filter(({ term }) => !analyzer.isKindOfName(term))
  const names = askedNames(analyzer, text).filter(
    ({ isFirm, terms }) =>
      isFirm || (asked.every(({ term }) => terms.includes(term)) && !terms.some(term => isTitle(ranked, term)))
  )
  if (names.length === 0) return
  return placesOf(ranked, terms, names)
    .flatMap(({ page, chunk, section }) =>
      definitionsIn(section, names)
        .filter(({ piece, name }) => saysAll(analyzer, section, piece, name, asked))
        .map(({ piece, name }) => ({ page, chunk, piece, name }))
    )
    .sort((a, b) => scoreOf(b) - scoreOf(a))[0]
}

/** Whether a page or a section is about a word, which is then asked for as a word. */
const isTitle = (ranked: RankedPage[], term: string): boolean =>
  ranked
    .slice(0, most.pages)
    .some(({ chunks }) => chunks.some(({ keys }) => keys.title.includes(term) || keys.heading.includes(term)))

const scoreOf = ({ page, chunk }: Definition): number => page.score + chunk.score

interface AskedName {
  key: string
  terms: string[]
  /** Whether it is written or called as a name, and not like any word. */
  isFirm: boolean
}

const askedNames = (analyzer: Analyzer, text: string): AskedName[] => {
  const { termsOf, isContentTerm, isKindOfName } = analyzer
  const tokens = text.match(token) ?? []
  const isKind = (word: string | undefined) => word !== undefined && termsOf(word).some(isKindOfName)
  return tokens.flatMap((word, at) => {
    const [key, terms] = [nameKey(word), termsOf(word)]
    const isCalledName = isKind(tokens[at - 1]) || isKind(tokens[at + 1])
    const isFirm = word.startsWith('`') || identifiersIn(word).length > 0 || isCalledName || tokens.length === 1
    if (key.length < 2 || terms.length === 0) return []
    return isFirm || terms.every(isContentTerm) ? [{ key, terms, isFirm }] : []
  })
}

const token = /`[^`\n]+`|[\p{Script=Latin}\p{N}_$@-][\p{Script=Latin}\p{N}_$.:/@-]*|[^\s\p{P}\p{S}]+/gu

/** The sections that hold a name, in the order of the pages. */
const placesOf = (ranked: RankedPage[], terms: TermIndex, names: AskedName[]) => {
  const places: { page: RankedPage; chunk: RankedChunk; section: SectionTree }[] = []
  for (const page of ranked.slice(0, most.pages)) {
    const seen = new Set<string>()
    for (const chunk of page.chunks) {
      const { anchor } = chunk.chunk
      const isHeld = names.some(name => name.terms.some(term => terms.occurrences(chunk.terms, term) > 0))
      if (!isHeld || seen.has(anchor) || places.length >= most.sections) continue
      seen.add(anchor)
      const section = readSections(chunk.chunk.page).find(each => each.anchor === anchor)
      if (section) places.push({ page, chunk, section })
    }
  }
  return places
}

const definitionsIn = (section: SectionTree, names: AskedName[]): { piece: Piece; name: AskedName }[] => {
  const pieces = piecesOf(section)
  const heading = nameKey(section.heading)
  const isCode = codeAlone(section.headingNodes).length > 0
  const headed = names.find(({ key, isFirm }) => key === heading && (isCode || isFirm))
  const [first] = pieces
  if (headed && first) return [{ piece: first, name: headed }]
  return pieces.flatMap(piece => {
    const keys = namesDefinedBy(piece)
    const name = names.find(({ key }) => keys.includes(key))
    return name ? [{ piece, name }] : []
  })
}

/** Whether it says all else that is asked. */
const saysAll = (
  analyzer: Analyzer,
  { heading, trail }: SectionTree,
  piece: Piece,
  name: AskedName,
  asked: Concept[]
): boolean => {
  const said = readPiece(analyzer, piece).terms
  const titles = new Set(analyzer.termsOf([heading, ...trail].join('\n')))
  return asked.every(
    ({ term, terms }) =>
      name.terms.includes(term) ||
      term === name.key ||
      [...terms.keys()].some(each => said.has(each) || titles.has(each))
  )
}

/** Keys of the names that a piece defines: the code in the first cell of a row, or that an item begins with. */
const namesDefinedBy = ({ node, kind }: Piece): string[] => {
  if (kind === 'row' && node.type === 'table') return codeAlone(node.children.at(-1)?.children[0]?.children ?? [])
  if (kind !== 'item' || node.type !== 'list') return []
  const [line] = node.children[0]?.children ?? []
  return line?.type === 'paragraph' ? codeBefore(line) : []
}

/** The code of a text that is nothing but code, and what stands between. */
const codeAlone = (nodes: readonly PhrasingContent[]): string[] => {
  const keys: string[] = []
  for (const node of nodes) {
    if (node.type === 'inlineCode') keys.push(nameKey(node.value))
    else if (node.type === 'text' ? /\p{L}{3}/u.test(node.value) : !('children' in node)) return []
    else if ('children' in node) keys.push(...codeAlone(node.children))
  }
  return keys
}

/** The code that a line begins with, where more of it follows behind a sign. */
const codeBefore = (line: Paragraph): string[] => {
  const [first] = line.children
  const keys = first ? codeAlone([first]) : []
  const rest = textOf({ type: 'paragraph', children: line.children.slice(1) })
  return first?.type !== 'text' && /^\s*(?:\([^)]*\))?\s*(?:[:–—-]|$)/.test(rest) ? keys : []
}
