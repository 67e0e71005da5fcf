import type { Analyzer } from '../analysis/analyzer.ts'
import { identifiersIn, nameKey } from '../analysis/names.ts'
import { isSystem } from '../analysis/systems.ts'

/** A name of the code for which a question may ask. */
export interface AskedName {
  /** As it is typed, without quotation marks. */
  word: string
  key: string
  terms: string[]
  /** Of these a section that defines it has at least one, unless there are none. */
  telling: string[]
  /** The terms of the thing that it is a member of, where that is not part of it. */
  object: string[]
  /** Whether the question writes it as a name: `useChat`, “persist”. */
  isWritten: boolean
  /** Whether it does, or calls it one (“the option persist”), instead of using it as a plain word. */
  isMarked: boolean
  /** Whether it is the whole question, and its only mark is that. */
  isAlone: boolean
}

/** The words of a question that may be names. */
export const askedNames = (analyzer: Analyzer, text: string): AskedName[] => {
  const { termsOf, isContentTerm, isKindOfName } = analyzer
  const tokens = text.match(token) ?? []
  const isKind = (word: string | undefined) => word !== undefined && termsOf(word).some(isKindOfName)
  return tokens.flatMap((word, at) => {
    const [key, terms] = [nameKey(word), termsOf(word)]
    const isCalledName = isKind(tokens[at - 1]) || isKind(tokens[at + 1])
    const isWritten = /^(?:[`'"‘“]|-\p{L})/u.test(word) || (identifiersIn(word).length > 0 && !isSystem(word))
    const isAlone = !isWritten && !isCalledName && tokens.length === 1
    const isMarked = isWritten || isCalledName || isAlone
    if (key.length < 2 || terms.length === 0) return []
    return isMarked || terms.every(isContentTerm)
      ? [{ word: bare(word), key, terms, telling: terms, object: [], isWritten, isMarked, isAlone }]
      : []
  })
}

/**
 * Signs that stand alone in a question, with those of punctuation behind them and without: “what does ?? do”, “what is $_?”.
 *
 * @param onlySigns Whether nothing else is asked for. A dash or an equals sign is then no punctuation either.
 */
export const askedSigns = (text: string, onlySigns: boolean): AskedName[] =>
  (text.replace(/\s+[?!.…]+\s*$/, '').match(signs) ?? []).flatMap(written => {
    const words = [written, written.replace(/[?!.,:;]+$/, '')]
    const keys = words.flatMap(word => (onlySigns || !punctuation.test(word) ? nameKey(bare(word)) : []))
    return [...new Set(keys)].filter(Boolean).map(key => ({
      word: key,
      key,
      terms: [],
      telling: [],
      object: [],
      isWritten: true,
      isMarked: true,
      isAlone: false
    }))
  })

const signs = /(?<!\S)[^\s\p{L}\p{N}]{1,8}(?!\S)/gu
const punctuation = /^[-–—/:;,.=+*()"'…]$/

const bare = (word: string): string => word.replaceAll(/^[`'"‘“]|[`'"’”]$/g, '')

const token =
  /`[^`\n]+`|(?<![\p{L}\p{N}])['"‘“][^\s'"’”]+['"’”](?![\p{L}\p{N}])|[\p{Script=Latin}\p{N}_$@-][\p{Script=Latin}\p{N}_$.:/@-]*(?:\(\))?|[^\s\p{P}\p{S}]+/gu
