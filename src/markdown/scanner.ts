import type { Part } from './delimiters.ts'
import type { Definition, Formula, Inline } from './tree.ts'

/** Finds the definition of a normalised label. */
export type Lookup = (label: string) => Definition | undefined

/** Finds formulas in a text. Its code loads late, because most answers contain none. */
export interface MathRules {
  /**
   * Parses the formula at the scanner’s position. Returns an empty string for an unfinished one, which is hidden, and
   * undefined, without moving, when there is none.
   */
  read(scanner: Scanner): Formula | '' | undefined
  /**
   * Returns the closing mark of a display formula that is still open at the end of this line of a paragraph, so that
   * the next line continues it.
   * @param awaited the closing mark of a formula that the previous line left open
   */
  closing(line: string, awaited: string | undefined): string | undefined
  /** Cost of drawing a text’s formulas, in nodes. */
  sizeOf(content: readonly Inline[]): number
}

export interface Bracket {
  /** Index of its own text in the parts; its content follows. */
  index: number
  /** Where its content begins in the text. */
  start: number
  image: boolean
}

/** State of parsing one text’s inline marks from left to right. */
export interface Scanner {
  text: string
  at: number
  parts: Part[]
  brackets: Bracket[]
  /** Brackets below this stack height contain a link, so they cannot be a link themselves. */
  inactive: number
  lookup: Lookup
  math: MathRules | undefined
  /** True while more text may follow. */
  streaming: boolean
}

/** Matches a sticky pattern at the scanner’s position, and moves past the match. */
export const take = (scanner: Scanner, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = scanner.at
  const match = pattern.exec(scanner.text)
  if (match) scanner.at += match[0].length
  return match
}

/** An open bracket with more text after it more likely belongs to prose than to a link. */
const maxLinkText = 200

/** While streaming, returns whether a bracket may yet become a link. Those of `list[0` and `[text][label` may not. */
export const mayBecomeLink = ({ streaming, text }: Scanner, { start }: Bracket): boolean =>
  streaming && text.length - start <= maxLinkText && !/[\w\]]/.test(text[start - 2] ?? '')
