import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { nameKey } from '../analysis/names.ts'
import { termsWithoutStopWords } from '../analysis/terms.ts'
import { countWords } from '../analysis/tokenizer.ts'
import type { SearchResult } from '../ranking/rank.ts'
import type { ExactMatch } from './exact-match.ts'
import { isTitledInOrder } from './is-titled.ts'
import { type Piece, piecesWithin } from './pieces.ts'
import { sectionsWith } from './sections-with.ts'

/**
 * Finds the item, row or paragraph that explains a label, where a question asks what it is or does and for nothing else:
 * “What does Set Due Date do?”. A page or a section of that name tells more.
 */
export const labelledIn = (found: SearchResult, text: string): ExactMatch | undefined => {
  const { analyzer } = found.index
  if (analyzer.language.phrasing.asksHow.test(text)) return
  const asked = new Set(termsWithoutStopWords(analyzer, text))
  const needed = new Set([...asked].filter(term => !analyzer.isKindOfName(term)))
  const key = nameKey(text)
  /** 0 where it is not what is asked for; more where it is typed so. */
  const fitOf = (label: string): number => {
    const terms = new Set(termsWithoutStopWords(analyzer, label))
    if (![...terms].every(term => asked.has(term)) || ![...needed].every(term => terms.has(term))) return 0
    // One word is a label only where it is typed as one, within the question; in lower case it may be a name of the code.
    if (countWords(label) === 1) return !/^\p{Ll}/u.test(label) && text.indexOf(label) > 0 ? 1 : 0
    return key.includes(nameKey(label)) ? 2 : Number(terms.size > 1)
  }
  const labelled = [...sectionsWith(found, needed)]
    .flatMap(({ page, chunk, pieces }) =>
      pieces
        .flatMap(piece => [piece, ...piecesWithin(piece)])
        .map(piece => ({ page, chunk, piece, label: labelOf(piece) ?? '' }))
    )
    .map(place => ({ ...place, fit: fitOf(place.label) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
  const [best] = labelled
  // Of what several sections explain, each for its own case, none is meant.
  const isAmbiguous = labelled.some(({ fit, chunk }) => fit === best?.fit && chunk !== best.chunk)
  if (!best || isAmbiguous || isTitledInOrder(found, best.label)) return
  return { page: best.page, chunk: best.chunk, piece: best.piece, as: 'definition' }
}

/** Words of what explains a label: fewer are a value. */
const minWords = 3

/** The bold words that an item or a paragraph begins with and explains, or the first cell of a row. */
const labelOf = ({ kind, node, words }: Piece): string | undefined => {
  if (kind === 'row' && node.type === 'table') {
    const [label, ...cells] = node.children.at(-1)?.children.map(cell => textOf(cell)) ?? []
    return cells.some(cell => countWords(cell) >= minWords) ? label : undefined
  }
  const [line] = kind === 'item' && node.type === 'list' ? (node.children[0]?.children ?? []) : [node]
  const [first] = line?.type === 'paragraph' ? line.children : []
  const label = first && boldTextOf(first)
  return label !== undefined && words - countWords(label) >= minWords ? label.trim() : undefined
}

const boldTextOf = (node: PhrasingContent): string | undefined => {
  if (node.type === 'strong') return textOf(node)
  const [within] = node.type === 'link' ? node.children : []
  return within && boldTextOf(within)
}
