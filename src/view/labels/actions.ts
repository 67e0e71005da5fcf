/** Labels of the buttons below a finished answer. */
export const actionLabels = {
  regenerate: 'Regenerate',
  copy: 'Copy',
  goodAnswer: 'Good answer',
  badAnswer: 'Bad answer',
  thanks: 'Thanks for the feedback.',
  // Here and not in `rating.ts`, because it may be announced before that file has loaded.
  feedbackNotSent: 'The feedback could not be sent. It is kept.',
  followUps: 'Go on with'
}
