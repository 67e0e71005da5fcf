import type { MathRules, Scanner } from './scanner.ts'
import type { Formula, Inline } from './tree.ts'

interface Notation {
  opening: RegExp
  /** Matches from the opening to the closing mark. Stops at the next mark of its kind, so no text is scanned twice. */
  whole: RegExp
  display: boolean
  /** Rules out look-alikes: a dollar may mark a price or a variable, and `\[` may be an escaped bracket. */
  looksRight(tex: string): boolean
}

const commands = /\\[a-z]{2,}|[_^]\s*\{|\^|\\\\/i
const functions = /^(?:sin|cos|tan|log|exp|min|max|lim|det|mod|gcd)$/i

/** True for text with a TeX command; or with an operator or a single symbol, no words, and brackets in equal number. */
const looksLikeFormula = (tex: string): boolean =>
  commands.test(tex) ||
  ((tex.match(/\p{L}{2,}/gu) ?? []).every(word => word.length < 3 || functions.test(word)) &&
    /^\p{L}?['\d.,]*$|[=+\-*/<>|_(]/u.test(tex.trim()) &&
    tex.split(/[([{]/).length === tex.split(/[)\]}]/).length)

const notations: readonly Notation[] = [
  {
    opening: /\$\$/y,
    whole: /\$\$((?:\\.|[^\\$])+)\$\$/sy,
    display: true,
    looksRight: looksLikeFormula
  },
  {
    // Does not match “US$5”, “$5 and $10” or `$HOME/$USER`.
    opening: /(?<![\w$])\$(?![\s$])/y,
    whole: /(?<![\w$])\$(?!\s)((?:\\.|[^\\$`])+)(?<!\s)\$(?![\w$])/sy,
    display: false,
    looksRight: looksLikeFormula
  },
  {
    opening: /(?<!\w)\\\(/y,
    whole: /(?<!\w)\\\(((?:\\[^()]|[^\\])+)\\\)/y,
    display: false,
    looksRight: looksLikeFormula
  },
  {
    opening: /\\\[/y,
    whole: /\\\[((?:\\[^[\]]|[^\\])+)\\\]/y,
    display: true,
    looksRight: tex => commands.test(tex) || tex.includes('=')
  }
]

/** UTF-16 units up to which an unfinished formula is hidden. A longer text is most likely not a formula. */
const maxHiddenLength = 300

/** Inline parts of a paragraph after which no more formulas are parsed: drawing so many would block the page. */
const maxParts = 500

const read = (scanner: Scanner): Formula | '' | undefined => {
  const { text, at, streaming } = scanner
  if (scanner.parts.length > maxParts) return undefined
  for (const { opening, whole, display, looksRight } of notations) {
    const tex = peek(whole, scanner)?.[1]
    // While streaming, the character after a last dollar may show that this dollar does not close a formula.
    const isClear = tex !== undefined && !(streaming && !display && whole.lastIndex === text.length)
    if (isClear && looksRight(tex)) {
      scanner.at = whole.lastIndex
      return { type: 'formula', tex: tex.trim(), display }
    }
    if (tex !== undefined && isClear) continue
    if (streaming && peek(opening, scanner) && mayBecomeFormula(text.slice(at))) {
      scanner.at = text.length
      return ''
    }
  }
  return undefined
}

const peek = (pattern: RegExp, { text, at }: Scanner): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A price or words are shown at once; a formula is hidden until it is complete. */
const mayBecomeFormula = (rest: string): boolean =>
  rest.length <= maxHiddenLength && (commands.test(rest) || !/^\$\d|\p{L}{3}/u.test(rest.replace(/\\[a-z]*/gi, '')))

const closing = (line: string, awaited: string | undefined): string | undefined => {
  const [opening = '', dollars] = awaited ? [] : (/^(?:(\$\$)|\\\[)/.exec(line) ?? [])
  const mark = awaited ?? (opening && (dollars ?? '\\]'))
  return mark && !line.includes(mark, opening.length) ? mark : undefined
}

/** Drawing one formula takes as long as drawing this many nodes. */
const nodesPerFormula = 30

const sizeOf = (content: readonly Inline[]): number =>
  content.reduce((size, part) => {
    if (typeof part === 'string') return size
    if (part.type === 'formula') return size + nodesPerFormula + part.tex.length / 2
    return 'children' in part ? size + sizeOf(part.children) : size
  }, 0)

export const mathRules: MathRules = { read, closing, sizeOf }
