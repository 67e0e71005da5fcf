/** The origin of an address, which may be relative to the page; `undefined` where it is none. */
export const originOf = (url: string): string | undefined => {
  try {
    return new URL(url, globalThis.location?.href).origin
  } catch {
    return
  }
}
