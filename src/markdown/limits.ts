/**
 * An answer is short; a hostile one need not be parsed. Past these bounds text is shown as it is,
 * so that no input makes the work grow faster than its length, nor the call stack deep.
 */

/** UTF-16 units of one paragraph, heading or cell whose inline marks are read. */
export const prose = 10_000
/** Delimiters that wait for their closing one; so much emphasis at most lies within each other. */
export const openers = 50
/** Characters of one delimiter: two of them are one more level of emphasis. */
export const delimiter = 9
/**
 * Open blocks within each other; a list and its item count as two. With more, nothing is left of a panel’s width, and
 * each letter stands in a line of its own.
 */
export const depth = 24
/** Of one table. */
export const columns = 64
export const rows = 1_000
/**
 * About how many nodes of an answer are drawn in one frame, and UTF-16 units for each of them. Of more the reader gets
 * twice so many at a time.
 */
export const room = 6_000
export const text = 8
/**
 * Characters of JSON, as they stand in an address, that an inline node has, or a text that costs as much: letters that
 * few fonts have are several characters there.
 */
export const node = 16
