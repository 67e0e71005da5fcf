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

/** The texts, the site’s own first: an object, or the JSON of one from an attribute. What is neither is warned of. */
export const readLabels = (given: unknown, texts: PageFeedbackLabels = pageFeedbackLabels): PageFeedbackLabels => {
  try {
    const own = typeof given === 'string' ? JSON.parse(given) : given
    return { ...texts, ...own }
  } catch {
    console.warn('Docs Assistant: labels is no JSON.')
    return texts
  }
}
