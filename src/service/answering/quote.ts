import { escapeMarkdown } from '../docs/index.ts'
import type { Grounding, NumberedSource } from './grounding.ts'

/** The answer of the built-in model: what the documentation itself says, with the place where it says so. */
export const quote = (grounding: Grounding): string =>
  [...aboutVersion(grounding), ...writers[grounding.verdict](grounding)].join('\n\n')

/** What only another version says has to be known as that. */
const aboutVersion = ({ otherVersion }: Grounding): string[] => {
  if (!otherVersion) return []
  const [asked, found] = [otherVersion.asked, otherVersion.found].map(escapeMarkdown)
  return [`The documentation of version ${asked} does not answer this. That of version ${found} does:`]
}

const writers: Record<Grounding['verdict'], (grounding: Grounding) => string[]> = {
  clearly: ({ sources }) => {
    const [best, others] = [sources.slice(0, 1), sources.slice(1)]
    const second = others.filter(({ score }) => score >= closeBehind).slice(0, 1)
    const rest = others.filter(source => !second.includes(source))
    return [...best.flatMap(passage), ...second.flatMap(source => ['---', ...passage(source)]), ...seeAlso(rest)]
  },
  perhaps: ({ sources }) => [
    'The documentation does not seem to answer this directly. The closest that it says:',
    ...sources.slice(0, 1).flatMap(passage),
    ...seeAlso(sources.slice(1))
  ],
  no: ({ unknown, isVague, sources }) => {
    if (isVague) return ['The documentation has no answer to that. Ask about something in it, in a few words.']
    return [
      `The documentation does not answer this question${nothingAbout(unknown)}.`,
      ...(sources.length > 0 ? ['The closest pages, which may not help:', closest(sources)] : [])
    ]
  }
}

/** From this share of the first one’s score on, a second passage may be the one that was meant. */
const closeBehind = 0.85

/** The section’s name, its number with a link that equals the source’s, and what it says. */
const passage = (source: NumberedSource): string[] => [`**${nameOf(source)}** ${citation(source)}`, ...source.blocks]

const seeAlso = (sources: NumberedSource[]): string[] =>
  sources.length === 0 ? [] : [`See also: ${sources.map(source => `${nameOf(source)} ${citation(source)}`).join(', ')}`]

const citation = ({ number, url }: NumberedSource): string => `[${number}](${url})`

const closest = (sources: NumberedSource[]): string =>
  sources
    .slice(0, 3)
    .map(source => `- ${link(source)}`)
    .join('\n')

const link = (source: NumberedSource): string => `[${nameOf(source)}](${source.url})`

/** “Parameters” alone says little. */
const nameOf = ({ title, section }: NumberedSource): string =>
  escapeMarkdown(section.startsWith(title) ? section : `${title}: ${section}`)

/** More unknown words than these say that the question is in another language, or about something else altogether. */
const worthNaming = 2

const nothingAbout = (words: string[]): string => {
  if (words.length === 0 || words.length > worthNaming) return ''
  const quoted = words.map(word => `“${escapeMarkdown(word)}”`)
  return `: it says nothing about ${new Intl.ListFormat('en', { type: 'disjunction' }).format(quoted)}`
}
