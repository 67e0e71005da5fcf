/**
 * Copies a text that is still to come. Safari allows it at the press alone, so the clipboard is given the promise; a
 * browser that knows no promise there gets the text when it has come.
 *
 * @throws what the text fails by, else what the browser refuses by
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  const written = write(text)
  // What the text fails by says more than what the clipboard makes of it.
  written.catch(() => {})
  await text
  await written
}

const write = async (text: Promise<string>): Promise<void> => {
  if (!navigator.clipboard?.write || !globalThis.ClipboardItem) {
    const { writeClipboard } = await import('../widget/clipboard.ts')
    return writeClipboard(() => text)
  }
  const blob = text.then(words => new Blob([words], { type: 'text/plain' }))
  // A browser that refuses does not wait for it.
  blob.catch(() => {})
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
