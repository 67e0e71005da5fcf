/** A file that was changed in a working tree. */
export interface Change {
  /** With forward slashes. */
  path: string
  isDeleted: boolean
  isFile: boolean
  /** Bytes that it has now. */
  size: number
}

/** What an agent did that it may not do: the job has failed then, and nothing of it is pushed. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** Beyond this a change is no mending of a page any more. */
const most = { files: 60, deleted: 5, bytes: 1_000_000 }

/** Of few files fewer may be deleted: one of four. */
const deletable = (files: number): number => Math.min(most.deleted, Math.max(1, Math.floor(files / 4)))

/**
 * Throws where a change is none that a job may make.
 *
 * @param files How many there were before.
 */
export const checkChanges = (changes: readonly Change[], paths: readonly string[], files: number): void => {
  for (const { path, isFile, size } of changes) {
    const reason = refusalOf(path, paths)
    if (reason) throw new RefusedError(`The agent changed ${path}, ${reason}`)
    if (!isFile) throw new RefusedError(`The agent made ${path}, which is no file: a link, a repository or a device.`)
    if (size > most.bytes) throw new RefusedError(`The agent made ${path} larger than ${most.bytes / 1e6} MB.`)
  }
  if (changes.length > most.files) {
    throw new RefusedError(`The agent changed ${changes.length} files; at most ${most.files} are one change.`)
  }
  const deleted = changes.filter(({ isDeleted }) => isDeleted).length
  if (deleted > deletable(files)) {
    throw new RefusedError(`The agent deleted ${deleted} files; at most ${deletable(files)} are taken for meant.`)
  }
}

/** Why a path may not be changed; `undefined` where it may. */
export const refusalOf = (path: string, paths: readonly string[]): string | undefined => {
  const segments = path.split('/')
  // Git itself reads these, and code hosts run what lies in `.github`.
  if (segments.some(name => /^\.git/i.test(name))) return 'which belongs to git or the code host.'
  if (segments.some(name => name === '..' || name === '' || /[\\\p{Cc}]/u.test(name))) return 'which is no path.'
  const isInside = (folder: string) => folder === '' || path === folder || path.startsWith(`${folder}/`)
  const named = paths.filter(isInside)
  if (named.length === 0) return `which lies outside ${paths.join(', ')}.`
  // What is hidden configures something; whoever wants it changed names it.
  const isHidden = (folder: string) =>
    path
      .slice(folder.length)
      .split('/')
      .some(name => name.startsWith('.'))
  return named.every(isHidden) ? 'which is hidden.' : undefined
}
