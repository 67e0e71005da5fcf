import {
  type Chunk,
  type Corpus,
  listedQuotes,
  passageOf,
  type Quote,
  type Retrieval,
  type Verdict
} from '../retrieval/index.ts'
import { type Place, placesOn } from './places.ts'
import { cachedQuote } from './quote-cache.ts'
import type { FurtherRequest, PageQuestion, Repetition, SmallTalk } from './sentences/index.ts'
import { type NumberedSource, sourceOf } from './source.ts'

/** What a question is answered from: the result of the search. */
export interface Grounding {
  /** Whether the sources answer the question. */
  verdict: Verdict
  /** Words of the question that the documentation does not know. */
  unknown: string[]
  /** Whether the question names nothing that could be looked up. */
  isVague: boolean
  /** The language that the reader is answered in, as a tag without a region. */
  language: string
  /** The language of the pages, where no page is in the language of the question. */
  pagesLanguage?: string | undefined
  /** The kind of small talk, where the message asks nothing of the documentation. */
  smallTalk?: SmallTalk | undefined
  /** The sections for a configured model. */
  sources: NumberedSource[]
  /** The quotes for the built-in model: what most likely answers the question, best first. */
  quotes: NumberedSource[]
  /** Places on further pages about the main subject of the question. */
  related: Place[]
  /** Where only another version than the reader’s answers: the version asked for, and that of the sources. */
  otherVersion?: Retrieval['otherVersion']
  /** Set where the reader asks for more than was quoted, or for an example, and there is none. */
  exhausted?: FurtherRequest | undefined
  /** Set where the reader asks for the last answer once more. */
  repetition?: Repetition | undefined
  /** Set where the question is about the open page. */
  page?: PageGrounding | undefined
}

/** The result of a question about the open page. */
export type PageGrounding =
  /** A summary of the page: its opening is quoted, its sections are listed. */
  | { kind: 'digest'; sections: { place: Place; says: string }[] }
  /** The page says nothing about what was asked, but other pages may. */
  | { kind: 'silent'; about: string }
  /** The open page is not in the documentation, so all pages are searched. */
  | { kind: 'missing' }

/** The reader’s language, and the kind of their message. */
export interface Reader extends Pick<Grounding, 'language' | 'pagesLanguage' | 'smallTalk'> {
  pageQuestion?: PageQuestion | undefined
}

/** What nothing was looked for to answer. */
export const emptyGrounding = {
  verdict: 'no',
  unknown: [],
  isVague: false,
  sources: [],
  quotes: [],
  related: []
} as const satisfies Partial<Grounding>

/** Most characters of the first passage, and of each further one. */
const maxPassage = { first: 2_400, further: 1_200 }

/** @param further What the reader asked for since the question was answered. */
export const groundingOf = (
  corpus: Corpus,
  retrieval: Retrieval,
  siteUrl: string,
  { pageQuestion: _, ...reader }: Reader,
  further: FurtherRequest[] = []
): Grounding => {
  const { placeOf, linksOf } = placesOn(corpus, siteUrl)
  // Small talk needs no sources.
  if (reader.smallTalk) return { ...emptyGrounding, isVague: true, ...reader }
  const { unknown, isVague, otherVersion, sections, scores } = retrieval
  const { verdict, quotes, exhausted, repetition } = furtherThan(retrieval, further)
  return {
    verdict,
    unknown,
    isVague,
    otherVersion,
    exhausted,
    repetition,
    ...reader,
    sources: sections.map((chunk, index) =>
      sourceOf(index, placeOf(chunk), scores[index] ?? 0, () =>
        passageOf(chunk, linksOf(chunk), index === 0 ? maxPassage.first : maxPassage.further)
      )
    ),
    quotes: quotes.map(({ chunk, pieces, likeliest }, index) => {
      const written = (some: typeof pieces) => cachedQuote(corpus, siteUrl, { pieces: some }, linksOf(chunk))
      return sourceOf(
        index,
        placeOf(chunk),
        1,
        () => written(pieces),
        () => written(likeliest)
      )
    }),
    related: otherPages(retrieval, quotes).map(placeOf)
  }
}

/** Most quotes by verdict. In doubtful answers a second quote adds something in one of ten cases, a third hardly ever. */
export const maxQuotes: Record<Verdict, number> = { clearly: Number.POSITIVE_INFINITY, perhaps: 2, no: 0 }

/** What is quoted, beyond what was quoted before. Whether it tells why is not known of who only asks “Why?”. */
const furtherThan = (found: Retrieval, further: FurtherRequest[]) => {
  const before: Quote[] = []
  let rejected: Quote[] = []
  let quotes = found.quotes().slice(0, maxQuotes[found.verdict])
  // Who sees the second one may ask for the third.
  let listing = quotes
  let best = found.verdict
  let verdict = best
  let exhausted: FurtherRequest | undefined
  for (const wanted of further) {
    if (isRepetition(wanted)) continue
    before.push(...quotes)
    const pointedAt = typeof wanted === 'number' ? listedAt(found, listing, wanted) : undefined
    if (pointedAt) {
      quotes = [pointedAt]
      // Of a refusal it is a page that is named.
      if (verdict === 'no') best = verdict = 'perhaps'
      continue
    }
    if (wanted === 'other') rejected = [...before]
    const kind = wanted === 'more' || wanted === 'example' ? wanted : 'closest'
    verdict = best === 'clearly' && (kind === 'closest' || rejected.length > 0) ? 'perhaps' : best
    const rest = found.further(before, kind, rejected)
    // Of what was quoted whole, that comes closest.
    const isLeft = rest.length > 0 || kind !== 'closest' || wanted === 'other'
    quotes = (isLeft ? rest : found.quotes()).slice(0, maxQuotes[verdict])
    exhausted = verdict !== 'no' && quotes.length === 0 ? wanted : undefined
    listing = quotes
  }
  const last = further.at(-1)
  const repetition = last !== undefined && isRepetition(last) ? last : undefined
  return { verdict, quotes: repetition === 'brief' ? firstOf(quotes) : quotes, exhausted, repetition }
}

const listedAt = (found: Retrieval, quotes: Quote[], ordinal: number): Quote | undefined =>
  listedQuotes(quotes, otherPages(found, quotes)).at(ordinal < 0 ? ordinal : ordinal - 1)

/** Most related pages that are listed; more would look like a second list of sources. */
const maxOtherPages = 2

/** A section of each page that is named beside what is quoted. */
const otherPages = ({ related }: Retrieval, quotes: Quote[]): Chunk[] => {
  const named = new Set(quotes.map(({ chunk }) => chunk.page.path))
  return related()
    .filter(({ page }) => !named.has(page.path) && named.add(page.path))
    .slice(0, maxOtherPages)
}

const isRepetition = (wanted: FurtherRequest): wanted is Repetition => wanted === 'sources' || wanted === 'brief'

/** Of the first quote what is marked. */
const firstOf = (quotes: Quote[]): Quote[] => quotes.slice(0, 1).map(quote => ({ ...quote, pieces: quote.likeliest }))
