/** A file of the docs folder that cannot be read. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly code: 'encoding' | 'outside' | 'size'

  constructor(code: UnreadableFileError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Characters of the largest file: ten times the longest page that is known, which takes seconds to parse. */
const longest = 5_000_000
/** From this share of characters on that no decoder knew, a text is in another encoding. A page may show one or two. */
const undecodable = { share: 0.002, count: 3 }

/** Throws where a text is too long, or was not written in UTF-8. */
export const checkReadable = (source: string): void => {
  if (source.length > longest) throw new UnreadableFileError('size', `It has more than ${longest} characters.`)
  const unknown = source.split('\uFFFD').length - 1
  const isForeign = unknown >= undecodable.count && unknown > undecodable.share * source.length
  if (isForeign || source.includes('\0')) throw new UnreadableFileError('encoding', 'It is not text in UTF-8.')
}
