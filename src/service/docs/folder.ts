import { readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { glob } from 'tinyglobby'

const byName = new Intl.Collator('en', { numeric: true }).compare

/**
 * Files below the folders that hold pages, as paths relative to the first, in the order of a file listing. Links are
 * followed, hidden files left out. A folder that does not exist counts as empty, unless it is the first.
 */
export const listDocs = async (folders: readonly [string, ...string[]]): Promise<string[]> => {
  const [first] = folders
  await stat(first)
  const lists = await Promise.all(
    folders.map(async folder => {
      const files = await glob('**/*.{md,mdx}', {
        cwd: folder,
        ignore: ['**/node_modules/**'],
        caseSensitiveMatch: false,
        expandDirectories: false
      })
      return files.sort(byName).map(file => relative(first, join(folder, file)).split(sep).join('/'))
    })
  )
  return [...new Set(lists.flat())]
}

/** The text of a file, without its byte order mark. */
export const readDocsFile = async (folder: string, file: string): Promise<string> =>
  (await readFile(join(folder, file), 'utf8')).replace(/^\uFEFF/, '')

/** Changes whenever the file is written. */
export const stampOf = async (folder: string, file: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(join(folder, file))
  return `${mtimeMs} ${size} ${ino}`
}
