import { constants, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { CommandError } from '../../terminal/exit-codes.ts'
import { checkOutFile } from '../../terminal/out-file.ts'
import { reasonNotWritten } from '../../terminal/system-errors.ts'
import { CannotResume } from './cannot-resume.ts'
import { type Ledger, openLedger } from './ledger.ts'

/** The destination of an export. */
export interface Output {
  ledger: Ledger
  append(text: string): Promise<void>
  /** Truncates the output to a number of bytes. */
  truncate(bytes: number): Promise<void>
  /** Completes the export: renames the output to its final name. */
  finish(): Promise<void>
  /** Ends a failed export. Returns the files from which it can be resumed, or removes them where it cannot. */
  abandon(): Promise<string[]>
  /** Closes the files. May be called twice. */
  close(): Promise<void>
}

/** A stream such as standard output, which cannot be resumed. */
export const streamOutput = (stream: Writable): Output => ({
  ledger: openLedger(''),
  append: text =>
    new Promise((written, failed) => {
      // Waits until the text is written, so that a slow reader does not fill the memory.
      stream.write(text, error => (error ? failed(error) : written()))
    }),
  truncate: async () => {},
  finish: async () => {},
  abandon: async () => [],
  async close() {
    this.ledger.close()
  }
})

/** The paths of an unfinished export: its output and its ledger, both beside `path`. */
const unfinished = (path: string) => ({ partial: `${path}.partial`, ledger: `${path}.partial.ledger` })

/**
 * A file that appears under its name only when it is complete. Until then it is `NAME.partial`, with its progress in
 * `NAME.partial.ledger`.
 */
export const fileOutput = async (name: string): Promise<Output> => {
  const path = await checkOutFile(name)
  const places = unfinished(path)
  const ledger = openLedger(places.ledger)
  // Without a partial file the earlier export was complete, but killed before it removed its ledger.
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
      // Ignored: saved checkpoints are on the disk, and the rest is not needed.
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
        throw new CannotResume('failed', `${places.partial} is shorter than it was. Begin anew, without --resume.`)
      }
      await file.truncate(bytes)
    },
    async finish() {
      await file.sync()
      // Windows cannot rename an open file.
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

/** Whether the export can be resumed. True for an unreadable ledger too, so that a person can look at the files. */
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

/** Syncs a folder, which makes a rename in it durable. Skipped on Windows, where folders cannot be opened. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
