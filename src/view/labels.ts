/** Every text of the widget, by the name it has in the `labels` option. `{…}` is filled in. */
export const english = {
  launcher: 'Ask AI',
  loadFailed: 'Could not load. Try again',
  heading: 'Docs assistant',
  greeting: 'Ask a question about these docs. Answers come with their sources.',
  notice: 'Answers are generated. Check the sources.',
  close: 'Close',
  newConversation: 'New conversation',
  conversation: 'Conversation',
  composer: 'Ask a question',
  send: 'Send',
  stop: 'Stop',
  retry: 'Retry',
  retryIn: 'Retry in {seconds} s',
  regenerate: 'Regenerate',
  copy: 'Copy',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  goodAnswer: 'Good answer',
  badAnswer: 'Bad answer',
  thanks: 'Thanks for the feedback.',
  jumpToLatest: 'Jump to latest',
  context: 'Context',
  selectedText: 'Selected text',
  code: 'Code',
  remove: 'Remove {item}',
  you: 'You',
  assistant: 'Assistant',
  sources: 'Sources',
  moreSources: '{count} more',
  searching: 'Searching the docs…',
  foundSources: '{count} sources found',
  answering: 'Answering…',
  answered: 'Answer finished. Sources: {count}.',
  stopped: 'Stopped.',
  interrupted: 'Interrupted',
  unanswered: 'This question was not answered.',
  support: 'Get help',
  followUps: 'Go on with',
  leave: 'This link leads to {host}. Open it?',
  table: 'Table',
  taskDone: 'done',
  taskOpen: 'open',
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
  errorEmptyAnswer: 'No answer came back. Try again, or ask in other words.',
  errorLoad: 'The assistant could not be loaded. Your question is kept; try again.'
}

export type LabelName = keyof typeof english

/** Looks a text up, the site’s own first, and fills it in. */
export type Label = (name: LabelName, values?: Record<string, string | number>) => string

export const createLabel =
  (own: Record<string, string>): Label =>
  (name, values = {}) =>
    (own[name] ?? english[name]).replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
