/** A thumb on an answer, as the feedback route takes it (`docs/api.md`, “Collecting feedback”). */
export interface AnswerFeedback {
  helpful: boolean
  reason: string | undefined
  comment: string | undefined
  threadId: string | null
  messageId: string
  path: string
}

interface FeedbackOptions {
  feedbackUrl?: string | undefined
  assistantKey?: string | undefined
  fingerprint: string
}

/** Sends a thumb to the owner’s `feedbackUrl`; without one nothing is sent. A failure is said on the console only. */
export const sendFeedback = (options: FeedbackOptions, feedback: AnswerFeedback): void => {
  const { feedbackUrl, assistantKey, fingerprint } = options
  if (!feedbackUrl) return
  const { reason, comment, threadId, messageId, path, helpful } = feedback
  const words = [reason, comment].filter(Boolean).join(': ')
  fetch(feedbackUrl, {
    method: 'POST',
    // The reader may leave right after the click.
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      ...(assistantKey && { authorization: `Bearer ${assistantKey}` })
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
  }).then(
    response => {
      if (!response.ok) console.warn(`Docs Assistant: feedback was answered with status ${response.status}.`)
    },
    error => console.warn('Docs Assistant: feedback could not be sent.', error)
  )
}
