import { escapeMarkdown } from '../docs/index.ts'
import { identifiersIn, isTechnology } from '../retrieval/index.ts'
import type { Grounding, PageGrounding } from './grounding.ts'
import type { Place } from './places.ts'
import { eitherOf, fill, joinSentences, nameOfLanguage, type Sentences, sentencesIn } from './sentences/index.ts'
import type { NumberedSource } from './source.ts'
import { maxQuotes } from './thread-quotes.ts'

/** Writes the answer of the built-in model: quotes of the documentation, each with its place. */
export const quote = (grounding: Grounding): string => {
  const says = sentencesIn(grounding.language)
  if (grounding.smallTalk) return says[grounding.smallTalk]
  if (grounding.page?.kind === 'digest') return digest(grounding, grounding.page, says)
  if (grounding.page?.kind === 'silent') return silence(grounding, grounding.page, says)
  if (grounding.exhausted) return grounding.exhausted === 'example' ? says.noExample : says.nothingMore
  if (grounding.page && grounding.verdict === 'no') return says.noPage
  if (grounding.repetition === 'sources' && grounding.verdict !== 'no') return placesOf(grounding, says)
  return [
    ...aboutPage(grounding, says),
    ...aboutVersion(grounding, says),
    ...writers[grounding.verdict](grounding, says)
  ].join('\n\n')
}

/** The sections that are quoted, which are the sources of an answer of the built-in model. */
export const quotedSources = ({ verdict, quotes }: Grounding): NumberedSource[] => quotes.slice(0, maxQuotes[verdict])

/** Tells a reader who asks about the open page that no page is open. */
const aboutPage = ({ page }: Grounding, says: Sentences): string[] => (page ? [says.noPage] : [])

/** A summary of the page: its beginning, and the first sentence of each section. */
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
  return joinSentences(grounding.language, [
    fill(says.pageSilent, { words }),
    ...(pages ? [fill(says.elsewhere, { pages })] : [])
  ])
}

/** Where an answer stands, and no more of one that is not sure than that it comes closest. */
const placesOf = (grounding: Grounding, says: Sentences): string => {
  const introduction =
    grounding.verdict === 'clearly' ? fill(says.elsewhere, { pages: '' }).trimEnd() : says.closestPages
  return [introduction, listOf(quotedSources(grounding).map(source => `${nameOf(source)} ${citationOf(source)}`))].join(
    '\n\n'
  )
}

/** Says where the answer comes from another version than the reader’s. */
const aboutVersion = ({ otherVersion }: Grounding, says: Sentences): string[] => {
  if (!otherVersion) return []
  const { asked, found } = otherVersion
  return [fill(says.otherVersion, { asked: escapeMarkdown(asked), found: escapeMarkdown(found) })]
}

const writers: Record<Grounding['verdict'], (grounding: Grounding, says: Sentences) => string[]> = {
  clearly: (grounding, says) => [...quotedSources(grounding).flatMap(quotation), ...otherPages(grounding, says)],
  perhaps: (grounding, says) => [
    joinSentences(grounding.language, [...aboutLanguage(grounding, says), closest(grounding, says)]),
    ...quotedSources(grounding).flatMap(quotation),
    ...otherPages(grounding, says)
  ],
  no: (grounding, says) => {
    if (grounding.isVague) return [says.vague]
    return [
      joinSentences(grounding.language, [refusal(grounding, says), ...aboutLanguage(grounding, says)]),
      ...closestPages(grounding, says)
    ]
  }
}

/** Whether a word is the name of one thing, of the code or of a product, that the docs would call so too. */
const isName = (word: string): boolean => isTechnology(word) || identifiersIn(word).length > 0

const closest = ({ language, unknown }: Grounding, says: Sentences): string => {
  const words = unknown.filter(isName).map(escapeMarkdown)
  return words.length > 0 ? fill(says.closestWithout, { words: eitherOf(language, words) }) : says.closestPassages
}

/** Says where the pages are in another language: the search then finds only words that both languages have. */
const aboutLanguage = ({ language, pagesLanguage }: Pick<Grounding, 'language' | 'pagesLanguage'>, says: Sentences) =>
  pagesLanguage ? [fill(says.otherLanguage, { language: nameOfLanguage(pagesLanguage, language) })] : []

/** A quote: its place with the number of its source, and its text as a Markdown quotation. */
const quotation = (source: NumberedSource): string[] => [
  `**${nameOf(source)}** ${citationOf(source)}`,
  ...(source.blocks.length > 0 ? [source.blocks.join('\n\n').replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')] : [])
]

const citationOf = ({ number, url }: NumberedSource): string => `[${number}](${url})`

const otherPages = (grounding: Grounding, says: Sentences): string[] => {
  if (grounding.repetition) return []
  const pages = relatedLinks(grounding).join(', ')
  return pages ? [fill(says.seeAlso, { pages })] : []
}

const closestPages = (grounding: Grounding, says: Sentences): string[] => {
  const links = relatedLinks(grounding)
  return links.length > 0 ? [says.closestPages, listOf(links)] : []
}

const listOf = (items: string[]): string => items.map(item => `- ${item}`).join('\n')

const relatedLinks = ({ related }: Grounding): string[] => related.map(place => `[${nameOf(place)}](${place.url})`)

/** The name of a place: page and section, or only one where both have the same name. */
const nameOf = ({ title, section }: Place): string =>
  escapeMarkdown((section === title ? [title] : [title, section]).map(shortName).join(' › '))

/** Most characters of a heading, because some are the whole signature of a function. */
const maxNameLength = 80

const shortName = (name: string): string => {
  const characters = [...name]
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join('').trimEnd()}…` : name
}

/** Most unknown words that are listed; of more only the names, because the question is about something else. */
const maxUnknownWords = 2

const refusal = ({ language, pagesLanguage, unknown }: Grounding, says: Sentences): string => {
  const words = unknown.length > maxUnknownWords ? unknown.filter(isName).slice(0, maxUnknownWords) : unknown
  return pagesLanguage || words.length === 0
    ? says.notAnswered
    : fill(says.notAnsweredAbout, { words: eitherOf(language, words.map(escapeMarkdown)) })
}
