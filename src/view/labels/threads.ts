/** Labels of the list of conversations, and of the form that edits a question. */
export const threadLabels = {
  exportThread: 'Export {title}',
  deleteThread: 'Delete {title}',
  deleteAll: 'Delete all',
  deleteAllQuestion: 'Delete all conversations in this browser?',
  cancel: 'Cancel',
  back: 'Back',
  deleted: 'Deleted.',
  exported: 'Exported.',
  noThreads: 'There are no conversations yet.',
  notKept: 'Conversations end with this page: the browser does not keep them.',
  editQuestion: 'Edit the question',
  askAgain: 'Ask again'
}
