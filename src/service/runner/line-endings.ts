import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Change } from './refusals.ts'

interface Changed {
  root: string
  changes: readonly Change[]
  /** Returns the text of a file before the change; empty for a new file. */
  before: (path: string) => Promise<string>
}

/** Restores CRLF line ends in changed files that had them, because otherwise the diff would be the whole file. */
export const keepLineEndings = async ({ root, changes, before }: Changed): Promise<void> => {
  for (const { path, isDeleted } of changes) {
    if (isDeleted || !hasCrlfOnly(await before(path))) continue
    const text = await readFile(join(root, path), 'utf8')
    if (text.includes('\n') && !text.includes('\0')) await writeFile(join(root, path), text.replace(/\r?\n/g, '\r\n'))
  }
}

const hasCrlfOnly = (text: string): boolean => text.includes('\r\n') && !/(?<!\r)\n/.test(text) && !text.includes('\0')
