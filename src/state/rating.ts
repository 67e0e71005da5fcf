import type { AnswerRating, AssistantMessage } from '../protocol/index.ts'
import { currentPathOrAddress } from '../transport/current-path.ts'
import { sendFeedback } from '../transport/feedback.ts'
import type { Emit } from '../widget/handle.ts'
import type { ResolvedOptions } from '../widget/options.ts'

/** The chat whose messages hold the ratings. */
interface RatedChat {
  messages: AssistantMessage[]
}

/**
 * Stores a rating with its message, emits `feedback` and sends it. An unchanged rating is neither emitted nor sent
 * again, unless it could not be sent before.
 * @returns whether the service has accepted it
 */
export type Rate = (
  chat: RatedChat,
  message: AssistantMessage,
  rating: AnswerRating,
  about: { options: ResolvedOptions; threadId: string | null }
) => Promise<boolean>

export const createRate = (emit: Emit): Rate => {
  /** Requests run one after another, so that the reader’s last rating arrives last. */
  let sending: Promise<unknown> = Promise.resolve()
  return async (chat, message, { helpful, reason, comment }, { options, threadId }) => {
    const { id: messageId } = message
    const { threadId: own, rating: before } = messageIn(chat, messageId)?.metadata ?? message.metadata ?? {}
    const rating: AnswerRating = { helpful, ...(reason && { reason }), ...(comment && { comment }) }
    const isTold =
      helpful === (before?.helpful ?? null) && rating.reason === before?.reason && rating.comment === before?.comment
    if (isTold && !before?.unsent) return true
    const path = currentPathOrAddress(options.currentPath)
    const feedback = {
      helpful,
      reason: rating.reason,
      comment: rating.comment,
      threadId: own ?? threadId,
      messageId,
      path
    }
    // A rating that is sent again stays marked as unsent until it is accepted.
    const kept = isTold && before ? before : keep(chat, messageId, rating)
    if (!isTold) emit('feedback', feedback)
    const sent = sending.then(() => sendFeedback(options, feedback))
    sending = sent
    const arrived = await sent
    // The reader may have rated again meanwhile.
    if (messageIn(chat, messageId)?.metadata?.rating === kept && arrived === Boolean(kept.unsent)) {
      keep(chat, messageId, arrived ? rating : { ...rating, unsent: true })
    }
    return arrived
  }
}

const messageIn = ({ messages }: RatedChat, id: string) => messages.find(message => message.id === id)

const keep = (chat: RatedChat, id: string, rating: AnswerRating): AnswerRating => {
  chat.messages = chat.messages.map(message =>
    message.id === id ? { ...message, metadata: { ...message.metadata, rating } } : message
  )
  return rating
}
