import { decoded, linkResolver, sectionPath } from '../docs/index.ts'
import { type Corpus, passageOf, type Retrieval, type Verdict } from '../retrieval/index.ts'
import type { SmallTalk } from './sentences/index.ts'

/** A section that an answer rests on, as the reader can check it. */
export interface NumberedSource {
  number: number
  /** Where the section stands: below the site’s address when one is configured, else a path of the site. */
  url: string
  /** Path of the page on the site. */
  path: string
  /** Title of the page. */
  title: string
  /** Heading of the section. */
  section: string
  /** How well it fits, compared with the first: 1 at most. */
  score: number
  /** The blocks of the passage, as Markdown. */
  blocks: string[]
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
  sources: NumberedSource[]
  /** When only another version than the reader’s answers: the one that was asked for, and that of the sources. */
  otherVersion?: Retrieval['otherVersion']
}

/** To whom an answer is written, and what for. */
export type Reader = Pick<Grounding, 'language' | 'pagesLanguage' | 'smallTalk'>

/** Characters of the first passage, and of each further one. */
const room = { first: 2_400, further: 1_200 }

export const groundingOf = (corpus: Corpus, retrieval: Retrieval, siteUrl: string, reader: Reader): Grounding => {
  const onSite = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  const sources = retrieval.sections.map((chunk, index) => {
    const { page, anchor, heading } = chunk
    const resolve = linkResolver(page, corpus)
    const toSite = (url: string) =>
      onSite(url.startsWith('#') ? sectionPath(page, decoded(url.slice(1))) : resolve(url))
    return {
      number: index + 1,
      url: onSite(sectionPath(page, anchor)),
      path: page.path,
      title: page.title,
      section: heading,
      score: retrieval.scores[index] ?? 0,
      blocks: passageOf(chunk, toSite, index === 0 ? room.first : room.further)
    }
  })
  const { verdict, unknown, isVague, otherVersion } = retrieval
  // What asks for nothing is answered from nothing.
  if (reader.smallTalk) return { verdict: 'no', unknown: [], isVague: true, sources: [], ...reader }
  return { verdict, unknown, isVague, sources, otherVersion, ...reader }
}
