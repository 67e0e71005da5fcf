import { type Corpus, quoteToMarkdown, type Retrieval } from '../retrieval/index.ts'

type Quote = ReturnType<Retrieval['quotes']>[number]
type Piece = Quote['pieces'][number]

/** Cached quotes by their first and last piece, which belong to one page only. */
type Written = WeakMap<Piece, WeakMap<Piece, string[]>>

/** The cache. It lives until the docs are read again, because links may then lead elsewhere. */
const remembered = new WeakMap<Corpus['pages'], Map<string, Written>>()

/**
 * A quote as blocks of Markdown. Cached, because the same passages are quoted again and writing them took a seventh of the
 * time of a question. The blocks are shared: do not change them.
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
