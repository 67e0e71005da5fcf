import { lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { insideFolder } from '../../docs/index.ts'
import { RefusedError, refusalOf } from '../refusals.ts'

/** What of the files a model is shown at once. */
const most = { listed: 800, found: 60, lineOfFound: 300, read: 30_000, searched: 1_000_000 }

/** Git’s own, what holds secrets, and what was installed. */
const hidden = /(^|\/)(\.git|\.env[^/]*|\.npmrc|\.netrc|\.ssh|\.aws|node_modules)(\/|$)/i

/** The files below a folder for somebody who is not trusted: no path leads out of it. */
export const createFiles = (root: string, paths: readonly string[]) => {
  /** The path below the folder, with forward slashes; it need not be there. */
  const inside = async (given: string): Promise<string> => {
    const path = resolve(root, given.replace(/^\/+/, ''))
    const relative = insideFolder(root, path)
    if (relative === undefined) throw new RefusedError(`The agent asked for ${given}, which lies outside the checkout.`)
    if (hidden.test(relative)) throw new RefusedError(`The agent asked for ${given}, which nobody may read or change.`)
    // A link may lead anywhere, also one in the middle of the path.
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
    if (facts.size > most.searched) throw new Error(`${path} is too large.`)
    return readFile(join(root, path), 'utf8')
  }

  return {
    async list(folder: string): Promise<string> {
      const files = await filesBelow(await inside(folder)).catch((error: unknown) => {
        throw error instanceof RefusedError ? error : new Error(`There is no folder ${folder}.`)
      })
      const more = files.length - most.listed
      return [...files.slice(0, most.listed), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n')
    },
    async search(words: string): Promise<string> {
      const wanted = words.trim().toLowerCase()
      if (wanted === '') throw new Error('Say what to look for.')
      const found: string[] = []
      for (const file of await filesBelow('')) {
        if (!/\.(mdx?|rst|txt|ya?ml|json|toml)$/i.test(file)) continue
        const lines = (await textOf(file).catch(() => '')).split('\n')
        for (const [index, line] of lines.entries()) {
          if (!line.toLowerCase().includes(wanted)) continue
          found.push(`${file}:${index + 1}: ${line.trim().slice(0, most.lineOfFound)}`)
          if (found.length === most.found) return [...found, '… and perhaps more'].join('\n')
        }
      }
      return found.join('\n') || 'Nothing was found.'
    },
    async read(file: string, from: number): Promise<string> {
      const lines = (await textOf(await inside(file))).split(/\r?\n/).slice(from - 1)
      const text = lines.join('\n')
      if (text.length <= most.read) return text
      const shown = text.slice(0, most.read).split('\n').slice(0, -1)
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
      // A model does not see how lines end.
      const asThere = (given: string) => (text.includes(old) ? given : given.replace(/\r?\n/g, '\r\n'))
      const [before = '', ...rest] = text.split(asThere(old))
      if (rest.length === 0) throw new Error(`The old text does not stand in ${path}. Read it again.`)
      if (rest.length > 1) throw new Error(`The old text stands ${rest.length} times in ${path}. Give more of it.`)
      await writeFile(join(root, path), before + asThere(replacement) + rest[0])
      return `${path} was changed.`
    }
  }
}

/** The path itself, or the nearest above it that there is. */
const nearest = async (path: string): Promise<string> =>
  (await lstat(path).catch(() => undefined)) ? path : nearest(dirname(path))
