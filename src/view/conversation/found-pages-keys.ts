/** Arrow keys move the focus from either end of the typed text to the pages and back. Escape dismisses the pages. */
export const moveByKey = (
  event: KeyboardEvent,
  list: Element,
  field: HTMLTextAreaElement | null,
  dismiss: () => void
): void => {
  const { key, target } = event
  if (!field || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (key === 'Escape') {
    field.focus({ preventScroll: true })
    dismiss()
  } else {
    const links = [...list.querySelectorAll('a')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!step) return
    const at = links.indexOf(target as HTMLAnchorElement)
    if (at < 0 && !(target === field && isAtEnd(field, step))) return
    const next = at < 0 ? links.at(step > 0 ? 0 : -1) : links[at + step]
    ;(next ?? field).focus({ preventScroll: true })
  }
  event.preventDefault()
  // Otherwise Escape would also close the panel.
  event.stopPropagation()
}

/** Returns whether the cursor is at the end of the text in this direction. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement, step: number) =>
  selectionStart === selectionEnd && selectionStart === (step > 0 ? value.length : 0)
