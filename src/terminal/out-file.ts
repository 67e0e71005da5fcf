import { readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, resolve } from 'node:path'
import { CommandError } from './exit-codes.ts'
import { reasonNotWritten } from './system-errors.ts'

/**
 * Checks for `--out`, before anything is fetched, that a file can be written there at the end. Returns its real path: a
 * symbolic link stays, and the file that it leads to is replaced.
 */
export const checkOutFile = async (path: string): Promise<string> => {
  const target = await followLinks(resolve(path))
  const folder = await stat(dirname(target)).catch(() => undefined)
  if (!folder?.isDirectory()) throw new CommandError('usage', `--out ${path}: there is no such folder.`)
  const there = await stat(target).catch(() => undefined)
  if (there && !there.isFile()) throw new CommandError('usage', `--out ${path} is there already and is no file.`)
  return target
}

/** The format of a file extension. @throws CommandError for an unknown extension */
export const formatByExtension = <Format>(path: string, extensions: Record<string, Format>): Format => {
  const extension = extname(path).toLowerCase()
  const format = Object.hasOwn(extensions, extension) ? extensions[extension] : undefined
  if (format !== undefined) return format
  throw new CommandError('usage', `--out ${path}: its name must end in ${Object.keys(extensions).join(', ')}.`)
}

/** Writes a file atomically, so that it appears under its name only when it is complete. Only its owner may read it. */
export const writeOutFile = async (path: string, text: string): Promise<void> => {
  const target = await checkOutFile(path)
  // Not `NAME.partial`, because that may be an interrupted export that can be resumed.
  const partial = `${target}.${process.pid}.tmp`
  try {
    await writeFile(partial, text, { mode: 0o600, flag: 'wx' })
    await rename(partial, target)
  } catch (cause) {
    await rm(partial, { force: true })
    const reason = reasonNotWritten(cause) ?? (cause as Error).message
    throw new CommandError('not_written', `--out ${path} could not be written: ${reason}. Nothing was left.`, { cause })
  }
}

/** Most symbolic links that are followed, because links can form a circle. */
const maxLinks = 40

const followLinks = async (path: string, links = 0): Promise<string> => {
  const next = await readlink(path).catch(() => undefined)
  if (next === undefined) return path
  if (links === maxLinks) throw new CommandError('usage', `--out ${path}: its links lead in a circle.`)
  return followLinks(resolve(dirname(path), next), links + 1)
}
