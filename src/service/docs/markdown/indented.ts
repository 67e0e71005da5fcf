import type { MarkdownIt, StateBlock } from 'markdown-it'

/** Has a parser read what is indented as it reads anything else, and not as code: MDX has no indented code. */
export const withoutIndentedCode = (parser: MarkdownIt): void => parser.block.ruler.at('code', readIndented)

const readIndented = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
  const indent = state.sCount[start] ?? 0
  if (silent || indent - state.blkIndent < 4) return false
  let last = start + 1
  while (last < end && (state.isEmpty(last) || (state.sCount[last] ?? 0) >= indent)) last++
  const { blkIndent, lineMax } = state
  state.blkIndent = indent
  state.lineMax = last
  state.md.block.tokenize(state, start, last)
  state.blkIndent = blkIndent
  state.lineMax = lineMax
  state.line = last
  return true
}
