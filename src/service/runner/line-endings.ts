import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Change } from './refusals.ts'

interface Changed {
  root: string
  changes: readonly Change[]
  /** Text of a file as it was before; empty where there was none. */
  before: (path: string) => Promise<string>
}

/** A file of Windows stays one: else a change of one line shows as one of the whole file. */
export const keepLineEndings = async ({ root, changes, before }: Changed): Promise<void> => {
  for (const { path, isDeleted } of changes) {
    if (isDeleted || !hasCrlfOnly(await before(path))) continue
    const text = await readFile(join(root, path), 'utf8')
    if (text.includes('\n') && !text.includes('\0')) await writeFile(join(root, path), text.replace(/\r?\n/g, '\r\n'))
  }
}

const hasCrlfOnly = (text: string): boolean => text.includes('\r\n') && !/(?<!\r)\n/.test(text) && !text.includes('\0')
