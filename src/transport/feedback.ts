import type { AnswerFeedback } from '../protocol/index.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'

interface FeedbackOptions extends TransportOptions {
  feedbackUrl?: string | undefined
  fingerprint: string
}

/**
 * Sends a thumb to the owner’s `feedbackUrl`; without one nothing is sent. The key goes along only to
 * the address that questions go to. A failure is said on the console only.
 */
export const sendFeedback = async (options: FeedbackOptions, feedback: AnswerFeedback): Promise<void> => {
  const { feedbackUrl, fingerprint } = options
  if (!feedbackUrl) return
  const { reason, comment, threadId, messageId, path, helpful } = feedback
  const words = [reason, comment].filter(Boolean).join(': ')
  try {
    const response = await fetch(feedbackUrl, {
      method: 'POST',
      // The reader may leave right after the click.
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        ...(isPlatform(feedbackUrl, options) && (await headersOf(options)))
      },
      body: JSON.stringify({
        source: 'contextual',
        path,
        fp: fingerprint,
        helpful,
        messageId,
        ...(words && { comment: words }),
        ...(threadId && { threadId })
      })
    })
    if (!response.ok) console.warn(`Docs Assistant: feedback was answered with status ${response.status}.`)
  } catch (error) {
    console.warn('Docs Assistant: feedback could not be sent.', error)
  }
}

const isPlatform = (feedbackUrl: string, options: FeedbackOptions) =>
  new URL(feedbackUrl, globalThis.location?.href).origin === new URL(endpointOf(options)).origin
