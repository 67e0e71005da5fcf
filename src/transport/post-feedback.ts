import type { ReaderFeedback } from '../protocol/feedback.ts'

/** What is sent of it beside what the event tells. */
export interface SentFeedback extends ReaderFeedback {
  /** Email address, where the reader left one. */
  contact?: string | undefined
  /** Names what no message does, so that more can be said of it. */
  submissionId?: string
}

/** Milliseconds after which a service that says nothing counts as one that failed. */
const patience = 20_000

/**
 * Sends what a reader says, whole each time: each request is understood by itself. The reason of a failure is said on
 * the console.
 * @param headersFor the headers for an address: a key belongs to one origin
 * @returns whether it has arrived
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
      signal: AbortSignal.timeout(patience),
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
