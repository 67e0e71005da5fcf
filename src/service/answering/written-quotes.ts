import { type Corpus, quoteToMarkdown, type Retrieval } from '../retrieval/index.ts'

type Quote = ReturnType<Retrieval['quotes']>[number]
type Piece = Quote['pieces'][number]

/** By the first and the last piece, which no page shares with another. */
type Written = WeakMap<Piece, WeakMap<Piece, string[]>>

/** Until the docs are read again, because links lead to other pages then; and as long as the pieces are remembered. */
const remembered = new WeakMap<Corpus['pages'], Map<string, Written>>()

/**
 * A quote as blocks of Markdown. What is quoted once is quoted again: writing it, and reading it as plain text, was a
 * seventh of what a question costs. Nobody may change the blocks.
 */
export const writtenQuote = (
  { pages }: Corpus,
  siteUrl: string,
  quote: Quote,
  resolveUrl: Parameters<typeof quoteToMarkdown>[1]
): string[] => {
  const [first, last] = [quote.pieces[0], quote.pieces.at(-1)]
  if (!first || !last) return []
  const ofPages = remembered.get(pages) ?? new Map<string, Written>()
  remembered.set(pages, ofPages)
  const ofSite: Written = ofPages.get(siteUrl) ?? new WeakMap()
  ofPages.set(siteUrl, ofSite)
  const beginning = ofSite.get(first) ?? new WeakMap<Piece, string[]>()
  ofSite.set(first, beginning)
  const blocks = beginning.get(last) ?? quoteToMarkdown(quote, resolveUrl)
  beginning.set(last, blocks)
  return blocks
}
