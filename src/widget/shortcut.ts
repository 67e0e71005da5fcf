/** A shortcut such as `mod+i` in the form of `aria-keyshortcuts`. */
export const keysOf = (shortcut: string | undefined): string =>
  (shortcut ?? 'mod+I')
    .replace(/mod/i, /Mac|iP/.test(navigator.platform) ? 'Meta' : 'Control')
    .replace(/ctrl/i, 'Control')

/** Keys such as `Control+shift+k` in the form that readers know. */
export const shortcutHint = (keys: string): string =>
  keys.replace(/[^+]+/g, key => keyNames[key] ?? key.replace(/^./, letter => letter.toUpperCase()))

const keyNames: Record<string, string> = { Control: 'Ctrl', Meta: 'Cmd' }

/** Whether a key event has these keys, such as `Control+Shift+k`, and no other modifier. */
const matches = (event: KeyboardEvent, keys: string): boolean => {
  // An autofilled field sends key events without a key.
  const { key = '', code = '' } = event
  // A keyboard layout without Latin letters, and Alt on a Mac, give other characters: the key’s code has the letter.
  const letter = /[^ -~]/.test(key) ? code.replace(/^(Key|Digit)/, '') : key
  return (
    letter.toLowerCase() === keys.toLowerCase().split('+').pop() &&
    ['Meta', 'Control', 'Shift', 'Alt'].every(name => event.getModifierState(name) === RegExp(name, 'i').test(keys))
  )
}

/** Calls `run` at the shortcut, except while an editable element of the page has the focus, until `signal` aborts. */
export const watchShortcut = (keys: string, host: Element, run: () => void, signal: AbortSignal): void => {
  if (!keys) return
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing || event.repeat || event.defaultPrevented || !matches(event, keys)) return
    const path = event.composedPath()
    // The target can be a document, which has no `closest`, or a form with a field named closest.
    const isEditable =
      path[0] instanceof Element && Element.prototype.closest.call(path[0], 'input,select,:read-write,[role=textbox]')
    if (isEditable && !path.includes(host)) return
    event.preventDefault()
    run()
  }
  // Capturing, because the widget stops key events from bubbling out.
  document.addEventListener('keydown', listen, { capture: true, signal })
}
