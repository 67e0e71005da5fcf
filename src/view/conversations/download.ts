/** A file name that every system takes. */
const nameOf = (title: string) =>
  title
    .replace(/[\p{Cc}\s\\/:*?"<>|.]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim()

/** Whether the page can be expected to download: a sandboxed frame does nothing then, and does not say so. */
export const canDownload = (): boolean => {
  const { sandbox } = (globalThis.frameElement ?? {}) as Partial<HTMLIFrameElement>
  return origin !== 'null' && (!sandbox?.length || sandbox.contains('allow-downloads'))
}

/** Saves a text as a file; the link for it stands in the widget and not in the page. */
export const download = (title: string, text: string, root: ShadowRoot) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }))
  link.download = `${nameOf(title) || 'conversation'}.md`
  root.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
