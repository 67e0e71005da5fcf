import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { DocsSite } from './contract.ts'
import { insideFolder } from './paths.ts'
import { noFile, outside, UnreadableFileError } from './unreadable.ts'
import { type OnSkipped, walkFolder } from './walk.ts'

const byName = new Intl.Collator('en', { numeric: true }).compare

/**
 * Files below the folders of a site that may be pages, as paths relative to the first, in the order of a file listing.
 * A folder that does not exist counts as empty, unless it is the first.
 *
 * @param onSkipped Told of what is passed over and might have been meant: links that lead elsewhere, pipes.
 */
export const listDocs = async (site: DocsFolders, onSkipped: OnSkipped = () => {}): Promise<string[]> => {
  const [first] = site.folders
  const isInside = createBoundary(site)
  const lists = await Promise.all(
    site.folders.map(async folder => {
      if (folder !== first && !existsSync(folder)) return []
      const pathOf = (file: string) => relative(first, join(folder, file)).split(sep).join('/')
      const files = await walkFolder(folder, {
        mayRead: async path => (await isInside(path)) !== undefined,
        onSkipped: (path, reason) => onSkipped(pathOf(path), reason)
      })
      return files.sort(byName).map(pathOf)
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

/** What of a site says where its files are. */
type DocsFolders = Pick<DocsSite, 'root' | 'folders'>

/**
 * Reads the files of a site by paths relative to the docs. Links are followed as far as the repository that the site
 * lies in, or its own folders where there is none: whoever writes pages does not choose what else of the machine is
 * shown.
 */
export const createDocsReader = (site: DocsFolders) => {
  const [docs] = site.folders
  const isInside = createBoundary(site)
  const readableAt = async (file: string): Promise<string | undefined> => isInside(await realpath(join(docs, file)))

  return {
    /**
     * The text of a page, without its byte order mark.
     *
     * @throws {UnreadableFileError} When it lies elsewhere, is no file, or is far too large.
     */
    page: async (file: string): Promise<string> => {
      const path = await readableAt(file)
      if (!path) throw outside()
      const facts = await stat(path)
      // A pipe would be waited for, and a device read without end.
      if (!facts.isFile()) throw noFile()
      if (facts.size > largest.page) throw new UnreadableFileError('size', `It has more than ${largest.page / 1e6} MB.`)
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

/** Gives a real path back where it lies in the repository of the site, or in its own folders, and is no secret. */
const createBoundary = ({ root, folders }: DocsFolders) => {
  // Asked for by the first file: the folder may be away at the moment.
  let boundaries: Promise<string[]> | undefined
  return async (path: string): Promise<string | undefined> => {
    boundaries ??= realPaths([repositoryOf(root), ...folders])
    const inside = (await boundaries).map(folder => insideFolder(folder, path)).find(found => found !== undefined)
    return inside === undefined || secret.test(inside) ? undefined : path
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
