import type { Nodes, PhrasingContent } from 'mdast'
import { toString as textWithoutBreaks } from 'mdast-util-to-string'

/** Splits a paragraph into sentences with their markup: inline code, links and emphasised text stay whole. */
export const sentencesOf = (nodes: readonly PhrasingContent[]): PhrasingContent[][] => {
  const text = nodes.map(node => textOf(node, lineSeparator)).join('')
  const ends = sentenceEnds(text, createInsideTest(nodes))
  return ends
    .map((end, index) => slice(nodes, ends[index - 1] ?? 0, end))
    .filter(sentence => textWithoutBreaks(sentence).trim())
}

/** The text of a node, with a sign for a hard line break, which has none of its own. */
export const textOf = (node: Nodes, lineBreak = '\n'): string => {
  if (node.type === 'break') return lineBreak
  return 'children' in node ? node.children.map(child => textOf(child, lineBreak)).join('') : textWithoutBreaks(node)
}

/** What a hard line break is to the segmenter, which ends a sentence there: “**Type:** String” is a line of its own. */
const lineSeparator = '\u2028'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Abbreviations, and the number of a step, whose full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|cf|approx|incl|no|z\. ?b|d\. ?h|bzw|usw|ca|p\. ?ej|par ex)\.\s*$|^\s*\d{1,3}\.\s*$/iu

/** A full stop that begins a name: `the .NET runtime`. */
const beginsName = /(?:^|[\s(])\.$/

const sentenceEnds = (source: string, isInside: (position: number) => boolean): number[] => {
  const ends: number[] = []
  let start = 0
  // A line break of the source ends no sentence.
  const text = source.replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length - openingAtEnd(text.slice(start, index + segment.length))
    const sentence = text.slice(start, end)
    const next = text.slice(end)
    const goesOn =
      next &&
      (abbreviation.test(sentence) ||
        isInside(end) ||
        beginsName.test(sentence) ||
        /^[\p{Ll}\d)\].,;:»]/u.test(next) ||
        isInBrackets(sentence, next))
    if (goesOn && !segment.endsWith('\n\n')) continue
    ends.push(end)
    start = end
  }
  if (start < text.length) ends.push(text.length)
  return ends
}

/**
 * Where no space is written between sentences, the platform takes the sign that opens the next one for one that closes:
 * `終わる。(次の文)`. A straight quotation mark opens unless one is open already.
 *
 * @returns How many signs at the end belong to the next sentence.
 */
const openingAtEnd = (sentence: string): number => {
  const [signs = ''] = /(?<=[。！？])[（(「『“"]+$/u.exec(sentence) ?? []
  const marks = sentence.split('"').length - 1
  return signs.endsWith('"') && marks % 2 === 0 ? 0 : signs.length
}

/** Whether a full stop stands within brackets: （第一文。第二文。）. Only where no space tells that a sentence ends there. */
const isInBrackets = (sentence: string, next: string): boolean => {
  if (!/[。！？]$/u.test(sentence)) return false
  const opened = sentence.match(/[（(「『]/gu)?.length ?? 0
  return opened > (sentence.match(/[）)」』]/gu)?.length ?? 0) && /[）)」』]/u.test(next)
}

/** Creates a test of whether a position lies inside a node that must not be cut. */
const createInsideTest = (nodes: readonly PhrasingContent[]) => {
  const ranges: [from: number, to: number][] = []
  let position = 0
  for (const node of nodes) {
    const { length } = textOf(node)
    if (node.type !== 'text') ranges.push([position, position + length])
    position += length
  }
  return (at: number) => ranges.some(([from, to]) => at > from && at < to)
}

const slice = (nodes: readonly PhrasingContent[], from: number, to: number): PhrasingContent[] => {
  let position = 0
  return nodes.flatMap((node): PhrasingContent[] => {
    const start = position
    position += textOf(node).length
    if (node.type !== 'text') return start >= from && start < to ? [node] : []
    const value = node.value.slice(Math.max(0, from - start), Math.max(0, to - start))
    return value ? [{ type: 'text', value }] : []
  })
}
