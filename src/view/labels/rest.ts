/** The text of what stands below a long answer. */
export const restLabels = {
  showRest: 'Show the rest'
}
