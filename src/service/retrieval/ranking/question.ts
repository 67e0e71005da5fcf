import type { ContextItem } from '../../../protocol/index.ts'

/** What is asked, in the reader’s words and with what goes with it. */
export interface Question {
  text: string
  /** Earlier questions of the same thread, oldest first. */
  earlier: string[]
  context: ContextItem[]
  currentPath: string | undefined
}

/**
 * Characters of a question, and of a context item, which may be a whole file: the beginning tells what it is about. What
 * is pasted begins with what happened, and the question stands behind it.
 */
const longest = { text: 2_000, beginning: 800, context: 600 }
/** Earlier questions and context items that are read. */
const most = { earlier: 2, context: 10 }

/** What is read of a question: a client may send megabytes. */
export const truncateQuestion = ({ text, earlier, context, currentPath }: Question): Question => ({
  text: withoutMiddle(text.trim()),
  earlier: earlier.slice(-most.earlier).map(before => before.slice(0, longest.text)),
  context: context.slice(0, most.context).map(item => ({ ...item, value: item.value.slice(0, longest.context) })),
  currentPath
})

/** Whether something of the code itself is named: `useChat`, `max_tokens`, `run()`. */
export const mentionsCode = (text: string): boolean => /[a-z][A-Z]|\w_\w|\w\(\)|`/.test(text)

const withoutMiddle = (text: string): string =>
  text.length <= longest.text
    ? text
    : `${text.slice(0, longest.beginning)}\n${text.slice(longest.beginning + 1 - longest.text)}`
