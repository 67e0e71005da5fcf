/** Labels of the button that unfolds a long question. */
export const showAllLabels = {
  showAll: 'Show all',
  showLess: 'Show less'
}
