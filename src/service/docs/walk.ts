import type { Dirent, Stats } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { extraFormat, insideFolder, pageExtension } from './paths.ts'
import { foreignFormat, noFile, outside, outsideDocs, reasonOf, UnreadableFileError } from './unreadable.ts'

/** Called for each skipped file and folder, with its path below the folder and the reason. */
export type OnSkipped = (path: string, reason: UnreadableFileError) => void

interface Walk {
  /** Whether pages in formats that only some generators read are listed too. */
  readsExtraFormats?: boolean | undefined
  /** Whether the target of a link may be read, by its real path. */
  mayRead: (path: string) => Promise<boolean>
  onSkipped: OnSkipped
}

/** Most levels of nested folders; deeper ones are skipped. */
const maxDepth = 64

/** Whether a file is a picture that the demo site serves. */
export const isPicture = /\.(png|jpe?g|gif|webp|avif|svg|ico)$/i

/** Whether a file or folder is skipped by its name: hidden ones, and installed packages. */
export const isPassedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules'

/**
 * Lists the files below a folder that may be pages. Follows links. Reports unreadable pages, and links that lead
 * elsewhere.
 */
export const walkFolder = async (
  folder: string,
  { mayRead, onSkipped, readsExtraFormats = false }: Walk
): Promise<string[]> => {
  const isPage = (name: string): boolean =>
    (pageExtension.test(name) && (readsExtraFormats || !extraFormat.test(name))) || foreignFormat.test(name)
  const top = await realpath(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Error(`There is no documentation folder at ${folder}.`, { cause: error })
      : error
  })
  const files: string[] = []

  const enter = async (path: string, real: string, above: readonly string[]) => {
    const skip = (reason: UnreadableFileError) => onSkipped(path, reason)
    if (above.includes(real)) return skip(new UnreadableFileError('loop', 'It is a link to a folder that it lies in.'))
    if (above.length >= maxDepth) {
      return skip(new UnreadableFileError('depth', `It lies more than ${maxDepth} folders deep.`))
    }
    try {
      const entries = await readdir(real, { withFileTypes: true })
      const within = [...above, real]
      await Promise.all(
        entries
          .filter(({ name }) => !isPassedOver(name))
          .map(entry => look(entry, path ? `${path}/${entry.name}` : entry.name, join(real, entry.name), within))
      )
    } catch (error) {
      // Throws for the folder itself, which may be missing for a moment: an empty list would be wrong.
      if (!path) throw error
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') skip(reasonOf(error))
    }
  }

  const look = async (entry: Dirent, path: string, real: string, above: readonly string[]) => {
    if (entry.isSymbolicLink()) return follow(path, real, above)
    if (entry.isDirectory()) return enter(path, real, above)
    if (isPage(entry.name)) addFile(path, entry)
  }

  const follow = async (path: string, link: string, above: readonly string[]) => {
    try {
      const real = await realpath(link)
      const facts = await stat(real)
      if (facts.isDirectory())
        return (await mayRead(real)) ? await enter(path, real, above) : onSkipped(path, outside())
      // The reader checks the boundary of a page when it reads it.
      if (isPage(path)) addFile(path, facts)
      else if (isPicture.test(path) && insideFolder(top, real) === undefined) onSkipped(path, outsideDocs())
    } catch (error) {
      onSkipped(path, reasonOf(error))
    }
  }

  const addFile = (path: string, facts: Dirent | Stats) => {
    if (facts.isFile()) files.push(path)
    else onSkipped(path, noFile())
  }

  await enter('', top, [])
  return files
}
