import { termsOf } from './terms.ts'
import { stopTerms, weakTerms } from './words.ts'

/**
 * What a title or a heading, or a question, names and nothing else: its telling terms, in one order. “What is a tool?”
 * and “Tools” name the same; “Model Context Protocol (MCP)” has two names.
 */
export const namesOf = (text: string): string[] => {
  const inBrackets = /\(([^()]+)\)/.exec(text)?.[1]
  const names = inBrackets ? [text, text.replace(`(${inBrackets})`, ''), inBrackets] : [text]
  return names.map(key).filter(Boolean)
}

const key = (text: string): string => {
  const telling = termsOf(text).filter(term => !stopTerms.has(term) && !weakTerms.has(term))
  return [...new Set(telling)].sort().join(' ')
}
