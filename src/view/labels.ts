import type { conversationLabels } from './conversation/labels.ts'

/** The panel’s texts, by the name each has in the `labels` option. `{…}` is filled in. */
export const panelLabels = {
  launcher: 'Ask AI',
  loadFailed: 'Not loaded. Try again',
  heading: 'Docs assistant',
  greeting: 'Ask a question about these docs. Answers come with their sources.',
  notice: 'Answers are generated. Check the sources.',
  close: 'Close',
  newConversation: 'New conversation',
  composer: 'Ask a question',
  send: 'Send',
  stop: 'Stop',
  retry: 'Retry',
  context: 'Context',
  selectedText: 'Selected text',
  code: 'Code',
  remove: 'Remove {item}',
  searching: 'Searching the docs…',
  stopped: 'Stopped.',
  errorLoad: 'The assistant could not be loaded. Your question is kept; try again.'
}

export type LabelName = keyof typeof panelLabels | keyof typeof conversationLabels

/** Looks a text up, the site’s own first, and fills it in. */
export type Label = (name: LabelName, values?: Record<string, string | number>) => string

/** @param texts the latter win */
export const createLabel = (...texts: Record<string, string>[]): Label => {
  const all = Object.assign({}, ...texts) as Record<string, string>
  return (name, values = {}) =>
    (all[name] ?? '').replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}
