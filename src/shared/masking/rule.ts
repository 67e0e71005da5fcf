/** A pattern and its replacement. `replace` returns the match itself where it is something else after all. */
export interface Rule {
  /** A global pattern. Every repetition has a bound, so that matching takes time linear in the text. */
  pattern: RegExp
  replace: (match: string, ...groups: string[]) => string
}

/** A rule without exceptions. */
export const always = (pattern: RegExp, word: string): Rule => ({ pattern, replace: () => word })

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
