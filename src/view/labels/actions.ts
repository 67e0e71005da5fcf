/** What stands under a finished answer. */
export const actionLabels = {
  regenerate: 'Regenerate',
  copy: 'Copy',
  goodAnswer: 'Good answer',
  badAnswer: 'Bad answer',
  thanks: 'Thanks for the feedback.',
  followUps: 'Go on with'
}
