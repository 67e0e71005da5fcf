import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** The sentences of a paragraph, each with what is written in it: code, links and what is set apart stay whole. */
export const sentencesOf = (nodes: readonly PhrasingContent[]): PhrasingContent[][] => {
  const ends = sentenceEnds(textOf(nodes as PhrasingContent[]), insides(nodes))
  return ends.map((end, index) => slice(nodes, ends[index - 1] ?? 0, end)).filter(sentence => textOf(sentence).trim())
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** What ends in a full stop and is no end of a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|cf|approx|incl|no|z\. ?b|d\. ?h|bzw|usw|ca|p\. ?ej|par ex)\.\s*$/iu

const sentenceEnds = (written: string, isInside: (position: number) => boolean): number[] => {
  const ends: number[] = []
  let begun = 0
  // A line ends where the editor breaks it, and no sentence does.
  const text = written.replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length
    const next = text.slice(end)
    const goesOn =
      next && (abbreviation.test(text.slice(begun, end)) || isInside(end) || /^[\p{Ll}\d)\].,;:]/u.test(next))
    if (goesOn && !segment.endsWith('\n\n')) continue
    ends.push(end)
    begun = end
  }
  if (begun < text.length) ends.push(text.length)
  return ends
}

/** Tells of a position whether it lies inside what cannot be cut. */
const insides = (nodes: readonly PhrasingContent[]) => {
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
