import { escapeMarkdown } from '../docs/index.ts'
import type { Grounding, NumberedSource } from './grounding.ts'
import { eitherOf, fill, nameOfLanguage, type Sentences, sentencesIn } from './sentences/index.ts'

/** The answer of the built-in model: what the documentation itself says, with the place where it says so. */
export const quote = (grounding: Grounding): string => {
  const says = sentencesIn(grounding.language)
  if (grounding.smallTalk) return says[grounding.smallTalk]
  return [...aboutVersion(grounding, says), ...writers[grounding.verdict](grounding, says)].join('\n\n')
}

/** What only another version says has to be known as that. */
const aboutVersion = ({ otherVersion }: Grounding, says: Sentences): string[] => {
  if (!otherVersion) return []
  const { asked, found } = otherVersion
  return [fill(says.otherVersion, { asked: escapeMarkdown(asked), found: escapeMarkdown(found) })]
}

const writers: Record<Grounding['verdict'], (grounding: Grounding, says: Sentences) => string[]> = {
  clearly: ({ sources }, says) => {
    const [best, others] = [sources.slice(0, 1), sources.slice(1)]
    const second = others.filter(({ score }) => score >= closeBehind).slice(0, 1)
    const rest = others.filter(source => !second.includes(source))
    return [...best.flatMap(passage), ...second.flatMap(source => ['---', ...passage(source)]), ...seeAlso(rest, says)]
  },
  perhaps: ({ sources, ...grounding }, says) => [
    [...aboutLanguage(grounding, says), says.closestPassage].join(' '),
    ...sources.slice(0, 1).flatMap(passage),
    ...seeAlso(sources.slice(1), says)
  ],
  no: ({ unknown, isVague, sources, ...grounding }, says) => {
    if (isVague) return [says.vague]
    return [
      [
        refusal(grounding.language, grounding.pagesLanguage ? [] : unknown, says),
        ...aboutLanguage(grounding, says)
      ].join(' '),
      ...(sources.length > 0 ? [says.closestPages, closest(sources)] : [])
    ]
  }
}

/** Words of another language than that of the pages are found only where both have them. */
const aboutLanguage = ({ language, pagesLanguage }: Pick<Grounding, 'language' | 'pagesLanguage'>, says: Sentences) =>
  pagesLanguage ? [fill(says.otherLanguage, { language: nameOfLanguage(pagesLanguage, language) })] : []

/** From this share of the first one’s score on, a second passage may be the one that was meant. */
const closeBehind = 0.85

/** The section’s name, its number with a link that equals the source’s, and what it says. */
const passage = (source: NumberedSource): string[] => [`**${nameOf(source)}** ${citation(source)}`, ...source.blocks]

const seeAlso = (sources: NumberedSource[], says: Sentences): string[] => {
  const pages = sources.map(source => `${nameOf(source)} ${citation(source)}`).join(', ')
  return pages ? [fill(says.seeAlso, { pages })] : []
}

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

const refusal = (language: string, unknown: string[], says: Sentences): string =>
  unknown.length === 0 || unknown.length > worthNaming
    ? says.notAnswered
    : fill(says.notAnsweredAbout, { words: eitherOf(language, unknown.map(escapeMarkdown)) })
