import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** A file that is to be changed, or made. */
export interface FileChange {
  path: string
  before: string | undefined
  after: string
}

/** A change of the text that a file has; of an empty one where there is no file. */
export const change = async (path: string, edit: (before: string) => string): Promise<FileChange> => {
  const before = existsSync(path) ? await readFile(path, 'utf8') : undefined
  if (!before?.includes('\r\n')) return { path, before, after: edit(before ?? '') }
  return { path, before, after: edit(before.replaceAll('\r\n', '\n')).replaceAll('\n', '\r\n') }
}
