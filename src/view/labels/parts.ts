/** Labels of an answer’s parts besides its text: reasoning, tool calls, files. */
export const partLabels = {
  thinking: 'Thinking…',
  answering: 'Answering…',
  reasoning: 'Reasoning',
  toolSearching: 'Searching the docs for “{query}”…',
  toolSearched: 'Searched the docs for “{query}”',
  toolSearchedAll: 'Searched the docs',
  toolReading: 'Reading {page}…',
  toolRead: 'Read {page}',
  toolUsing: 'Using “{tool}”…',
  toolUsed: 'Used “{tool}”',
  toolResults: '{count, one: # result | other: # results}',
  toolFailed: 'failed',
  toolDenied: 'not allowed',
  toolAsks: 'needs a permission that cannot be given here',
  toolStopped: 'stopped',
  document: 'Document: {title}',
  download: 'Download {name}',
  fileNotShown: 'A file that is not shown: {file}'
}
