import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { glob } from 'tinyglobby'
import type { DocsSite } from './contract.ts'

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
      const files = await glob('**/*.{md,mdx,rst}', {
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

/** Bytes of the largest file that a page may take in. */
const largestIncluded = 1_000_000

/**
 * Reads files that pages include, by paths relative to the docs: of the repository that the site lies in, or of the
 * site’s own folder where there is none. What leads out of it, secrets and what is too large count as not there.
 */
export const createIncludeReader = ({ root, folders: [docs] }: Pick<DocsSite, 'root' | 'folders'>) => {
  // Asked for by the first file: the folder may be away at the moment.
  let boundary: Promise<string> | undefined
  return async (file: string): Promise<string | undefined> => {
    try {
      const path = await realpath(join(docs, file))
      boundary ??= realpath(repositoryOf(root))
      const inside = relative(await boundary, path)
      if (inside.startsWith('..') || isAbsolute(inside) || /(^|[\\/])\.(git|env[^\\/]*)([\\/]|$)/.test(inside)) return
      const facts = await stat(path)
      return facts.isFile() && facts.size <= largestIncluded ? await readFile(path, 'utf8') : undefined
    } catch {
      return
    }
  }
}

const repositoryOf = (folder: string): string => {
  for (let current = folder; current !== dirname(current); current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current
  }
  return folder
}
