import { messageText, type RequestMessage } from '../../protocol/index.ts'
import { type FurtherRequest, furtherRequestOf, smallTalkOf, withoutSmallTalk } from './sentences/index.ts'

/** What a conversation asks, as it is searched for. */
export interface ThreadQuestion {
  /** The last question, which the last message is, or goes on from. */
  text: string
  /** The questions before it, oldest first. Small talk and requests to go on are none. */
  earlier: string[]
  /** What the reader asked for beyond the answer to it, the latest last. */
  further: FurtherRequest[]
}

interface MessageWords {
  nameNothing: (text: string) => boolean
  areTitle: (text: string) => boolean
}

/**
 * Reads what a conversation asks: “show me an example” goes on from the question before it.
 *
 * @param words Tells of the words of a message whether they name nothing (“Why?”), and whether they are the title of a
 *   page, which is then what they ask for: “Examples”.
 * @param hasContext Whether the last message has context items, which are then what “explain this” is about.
 */
export const threadQuestionOf = (
  messages: RequestMessage[],
  words: MessageWords,
  hasContext = false
): ThreadQuestion => {
  const texts = messages
    .filter(({ role }) => role === 'user')
    .map(messageText)
    .slice(-maxMessages)
  const text = texts.at(-1) ?? ''
  const asked = texts.map((each, at) => ({ text: each, at, ...saidIn(each, words) }))
  const questions = asked.filter(({ isQuestion, at }) => isQuestion && at < texts.length - 1)
  const base = questions.at(-1)
  if (!base || hasContext || !asked.at(-1)?.further) {
    return { text, earlier: questions.map(question => question.text), further: [] }
  }
  return {
    text: base.text,
    earlier: questions.slice(0, -1).map(question => question.text),
    further: asked.slice(base.at + 1).flatMap(({ further }) => further ?? [])
  }
}

/** The latest messages of the reader that are read. */
const maxMessages = 20

/** Most characters of a message that asks nothing of its own. */
const maxLength = 300

const saidIn = (
  text: string,
  { nameNothing, areTitle }: MessageWords
): { further?: FurtherRequest | undefined; isQuestion: boolean } => {
  if (text.length > maxLength) return { isQuestion: true }
  const smallTalk = smallTalkOf(text)?.what
  // “That's not what I asked” is a complaint, and asks for something else.
  const complaint = smallTalk === 'complaint' && !areTitle(text) ? furtherRequestOf(text) : undefined
  if (complaint) return { further: complaint, isQuestion: false }
  if (smallTalk) return { isQuestion: false }
  const asked = withoutSmallTalk(text)
  const further = furtherRequestOf(asked) ?? (nameNothing(asked) ? 'closest' : undefined)
  if (further && areTitle(asked)) return { isQuestion: true }
  return { further, isQuestion: !further }
}
