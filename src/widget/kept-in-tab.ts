/** What the tab has kept; nothing where the page may not store: a sandboxed frame throws where the storage is named. */
export const keptInTab = (key: string): string | null | undefined => {
  try {
    return sessionStorage.getItem(key)
  } catch {}
}
