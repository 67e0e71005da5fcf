import type { ResolveUrl } from '../../docs/index.ts'
import { blockToMarkdown } from '../chunking/block-to-markdown.ts'
import { joinPieces } from './pieces.ts'
import type { Quote } from './quote.ts'

/** The blocks of a quote as Markdown, with `…` where they are cut. */
export const quoteToMarkdown = ({ pieces }: Pick<Quote, 'pieces'>, resolveUrl: ResolveUrl): string[] =>
  joinPieces(pieces)
    .map(node => blockToMarkdown(node, resolveUrl))
    .filter(Boolean)
