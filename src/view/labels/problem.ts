/** Labels for a question without a complete answer. See `createLabel` for the braces. */
export const problemLabels = {
  retryIn: 'Retry in {seconds} s',
  unanswered: 'This question was not answered.',
  stoppedByReader: 'You stopped this answer.',
  backOnline: 'You are back online. Ask again?',
  errorInvalidOptions: 'The assistant is not set up correctly on this site.',
  errorNetwork: 'The assistant could not be reached. Check your connection and try again.',
  errorOffline: 'You are offline. Your question is kept; try again when you are back.',
  errorBlocked: 'This page does not allow the assistant to be reached.',
  errorTimeout: 'The assistant took too long. Try again.',
  errorUnauthorized: 'The assistant did not accept this site’s key.',
  errorForbidden: 'The assistant is not allowed on this site.',
  errorNotFound: 'There is no assistant for these docs.',
  errorConflict: 'The conversation has changed elsewhere. Try again.',
  errorTooLarge: 'The question is too long. Shorten it, or remove context.',
  errorInvalidRequest: 'The assistant could not read the question.',
  errorRateLimited: 'Too many questions right now.',
  errorServerError: 'The assistant has a problem. Try again in a moment.',
  errorNotAStream: 'What came back was no answer. Try again.',
  errorAnswerFailed: 'The answer failed. Try again.',
  errorInterrupted: 'The answer broke off. Try again.',
  errorEmptyAnswer: 'No answer came back. Try again, or ask in other words.'
}
