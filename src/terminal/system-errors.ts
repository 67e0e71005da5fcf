/** The meaning of system error codes for a failed write. */
const meanings: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full, its quota is used up',
  EFBIG: 'it would be larger than the system allows',
  EROFS: 'the place is read-only',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENAMETOOLONG: 'the name is too long',
  EIO: 'the disk failed'
}

/** Why a write failed, as a sentence with the system’s code; `undefined` for any other error. */
export const reasonNotWritten = (error: unknown): string | undefined => {
  const { code } = error as NodeJS.ErrnoException
  const meaning = typeof code === 'string' && Object.hasOwn(meanings, code) ? meanings[code] : undefined
  return meaning && `${meaning} (${code})`
}
