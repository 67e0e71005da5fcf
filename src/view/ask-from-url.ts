import type { State } from './use-assistant.ts'

/** Fills in or sends the question of `?docs-assistant=question`, once. The launcher’s code opens the panel. */
export const askFromUrl = (state: State) => {
  const url = new URL(location.href)
  const question = url.searchParams.get('docs-assistant')?.trim()
  const { askFromUrl: mode } = state.options.peek()
  if (!question || mode === 'none') return
  // Removed from the address, so that a reload neither asks again nor overwrites what the reader has written since.
  url.searchParams.delete('docs-assistant')
  history.replaceState(history.state, '', url)
  if (mode === 'send') state.ask(question).catch(() => {})
  else if (!state.composer.text.peek()) state.composer.write(question)
}
