/** Labels of the conversation. See `createLabel` for the braces. */
export const conversationLabels = {
  conversation: 'Conversation',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  jumpToLatest: 'Jump to latest',
  you: 'You',
  assistant: 'Assistant',
  sources: 'Sources',
  moreSources: '{count} more',
  foundSources: '{count, one: # source found | other: # sources found}',
  noSources: 'No sources were given for this answer.',
  finished: 'Answer finished.',
  answered: 'Answer finished. Sources: {count}.',
  interrupted: 'Interrupted',
  answeredElsewhere: 'An answer is being written in another tab.',
  edit: 'Edit',
  table: 'Table',
  footnote: 'Footnote',
  taskDone: 'done',
  taskOpen: 'open'
}
