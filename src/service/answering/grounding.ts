import { type Corpus, passageOf, type Retrieval, type Verdict } from '../retrieval/index.ts'
import { type Place, placesOn } from './places.ts'
import { cachedQuote } from './quote-cache.ts'
import type { FurtherRequest, Repetition, SmallTalk } from './sentences/index.ts'
import { type NumberedSource, sourceOf } from './source.ts'
import { otherPages, quotesInThread } from './thread-quotes.ts'

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
export type Reader = Pick<Grounding, 'language' | 'pagesLanguage' | 'smallTalk'>

export interface GroundingRequest {
  corpus: Corpus
  /** Address of the site, which links begin with. */
  siteUrl: string
  reader: Reader
  /** What the reader asked for since the question was answered. */
  further: FurtherRequest[]
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

export const groundingOf = (
  retrieval: Retrieval,
  { corpus, siteUrl, reader, further }: GroundingRequest
): Grounding => {
  const { placeOf, linksOf } = placesOn(corpus, siteUrl)
  // Small talk needs no sources.
  if (reader.smallTalk) return { ...emptyGrounding, isVague: true, ...reader }
  const { unknown, isVague, otherVersion, sections } = retrieval
  const { verdict, quotes, exhausted, repetition } = quotesInThread(retrieval, further)
  return {
    verdict,
    unknown,
    isVague,
    otherVersion,
    exhausted,
    repetition,
    ...reader,
    sources: sections.map((chunk, index) =>
      sourceOf(index, placeOf(chunk), () =>
        passageOf(chunk, linksOf(chunk), index === 0 ? maxPassage.first : maxPassage.further)
      )
    ),
    quotes: quotes.map(({ chunk, pieces, likeliest }, index) => {
      const written = (some: typeof pieces) => cachedQuote(corpus, siteUrl, { pieces: some }, linksOf(chunk))
      return sourceOf(
        index,
        placeOf(chunk),
        () => written(pieces),
        () => written(likeliest)
      )
    }),
    related: otherPages(retrieval, quotes).map(placeOf)
  }
}
