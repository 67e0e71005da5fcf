import type { ReaderFeedback } from '../protocol/feedback.ts'

/** The feedback as it is sent: the fields of the event, and these. */
export interface SentFeedback extends ReaderFeedback {
  /** Email address, where the reader left one. */
  contact?: string | undefined
  /** Identifies feedback that has no message id, so that a later request can add to it. */
  submissionId?: string
}

/** Milliseconds until the request counts as failed. */
const requestTimeout = 20_000

/**
 * Sends feedback. Each request contains all of it, so that none depends on an earlier one. Logs the reason of a failure
 * to the console.
 * @param headersFor returns the headers for an address, because the key belongs to one origin
 * @returns whether the service accepted it
 */
export const postFeedback = async (
  url: string,
  fp: string,
  { reason, comment, contact, threadId, messageId, submissionId, path, helpful }: SentFeedback,
  headersFor: (url: URL) => Record<string, string> | Promise<Record<string, string>>
): Promise<boolean> => {
  try {
    const address = new URL(url, globalThis.location?.href)
    const { ok, status } = await fetch(address.href, {
      method: 'POST',
      // The reader may leave right after the click.
      keepalive: true,
      signal: AbortSignal.timeout(requestTimeout),
      headers: { 'content-type': 'application/json', ...(await headersFor(address)) },
      body: JSON.stringify({
        source: 'contextual',
        path,
        fp,
        helpful,
        submissionId,
        messageId: messageId ?? undefined,
        threadId: threadId ?? undefined,
        comment: [reason, comment].filter(Boolean).join(': ') || undefined,
        contact: contact || undefined
      })
    })
    if (!ok) console.warn(`Docs Assistant: feedback got status ${status}.`)
    return ok
  } catch (error) {
    console.warn('Docs Assistant: feedback could not be sent.', error)
    return false
  }
}
