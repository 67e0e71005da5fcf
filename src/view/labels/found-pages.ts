/** Labels of the pages found while a reader types. */
export const foundPagesLabels = {
  foundPages: 'Matching pages'
}
