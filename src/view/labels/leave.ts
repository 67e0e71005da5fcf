/** The question before a link to a site that the owner did not list. */
export const leaveLabels = {
  leave: 'This link leads to {host}. Open it?'
}
