import { decoded, linkResolver, pathKey, readSections, sectionPath } from '../docs/index.ts'
import { type Chunk, type Corpus, passageOf, type Retrieval, type Verdict } from '../retrieval/index.ts'
import { plainText } from './plain-text.ts'
import type { PageQuestion, SmallTalk } from './sentences/index.ts'
import { writtenQuote } from './written-quotes.ts'

/** The place of a section, where a reader can check it. */
export interface Place {
  /** Address of the section: below the site’s address when one is configured, else a path of the site. */
  url: string
  /** Path of the page on the site. */
  path: string
  /** Title of the page. */
  title: string
  /** Heading of the section, below the one above it where the page has several of the same name. */
  section: string
}

/** A section that an answer is based on. */
export interface NumberedSource extends Place {
  number: number
  /** How well it matches, relative to the first: 1 at most. */
  score: number
  /** Its text, as blocks of Markdown. */
  readonly blocks: string[]
  /**
   * The beginning of its text, or of the likeliest stretch of a quote, as the page shows it. The widget shows it beside
   * the source and searches for it on the page.
   */
  readonly passage: string
}

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
  /** Further places about the main subject of the question. */
  related: Place[]
  /** Where only another version than the reader’s answers: the version asked for, and that of the sources. */
  otherVersion?: Retrieval['otherVersion']
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

/** Most characters of the first passage, and of each further one. */
const maxPassage = { first: 2_400, further: 1_200 }

export const groundingOf = (
  corpus: Corpus,
  retrieval: Retrieval,
  siteUrl: string,
  { pageQuestion: _, ...reader }: Reader
): Grounding => {
  const { placeOf, linksOf } = placesOn(corpus, siteUrl)
  // Small talk needs no sources.
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
        passageOf(chunk, linksOf(chunk), index === 0 ? maxPassage.first : maxPassage.further)
      )
    ),
    quotes: retrieval.quotes().map(({ chunk, pieces, likeliest }, index) => {
      const written = (some: typeof pieces) => writtenQuote(corpus, siteUrl, { pieces: some }, linksOf(chunk))
      return sourceOf(
        index,
        placeOf(chunk),
        1,
        () => written(pieces),
        () => written(likeliest)
      )
    }),
    related: retrieval.related().map(placeOf)
  }
}

type Section = Pick<Chunk, 'page' | 'anchor' | 'heading' | 'trail'>

const nameOf = ({ page, heading, trail }: Section): string => {
  const above = trail.at(-1)
  const isRepeated = () => readSections(page).filter(section => section.heading === heading).length > 1
  return above && isRepeated() ? `${above} › ${heading}` : heading
}

/** Functions that give the addresses of sections, and of the links in them, on the reader’s site. */
export const placesOn = (corpus: Corpus, siteUrl: string) => {
  const onSite = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  const onHost = (url: string) => (URL.canParse(siteUrl) ? new URL(siteUrl).origin : '') + url
  return {
    placeOf: (section: Section): Place => ({
      url: onSite(sectionPath(section.page, section.anchor)),
      path: section.page.path,
      title: section.page.title,
      section: nameOf(section)
    }),
    linksOf({ page }: Pick<Section, 'page'>) {
      const resolve = linkResolver(page, corpus)
      const { generator, base } = corpus.site
      // A base path that is only that of the pages’ links: others from the top of the host lead elsewhere on it.
      const leadsElsewhere = (url: string) =>
        generator === 'plain' &&
        base !== '' &&
        url.startsWith('/') &&
        resolve(url) === url &&
        !corpus.pages.has(pathKey(url))
      return (url: string) => {
        if (leadsElsewhere(url)) return onHost(url)
        // A site of one HTML page has its pages behind the hash.
        if (url.startsWith('#/')) return onSite(`/${url}`)
        return onSite(url.startsWith('#') ? sectionPath(page, decoded(url.slice(1))) : resolve(url))
      }
    }
  }
}

/** Creates a source that reads its blocks only on demand: reading costs milliseconds, and not every source is used. */
export const sourceOf = (
  index: number,
  place: Place,
  score: number,
  read: () => string[],
  readMarked = read
): NumberedSource => {
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
      return excerptOnce(readMarked === read ? readOnce() : readMarked())
    }
  }
}

/** Excerpts by their blocks. Weak, so that an entry lives as long as its blocks. */
const excerpts = new WeakMap<string[], string>()

const excerptOnce = (blocks: string[]): string => {
  const passage = excerpts.get(blocks) ?? excerpt(blocks)
  excerpts.set(blocks, passage)
  return passage
}

/** The beginning of blocks as plain text, as the page shows it. */
export const excerpt = (blocks: string[], characters = 800): string => {
  const passage = blocks
    .map(block => plainText(block).replace(/^… ?| ?…$/g, ''))
    .filter(Boolean)
    .join('\n\n')
  return passage.length <= characters ? passage : `${passage.slice(0, characters).replace(/\s\S*$/, '')} …`
}
