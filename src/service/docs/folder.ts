import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { glob } from 'tinyglobby'
import type { DocsSite } from './contract.ts'
import { insideFolder } from './paths.ts'
import { foreignFormats, UnreadableFileError } from './unreadable.ts'

const byName = new Intl.Collator('en', { numeric: true }).compare

/**
 * Files below the folders that may be pages, as paths relative to the first, in the order of a file listing. Links are
 * followed, hidden files left out. A folder that does not exist counts as empty, unless it is the first.
 */
export const listDocs = async (folders: readonly [string, ...string[]]): Promise<string[]> => {
  const [first] = folders
  await stat(first)
  const lists = await Promise.all(
    folders.map(async folder => {
      const files = await glob(`**/*.{md,mdx,rst,${foreignFormats}}`, {
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

/** Changes whenever the file is written. */
export const stampOf = async (folder: string, file: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(join(folder, file))
  return `${mtimeMs} ${size} ${ino}`
}

/** Bytes of the largest file that is read as a page, and of the largest that a page may take in. */
const largest = { page: 20_000_000, included: 1_000_000 }

/** Names of files and folders that hold secrets, or what no reader may see. */
const secret = /(^|\/)\.(git|env[^/]*|docs-assistant|npmrc|netrc|pypirc|ssh|aws)(\/|$)/

/**
 * Reads the files of a site by paths relative to the docs. Links are followed as far as the repository that the site
 * lies in, or its own folders where there is none: whoever writes pages does not choose what else of the machine is
 * shown.
 */
export const createDocsReader = ({ root, folders }: Pick<DocsSite, 'root' | 'folders'>) => {
  const [docs] = folders
  // Asked for by the first file: the folder may be away at the moment.
  let boundaries: Promise<string[]> | undefined
  const readableAt = async (file: string): Promise<string | undefined> => {
    const path = await realpath(join(docs, file))
    boundaries ??= realPaths([repositoryOf(root), ...folders])
    const inside = (await boundaries).map(folder => insideFolder(folder, path)).find(found => found !== undefined)
    return inside === undefined || secret.test(inside) ? undefined : path
  }

  return {
    /**
     * The text of a page, without its byte order mark.
     *
     * @throws {UnreadableFileError} When it lies elsewhere, or is far too large.
     */
    page: async (file: string): Promise<string> => {
      const path = await readableAt(file)
      if (!path) throw new UnreadableFileError('outside', 'It is a link that leads out of the repository.')
      const { size } = await stat(path)
      if (size > largest.page) throw new UnreadableFileError('size', `It has more than ${largest.page / 1e6} MB.`)
      return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
    },
    /** The text of a file that a page includes. What leads elsewhere, secrets and what is too large count as not there. */
    included: async (file: string): Promise<string | undefined> => {
      try {
        const path = await readableAt(file)
        const facts = path === undefined ? undefined : await stat(path)
        return path && facts?.isFile() && facts.size <= largest.included ? await readFile(path, 'utf8') : undefined
      } catch {
        return
      }
    }
  }
}

const realPaths = async (paths: string[]): Promise<string[]> =>
  (await Promise.all(paths.map(path => realpath(path).catch(() => '')))).filter(Boolean)

const repositoryOf = (folder: string): string => {
  for (let current = folder; current !== dirname(current); current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current
  }
  return folder
}
