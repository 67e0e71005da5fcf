import type { ReaderFeedback } from '../protocol/index.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'
import { postFeedback } from './post-feedback.ts'

interface FeedbackOptions extends TransportOptions {
  feedbackUrl?: string | undefined
  fingerprint: string
}

/**
 * Sends a reader’s rating of an answer to the owner’s `feedbackUrl`, if there is one. The key is sent only to the origin
 * of the questions.
 * @returns `false` where it has to be sent again
 */
export const sendFeedback = async (options: FeedbackOptions, feedback: ReaderFeedback): Promise<boolean> => {
  const { feedbackUrl, fingerprint } = options
  if (!feedbackUrl) return true
  return postFeedback(feedbackUrl, fingerprint, feedback, ({ origin }) =>
    origin === new URL(endpointOf(options)).origin ? headersOf(options) : {}
  )
}
