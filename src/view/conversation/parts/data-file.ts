export interface DataFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Reads a file from a `data:` address. Returns undefined when the address is broken, or when the file’s type may run
 * code where it is opened. The file’s extension follows from its type, whatever its name was.
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

/** File types that run no code when they are opened, with their extensions. */
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

/** Milliseconds after which the browser has certainly started to save, and the blob address can be revoked. */
const revokeAfter = 60_000

/** Makes the browser save a file, without adding a node to the page. */
export const saveFile = ({ name, bytes }: DataFile): void => {
  // This type makes the browser save the file instead of showing it.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfter)
}
