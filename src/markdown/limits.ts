/**
 * An answer is short; a hostile one need not be parsed. Past these bounds text is shown as it is,
 * so that no input makes the work grow faster than its length, nor the call stack deep.
 */
export const limits = {
  /** UTF-16 units of one paragraph, heading or cell whose inline marks are read. */
  prose: 10_000,
  /** Delimiters that wait for their closing one; so much emphasis at most lies within each other. */
  openers: 50,
  /** Characters of one delimiter: two of them are one more level of emphasis. */
  delimiter: 9,
  /** Open blocks within each other; a list and its item count as two. */
  depth: 40,
  /** Of one table. */
  columns: 64,
  rows: 1_000
}
