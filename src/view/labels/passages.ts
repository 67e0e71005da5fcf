/** Announcements after the reader has followed a source. They load with the code for passages. */
export const passageLabels = {
  passageMarked: 'The passage is marked on the page: {name}',
  passageShown: 'Shown on the page: {name}'
}
