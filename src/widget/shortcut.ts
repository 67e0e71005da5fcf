const modifiers = ['meta', 'ctrl', 'shift', 'alt'] as const

const isEditable = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input,textarea,select,[role=textbox]'))

/** Whether a key event is the shortcut, such as `mod+i` or `ctrl+shift+k`. */
const matches = (event: KeyboardEvent, shortcut: string): boolean => {
  const mod = /Mac|iP/.test(navigator.platform) ? 'meta' : 'ctrl'
  const words = shortcut.toLowerCase().replace('mod', mod).split('+')
  const key = words.pop()
  return (
    // An autofilled field sends key events without a key.
    event.key?.toLowerCase() === key && modifiers.every(name => event[`${name}Key`] === words.includes(name))
  )
}

/** Calls `run` at the shortcut, except while something editable of the page has focus; until `signal`. */
export const watchShortcut = (shortcut: string, host: Element, run: () => void, signal: AbortSignal): void => {
  if (!shortcut) return
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing || event.repeat || event.defaultPrevented || !matches(event, shortcut)) return
    const path = event.composedPath()
    if (isEditable(path[0]) && !path.includes(host)) return
    event.preventDefault()
    run()
  }
  // Capturing, because key events do not leave the widget.
  document.addEventListener('keydown', listen, { capture: true, signal })
}
