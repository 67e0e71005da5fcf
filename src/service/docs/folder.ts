import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { DocsSite, ListedFiles } from './contract.ts'
import { hashOf } from './generators/hash.ts'
import { isNotebook, notebookMarkdown } from './notebook.ts'
import { insideFolder } from './paths.ts'
import { noFile, outside, UnreadableFileError } from './unreadable.ts'
import { type OnSkipped, walkFolder } from './walk.ts'

const byName = new Intl.Collator('en', { numeric: true }).compare

/**
 * Lists the files below a site’s folders that may be pages, as sorted paths relative to the first folder. A missing folder
 * counts as empty, unless it is the first.
 *
 * @param onSkipped Called for skipped files that might have been meant as pages: links that lead elsewhere, pipes.
 */
export const listDocs = async (site: DocsFiles, onSkipped: OnSkipped = () => {}): Promise<string[]> => {
  const { names, skipped } = site.listed ?? (await listFiles(site))
  for (const { file, reason } of skipped) onSkipped(file, reason)
  return [...names]
}

/** Lists the files of a site, which may be remembered with it. */
export const listFiles = async (site: DocsFiles): Promise<ListedFiles> => {
  const [first] = site.folders
  const isInside = createBoundary(site)
  const skipped: { file: string; reason: UnreadableFileError }[] = []
  const lists = await Promise.all(
    site.folders.map(async folder => {
      if (folder !== first && !existsSync(folder)) return []
      const pathOf = (file: string) =>
        folder === first ? file : relative(first, join(folder, file)).split(sep).join('/')
      const files = await walkFolder(folder, {
        readsExtraFormats: site.readsExtraFormats,
        mayRead: async path => (await isInside(path)) !== undefined,
        onSkipped: (path, reason) => skipped.push({ file: pathOf(path), reason })
      })
      return files.sort(byName).map(pathOf)
    })
  )
  return { names: [...new Set([...lists.flat(), ...(site.generated?.keys() ?? [])])], skipped }
}

/** A stamp that changes whenever the file is written. */
const stampOf = async (folder: string, file: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(join(folder, file))
  return `${mtimeMs} ${size} ${ino}`
}

/** Most bytes of a page’s file, and of a file that a page includes. */
const largest = { page: 20_000_000, included: 1_000_000 }

/** Files and folders that may contain secrets. */
const secret = /(^|\/)\.(git|env[^/]*|docs-assistant|npmrc|netrc|pypirc|ssh|aws)(\/|$)/

/** The part of a site that says where its files are. */
type DocsFolders = Pick<DocsSite, 'root' | 'folders'>
type DocsFiles = DocsFolders & Pick<DocsSite, 'generated' | 'readsExtraFormats' | 'listed'>

/**
 * Reads the files of a site by paths relative to the docs. Follows links only within the site’s repository, or within its
 * own folders without one, so that authors of pages cannot publish other files of the machine.
 */
export const createDocsReader = (site: DocsFiles) => {
  const [docs] = site.folders
  const isInside = createBoundary(site)
  const readableAt = async (file: string): Promise<string | undefined> => isInside(await realpath(join(docs, file)))

  return {
    /** A stamp that changes whenever a page, or another file, is written. */
    stamp: async (file: string): Promise<string> =>
      site.generated?.has(file) ? hashOf(site.generated.get(file)) : stampOf(docs, file),
    /**
     * The text of a page, without its byte order mark; that of a notebook as Markdown.
     *
     * @throws {UnreadableFileError} When it is outside of the boundary, is no file, or is too large.
     */
    page: async (file: string): Promise<string> => {
      const generated = site.generated?.get(file)
      if (generated !== undefined) return generated
      const path = await readableAt(file)
      if (!path) throw outside()
      const facts = await stat(path)
      // Refuses pipes, which would block, and devices, which may be endless.
      if (!facts.isFile()) throw noFile()
      if (facts.size > largest.page) throw new UnreadableFileError('size', `It has more than ${largest.page / 1e6} MB.`)
      const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
      return site.readsExtraFormats && isNotebook(file) ? notebookMarkdown(text) : text
    },
    /**
     * The text of an included file; `undefined` for files outside of the boundary, secrets, and too large files.
     *
     * @param maxBytes Default: 1 MB.
     */
    included: async (file: string, maxBytes = largest.included): Promise<string | undefined> => {
      try {
        const path = await readableAt(file)
        const facts = path === undefined ? undefined : await stat(path)
        return path && facts?.isFile() && facts.size <= maxBytes ? await readFile(path, 'utf8') : undefined
      } catch {
        return
      }
    }
  }
}

/** Creates a function that returns the real path of a file inside of the boundary; `undefined` for others and for secrets. */
const createBoundary = ({ root, folders }: DocsFolders) => {
  // Resolved with the first file, because the folder may be missing now.
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
