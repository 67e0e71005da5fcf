/** The texts of what shows a long question whole. */
export const showAllLabels = {
  showAll: 'Show all',
  showLess: 'Show less'
}
