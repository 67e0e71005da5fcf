import type { Part } from './delimiters.ts'
import type { Definition, Formula, Inline } from './tree.ts'

/** Finds what a normalised label stands for. */
export type Lookup = (label: string) => Definition | undefined

/** What finds formulas in a text. It comes late: most answers have none. */
export interface MathRules {
  /** Reads the formula at the scanner’s position. Undefined, and no step taken: there is none. */
  read(scanner: Scanner): Formula | '' | undefined
  /**
   * The mark that closes the formula which a line of a paragraph leaves open: it stands in lines of its own, and the next
   * line goes on with it.
   * @param awaited the mark that the line before left open
   */
  closing(line: string, awaited: string | undefined): string | undefined
  /** About how many nodes are drawn for the formulas of a text. */
  sizeOf(content: readonly Inline[]): number
}

export interface Bracket {
  /** Where its own text stands in the parts; its content follows. */
  index: number
  /** Where its content begins in the text. */
  start: number
  image: boolean
}

/** One text while its inline marks are read, from left to right. */
export interface Scanner {
  text: string
  at: number
  parts: Part[]
  brackets: Bracket[]
  /** Brackets below this height stand around a link, and so can be none themselves. */
  inactive: number
  lookup: Lookup
  math: MathRules | undefined
  /** The text’s end is not the end of what will be written. */
  streaming: boolean
}

/** Matches a sticky pattern at the position, and steps over it. */
export const take = (scanner: Scanner, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = scanner.at
  const match = pattern.exec(scanner.text)
  if (match) scanner.at += match[0].length
  return match
}

/** Longer than this, an open bracket is more likely one of prose than the start of a link. */
const longestLinkText = 200

/** While streaming: whether a bracket may yet become a link. Not in `list[0`, nor as the label in `[text][label`. */
export const mayBecomeLink = ({ streaming, text }: Scanner, { start }: Bracket): boolean =>
  streaming && text.length - start <= longestLinkText && !/[\w\]]/.test(text[start - 2] ?? '')
