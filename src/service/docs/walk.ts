import type { Dirent, Stats } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { insideFolder } from './paths.ts'
import { foreignFormats, noFile, outside, outsideDocs, reasonOf, UnreadableFileError } from './unreadable.ts'

/** Told of each file and folder that is passed over, by its path below the folder, and why. */
export type OnSkipped = (path: string, reason: UnreadableFileError) => void

interface Walk {
  /** Whether what a link leads to may be read, by its real path. */
  mayRead: (path: string) => Promise<boolean>
  onSkipped: OnSkipped
}

/** Folders in folders; what lies deeper is passed over. */
const deepest = 64

/** Pictures that the demo site sends. */
export const isPicture = /\.(png|jpe?g|gif|webp|avif|svg|ico)$/i

/** Whether a file or folder of this name is left out with all below it: hidden ones, and installed packages. */
export const isPassedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules'

const isPage = new RegExp(`\\.(md|mdx|rst|${foreignFormats.replaceAll(',', '|')})$`, 'i')

/**
 * The files below a folder that may be pages. Links are followed. What would be a page but is no file that can be read,
 * and a link that leads elsewhere, is told of.
 */
export const walkFolder = async (folder: string, { mayRead, onSkipped }: Walk): Promise<string[]> => {
  const top = await realpath(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Error(`There is no documentation folder at ${folder}.`, { cause: error })
      : error
  })
  const files: string[] = []

  const enter = async (path: string, real: string, above: readonly string[]) => {
    const skip = (reason: UnreadableFileError) => onSkipped(path, reason)
    if (above.includes(real)) return skip(new UnreadableFileError('loop', 'It is a link to a folder that it lies in.'))
    if (above.length >= deepest) {
      return skip(new UnreadableFileError('depth', `It lies more than ${deepest} folders deep.`))
    }
    try {
      for (const entry of await readdir(real, { withFileTypes: true })) {
        if (isPassedOver(entry.name)) continue
        await look(entry, path ? `${path}/${entry.name}` : entry.name, join(real, entry.name), [...above, real])
      }
    } catch (error) {
      // The folder itself may be away for a moment: then nothing is known of it.
      if (!path) throw error
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') skip(reasonOf(error))
    }
  }

  const look = async (entry: Dirent, path: string, real: string, above: readonly string[]) => {
    if (entry.isSymbolicLink()) return follow(path, real, above)
    if (entry.isDirectory()) return enter(path, real, above)
    if (isPage.test(entry.name)) addFile(path, entry)
  }

  const follow = async (path: string, link: string, above: readonly string[]) => {
    try {
      const real = await realpath(link)
      const facts = await stat(real)
      if (facts.isDirectory())
        return (await mayRead(real)) ? await enter(path, real, above) : onSkipped(path, outside())
      // Where a page may lie is asked when it is read.
      if (isPage.test(path)) addFile(path, facts)
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
