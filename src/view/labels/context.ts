/** Labels of context items, in the composer and above questions. They load with the first item. */
export const contextLabels = {
  context: 'Context',
  selectedText: 'Selected text',
  code: 'Code',
  cut: 'only the first {count} characters',
  remove: 'Remove {item}'
}
