/**
 * What counts how much in finding pages and in judging whether they answer. Beside each weight stands by how many
 * points the benchmark of its time changed without it, over the docs of the AI SDK (`ai`); `·` is no change;
 * `node bench/weights.ts` prints it over today's questions:
 *
 *     unseen: right page first, among five, refused | tuned: the same | follow-ups: first, titles: first
 *
 * The last two stand there only where they change. Where it says `six`, it is over the six documentations of today,
 * tuned: first, among five.
 */
export const weights = {
  /** BM25, with its constants. */
  bm25: {
    page: {
      k: 1.2, // · +0.7 · | −2.3 −0.8 · | · −0.4
      b: 0.9, // −0.7 +0.7 · | −2.5 −0.2 · | · −0.7
      d: 0.5 // +0.7 · · | −0.6 −0.4 ·
    },
    chunk: {
      k: 1.5, // · · +1.1 | −5.1 −3.4 −0.8 | · −0.7
      b: 0.5, // −1.4 · · | −4.2 −1.1 +0.8 | · −0.4
      d: 0 // · · · | · · ·
    }
  },
  /** How much the rarity of a term counts: its exponent. */
  rarity: 0.8, // six: · −0.3
  /** A term in a part of a page, when pages are looked for. */
  page: {
    title: 3.75, // −1.4 · · | −1.5 −1.3 · | · −0.7
    path: 1.5, // · · · | −0.4 −0.2 ·
    description: 3.5, // −0.7 −0.7 · | −0.6 −0.6 ·
    headings: 1.5, // +0.7 · · | −1.1 −0.8 · | · +0.7
    text: 1, // · −1.4 · | −3.6 −1.5 · | +10.0 ·
    code: 0.35 // +2.1 · · | −0.8 −0.6 · | · +0.4
  },
  /** How much more a page is that holds more of what is asked: the exponent of what it holds. */
  completeness: 1.5,
  /** A term that begins with what is asked, by how much of it that is. No question of the benchmark ends early. */
  prefix: 0.375, // · · · | · · ·
  /** A term in a part of a chunk, when the chunks of these pages are compared. */
  chunk: {
    heading: 1.5, // −0.7 · +1.1 | −0.4 −1.1 ·
    text: 1, // −7.1 −4.3 +3.3 | −10.6 −5.7 +5.8 | +10.0 −0.4
    code: 0.4, // −1.4 −2.9 +1.1 | −2.8 −1.7 · | · +0.4
    trail: 1, // · · · | −0.4 −0.2 · | · +0.4
    title: 1.2, // −0.7 · · | −0.6 · · | · −1.5
    description: 0.6 // · · · | −1.1 −0.6 ·
  },
  /** What a term of code adds to a chunk’s length. */
  codeLength: 0.3, // −0.7 +0.7 · | −0.2 −1.1 ·
  /**
   * A word of a question that is not one of its own content words counts less than 1. The benchmark has no slips of
   * the pen, no context and no open page.
   */
  concept: {
    joined: 0.7, // by hand: of fourteen documentations, marked +0.3 for 1, and at 0.4 less is quoted
    part: 0.3, // · · · | −0.2 −0.6 −0.8
    related: 0.3, // six: −1.1 −1.5
    synonym: 0.6, // −10.0 −7.9 · | −8.3 −9.1 +0.8 | +10.0 +0.7
    guess: 0.3, // · · · | · · ·
    compound: 0.7, // no compounds in the docs of the AI SDK
    generic: 0.45, // · −1.4 +1.1 | −1.9 −1.3 +1.7 | +10.0 +0.4
    context: 0.3, // · · · | · · ·
    earlier: 0.6, // · · · | · · · | −40.0 ·
    page: 0.3 // · · · | · · ·
  },
  /** What a chunk gains that has all that is asked. */
  coverage: 0.75, // · · · | −2.3 −0.6 · | · −0.4
  /** What is added to a page’s own score and its best chunk’s, which count 1 together. */
  rank: {
    second: 0.4, // +1.4 · · | −3.0 −1.3 +0.8 | · +1.5
    third: 0.3, // +0.7 · · | −2.1 −1.7 · | · +1.1
    phrases: 0.6 // six: +0.3 −0.7
  },
  /**
   * What is added to a page’s score, which is 1 for the best: fitted to all questions that are tuned with, and judged on each
   * documentation by a fit without it: first 79.0 in place of 77.2, among five 93.8 in place of 93.4. The last three,
   * for short questions, are fitted to everyday ones about 24 documentations.
   */
  prior: {
    best: 0.83,
    path: 0.36,
    held: 0.1,
    brevity: 0.54,
    opening: 0.35,
    heading: 0.55,
    nearRoot: 0.6
  },
  /**
   * By how much a score is multiplied. Those of a heading and of an opening choose the section, where the benchmark
   * looks at pages; none of its questions comes with context or an open page.
   */
  boost: {
    sameHeading: 1.3, // · · · | +0.2 · ·
    name: 1.3, // · · · | · · ·
    definesSmallWord: 2, // by hand: of fourteen documentations one question has it, from 1.3 on among five
    sameTitle: 1.3, // · · · | · · · | · −2.9
    sectionInContext: 2, // · · · | · · ·
    pageInContext: 1.5, // · · · | · · ·
    openPage: 1.2, // · · · | · · ·
    opening: 1.3, // · · · | · · ·
    definingHeading: 2, // by hand: “What is a composable?” below the opening of a page of that name
    changelog: 0.5, // −2.1 · · | −1.1 −0.8 +0.8; six: 0.65 puts 0.3 fewer first
    troubleshooting: 1.5, // −1.4 · · | −1.3 −0.6 ·
    troubleshootingUnasked: 0.75, // +0.7 · · | · −0.4 · | · +0.4
    contributingUnasked: 0.6, // · · · | · · ·; own docs, unseen: −7.1 −1.4 −2.2
    outdatedUnasked: 0.5, // by hand: of the docs of Mastra, with two generations of workflows, two of 76 more are marked
    referenceUnasked: 0.95 // · · · | +0.4 −0.2 · | · +0.4
  },
  /** Evidence that a question is answered: fitted by `node bench/evidence.ts`, which says what each is worth. */
  evidence: {
    fit: 9.79,
    cooccurrence: 1.73,
    ambiguity: -0.84,
    missingNames: -0.47,
    length: 1.12,
    base: -3.92
  },
  /**
   * What makes a sentence, a row or a block of code likely to be what answers, as logarithms of odds: fitted to all
   * questions that are tuned with, and judged on each documentation by a fit without it. No heading counts for so much
   * as the fit would have it, since one documentation alone has pages of problems.
   */
  quote: {
    page: 2.6,
    chunk: 2.8,
    size: -0.2,
    problem: -5,
    changelog: -2.0,
    opening: 0.66,
    shortOpening: 0.7,
    titleFits: 2.1,
    headingFits: 1.8,
    sameHeading: 2, // · : by hand; no question of the benchmark is worded like its heading, what a reader clicks on is
    around: 2.8,
    withTitles: 3.5,
    words: 3.4,
    place: -0.33,
    beginsParagraph: 0.4,
    row: -1.0,
    ownInRow: 4.6,
    shortOwnInRow: -2, // by the same fit
    synopsis: -2, // by hand: of fourteen documentations no question loses by it, one is marked more
    behindCode: -0.62,
    compares: 9, // by hand
    decides: 2.3,
    amount: 1.4,
    advice: 0.86,
    instruction: 1.0,
    pointer: -0.52,
    leaning: -0.28,
    short: -1.2,
    identifier: 0.32,
    defines: 8 // by hand
  }
}
