import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandError } from './exit-codes.ts'

/** Checks for `--out`, before anything is fetched, that a file can be put there at the end. */
export const checkOutFile = async (path: string): Promise<void> => {
  const folder = await stat(dirname(path)).catch(() => undefined)
  if (!folder?.isDirectory()) throw new CommandError('usage', `--out ${path}: there is no such folder.`)
  const there = await stat(path).catch(() => undefined)
  if (there && !there.isFile()) throw new CommandError('usage', `--out ${path} is there already and is no file.`)
}

/** Writes a file that appears under its name when it is whole, readable by its owner alone. */
export const writeOutFile = async (path: string, text: string): Promise<void> => {
  // A name of its own: `NAME.partial` may be an export that is to go on.
  const partial = `${path}.${process.pid}.tmp`
  try {
    await writeFile(partial, text, { mode: 0o600, flag: 'wx' })
    await rename(partial, path)
  } catch (cause) {
    await rm(partial, { force: true })
    throw new CommandError('usage', `--out ${path} cannot be written.`, { cause })
  }
}
