import { decoded, linkResolver, sectionPath } from '../docs/index.ts'
import { type Chunk, type Corpus, passageOf, type Retrieval, type Verdict } from '../retrieval/index.ts'
import { plainText } from './plain-text.ts'
import type { PageQuestion, SmallTalk } from './sentences/index.ts'
import { writtenQuote } from './written-quotes.ts'

/** Where something stands, as the reader can check it. */
export interface Place {
  /** Where the section stands: below the site’s address when one is configured, else a path of the site. */
  url: string
  /** Path of the page on the site. */
  path: string
  /** Title of the page. */
  title: string
  /** Heading of the section. */
  section: string
}

/** A section that an answer rests on. */
export interface NumberedSource extends Place {
  number: number
  /** How well it fits, compared with the first: 1 at most. */
  score: number
  /** What is read of it, as blocks of Markdown. */
  readonly blocks: string[]
  /** The beginning of that as the reader sees it on the page: shown beside the source, and looked for on the page. */
  readonly passage: string
}

/** What a question is answered from. */
export interface Grounding {
  /** Whether the sources answer the question. */
  verdict: Verdict
  /** Words of the question that the documentation does not know. */
  unknown: string[]
  /** Whether the question names nothing that could be looked up. */
  isVague: boolean
  /** The language that the reader is answered in, as a tag without a region. */
  language: string
  /** That of the pages, where the question is in one that none of them is in. */
  pagesLanguage?: string | undefined
  /** What was said to the assistant, where that asks for nothing of the documentation. */
  smallTalk?: SmallTalk | undefined
  /** What a model is given. */
  sources: NumberedSource[]
  /** What the built-in model quotes: what most likely answers, best first. */
  quotes: NumberedSource[]
  /** Further places that hold what the question is mainly about. */
  related: Place[]
  /** When only another version than the reader’s answers: the one that was asked for, and that of the sources. */
  otherVersion?: Retrieval['otherVersion']
  /** Where the page that is open was asked for. */
  page?: PageGrounding | undefined
}

/** What became of a question for the page that is open. */
export type PageGrounding =
  /** The page in short: its opening is quoted. */
  | { kind: 'digest'; sections: { place: Place; says: string }[] }
  /** It says nothing about what was asked, which other pages may. */
  | { kind: 'silent'; about: string }
  /** No page is open that the documentation holds; what was asked about is looked for everywhere. */
  | { kind: 'missing' }

/** To whom an answer is written, and what for. */
export interface Reader extends Pick<Grounding, 'language' | 'pagesLanguage' | 'smallTalk'> {
  pageQuestion?: PageQuestion | undefined
}

/** Characters of the first passage, and of each further one. */
const room = { first: 2_400, further: 1_200 }

export const groundingOf = (
  corpus: Corpus,
  retrieval: Retrieval,
  siteUrl: string,
  { pageQuestion: _, ...reader }: Reader
): Grounding => {
  const { placeOf, linksOf } = placesOn(corpus, siteUrl)
  // What asks for nothing is answered from nothing.
  if (reader.smallTalk) {
    return { verdict: 'no', unknown: [], isVague: true, sources: [], quotes: [], related: [], ...reader }
  }
  const { verdict, unknown, isVague, otherVersion, sections, scores } = retrieval
  return {
    verdict,
    unknown,
    isVague,
    otherVersion,
    ...reader,
    sources: sections.map((chunk, index) =>
      sourceOf(index, placeOf(chunk), scores[index] ?? 0, () =>
        passageOf(chunk, linksOf(chunk), index === 0 ? room.first : room.further)
      )
    ),
    quotes: retrieval
      .quotes()
      .map((quote, index) =>
        sourceOf(index, placeOf(quote.chunk), 1, () => writtenQuote(corpus, siteUrl, quote, linksOf(quote.chunk)))
      ),
    related: retrieval.related().map(placeOf)
  }
}

type Section = Pick<Chunk, 'page' | 'anchor' | 'heading'>

/** Where sections stand on the reader’s site, and where their links lead there. */
export const placesOn = (corpus: Corpus, siteUrl: string) => {
  const onSite = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  return {
    placeOf: ({ page, anchor, heading }: Section): Place => ({
      url: onSite(sectionPath(page, anchor)),
      path: page.path,
      title: page.title,
      section: heading
    }),
    linksOf({ page }: Pick<Section, 'page'>) {
      const resolve = linkResolver(page, corpus)
      return (url: string) => {
        // A site of one HTML page has its pages behind the hash.
        if (url.startsWith('#/')) return onSite(`/${url}`)
        return onSite(url.startsWith('#') ? sectionPath(page, decoded(url.slice(1))) : resolve(url))
      }
    }
  }
}

/** What is read of a page costs milliseconds, and a model and the built-in one read not the same. */
export const sourceOf = (index: number, place: Place, score: number, read: () => string[]): NumberedSource => {
  let blocks: string[] | undefined
  const readOnce = () => {
    blocks ??= read()
    return blocks
  }
  return {
    ...place,
    number: index + 1,
    score,
    get blocks() {
      return readOnce()
    },
    get passage() {
      return excerptOnce(readOnce())
    }
  }
}

/** As long as somebody holds the blocks. */
const excerpts = new WeakMap<string[], string>()

const excerptOnce = (blocks: string[]): string => {
  const passage = excerpts.get(blocks) ?? excerpt(blocks)
  excerpts.set(blocks, passage)
  return passage
}

/** The beginning of some blocks as the reader sees it on the page. */
export const excerpt = (blocks: string[], characters = 800): string => {
  const passage = blocks
    .map(block => plainText(block).replace(/^… ?| ?…$/g, ''))
    .filter(Boolean)
    .join('\n\n')
  return passage.length <= characters ? passage : `${passage.slice(0, characters).replace(/\s\S*$/, '')} …`
}
