import { lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { insideFolder, pageExtension } from '../../docs/index.ts'
import { RefusedError, refusalOf } from '../refusals.ts'

/** Most files, matches, characters and bytes that the tools show to a model at once or search. */
const max = { listed: 800, found: 60, lineOfFound: 300, read: 30_000, searched: 1_000_000 }

/** Files that are hidden from the model: those of git, those with secrets, and installed packages. */
const hidden = /(^|\/)(\.git|\.env[^/]*|\.npmrc|\.netrc|\.ssh|\.aws|node_modules)(\/|$)/i

/** Access to the files below a folder for an untrusted agent: no path leads out of the folder. */
export const createFiles = (root: string, paths: readonly string[]) => {
  /** The path relative to the folder, with forward slashes. The file need not exist. */
  const inside = async (given: string): Promise<string> => {
    const path = resolve(root, given.replace(/^\/+/, ''))
    const relative = insideFolder(root, path)
    if (relative === undefined) throw new RefusedError(`The agent asked for ${given}, which lies outside the checkout.`)
    if (hidden.test(relative)) throw new RefusedError(`The agent asked for ${given}, which nobody may read or change.`)
    // Checks the real path, because a link in the middle of the path may lead anywhere.
    const real = await realpath(await nearest(path))
    if (insideFolder(await realpath(root), real) === undefined) {
      throw new RefusedError(`The agent asked for ${given}, which leads out of the checkout.`)
    }
    return relative
  }
  const filesBelow = async (folder: string): Promise<string[]> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true })
    return entries
      .filter(entry => entry.isFile())
      .map(entry => insideFolder(root, join(entry.parentPath, entry.name)) ?? '')
      .filter(path => path && !hidden.test(path))
      .sort()
  }
  const textOf = async (path: string): Promise<string> => {
    const facts = await lstat(join(root, path)).catch(() => undefined)
    if (!facts?.isFile()) throw new Error(`There is no file ${path}.`)
    if (facts.size > max.searched) throw new Error(`${path} is too large.`)
    return readFile(join(root, path), 'utf8')
  }

  return {
    async list(folder: string): Promise<string> {
      const files = await filesBelow(await inside(folder)).catch((error: unknown) => {
        throw error instanceof RefusedError ? error : new Error(`There is no folder ${folder}.`)
      })
      const more = files.length - max.listed
      return [...files.slice(0, max.listed), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')
    },
    async search(words: string): Promise<string> {
      const wanted = words.trim().toLowerCase()
      if (wanted === '') throw new Error('Say what to look for.')
      const found: string[] = []
      for (const file of await filesBelow('')) {
        if (!(pageExtension.test(file) || /\.(txt|ya?ml|json|toml)$/i.test(file))) continue
        const lines = (await textOf(file).catch(() => '')).split('\n')
        for (const [index, line] of lines.entries()) {
          if (!line.toLowerCase().includes(wanted)) continue
          found.push(`${file}:${index + 1}: ${line.trim().slice(0, max.lineOfFound)}`)
          if (found.length === max.found) return [...found, '… and perhaps more'].join('\n')
        }
      }
      return found.join('\n') || 'Nothing was found.'
    },
    async read(file: string, from: number): Promise<string> {
      const lines = (await textOf(await inside(file))).split(/\r?\n/).slice(from - 1)
      const text = lines.join('\n')
      if (text.length <= max.read) return text
      const shown = text.slice(0, max.read).split('\n').slice(0, -1)
      return `${shown.join('\n')}\n… and ${lines.length - shown.length} more lines, from line ${from + shown.length}`
    },
    async edit(file: string, old: string, replacement: string): Promise<string> {
      const path = await inside(file)
      const reason = refusalOf(path, paths)
      if (reason) throw new RefusedError(`The agent wanted to change ${path}, ${reason}`)
      if (old === '') {
        if (await lstat(join(root, path)).catch(() => undefined)) throw new Error(`${path} is there already.`)
        await mkdir(dirname(join(root, path)), { recursive: true })
        await writeFile(join(root, path), replacement, { flag: 'wx' })
        return `${path} was made.`
      }
      const text = await textOf(path)
      // Tries CRLF too, because a model does not see line ends.
      const asThere = (given: string) => (text.includes(old) ? given : given.replace(/\r?\n/g, '\r\n'))
      const [before = '', ...rest] = text.split(asThere(old))
      if (rest.length === 0) throw new Error(`The old text does not stand in ${path}. Read it again.`)
      if (rest.length > 1) throw new Error(`The old text stands ${rest.length} times in ${path}. Give more of it.`)
      await writeFile(join(root, path), before + asThere(replacement) + rest[0])
      return `${path} was changed.`
    }
  }
}

/** The path itself, or its nearest existing ancestor. */
const nearest = async (path: string): Promise<string> =>
  (await lstat(path).catch(() => undefined)) ? path : nearest(dirname(path))
