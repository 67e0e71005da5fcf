export interface DataFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * A file that came as a `data:` address, or undefined when it is broken or of a type that may do something where it is
 * opened. Its name ends as its type wants it, whatever it was called.
 */
export const readDataFile = (address: string, filename: string): DataFile | undefined => {
  const [, type = '', isBase64, data = ''] =
    /^data:([\w.+/-]+)(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/is.exec(address) ?? []
  const extension = extensions.get(type.toLowerCase())
  if (!extension) return undefined
  try {
    const text = isBase64 ? atob(data) : unescape(encodeURIComponent(decodeURIComponent(data)))
    const bytes = Uint8Array.from(text, character => character.charCodeAt(0))
    const stem = filename.replace(/\.\w{1,5}$/, '').replace(/[^\p{L}\p{N} _-]+/gu, '-')
    const base = stem.replace(/^[- ]+/, '') || 'file'
    return { name: `${base}.${extension}`, bytes }
  } catch {
    return undefined
  }
}

/** Types that no program runs. */
const extensions = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['application/pdf', 'pdf'],
  ['application/json', 'json'],
  ['text/plain', 'txt'],
  ['text/markdown', 'md'],
  ['text/csv', 'csv']
])

/** How long a browser may take until it has begun to save, in milliseconds. */
const kept = 60_000

/** Has the browser save a file. No node is put into the page for it. */
export const saveFile = ({ name, bytes }: DataFile): void => {
  // Never a type that the browser would show.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), kept)
}
