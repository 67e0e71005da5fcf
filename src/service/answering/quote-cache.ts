import { type Corpus, quoteToMarkdown, type Retrieval } from '../retrieval/index.ts'

type Quote = ReturnType<Retrieval['quotes']>[number]
type Piece = Quote['pieces'][number]

/** Cached quotes by their first piece, which belongs to one page only, and the places of all pieces. */
type QuotesByPiece = WeakMap<Piece, Map<string, string[]>>

/** The cache. It lives until the docs are read again, because links may then lead elsewhere. */
const cache = new WeakMap<Corpus['pages'], Map<string, QuotesByPiece>>()

/**
 * A quote as blocks of Markdown. Cached, because the same passages are quoted again and writing them took a seventh of the
 * time of a question. The blocks are shared: do not change them.
 */
export const cachedQuote = (
  { pages }: Corpus,
  siteUrl: string,
  quote: Pick<Quote, 'pieces'>,
  resolveUrl: Parameters<typeof quoteToMarkdown>[1]
): string[] => {
  const [first] = quote.pieces
  if (!first) return []
  const ofPages = cache.get(pages) ?? new Map<string, QuotesByPiece>()
  cache.set(pages, ofPages)
  const ofSite: QuotesByPiece = ofPages.get(siteUrl) ?? new WeakMap()
  ofPages.set(siteUrl, ofSite)
  const beginning = ofSite.get(first) ?? new Map<string, string[]>()
  ofSite.set(first, beginning)
  const places = quote.pieces.map(({ block, place }) => `${block}.${place}`).join()
  const blocks = beginning.get(places) ?? quoteToMarkdown(quote, resolveUrl)
  beginning.set(places, blocks)
  return blocks
}
