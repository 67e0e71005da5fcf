/** Labels of the panel, by their names in the `labels` option. `{…}` is a placeholder. */
export const panelLabels = {
  heading: 'Docs assistant',
  greeting: 'Ask a question about these docs. Answers come with their sources.',
  notice: 'Answers are generated. Check the sources.',
  close: 'Close',
  newConversation: 'New conversation',
  conversations: 'Conversations',
  composer: 'Ask a question',
  send: 'Send',
  stop: 'Stop',
  retry: 'Retry',
  searching: 'Searching the docs…',
  stopped: 'Stopped.',
  errorLoad: 'The assistant could not be loaded. Your question is kept; try again.'
}
