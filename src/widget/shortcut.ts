/** `mod+i` as `aria-keyshortcuts` has it. */
export const keysOf = (shortcut: string | undefined): string =>
  (shortcut ?? 'mod+I')
    .replace(/mod/i, /Mac|iP/.test(navigator.platform) ? 'Meta' : 'Control')
    .replace(/ctrl/i, 'Control')

/** `Control+shift+k` as a reader knows it. */
export const shortcutHint = (keys: string): string =>
  keys.replace(/[^+]+/g, key => keyNames[key] ?? key.replace(/^./, letter => letter.toUpperCase()))

const keyNames: Record<string, string> = { Control: 'Ctrl', Meta: 'Cmd' }

/** Whether a key event has these keys, such as `Control+Shift+k`, and no other modifier. */
const matches = (event: KeyboardEvent, keys: string): boolean => {
  // An autofilled field sends key events without a key.
  const { key = '', code = '' } = event
  // A keyboard that writes other letters than Latin ones has them where the key's code says; so does Alt on a Mac.
  const letter = /[^ -~]/.test(key) ? code.replace(/^(Key|Digit)/, '') : key
  return (
    letter.toLowerCase() === keys.toLowerCase().split('+').pop() &&
    ['Meta', 'Control', 'Shift', 'Alt'].every(name => event.getModifierState(name) === RegExp(name, 'i').test(keys))
  )
}

/** Calls `run` at the shortcut, except while something editable of the page has focus; until `signal`. */
export const watchShortcut = (keys: string, host: Element, run: () => void, signal: AbortSignal): void => {
  if (!keys) return
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing || event.repeat || event.defaultPrevented || !matches(event, keys)) return
    const path = event.composedPath()
    // A document, which has nothing around it, can have the focus, and so can a form with a field called closest.
    const isEditable =
      path[0] instanceof Element && Element.prototype.closest.call(path[0], 'input,select,:read-write,[role=textbox]')
    if (isEditable && !path.includes(host)) return
    event.preventDefault()
    run()
  }
  // Capturing, because key events do not leave the widget.
  document.addEventListener('keydown', listen, { capture: true, signal })
}
