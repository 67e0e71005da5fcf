/** What stands under a finished answer. */
export const actionLabels = {
  regenerate: 'Regenerate',
  copy: 'Copy',
  goodAnswer: 'Good answer',
  badAnswer: 'Bad answer',
  thanks: 'Thanks for the feedback.',
  // Announced before there is anything else to be said of a rating.
  feedbackNotSent: 'The feedback could not be sent. It is kept.',
  followUps: 'Go on with'
}
