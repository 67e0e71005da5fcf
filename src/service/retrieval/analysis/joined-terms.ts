import { compoundsIn, joinedNames } from './names.ts'

/** The terms of a text, and as further ones the names and the compounds in it that are several of its words. */
export const withJoinedTerms = (text: string, termsOf: (text: string) => string[]): string[] => [
  ...termsOf(text),
  ...joinedNames(text),
  ...compoundsIn(text).flatMap(termsOf)
]
