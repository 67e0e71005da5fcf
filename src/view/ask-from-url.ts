import type { State } from './use-assistant.ts'

/** Does what `?docs-assistant=question` asks for, once; the launcher opens the panel. */
export const askFromUrl = (state: State) => {
  const url = new URL(location.href)
  const question = url.searchParams.get('docs-assistant')?.trim()
  const { askFromUrl: mode } = state.options.peek()
  if (!question || mode === 'none') return
  // A reload must neither ask again nor fill over what the reader has written since.
  url.searchParams.delete('docs-assistant')
  history.replaceState(history.state, '', url)
  if (mode === 'send') state.ask(question).catch(() => {})
  else if (!state.composer.text.peek()) state.composer.write(question)
}
