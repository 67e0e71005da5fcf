import type { MathRules, Scanner } from './scanner.ts'
import type { Formula, Inline } from './tree.ts'

interface Notation {
  opening: RegExp
  /** From the opening to the closing mark. Each stops at the next mark of its kind, so that no text is read twice. */
  whole: RegExp
  display: boolean
  /** What the marks do not already say: a dollar may be a price or a variable, and `\[` an escaped bracket. */
  looksRight(tex: string): boolean
}

const commands = /\\[a-z]{2,}|[_^]\s*\{|\^|\\\\/i
const functions = /^(?:sin|cos|tan|log|exp|min|max|lim|det|mod|gcd)$/i

/** No words but those of formulas, and a letter, a number or something between them. */
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
    // Neither “US$5” nor “$5 and $10”, nor `$HOME/$USER`.
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

/** A formula that is still being written is hidden so long, in UTF-16 units; past it, it is most likely none. */
const longestHidden = 300

/** In one paragraph no formula is read behind so many marks. */
const maxParts = 1_000

const read = (scanner: Scanner): Formula | '' | undefined => {
  const { text, at, streaming } = scanner
  // Drawing so many would block the page.
  if (scanner.parts.length > maxParts) return undefined
  for (const { opening, whole, display, looksRight } of notations) {
    const tex = peek(whole, scanner)?.[1]
    // What follows a dollar at the end may show that it closes nothing.
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

/** A price or words are shown at once, a formula when it is whole. */
const mayBecomeFormula = (rest: string): boolean =>
  rest.length <= longestHidden && (commands.test(rest) || !/^\$\d|\p{L}{3}/u.test(rest.replace(/\\[a-z]*/gi, '')))

const closing = (line: string, awaited: string | undefined): string | undefined => {
  const [opening = '', dollars] = awaited ? [] : (/^(?:(\$\$)|\\\[)/.exec(line) ?? [])
  const mark = awaited ?? (opening && (dollars ?? '\\]'))
  return mark && !line.includes(mark, opening.length) ? mark : undefined
}

/** Drawing one takes so long as drawing so many nodes. */
const cost = 30

const sizeOf = (content: readonly Inline[]): number =>
  content.reduce((size, part) => {
    if (typeof part === 'string') return size
    if (part.type === 'formula') return size + cost + part.tex.length / 2
    return 'children' in part ? size + sizeOf(part.children) : size
  }, 0)

export const mathRules: MathRules = { read, closing, sizeOf }
