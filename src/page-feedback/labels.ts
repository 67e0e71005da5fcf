/** The texts of `<docs-assistant-feedback>`, by the name each has in its `labels` option. */
const pageFeedbackLabels = {
  pageHelpful: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  pageComment: 'Anything to add? (optional)',
  contact: 'Email, if you would like an answer (optional)',
  contactInvalid: 'This is no email address.',
  send: 'Send',
  thanks: 'Thanks for the feedback.',
  takenBack: 'Taken back.',
  notSent: 'It could not be sent. Nothing is lost:',
  retry: 'Try again'
}

export type PageFeedbackLabels = typeof pageFeedbackLabels

/** The texts, overridden by the site’s labels: an object, or JSON from an attribute. Warns of anything else. */
export const readLabels = (given: unknown, texts: PageFeedbackLabels = pageFeedbackLabels): PageFeedbackLabels => {
  try {
    const own = typeof given === 'string' ? JSON.parse(given) : given
    return { ...texts, ...own }
  } catch {
    console.warn('Docs Assistant: labels is no JSON.')
    return texts
  }
}
