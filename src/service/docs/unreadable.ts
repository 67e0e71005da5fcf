import { extraFormat } from './paths.ts'

/** A file of the docs folder that cannot be read. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly code: 'access' | 'depth' | 'encoding' | 'format' | 'kind' | 'loop' | 'outside' | 'parser' | 'size' | 'time'

  constructor(code: UnreadableFileError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export const outside = () => new UnreadableFileError('outside', 'It is a link that leads out of the repository.')
export const outsideDocs = () => new UnreadableFileError('outside', 'It is a link that leads out of the docs folder.')
export const noFile = () => new UnreadableFileError('kind', 'It is no file, but a pipe, a socket or a device.')

/** Converts any error of reading a file to one whose sentence does not name the file. */
export const reasonOf = (error: unknown): UnreadableFileError => {
  if (error instanceof UnreadableFileError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  const [kind, sentence] = sentences[code] ?? (error instanceof RangeError ? tooDeep : (['parser', message] as const))
  return new UnreadableFileError(kind, sentence, { cause: error })
}

const tooDeep = ['depth', 'It is nested too deep.'] as const
const mayNot = ['access', 'The service is not allowed to read it.'] as const

const sentences: Record<string, readonly [UnreadableFileError['code'], string]> = {
  EACCES: mayNot,
  EPERM: mayNot,
  ELOOP: ['loop', 'It is a link that leads to itself.'],
  ENOENT: ['outside', 'It is a link that leads nowhere.'],
  EISDIR: ['kind', 'It is a folder.']
}

/** Extensions of pages that some generators publish but this service cannot read; such files are reported. */
export const foreignFormat = /\.(?:ipynb|textile|org)$/i

/** Throws where a page is in a format that is not read. */
export const checkFormat = (file: string, readsExtraFormats = false): void => {
  if (foreignFormat.test(file) && !(readsExtraFormats && extraFormat.test(file)))
    throw new UnreadableFileError('format', 'It is no .md, .mdx, .rst or .adoc file.')
}

/** Most characters of a file: ten times the longest known page, which already takes seconds to parse. */
const maxLength = 5_000_000
/** Share and count of replacement characters from which a text is in another encoding. A page may contain one or two. */
const undecodable = { share: 0.002, count: 3 }

/** Throws where a text is too long, or was not written in UTF-8. */
export const checkReadable = (source: string): void => {
  if (source.length > maxLength) throw new UnreadableFileError('size', `It has more than ${maxLength} characters.`)
  const unknown = source.split('\uFFFD').length - 1
  const isForeign = unknown >= undecodable.count && unknown > undecodable.share * source.length
  if (isForeign || source.includes('\0')) throw new UnreadableFileError('encoding', 'It is not text in UTF-8.')
}
