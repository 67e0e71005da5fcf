/** What is looked for, and what stands there instead; the match itself where it turns out to be something else. */
export interface Rule {
  /** Global. Every repetition has a bound, so that no text takes more than a few steps for each character. */
  pattern: RegExp
  replace: (match: string, ...groups: string[]) => string
}

/** A rule without exceptions. */
export const always = (pattern: RegExp, word: string): Rule => ({ pattern, replace: () => word })

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
