import type { Page, ReadPage } from '../../docs/index.ts'
import { type Analyzer, analyzerOf } from '../analysis/analyzer.ts'
import { withJoinedTerms } from '../analysis/joined-terms.ts'
import type { Language } from '../analysis/languages/index.ts'
import { identifierMatches, identifiersOf, joinedOf } from '../analysis/names.ts'
import { languageOfPage, withOwnLanguage } from '../analysis/page-language.ts'
import { withInitials } from '../analysis/tokenizer.ts'
import { type Chunk, chunksOf } from '../chunking/chunks.ts'
import { definedNames } from '../chunking/defined-names.ts'
import { setOffKeys } from '../chunking/set-off.ts'
import { weights } from '../weights.ts'
import { type CountedTerms, countTerms } from './inverted-index.ts'
import { spelledWords } from './spelling.ts'
import {
  type ChunkTerms,
  chunkTermsOf,
  countChunks,
  createDictionary,
  type TermCounts,
  type WeightedPart
} from './term-index.ts'
import { titleKeys } from './title-keys.ts'

/** The parts of a page that pages are found by. */
export type PartName = keyof typeof weights.page

/** A chunk as it is searched. */
interface PreparedChunk {
  /** Without its words, which are read from the page again where they are quoted. */
  chunk: Omit<Chunk, 'page' | 'kinds' | 'text' | 'code'>
  /** What its heading is about. */
  heading: string[]
  terms: ChunkTerms
}

/** What of a page is needed only where it may answer: it is read from the file that pages are kept in, where there is one. */
export interface PageBody {
  /** What its title is about. */
  title: string[]
  chunks: PreparedChunk[]
  /** Its sections, as `packSections` packs them. */
  packed: Uint8Array
}

/**
 * A page with all that indexing takes time for: its words are cut, stemmed and counted. Its terms have numbers of its
 * own.
 */
export interface PreparedPage {
  page: Page
  /** What it is written in, as a tag. */
  language: string
  terms: string[]
  parts: Record<PartName, CountedTerms>
  counts: TermCounts
  /** The names of the code that it defines, by their keys: terms of their own, which no text has. */
  defines: CountedTerms
  /** Its words as they are spelled, and the names of the code in it. */
  words: string[]
  names: string[]
  body: () => PageBody
}

/** What stands for a name, by its key, where a page defines it. No word has such a sign. */
export const definitionTerm = (key: string): string => `=${key}`

/** @param only The language of all pages. Default: each page’s own. */
export const createPreparation =
  (only?: Language | undefined): ((read: ReadPage) => PreparedPage) =>
  read => {
    const chunks = chunksOf(read)
    const language = only ?? languageOfPage(read.page, proseOf(chunks))
    const page = only ? read.page : withOwnLanguage(read.page, language)
    return prepare({ ...read, page }, chunks, analyzerOf(language))
  }

/** A chunk whose words are cut into terms, by their numbers, and what it names of the code. */
interface TokenizedChunk {
  chunk: Chunk
  names: string[]
  text: number[]
  code: number[]
}

const prepare = ({ page, sections }: ReadPage, cut: Chunk[], analyzer: Analyzer): PreparedPage => {
  const { termsOf, language } = analyzer
  const { numberOf, terms } = createDictionary()
  const numbersOf = (text: string) => termsOf(text).map(numberOf)
  const chunks = cut.map((chunk): TokenizedChunk => {
    const [inText, inCode] = [identifierMatches(chunk.text), identifierMatches(chunk.code)]
    return {
      chunk,
      names: [...identifierMatches(chunk.heading), ...inText, ...inCode],
      text: withJoinedTerms(chunk.text, termsOf, joinedOf(inText)).map(numberOf),
      code: withJoinedTerms(chunk.code, termsOf, joinedOf(inCode)).map(numberOf)
    }
  })
  const shared = sharedParts(numbersOf, page)
  const parts = partsOfPage(numbersOf, page, chunks)
  const chunkTerms = chunks.map(tokenized => chunkTermsOf([...partsOf(numbersOf, tokenized), ...shared]))
  const body: PageBody = {
    title: titleKeys(analyzer, page.title),
    chunks: cut.map(({ page: _, kinds, text, code, ...chunk }, place) => ({
      chunk,
      heading: titleKeys(analyzer, chunk.heading),
      terms: chunkTerms[place] as ChunkTerms
    })),
    packed: page.packed()
  }
  return {
    page,
    language: language.tag,
    parts,
    defines: countTerms(
      [...new Set(sections.flatMap(section => [...definedNames(section), ...setOffKeys(section)]))]
        .map(definitionTerm)
        .map(numberOf)
    ),
    counts: countChunks(chunkTerms, terms.length),
    body: () => body,
    words: spelledWords([page.title, ...cut.map(({ heading, text }) => `${heading}\n${text}`)]),
    names: identifiersOf(chunks.flatMap(({ names }) => names)),
    terms
  }
}

/** The numbers of a text’s terms. */
type NumbersOf = (text: string) => number[]

const partsOf = (numbersOf: NumbersOf, { chunk, text, code }: TokenizedChunk): WeightedPart[] => [
  { terms: numbersOf(chunk.heading), weight: weights.chunk.heading, inSequence: true },
  { terms: text, weight: weights.chunk.text, length: 1, inSequence: true },
  { terms: code, weight: weights.chunk.code, length: weights.codeLength },
  { terms: chunk.trail.flatMap(numbersOf), weight: weights.chunk.trail }
]

/** What every chunk of a page has in common. */
const sharedParts = (numbersOf: NumbersOf, page: Page): WeightedPart[] => [
  { terms: numbersOf(withInitials(page.title)), weight: weights.chunk.title },
  { terms: numbersOf(page.description), weight: weights.chunk.description }
]

const partsOfPage = (numbersOf: NumbersOf, page: Page, chunks: TokenizedChunk[]): Record<PartName, CountedTerms> => ({
  title: countTerms(numbersOf(withInitials(page.title))),
  path: countTerms(numbersOf(page.path.replaceAll(/[/-]/g, ' '))),
  description: countTerms(numbersOf(page.description)),
  headings: countTerms([...new Set(chunks.map(({ chunk }) => chunk.heading))].flatMap(numbersOf)),
  text: countTerms(chunks.flatMap(({ text }) => text)),
  code: countTerms(chunks.flatMap(({ code }) => code))
})

/** Characters of a page that tell its language. */
const enoughToTell = 4_000

const proseOf = (chunks: Chunk[]): string => {
  let prose = ''
  for (const { heading, text } of chunks) {
    prose += `${heading}\n${text}\n`
    if (prose.length >= enoughToTell) break
  }
  return prose.slice(0, enoughToTell)
}
