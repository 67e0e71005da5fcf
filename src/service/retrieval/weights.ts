/** What counts how much in finding pages and in judging whether they answer: every number that the benchmark decides. */
export const weights = {
  bm25: {
    page: { k: 1.2, b: 0.9, d: 0.5 },
    chunk: { k: 1.5, b: 0.5, d: 0 }
  },
  /** A term in a part of a page, when pages are looked for. */
  page: { title: 3.75, path: 1.5, description: 3.5, headings: 1.5, text: 1, code: 0.35 },
  /** A term that begins with what is asked, by how much of it that is. */
  prefix: 0.375,
  /** A term in a part of a chunk, when the chunks of these pages are compared. */
  chunk: { heading: 1.5, text: 1, code: 0.4, trail: 1, title: 1.2, description: 0.6 },
  /** What a term of code adds to a chunk’s length. */
  codeLength: 0.3,
  /** A word of a question that is not one of its own content words counts less than 1. */
  concept: { part: 0.3, synonym: 0.6, guess: 0.3, generic: 0.45, context: 0.3, earlier: 0.6, page: 0.3 },
  /** What a chunk gains that has all that is asked. */
  coverage: 0.75,
  /** What is added to a page’s own score and its best chunk’s, which count 1 together. */
  rank: { second: 0.4, third: 0.3, phrases: 0.25 },
  /** By how much a score is multiplied. */
  boost: {
    sameHeading: 1.3,
    sameTitle: 1.3,
    sectionInContext: 2,
    pageInContext: 1.5,
    openPage: 1.2,
    opening: 1.3,
    changelog: 0.65,
    troubleshooting: 1.5,
    troubleshootingUnasked: 0.75,
    referenceUnasked: 0.95
  },
  /** What else was found, beside the two things that a question compares. */
  besideComparison: 0.5,
  /** Evidence that a question is answered: fitted to the benchmark’s questions. */
  evidence: { coverage: 2.6, named: 2.4, words: 0.78, phrases: 0.75, unknown: -0.45, size: -1.2, base: 0.2 },
  /** How much of a concept is there where it is not named plainly. */
  presence: { guess: 0.4, inPassing: 0.4, inCode: 0.4, offTopic: 0.8 }
}
