/** Reads a key of the session storage. `undefined` in a sandboxed frame, where accessing the storage throws. */
export const keptInTab = (key: string): string | null | undefined => {
  try {
    return sessionStorage.getItem(key)
  } catch {}
}
