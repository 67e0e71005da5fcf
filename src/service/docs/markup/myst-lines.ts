const sign =
  /^(?:`{3,}|~{3,}|:{3,})\{[A-Za-z][\w:.+-]*\}|\{(?:ref|doc|term|numref|eq|cite|any|download|kbd|[a-z]+:[a-z]+)\}`|^\([\w.: -]+\)=[ \t]*$/m

/** Whether a page has anything of MyST: then a `%` begins a comment, which anywhere else is text. */
export const isMyst = (source: string): boolean => sign.test(source)

/**
 * Whether a line is MyST’s alone, and no reader’s: a comment, a break, or a target. The heading below a target keeps the
 * id of its own words, which the built page has as well.
 */
export const isMystLine = (line: string): boolean => /^(?:%|\+\+\+|\([^()\n]+\)=\s*$)/.test(line)
