import { useLayoutEffect, useRef } from 'preact/hooks'
import { minimizedLabels } from './labels/minimized.ts'
import css from './minimized-bar.css?inline'
import { useAssistant } from './use-assistant.ts'

export const styles = css
export const labels = minimizedLabels

/** Brings back the panel that has made way for the page. */
export const View = () => {
  const { state, label } = useAssistant()
  const button = useRef<HTMLButtonElement>(null)
  const root = () => button.current?.getRootNode() as ShadowRoot
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useLayoutEffect(() => {
    // The launcher got the focus from the panel, and makes way for the bar.
    if (root().activeElement) button.current?.focus()
  }, [])
  const bringBack = () => {
    const shadow = root()
    state.reopen()
    // The bar is gone with the next drawing, and the focus would be with it. The composer would bring up the keyboard.
    requestAnimationFrame(() => shadow.querySelector<HTMLElement>('.panel')?.focus())
  }
  return (
    <button type="button" ref={button} class="launcher bar" part="launcher" onClick={bringBack}>
      {label('backToConversation')}
    </button>
  )
}
