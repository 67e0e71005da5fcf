/** Texts of the bar that stands for the panel while the reader sees the page that was followed. */
export const minimizedLabels = {
  backToConversation: 'Back to the conversation'
}
