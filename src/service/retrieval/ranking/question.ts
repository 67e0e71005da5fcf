import type { ContextItem } from '../../../protocol/index.ts'
import { separateQuestion } from './separate-question.ts'

/** A question in the reader’s words, with its thread, its context and the open page. */
export interface Question {
  text: string
  /** Earlier questions of the same thread, oldest first. */
  earlier: string[]
  context: ContextItem[]
  currentPath: string | undefined
}

/** A question by itself, unless more is said of it. */
export const questionOf = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  earlier: [],
  context: [],
  currentPath: undefined,
  ...more
})

/**
 * Characters of a question, with what the reader pasted before or after it, and of a context item, which may be a whole
 * file: its beginning tells what it is about.
 */
const maxCharacters = { text: 8_000, beginning: 4_000, earlier: 2_000, context: 600 }
/** Earlier questions and context items that are read. */
const maxItems = { earlier: 2, context: 10 }

/** Cuts a question to what is read of it: a client may send megabytes. */
export const truncateQuestion = (
  { text, earlier, context, currentPath }: Question,
  saysEnough: (sentence: string) => boolean
): Question => {
  const { asked, pasted } = separateQuestion(withoutMiddle(text), saysEnough)
  const all = [...context, ...pasted.map(value => ({ type: 'code' as const, value }))]
  return {
    text: asked,
    earlier: earlier.slice(-maxItems.earlier).map(question => question.slice(0, maxCharacters.earlier)),
    context: all
      .slice(0, maxItems.context)
      .map(item => ({ ...item, value: item.value.slice(0, maxCharacters.context) })),
    currentPath
  }
}

/** Whether a text names something of the code: `useChat`, `max_tokens`, `run()`. */
export const mentionsCode = (text: string): boolean => /[a-z][A-Z]|\w_\w|\w\(\)|`/.test(text)

const withoutMiddle = (text: string): string =>
  text.length <= maxCharacters.text
    ? text
    : `${text.slice(0, maxCharacters.beginning)}\n${text.slice(maxCharacters.beginning + 1 - maxCharacters.text)}`
