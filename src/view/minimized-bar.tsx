import { useLayoutEffect, useRef } from 'preact/hooks'
import { minimizedLabels } from './labels/minimized.ts'
import css from './minimized-bar.css?inline'
import { useAssistant } from './use-assistant.ts'

export const styles = css
export const labels = minimizedLabels

/** The button that reopens a minimized panel. */
export const View = () => {
  const { state, label } = useAssistant()
  const button = useRef<HTMLButtonElement>(null)
  const root = () => button.current?.getRootNode() as ShadowRoot
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useLayoutEffect(() => {
    // The launcher got the focus from the panel, but this bar hides the launcher.
    if (root().activeElement) button.current?.focus()
  }, [])
  const reopen = () => {
    const shadow = root()
    state.reopen()
    // The focused bar disappears with the next drawing, so the panel takes the focus; focusing the composer would open
    // the keyboard of a phone.
    requestAnimationFrame(() => shadow.querySelector<HTMLElement>('.panel')?.focus())
  }
  return (
    <button type="button" ref={button} class="launcher bar" part="launcher" onClick={reopen}>
      {label('backToConversation')}
    </button>
  )
}
