const sign =
  /^(?:`{3,}|~{3,}|:{3,})\{[A-Za-z][\w:.+-]*\}|\{(?:ref|doc|term|numref|eq|cite|any|download|kbd|[a-z]+:[a-z]+)\}`|^\([\w.: -]+\)=[ \t]*$/m

/** Whether a page uses MyST syntax. Only then a `%` begins a comment. */
export const isMyst = (source: string): boolean => sign.test(source)

/**
 * Whether a line is MyST syntax that readers do not see: a comment, a break, or a target. The heading below a target also
 * keeps the id of its own words on the built page.
 */
export const isMystLine = (line: string): boolean => /^(?:%|\+\+\+|\([^()\n]+\)=\s*$)/.test(line)
