import type { Analyzer } from '../analysis/analyzer.ts'

/**
 * What a title or a heading, or a question, is about and nothing else, to compare them: its content terms, sorted.
 * “What is a tool?” and “Tools” have the same key; “Model Context Protocol (MCP)” has further ones without and for
 * what stands in brackets.
 */
export const titleKeys = (analyzer: Analyzer, text: string): string[] => {
  const inBrackets = /\(([^()]+)\)/.exec(text)?.[1]
  const names = inBrackets ? [text, text.replace(`(${inBrackets})`, ''), inBrackets] : [text]
  return names.map(name => keyOf(analyzer, name)).filter(Boolean)
}

const keyOf = ({ termsOf, isContentTerm }: Analyzer, text: string): string =>
  [...new Set(termsOf(text).filter(isContentTerm))].sort().join(' ')
