import { escapeMarkdown, type Page } from '../docs/index.ts'
import {
  digestOf,
  passageOf,
  questionOf,
  quoteToMarkdown,
  type Retrieval,
  type RetrievalOptions,
  retrieveInScope,
  type Scope
} from '../retrieval/index.ts'
import { maxSections } from './budget.ts'
import { emptyGrounding, type Grounding, type GroundingRequest, groundingOf, type PageGrounding } from './grounding.ts'
import { placesOn } from './places.ts'
import { sourceOf } from './source.ts'

interface PageRequest extends GroundingRequest {
  /** The open page, where it is in the documentation. */
  page: Page | undefined
  /** The subject; `undefined` where the question is about the whole page. */
  about: string | undefined
  scope: Scope
  options: RetrievalOptions
}

/** The grounding of a question about the open page. */
export const groundingOfPage = (request: PageRequest): Grounding => {
  const { page, about, options, reader, further } = request
  if (!page) {
    const missing: PageGrounding = { kind: 'missing' }
    if (about === undefined) return { ...emptyGrounding, ...reader, page: missing }
    return { ...groundingOf(find(request, about, options.accepts), request), page: missing }
  }
  if (about === undefined) return further.length > 0 ? restGrounding(request, page) : digestGrounding(request, page)
  const here = find(request, about, other => other === page && options.accepts(other))
  // What the rest of the documentation is about tells nothing of one page: it says what it holds.
  if (here.related().length > 0) return groundingOf({ ...here, verdict: 'clearly', otherVersion: undefined }, request)
  const elsewhere = find(request, about, other => other !== page && options.accepts(other))
  const found = groundingOf({ ...elsewhere, quotes: () => [] }, { ...request, further: [] })
  const verdict = found.related.length > 0 ? 'perhaps' : 'no'
  return { ...found, verdict, page: { kind: 'silent', about } }
}

const find = ({ corpus, scope, options }: PageRequest, text: string, accepts: RetrievalOptions['accepts']): Retrieval =>
  retrieveInScope(corpus, questionOf(text), scope, { ...options, accepts })

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
    ...reader,
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
const restGrounding = (request: PageRequest, page: Page): Grounding => {
  const found = find(request, page.title, other => other === page)
  const { opening } = digestOf(page)
  const quotes = () =>
    found.sections.slice(0, 1).map(chunk => ({ chunk, pieces: opening, likeliest: opening, likelihood: 1 }))
  return groundingOf({ ...found, verdict: 'clearly', quotes }, request)
}

/** Most words of the first sentence of a section. */
const maxWords = 30

const shortened = (text: string): string => {
  const words = text.split(/\s+/).filter(Boolean)
  const said = escapeMarkdown(words.slice(0, maxWords).join(' '))
  return words.length > maxWords || /[:：]$/.test(said) ? `${said.replace(/[:：]$/, '')} …` : said
}
