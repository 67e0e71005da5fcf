/** The texts of context items: the chips, and what stands on a question. They come with the first item. */
export const contextLabels = {
  context: 'Context',
  selectedText: 'Selected text',
  code: 'Code',
  cut: 'only the first {count} characters',
  remove: 'Remove {item}'
}
