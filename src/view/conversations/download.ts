/** Makes a file name that is valid on every system. */
const nameOf = (title: string) =>
  title
    .replace(/[\p{Cc}\s\\/:*?"<>|.]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim()

/** Returns whether the page can download files. A sandboxed frame ignores a download without an error. */
export const canDownload = (): boolean => {
  const { sandbox } = (globalThis.frameElement ?? {}) as Partial<HTMLIFrameElement>
  return origin !== 'null' && (!sandbox?.length || sandbox.contains('allow-downloads'))
}

/** Saves a text as a Markdown file. The link for it is added to the widget’s shadow root, not to the page. */
export const download = (title: string, text: string, root: ShadowRoot) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }))
  link.download = `${nameOf(title) || 'conversation'}.md`
  root.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
