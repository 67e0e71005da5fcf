/** The database cannot be used. The message says which file, why, and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** Whether it is an error of SQLite. */
const isSqliteError = (error: unknown): error is Error & { errcode: number } =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR'

/** Whether another process is writing. */
export const isBusy = (error: unknown): boolean => isSqliteError(error) && (error.errcode & 0xff) === 5

const elsewhere = 'or choose another folder with --data'
const restore =
  'Restore it from a backup (`docs-assistant restore FILE --force`), or move it away with the files beside it: the service then starts without conversations and with new keys'

const damaged = `is damaged, as a copy is that was made by hand while the service ran. ${restore}.`
/** Why a database cannot be opened that another process writes to, and what to do. */
export const locked = `is locked by another process, such as a second service. Stop that one, ${elsewhere}.`
const unwritable = `cannot be written. Let this user write the file and its folder, ${elsewhere}.`
const full = `is on a disk that is full. Make room there, ${elsewhere}.`
const noFolder = `is in what is no folder. Remove what has the folder’s name, ${elsewhere}.`

/** Reasons by result codes of SQLite and by system error codes. */
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
  // Node’s code for a folder that cannot be created.
  ENOENT: `is in a folder that cannot be made, as on a read-only file system. Choose another with --data.`,
  EISDIR: `is a folder. Move it away, ${elsewhere}.`,
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOSPC: full,
  EDQUOT: full
}

/** Whether the database itself failed, and not the statement. */
export const cannotStore = (error: unknown): boolean =>
  isSqliteError(error) ? `${error.errcode & 0xff}` in reasons : isPostgresDown(error)

/** Whether PostgreSQL cannot be used. 25006: a read-only standby; 55P03: a lock timeout. */
const isPostgresDown = (error: unknown): boolean =>
  isDisconnected(error) || (error instanceof Error && /^(53|57P|25006|55P03)/.test(codeOf(error)))

/** Converts a failure of the database to an error with advice for the operator; returns other errors unchanged. */
export const asDatabaseError = (file: string, error: unknown): unknown => {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = reasons[isSqliteError(error) ? error.errcode & 0xff : code]
  if (reason) return new DatabaseError(`The database ${file} ${reason} (${error.message})`, { cause: error })
  if (!isSqliteError(error)) return error
  return new DatabaseError(`The database ${file} fails: ${error.message}. ${restore}.`, { cause: error })
}

/** Reasons by codes of PostgreSQL (`SQLSTATE`, some by class) and of the system. */
const postgresReasons: Record<string, string> = {
  '28': 'refuses this user or its password. Look at DATABASE_URL.',
  '3D000': 'is not there. Make it with createdb, or name another in DATABASE_URL.',
  '42501': 'does not let this user make tables. Grant it CREATE on its schema, or name another user in DATABASE_URL.',
  '55P03': 'is read by a long transaction, such as that of pg_dump. Start again when that is over.',
  '53': 'has no room: its disk, its memory or its connections are used up.',
  '57P': 'is stopping or starting. Try again in a moment.',
  ENOTFOUND: 'is at a host that nobody knows. Look at DATABASE_URL.',
  EAI_AGAIN: 'is at a host that cannot be looked up at the moment. Look at DATABASE_URL, and at the network.',
  ECONNREFUSED: 'cannot be reached: nothing answers there. Start PostgreSQL, or look at DATABASE_URL.',
  ENOENT: 'cannot be reached: nothing answers there. Start PostgreSQL, or look at DATABASE_URL.'
}

/** Whether the connection failed, and not a statement. Some of these errors of the library have no code. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(Connection terminated|timeout exceeded|Client has encountered|timeout expired)/.test(error.message) ||
    /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08)/.test(codeOf(error)))

/** Whether the server is restarting and the statement was not executed: 57P01 while it stops, 57P03 while it starts. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && /^(ECONNREFUSED|ENOENT|57P0[13])$/.test(codeOf(error))

/** Whether a lock timeout has passed. */
export const isLocked = (error: unknown): boolean => error instanceof Error && codeOf(error) === '55P03'

/** Whether the server rolled the transaction back because of another one (serialization failure, deadlock). */
export const isUndone = (error: unknown): boolean => error instanceof Error && /^40(001|P01)$/.test(codeOf(error))

/** Whether a statement uses a table that does not exist. */
export const lacksTable = (error: unknown): boolean =>
  error instanceof Error &&
  (isSqliteError(error) ? error.message.startsWith('no such table') : codeOf(error) === '42P01')

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '')

const postgresReason = (error: Error): string | undefined => {
  const code = codeOf(error)
  const named = [code, code.slice(0, 3), code.slice(0, 2)].find(part => part in postgresReasons)
  if (named) return postgresReasons[named]
  return isDisconnected(error) ? 'cannot be reached. Look at DATABASE_URL, and at the network.' : undefined
}

/** The address of a database of PostgreSQL without its password, and without options, which may hold one too. */
export const addressForPeople = (url: string): string => {
  if (!URL.canParse(url)) return 'at DATABASE_URL'
  const { username, host, pathname } = new URL(url)
  return `postgres://${username}${username && '@'}${host}${pathname}`
}

/** Like `asDatabaseError`, for PostgreSQL. */
export const asPostgresError = (url: string, error: unknown): unknown => {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error
  // Replaced, because the error of an invalid address repeats it with the password.
  if (codeOf(error) === 'ERR_INVALID_URL') {
    return new DatabaseError('DATABASE_URL is no address of a database: postgres://user:password@host:5432/name.')
  }
  const reason = postgresReason(error) ?? 'fails.'
  const said = error.message || codeOf(error)
  return new DatabaseError(`The database ${addressForPeople(url)} ${reason} (${said})`, { cause: error })
}

/** @param steps The migrations of the database that this version does not know. */
export const newerDatabase = (file: string, steps: string[]): DatabaseError =>
  new DatabaseError(
    `The database ${file} was made by a newer version (it has ${steps.join(', ')}). Install that version, ${elsewhere}.`
  )
