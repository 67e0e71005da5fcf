import type { Page } from '../docs/index.ts'

// Kinds of pages, as their paths tell them.
const changes = /migrat|upgrad|changelog|release-notes|whats-new|history/
const trouble = /troubleshoot|faq|known-issues|error/
const reference = /\/(reference|api)\//

/** Whether a page tells what changed. */
export const tellsChanges = ({ path }: Page): boolean => changes.test(path)

/** Whether a page says what is wrong and then what to do. */
export const solvesTrouble = ({ path }: Page): boolean => trouble.test(path)

export const isReference = ({ path }: Page): boolean => reference.test(path)
