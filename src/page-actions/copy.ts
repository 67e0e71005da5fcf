/**
 * Copies a text that is still loading. Safari allows copying only during the press, so the clipboard is given a promise.
 * A browser that takes no promise there gets the text when it is loaded.
 *
 * @throws the error of the text, else that of the clipboard
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  const written = write(text)
  // If the text fails, its own error says more than that of the clipboard, so the latter is ignored until then.
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
  // A browser that refuses to copy leaves this promise unhandled.
  blob.catch(() => {})
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
