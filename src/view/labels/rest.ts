/** Label of the button below a long answer. */
export const restLabels = {
  showRest: 'Show the rest'
}
