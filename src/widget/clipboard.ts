/**
 * Copies a text. A page over plain http has no clipboard object; there the older `execCommand` works, if the text needs
 * no waiting.
 */
export const writeClipboard = async (given: string | (() => Promise<string>)): Promise<void> => {
  const text = typeof given === 'string' ? given : await given()
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', put, true)
  const done = document.execCommand('copy')
  document.removeEventListener('copy', put, true)
  if (!done) throw new Error('The browser did not copy.')
}
