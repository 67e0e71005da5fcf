import type { ContextItem } from '../../../protocol/index.ts'
import { separateQuestion } from './reading.ts'

/** What is asked, in the reader’s words and with what goes with it. */
export interface Question {
  text: string
  /** Earlier questions of the same thread, oldest first. */
  earlier: string[]
  context: ContextItem[]
  currentPath: string | undefined
}

/**
 * Characters of a question with what is pasted in it, which stands before the question or behind it, and of a context
 * item, which may be a whole file: the beginning tells what it is about.
 */
const longest = { text: 8_000, beginning: 4_000, earlier: 2_000, context: 600 }
/** Earlier questions and context items that are read. */
const most = { earlier: 2, context: 10 }

/** What is read of a question: a client may send megabytes. */
export const truncateQuestion = ({ text, earlier, context, currentPath }: Question): Question => {
  const { asked, pasted } = separateQuestion(withoutMiddle(text))
  const all = [...context, ...pasted.map(value => ({ type: 'code' as const, value }))]
  return {
    text: asked,
    earlier: earlier.slice(-most.earlier).map(before => before.slice(0, longest.earlier)),
    context: all.slice(0, most.context).map(item => ({ ...item, value: item.value.slice(0, longest.context) })),
    currentPath
  }
}

/** Whether something of the code itself is named: `useChat`, `max_tokens`, `run()`. */
export const mentionsCode = (text: string): boolean => /[a-z][A-Z]|\w_\w|\w\(\)|`/.test(text)

const withoutMiddle = (text: string): string =>
  text.length <= longest.text
    ? text
    : `${text.slice(0, longest.beginning)}\n${text.slice(longest.beginning + 1 - longest.text)}`
