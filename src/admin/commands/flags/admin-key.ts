import { open } from 'node:fs/promises'
import { CommandError } from '../../../terminal/exit-codes.ts'
import { askHidden, isInteractive } from '../../../terminal/prompts.ts'
import type { Shell } from '../../../terminal/shell.ts'

/** Name of the environment variable with the admin key. */
export const keyVariable = 'DOCS_ASSISTANT_ADMIN_KEY'

/** The admin key from a file, the environment or a hidden prompt; never from an argument, which every process can read. */
export const readAdminKey = async (shell: Shell, keyFile: string | undefined): Promise<string> => {
  const key = await findAdminKey(shell, keyFile)
  if (key) return key
  if (isInteractive(shell)) return askHidden(shell, 'Admin key (not shown):')
  throw new CommandError(
    'key',
    `No admin key. Set ${keyVariable}, or give --key-file a file that only you can read, or run this in a terminal to be asked.`
  )
}

/** The admin key without a prompt, for commands that also work without it. */
export const findAdminKey = async (shell: Shell, keyFile: string | undefined): Promise<string | undefined> =>
  keyFile === undefined ? shell.environment[keyVariable]?.trim() || undefined : readKeyFile(keyFile)

const readKeyFile = async (path: string): Promise<string> => {
  const file = await open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'there is no such file' : cause.code
    throw new CommandError('key', `The key file ${path} cannot be read: ${why}.`, { cause })
  })
  try {
    const { mode, uid, size } = await file.stat()
    // Windows has no mode bits; there the folder’s access rights protect the file.
    if (process.platform !== 'win32') {
      if (mode & 0o077) throw unsafe(path, `others may read or write it. Run: chmod 600 ${path}`)
      if (uid !== process.getuid?.() && uid !== 0) throw unsafe(path, 'it belongs to somebody else.')
    }
    if (size > 4_096) throw unsafe(path, 'it is too large to hold a key.')
    const key = (await file.readFile('utf8')).trim()
    if (!key) throw unsafe(path, 'it is empty.')
    return key
  } finally {
    await file.close()
  }
}

const unsafe = (path: string, why: string) => new CommandError('key', `The key file ${path} is not used: ${why}`)
