import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** A file to change or to create. */
export interface FileChange {
  path: string
  before: string | undefined
  after: string
}

/** Creates a change by editing the text of a file, which is empty where the file does not exist. */
export const change = async (path: string, edit: (before: string) => string): Promise<FileChange> => {
  const before = existsSync(path) ? await readFile(path, 'utf8') : undefined
  if (!before?.includes('\r\n')) return { path, before, after: edit(before ?? '') }
  return { path, before, after: edit(before.replaceAll('\r\n', '\n')).replaceAll('\n', '\r\n') }
}
