import { isUnspaced, wordsOf } from './tokenizer.ts'

/** Words, or short phrases, that stand for one another. */
export type SynonymGroup = readonly string[]

/** Phrases of a question, each with what is read in its place. */
export type PhraseRule = readonly [phrase: RegExp, replacement: string]

export interface Synonyms {
  /** Terms that may stand in a page for a term of a question. */
  of: (term: string) => ReadonlySet<string>
  /** What makes words of the phrases among them, whose own words mean something else. */
  phrases: PhraseRule[]
}

/** @param termsOf Cuts a word, or a phrase without its small words, into terms. */
export const readSynonyms = (groups: readonly SynonymGroup[], termsOf: (text: string) => string[]): Synonyms => {
  const byTerm = new Map<string, Set<string>>()
  const phrases: PhraseRule[] = []
  for (const group of groups) {
    const entries = group.map(text => ({ text, isPhrase: wordsOf(text).length > 1, terms: termsOf(text) }))
    for (const entry of entries) {
      const others = entries.filter(other => other !== entry)
      if (entry.isPhrase) {
        const other = others.find(({ isPhrase }) => !isPhrase) ?? others[0]
        if (other) phrases.push([phrasePattern(entry.text), `$& ${other.text.replaceAll('$', '$$$$')}`])
        continue
      }
      const [term] = entry.terms
      if (term === undefined) continue
      const standing = byTerm.get(term) ?? new Set()
      // Of an identifier the whole stands for it, and not its parts.
      for (const { isPhrase, terms } of others)
        for (const other of isPhrase ? terms : terms.slice(0, 1)) standing.add(other)
      standing.delete(term)
      byTerm.set(term, standing)
    }
  }
  return { of: term => byTerm.get(term) ?? none, phrases }
}

/**
 * Reads lines of words that are asked and words that are then likely: `asked asked > said said`.
 *
 * @returns Terms that a term of a question makes likely.
 */
export const readRelated = (
  lines: string,
  termsOf: (text: string) => string[]
): ((term: string) => ReadonlySet<string>) => {
  const byTerm = new Map<string, Set<string>>()
  for (const line of lines.trim().split('\n')) {
    const [asked = '', said = ''] = line.split('>')
    for (const term of termsOf(asked)) {
      const likely = byTerm.get(term) ?? new Set()
      for (const other of termsOf(said)) if (other !== term) likely.add(other)
      byTerm.set(term, likely)
    }
  }
  return term => byTerm.get(term) ?? none
}

const none: ReadonlySet<string> = new Set()

/** The words of a phrase, whatever stands between them; where spaces are written, no part of longer words. */
const phrasePattern = (phrase: string): RegExp => {
  const words = phrase.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const pattern = words.join('[^\\p{L}\\p{N}]+')
  return isUnspaced(phrase)
    ? new RegExp(pattern, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')
}
