import { escapeMarkdown, type Page } from '../docs/index.ts'
import {
  type Corpus,
  digestOf,
  findOnPage,
  passageOf,
  quoteToMarkdown,
  type RetrievalOptions,
  retrieveInScope,
  type Scope
} from '../retrieval/index.ts'
import { maxSections } from './budget.ts'
import { emptyGrounding, type Grounding, groundingOf, type PageGrounding, type Reader } from './grounding.ts'
import { placesOn } from './places.ts'
import type { FurtherRequest, PageQuestion } from './sentences/index.ts'
import { sourceOf } from './source.ts'

interface PageRequest {
  corpus: Corpus
  siteUrl: string
  /** The open page, where it is in the documentation. */
  page: Page | undefined
  scope: Scope
  options: RetrievalOptions
  reader: Reader
  pageQuestion: PageQuestion
  /** What the reader asked for since the question was answered. */
  further: FurtherRequest[]
}

/** The grounding of a question about the open page. */
export const groundingOfPage = (request: PageRequest): Grounding => {
  const { corpus, siteUrl, page, scope, options, reader, pageQuestion, further } = request
  const { about } = pageQuestion
  if (!page) {
    const missing: PageGrounding = { kind: 'missing' }
    if (about === undefined) return { ...emptyGrounding, ...withoutPageQuestion(reader), page: missing }
    const question = { text: about, earlier: [], context: [], currentPath: undefined }
    const found = retrieveInScope(corpus, question, scope, options)
    return { ...groundingOf(corpus, found, siteUrl, reader, further), page: missing }
  }
  if (about === undefined) return further.length > 0 ? restGrounding(request, page) : digestGrounding(request, page)
  const { here, elsewhere } = findOnPage(corpus, page, about, scope, options)
  if (here) return groundingOf(corpus, here, siteUrl, reader, further)
  const found = groundingOf(corpus, { ...elsewhere, quotes: () => [] }, siteUrl, reader)
  const verdict = found.related.length > 0 ? 'perhaps' : 'no'
  return { ...found, verdict, page: { kind: 'silent', about } }
}

/** Most characters of each section of the page that a model is given. */
const maxCharacters = 1_500

const digestGrounding = ({ corpus, siteUrl, reader }: PageRequest, page: Page): Grounding => {
  const { placeOf, linksOf } = placesOn(corpus, siteUrl)
  const { opening, sections } = digestOf(page)
  const links = linksOf({ page })
  const chunks = corpus.index.chunksOf(page.file).map(({ chunk }) => chunk)
  const own = { page, anchor: chunks.find(({ depth }) => depth === 1)?.anchor ?? '', heading: page.title, trail: [] }
  return {
    ...emptyGrounding,
    ...withoutPageQuestion(reader),
    verdict: 'clearly',
    sources: chunks
      .slice(0, maxSections)
      .map((chunk, index) => sourceOf(index, placeOf(chunk), () => passageOf(chunk, links, maxCharacters))),
    quotes: [sourceOf(0, placeOf(own), () => quoteToMarkdown({ pieces: opening }, links))],
    page: {
      kind: 'digest',
      sections: sections.map(({ anchor, heading, says }) => ({
        place: placeOf({ page, anchor, heading, trail: [] }),
        says: says ? shortened(says.text) : ''
      }))
    }
  }
}

/** What the page says beyond its opening, for a reader who asks for more than the summary. */
const restGrounding = ({ corpus, siteUrl, scope, options, reader, further }: PageRequest, page: Page): Grounding => {
  const question = { text: page.title, earlier: [], context: [], currentPath: undefined }
  const found = retrieveInScope(corpus, question, scope, { ...options, accepts: other => other === page })
  const { opening } = digestOf(page)
  const quotes = () =>
    found.sections.slice(0, 1).map(chunk => ({ chunk, pieces: opening, likeliest: opening, likelihood: 1 }))
  return groundingOf(corpus, { ...found, verdict: 'clearly', quotes }, siteUrl, reader, further)
}

const withoutPageQuestion = ({ pageQuestion: _, ...reader }: Reader): Omit<Reader, 'pageQuestion'> => reader

/** Most words of the first sentence of a section. */
const maxWords = 30

const shortened = (text: string): string => {
  const words = text.split(/\s+/).filter(Boolean)
  const said = escapeMarkdown(words.slice(0, maxWords).join(' '))
  return words.length > maxWords || /[:：]$/.test(said) ? `${said.replace(/[:：]$/, '')} …` : said
}
