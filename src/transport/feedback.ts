import type { ReaderFeedback } from '../protocol/index.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'
import { postFeedback } from './post-feedback.ts'

interface FeedbackOptions extends TransportOptions {
  feedbackUrl?: string | undefined
  fingerprint: string
}

/**
 * Sends what a reader says of an answer to the owner’s `feedbackUrl`; without one nothing is sent. The key goes along
 * only to the origin that questions go to.
 * @returns whether nothing is left to be sent
 */
export const sendFeedback = async (options: FeedbackOptions, feedback: ReaderFeedback): Promise<boolean> => {
  const { feedbackUrl, fingerprint } = options
  if (!feedbackUrl) return true
  return postFeedback(feedbackUrl, fingerprint, feedback, ({ origin }) =>
    origin === new URL(endpointOf(options)).origin ? headersOf(options) : {}
  )
}
