/** Labels of the form for feedback on an answer. */
export const ratingLabels = {
  addComment: 'Add a comment',
  ratingForm: 'Feedback on the answer',
  reasons: 'What is wrong with it?',
  reasonWrong: 'Wrong',
  reasonOutdated: 'Out of date',
  reasonIncomplete: 'Incomplete',
  reasonUnclear: 'Hard to understand',
  commentGood: 'Anything to add? (optional)',
  commentBad: 'What should it have said? (optional)',
  sendComment: 'Send feedback'
}
