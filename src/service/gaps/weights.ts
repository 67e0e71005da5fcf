/**
 * The weights of the comparison of questions, fitted by `bench/gaps.ts` on questions about one documentation and validated
 * on those about another, which prefers the same weights.
 */
export const weights = {
  /** Shares of the likeness that shared words, matching pages, and matching sections decide. */
  words: 0.5,
  pages: 0.4,
  sections: 0.1,
  /** Exponents of a word’s rarity in the documentation and among the questions. */
  rareInDocs: 0.75,
  rareInQuestions: 0.5,
  /** Weights of synonyms and of related words, relative to the word itself. */
  synonym: 0.3,
  related: 0.3,
  /** Exponents of the match of pages and sections: the higher, the more the best ones count. */
  pageFit: 1,
  sectionFit: 3,
  /** Minimum average likeness of two groups to be joined. */
  alike: 0.32
}
