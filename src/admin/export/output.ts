import { constants, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { CommandError } from '../../terminal/exit-codes.ts'
import { checkOutFile } from '../../terminal/out-file.ts'
import { reasonNotWritten } from '../../terminal/system-errors.ts'
import { type Ledger, openLedger } from './ledger.ts'

/** Where an export is written to. */
export interface Output {
  ledger: Ledger
  append(text: string): Promise<void>
  /** Cuts the output off after so many bytes. */
  truncate(bytes: number): Promise<void>
  /** Everything is written: puts the output under its own name. */
  finish(): Promise<void>
  /** Ends an export that failed: keeps what it can go on from, and names these files; removes what is of no use. */
  abandon(): Promise<string[]>
  /** Closes what is open, finished or not; may be called twice. */
  close(): Promise<void>
}

/** A stream such as standard output, which cannot be resumed. */
export const streamOutput = (stream: Writable): Output => ({
  ledger: openLedger(''),
  append: text =>
    new Promise((written, failed) => {
      // Waits for the reader, so that a slow one does not fill the memory.
      stream.write(text, error => (error ? failed(error) : written()))
    }),
  truncate: async () => {},
  finish: async () => {},
  abandon: async () => [],
  async close() {
    this.ledger.close()
  }
})

/** The file beside `path` that an unfinished export is in, and the one that says how far it has come. */
const unfinished = (path: string) => ({ partial: `${path}.partial`, ledger: `${path}.partial.ledger` })

/**
 * A file that appears under its name only when it is whole. Until then it is `NAME.partial`, and
 * `NAME.partial.ledger` says how far it has come.
 */
export const fileOutput = async (name: string): Promise<Output> => {
  const path = await checkOutFile(name)
  const places = unfinished(path)
  const ledger = openLedger(places.ledger)
  // Without a partial file the export before was finished, and killed before it could remove its ledger.
  if (!(await exists(places.partial))) ledger.clear()
  const file = await open(places.partial, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND, 0o600).catch(
    (error: unknown) => {
      ledger.close()
      throw error
    }
  )
  const closeFile = once(() => file.close())
  const closeLedger = once(async () => {
    try {
      ledger.close()
    } catch {
      // What was saved is on the disk, and what was not is of no use.
    }
  })
  const removeLedger = async () => {
    for (const end of ['', '-wal', '-shm']) await rm(places.ledger + end, { force: true })
  }
  return {
    ledger,
    append: text =>
      file.appendFile(text).catch((cause: unknown) => {
        const reason = reasonNotWritten(cause)
        throw reason ? new CommandError('not_written', `--out ${name}: ${reason}.`, { cause }) : cause
      }),
    async truncate(bytes) {
      const { size } = await file.stat()
      if (size < bytes) {
        throw new CommandError('failed', `${places.partial} is shorter than it was. Begin anew, without --resume.`)
      }
      await file.truncate(bytes)
    },
    async finish() {
      await file.sync()
      // Windows renames no file that is open.
      await closeFile()
      await rename(places.partial, path)
      await syncFolder(dirname(path))
      await closeLedger()
      await removeLedger()
    },
    async abandon() {
      const goesOn = canGoOn(ledger)
      await closeLedger()
      await closeFile()
      if (goesOn) return [places.partial, places.ledger]
      await rm(places.partial, { force: true })
      await removeLedger()
      return []
    },
    async close() {
      await closeLedger()
      await closeFile()
    }
  }
}

/** Where the ledger can no longer be read, a person should look. */
const canGoOn = (ledger: Ledger): boolean => {
  try {
    return ledger.checkpoint() !== undefined
  } catch {
    return true
  }
}

/** Runs the work the first time only. */
const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false
  )

/** The new name is on the disk only when its folder is; where folders cannot be opened, this is left out. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
