/** Label of the link or button to reach a person. */
export const supportLabels = {
  support: 'Get help'
}
