/** What is said when a source has been followed. They come with its code. */
export const passageLabels = {
  passageMarked: 'The passage is marked on the page: {name}',
  passageShown: 'Shown on the page: {name}'
}
