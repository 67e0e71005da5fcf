/** Labels of the bar that replaces the panel while the reader looks at the page behind a source. */
export const minimizedLabels = {
  backToConversation: 'Back to the conversation'
}
