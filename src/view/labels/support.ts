/** The text of the way to a person. */
export const supportLabels = {
  support: 'Get help'
}
