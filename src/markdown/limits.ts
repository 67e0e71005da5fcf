/**
 * Bounds of the parser. Past them, text is shown unparsed, so that no hostile answer makes the work grow faster than
 * the length of its text, or the call stack deep.
 */

/** UTF-16 units of one paragraph, heading or cell. The inline marks of a longer one are not parsed. */
export const prose = 10_000
/** Inline parts of it. More of them would take too long to draw in one frame, so the inline marks are not parsed. */
export const parts = 2_000
/** Delimiters that wait for a closer. This also bounds the nesting depth of emphasis. */
export const openers = 50
/** Characters of one delimiter run. Every two of them are one more level of emphasis. */
export const delimiter = 9
/**
 * Nesting depth of open blocks; a list and its item count as two. Deeper nesting would leave no width in the panel, and
 * each letter would stand on a line of its own.
 */
export const depth = 24
/** Of one table. */
export const columns = 64
export const rows = 1_000
/**
 * About how many nodes of an answer are drawn in one frame. Of a longer answer the reader gets twice as many at a time.
 */
export const nodesAtOnce = 6_000
/** UTF-16 units of source text that count as one node. */
export const unitsPerNode = 8
/**
 * Characters of inline content, as URI-encoded JSON, that count as one node. Encoding turns letters that few fonts have
 * into several characters, and these letters also cost more to draw.
 */
export const jsonPerNode = 16
