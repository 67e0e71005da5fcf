/**
 * How questions are compared, fitted by `bench/gaps.ts`: on the questions about one documentation, judged by those about
 * another, which prefers the same.
 */
export const weights = {
  /** What of the likeness is decided by shared words, by the pages that come nearest, and by their sections. */
  words: 0.5,
  pages: 0.4,
  sections: 0.1,
  /** How much the rarity of a word counts, in the documentation and among the questions, as exponents. */
  rareInDocs: 0.75,
  rareInQuestions: 0.5,
  /** How much a word counts that may stand for the one that is asked: the same in other words, or likely beside it. */
  synonym: 0.3,
  related: 0.3,
  /** Exponents of how well pages and sections fit: the best count the more, the higher they are. */
  pageFit: 1,
  sectionFit: 3,
  /** Groups are joined while their questions are, on average, at least so much alike. */
  alike: 0.32
}
