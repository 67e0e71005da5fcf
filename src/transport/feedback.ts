import type { ReaderFeedback } from '../protocol/index.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'

interface FeedbackOptions extends TransportOptions {
  feedbackUrl?: string | undefined
  fingerprint: string
}

/** Milliseconds after which a service that says nothing counts as one that failed. */
const patience = 20_000

/**
 * Sends what a reader says to the owner’s `feedbackUrl`; without one nothing is sent. Whatever is said of the same
 * message later is sent whole again, so that each request is understood by itself. The key goes along only to the
 * address that questions go to. The reason of a failure is said on the console.
 * @returns whether nothing is left to be sent
 */
export const sendFeedback = async (options: FeedbackOptions, feedback: ReaderFeedback): Promise<boolean> => {
  const { feedbackUrl, fingerprint } = options
  if (!feedbackUrl) return true
  const { reason, comment, threadId, messageId, path, helpful } = feedback
  const words = [reason, comment].filter(Boolean).join(': ')
  try {
    const response = await fetch(feedbackUrl, {
      method: 'POST',
      // The reader may leave right after the click.
      keepalive: true,
      signal: AbortSignal.timeout(patience),
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
    return response.ok
  } catch (error) {
    console.warn('Docs Assistant: feedback could not be sent.', error)
    return false
  }
}

const isPlatform = (feedbackUrl: string, options: FeedbackOptions) =>
  new URL(feedbackUrl, globalThis.location?.href).origin === new URL(endpointOf(options)).origin
