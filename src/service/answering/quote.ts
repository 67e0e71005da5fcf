import { escapeMarkdown } from '../docs/index.ts'
import type { Grounding, NumberedSource, PageGrounding, Place } from './grounding.ts'
import { eitherOf, fill, nameOfLanguage, type Sentences, sentencesIn } from './sentences/index.ts'

/** The answer of the built-in model: what the documentation itself says, with the place where it says so. */
export const quote = (grounding: Grounding): string => {
  const says = sentencesIn(grounding.language)
  if (grounding.smallTalk) return says[grounding.smallTalk]
  if (grounding.page?.kind === 'digest') return digest(grounding, grounding.page, says)
  if (grounding.page?.kind === 'silent') return silence(grounding, grounding.page, says)
  if (grounding.page && grounding.verdict === 'no') return says.noPage
  return [
    ...aboutPage(grounding, says),
    ...aboutVersion(grounding, says),
    ...writers[grounding.verdict](grounding, says)
  ].join('\n\n')
}

/** What is quoted, which is all that an answer of the built-in model has as sources. */
export const quotedSources = ({ verdict, quotes }: Grounding): NumberedSource[] =>
  quotes.slice(0, quotesAtMost[verdict])

/** A second passage says what the first does not in one of ten doubtful answers, a third in hardly any. */
const quotesAtMost: Record<Grounding['verdict'], number> = { clearly: Number.POSITIVE_INFINITY, perhaps: 2, no: 0 }

/** Whoever asks for the page that is open gets to know that none is. */
const aboutPage = ({ page }: Grounding, says: Sentences): string[] => (page ? [says.noPage] : [])

/** The page itself: how it begins, and what its sections say first. */
const digest = (
  grounding: Grounding,
  { sections }: Extract<PageGrounding, { kind: 'digest' }>,
  says: Sentences
): string => {
  const quoted = quotedSources(grounding).flatMap(quotation)
  const list = sections.map(({ place: { url, section }, says: words }) => {
    const link = `- [${escapeMarkdown(section)}](${url})`
    return words ? `${link}: ${words}` : link
  })
  return [...quoted, ...(list.length > 0 ? [says.onThisPage, list.join('\n')] : [])].join('\n\n')
}

const silence = (grounding: Grounding, { about }: Extract<PageGrounding, { kind: 'silent' }>, says: Sentences) => {
  const words = eitherOf(grounding.language, [escapeMarkdown(about)])
  const pages = relatedLinks(grounding).join(', ')
  return [fill(says.pageSilent, { words }), ...(pages ? [fill(says.elsewhere, { pages })] : [])].join(' ')
}

/** What only another version says has to be known as that. */
const aboutVersion = ({ otherVersion }: Grounding, says: Sentences): string[] => {
  if (!otherVersion) return []
  const { asked, found } = otherVersion
  return [fill(says.otherVersion, { asked: escapeMarkdown(asked), found: escapeMarkdown(found) })]
}

const writers: Record<Grounding['verdict'], (grounding: Grounding, says: Sentences) => string[]> = {
  clearly: (grounding, says) => [...quotedSources(grounding).flatMap(quotation), ...otherPages(grounding, says)],
  perhaps: (grounding, says) => [
    [...aboutLanguage(grounding, says), says.closestPassages].join(' '),
    ...quotedSources(grounding).flatMap(quotation),
    ...otherPages(grounding, says)
  ],
  no: (grounding, says) => {
    if (grounding.isVague) return [says.vague]
    return [[refusal(grounding, says), ...aboutLanguage(grounding, says)].join(' '), ...closestPages(grounding, says)]
  }
}

/** Words of another language than that of the pages are found only where both have them. */
const aboutLanguage = ({ language, pagesLanguage }: Pick<Grounding, 'language' | 'pagesLanguage'>, says: Sentences) =>
  pagesLanguage ? [fill(says.otherLanguage, { language: nameOfLanguage(pagesLanguage, language) })] : []

/** Where it stands, with the number of its source, and its words set apart as a quotation. */
const quotation = (source: NumberedSource): string[] => [
  `**${nameOf(source)}** [${source.number}](${source.url})`,
  ...(source.blocks.length > 0 ? [source.blocks.join('\n\n').replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')] : [])
]

/** More would be a second list of sources. */
const otherPagesAtMost = 2

const otherPages = (grounding: Grounding, says: Sentences): string[] => {
  const pages = relatedLinks(grounding).join(', ')
  return pages ? [fill(says.seeAlso, { pages })] : []
}

const closestPages = (grounding: Grounding, says: Sentences): string[] => {
  const pages = relatedLinks(grounding).map(link => `- ${link}`)
  return pages.length > 0 ? [says.closestPages, pages.join('\n')] : []
}

const relatedLinks = (grounding: Grounding): string[] => {
  const named = new Set(quotedSources(grounding).map(({ path }) => path))
  return grounding.related
    .filter(({ path }) => !named.has(path) && named.add(path))
    .slice(0, otherPagesAtMost)
    .map(place => `[${nameOf(place)}](${place.url})`)
}

/** The section below its page, where that is not the same. */
const nameOf = ({ title, section }: Place): string =>
  escapeMarkdown((section === title ? [title] : [title, section]).map(shortName).join(' › '))

/** Characters of a heading that names a place: some are the whole signature of a function. */
const nameAtMost = 80

const shortName = (name: string): string => {
  const characters = [...name]
  return characters.length > nameAtMost ? `${characters.slice(0, nameAtMost).join('').trimEnd()}…` : name
}

/** More unknown words than these say that the question is in another language, or about something else altogether. */
const worthNaming = 2

const refusal = ({ language, pagesLanguage, unknown }: Grounding, says: Sentences): string =>
  pagesLanguage || unknown.length === 0 || unknown.length > worthNaming
    ? says.notAnswered
    : fill(says.notAnsweredAbout, { words: eitherOf(language, unknown.map(escapeMarkdown)) })
