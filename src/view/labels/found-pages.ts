/** Texts of the pages that are found while a reader types. */
export const foundPagesLabels = {
  foundPages: 'Matching pages'
}
