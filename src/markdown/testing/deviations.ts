/** A known reason why a text becomes different HTML than with micromark. */
interface Deviation {
  reason: string
  /** How many of the random documents, which are the same in each run, may differ for this reason. */
  maxCount: number
  /** Matches the texts that it can affect. */
  pattern: RegExp
  /** Removes from the HTML whatever it may change. */
  without(html: string): string
}

/** A text, its HTML by our parser, and its HTML by micromark. */
interface Difference {
  text: string
  ours: string
  theirs: string
}

/**
 * Returns the reasons that explain a difference: a single one if it suffices, otherwise all that can affect the text
 * together. Returns none for an unexplained difference, which is a defect.
 */
export const reasons = (difference: Difference): string[] => {
  const text = difference.text.replace(/\r\n?/g, '\n')
  const possible = deviations.filter(({ pattern }) => pattern.test(text))
  const single = possible.find(deviation => isSame(difference, [deviation]))
  const explaining = single ? [single] : isSame(difference, possible) ? possible : []
  return explaining.map(({ reason }) => reason)
}

const isSame = ({ ours, theirs }: Difference, without: Deviation[]): boolean => {
  const [one, other] = [ours, theirs].map(html => without.reduce((left, deviation) => deviation.without(left), html))
  return one === other
}

const all = () => ''
const withoutEmphasis = (html: string) => html.replace(/<\/?(?:em|strong|del)>|[*_~]/g, '')
const withoutAddresses = (html: string) =>
  html.replace(/<a href="[^"]*">((?:https?:\/\/|www\.)[^<]*|[^<@]*@[^<]*)<\/a>/gi, '$1')

export const deviations: readonly Deviation[] = [
  {
    reason: 'A bare address after an open bracket is a link too: answers write “[Source: https://a.test/b]”.',
    maxCount: 380,
    pattern: /\[[\s\S]*(?:https?:|www\.|@)/i,
    without: withoutAddresses
  },
  {
    reason: 'A bare address ends with its host where no path follows: answers write “https://a.test，”.',
    maxCount: 267,
    pattern: /(?:https?:\/\/|www\.)[\p{L}\p{M}\p{N}._-]*(?:[^\s\p{L}\p{M}\p{N}._<:/?#-]|[._-]+(?![\s._-]))/iu,
    without: all
  },
  {
    reason: 'No-break spaces at the ends of a line are dropped with the other ones.',
    maxCount: 7,
    pattern: /(?:&nbsp;|\u00a0)\s*?(?:\n|$)/,
    without: html => html.replace(/\u00a0/g, '')
  },
  {
    reason: 'What begins with “[^” is a footnote’s number or text, and never the text of a link.',
    maxCount: 5,
    pattern: /\[\^/,
    without: all
  },
  {
    reason: 'What looks like a tag is left alone, even if it is not quite one: answers write “Map<String, int *>”.',
    maxCount: 15,
    pattern:
      /<(?!(?:[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z\d-]*\s*)>)\/?[a-z][\w-]*(?:\s[^<]*)?>/i,
    without: all
  },
  {
    reason: 'Comments are text with marks like any other, for they are shown.',
    maxCount: 20,
    pattern: /<!--/,
    without: all
  },
  {
    reason:
      'micromark counts what is left of a run of delimiters by the rule of three. CommonMark counts the whole run.',
    maxCount: 50,
    pattern: /\*\*|__/,
    without: withoutEmphasis
  },
  {
    reason: 'micromark pairs tildes apart from other delimiters, and lets those beside a tilde open and close.',
    maxCount: 2,
    pattern: /~[\s\S]*[*_]|[*_][\s\S]*~/,
    without: withoutEmphasis
  },
  {
    reason: 'micromark takes a list in a quote for a loose one when blank lines follow it. CommonMark does not.',
    maxCount: 20,
    pattern: />| {4}/,
    without: html => html.replace(/<\/?p>|\n/g, '')
  },
  {
    reason: 'micromark counts white space before a line as a part of inline code.',
    maxCount: 4,
    pattern: /`[\s\S]*\n[ >]*\s/,
    without: html => html.replace(/(?<=<code>)\s+|\s+(?=<\/code>)/g, '')
  },
  {
    reason:
      'micromark counts blank lines at the end of code in another way, and parts code after an item’s blank line.',
    maxCount: 10,
    pattern: /(?:^|\n)[ >]*(?: {4}|```|~~~)/,
    without: html => html.replace(/\s+(?=<\/code>)|<\/code><\/pre>\s*<pre><code>/g, '')
  },
  {
    reason:
      'micromark begins fewer lists after indented code, in a quote and in an item: only those that may interrupt text.',
    maxCount: 20,
    pattern: /(?:^|\n)[ >]*(?:>| {4}|[-+*] |\d+[.)] )[\s\S]*(?:[-+*]|\d[.)])(?:\s|$)/,
    without: all
  }
]
