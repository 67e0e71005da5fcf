import type { Grounding, NumberedSource } from './grounding.ts'

/** Passages that are quoted, and characters of the first and of each further one. */
const quoted = { passages: 3, first: 2_200, further: 900 }

/** The answer of the built-in model: what the documentation itself says, with the place where it says so. */
export const quote = (grounding: Grounding): string => writers[grounding.verdict](grounding)

const writers: Record<Grounding['verdict'], (grounding: Grounding) => string> = {
  clearly: ({ sources }) => quotePassages(sources, quoted.passages),
  perhaps: ({ sources }) =>
    `The documentation does not seem to answer this directly. The closest that it says:\n\n${quotePassages(sources, 1)}`,
  no: grounding => refuse(grounding)
}

const quotePassages = (sources: NumberedSource[], passages: number): string =>
  sources
    .filter(({ blocks }) => blocks.length > 0)
    .slice(0, passages)
    .flatMap((source, index) => [cite(source), ...fitting(source.blocks, index === 0 ? quoted.first : quoted.further)])
    .join('\n\n')

/** The section’s name and a link that equals the source’s: the widget draws it as a number. */
const cite = ({ section, title, url }: NumberedSource): string =>
  `**${escapeMarkdown(section)}** [${escapeMarkdown(title)}](${url})`

/** Whole blocks from the beginning, never part of one; the first always, unless it alone is far too long. */
const fitting = (blocks: string[], size: number): string[] => {
  const taken: string[] = []
  let length = 0
  for (const block of blocks) {
    length += block.length
    if (taken.length > 0 ? length > size : length > 2 * size) break
    taken.push(block)
  }
  // A lead-in without what it leads to would end the passage on a colon.
  while (taken.length > 1 && taken.length < blocks.length && taken.at(-1)?.endsWith(':')) taken.pop()
  return taken
}

const refuse = ({ unknown, sources }: Grounding): string => {
  const about =
    unknown.length > 0 ? `: it says nothing about ${list(unknown.map(word => `“${escapeMarkdown(word)}”`))}` : ''
  const refusal = `The documentation does not answer this question${about}.`
  if (sources.length === 0) return refusal
  const closest = sources
    .slice(0, 3)
    .map(({ title, section, url }) => `- [${escapeMarkdown(label(title, section))}](${url})`)
  return `${refusal}\n\nThe closest pages, which may not help:\n\n${closest.join('\n')}`
}

const label = (title: string, section: string) => (title === section ? title : `${title}: ${section}`)

const list = (words: string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(words)

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\[\]*_`<>]/g, '\\$&')
