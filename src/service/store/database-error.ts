/** The database cannot be used: says which file, why, and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** Whether SQLite failed. */
const isSqliteError = (error: unknown): error is Error & { errcode: number } =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR'

/** Whether another process writes. */
export const isBusy = (error: unknown): boolean => isSqliteError(error) && (error.errcode & 0xff) === 5

const elsewhere = 'or choose another folder with --data'
const restore =
  'Restore it from a backup, or move it away with the files beside it: the service then starts without conversations and with new keys'

const damaged = `is damaged. ${restore}.`
const locked = `is locked by another process, such as a second service. Stop that one, ${elsewhere}.`
const unwritable = `cannot be written. Let this user write the file and its folder, ${elsewhere}.`
const full = `is on a disk that is full. Make room there, ${elsewhere}.`
const noFolder = `is in what is no folder. Remove what has the folder’s name, ${elsewhere}.`

/** By the codes of SQLite, and by those of the system for what is done before it. */
const reasons: Record<string, string> = {
  5: locked,
  6: locked,
  8: unwritable,
  10: `cannot be read or written. Look at the disk, ${elsewhere}.`,
  11: damaged,
  13: full,
  14: unwritable,
  26: damaged,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EISDIR: `is a folder. Move it away, ${elsewhere}.`,
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOSPC: full,
  EDQUOT: full
}

/** Whether it is the database’s own state, and not what was asked of it, that fails. */
export const cannotStore = (error: unknown): boolean => isSqliteError(error) && `${error.errcode & 0xff}` in reasons

/** The same failure as whoever runs the service can act on it; what is no failure of the database stays as it is. */
export const asDatabaseError = (file: string, error: unknown): unknown => {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = reasons[isSqliteError(error) ? error.errcode & 0xff : code]
  if (reason) return new DatabaseError(`The database ${file} ${reason} (${error.message})`, { cause: error })
  if (!isSqliteError(error)) return error
  return new DatabaseError(`The database ${file} fails: ${error.message}. ${restore}.`, { cause: error })
}

/** @param steps What it has that is not known here. */
export const newerDatabase = (file: string, steps: string[]): DatabaseError =>
  new DatabaseError(
    `The database ${file} was made by a newer version (it has ${steps.join(', ')}). Install that version, ${elsewhere}.`
  )
