/** A file that was changed in a working tree. */
export interface Change {
  /** With forward slashes. */
  path: string
  isDeleted: boolean
  isFile: boolean
  /** Bytes that it has now. */
  size: number
}

/** An agent did something that is not allowed. The job fails, and nothing is pushed. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** Most changed files, deleted files, and bytes of a file: a larger change is no correction of pages any more. */
const max = { files: 60, deleted: 5, bytes: 1_000_000 }

/** Most files that may be deleted: a quarter of a small documentation, but at least one. */
const deletable = (files: number): number => Math.min(max.deleted, Math.max(1, Math.floor(files / 4)))

/**
 * Throws where a job may not make these changes.
 *
 * @param files Number of files before the change.
 */
export const checkChanges = (changes: readonly Change[], paths: readonly string[], files: number): void => {
  for (const { path, isFile, size } of changes) {
    const reason = refusalOf(path, paths)
    if (reason) throw new RefusedError(`The agent changed ${path}, ${reason}`)
    if (!isFile) throw new RefusedError(`The agent made ${path}, which is no file: a link, a repository or a device.`)
    if (size > max.bytes) throw new RefusedError(`The agent made ${path} larger than ${max.bytes / 1e6} MB.`)
  }
  if (changes.length > max.files) {
    throw new RefusedError(`The agent changed ${changes.length} files; at most ${max.files} are one change.`)
  }
  const deleted = changes.filter(({ isDeleted }) => isDeleted).length
  if (deleted > deletable(files)) {
    throw new RefusedError(`The agent deleted ${deleted} files; at most ${deletable(files)} are taken for meant.`)
  }
}

/** Why a path may not be changed; `undefined` where it may. */
export const refusalOf = (path: string, paths: readonly string[]): string | undefined => {
  const segments = path.split('/')
  // Git reads these files, and code hosts run those in `.github`.
  if (segments.some(name => /^\.git/i.test(name))) return 'which belongs to git or the code host.'
  if (segments.some(name => name === '..' || name === '' || /[\\\p{Cc}]/u.test(name))) return 'which is no path.'
  const isInside = (folder: string) => folder === '' || path === folder || path.startsWith(`${folder}/`)
  const named = paths.filter(isInside)
  if (named.length === 0) return `which lies outside ${paths.join(', ')}.`
  // Hidden files are configuration, which may be changed only if the settings name them.
  const isHidden = (folder: string) =>
    path
      .slice(folder.length)
      .split('/')
      .some(name => name.startsWith('.'))
  return named.every(isHidden) ? 'which is hidden.' : undefined
}
