import { AdminError } from '../http/errors.ts'
import { CannotResume } from './cannot-resume.ts'
import type { Format } from './formats.ts'
import type { Checkpoint } from './ledger.ts'
import type { Output } from './output.ts'

/** An entry of any list. */
export interface ExportedEntry {
  id: string
  createdAt?: string | null | undefined
}

/** A page of any list. */
export interface ExportedPage<Entry> {
  entries: readonly Entry[]
  nextCursor: string | null
  hasMore: boolean
}

export interface ExportOptions<Entry> {
  /** Fetches the pages from a cursor on, or from the first one. */
  pages: (cursor: string | undefined) => AsyncIterable<ExportedPage<Entry>>
  format: Format<Entry>
  output: Output
  /** Identifies the request; only an export with the same text is resumed. */
  request: string
  /** Whether to resume an interrupted export of the same request, if there is one. */
  resume: boolean
  /** Called after each page with the date of its last entry, and once when an export is resumed. */
  onProgress: (checkpoint: Checkpoint, date?: string) => void
}

/** Pages in a row without a new entry after which the export fails, because the service repeats itself. */
const maxStalePages = 20

/** Writes all pages, with one in memory at a time. A failed export can be resumed after its last complete page. */
export const exportPages = async <Entry extends ExportedEntry>(options: ExportOptions<Entry>): Promise<Checkpoint> => {
  const { format, output, onProgress } = options
  const { ledger } = output
  const before = await lastCheckpoint(options)
  let checkpoint = before ?? { ...nothing, request: options.request }
  let isNew = !before
  const append = async (text: string, change: Partial<Checkpoint>) => {
    await output.append(text)
    checkpoint = { ...checkpoint, ...change, bytes: checkpoint.bytes + Buffer.byteLength(text) }
    ledger.save(checkpoint)
  }
  let stale = 0
  if (!checkpoint.complete) {
    for await (const { entries: page, nextCursor, hasMore } of options.pages(checkpoint.cursor)) {
      // Clears the output only when the first page has arrived, so that an outage does not destroy an earlier export.
      const head = isNew ? await clear(options) : ''
      isNew = false
      const entries = ledger.onlyNew(page)
      stale = page.length > 0 && entries.length === 0 ? stale + 1 : 0
      if (stale === maxStalePages) throw repeatedPages()
      await append(head + format.rows(entries, checkpoint.rows), {
        cursor: nextCursor ?? undefined,
        complete: !hasMore,
        rows: checkpoint.rows + entries.length,
        duplicates: checkpoint.duplicates + page.length - entries.length
      })
      onProgress(checkpoint, page.at(-1)?.createdAt ?? undefined)
    }
  }
  await output.append(format.tail)
  await output.finish()
  return { ...checkpoint, bytes: checkpoint.bytes + Buffer.byteLength(format.tail) }
}

const repeatedPages = () => new AdminError('malformed_answer', 'The service sends the same entries again and again.')

const nothing: Omit<Checkpoint, 'request'> = { cursor: undefined, complete: false, rows: 0, duplicates: 0, bytes: 0 }

/** The checkpoint from which an interrupted export is resumed; `undefined` for a new export. */
const lastCheckpoint = async <Entry>(options: ExportOptions<Entry>): Promise<Checkpoint | undefined> => {
  const { output, request, resume, onProgress } = options
  const before = resume ? output.ledger.checkpoint() : undefined
  if (!before || before.bytes === 0) return
  if (before.request !== request) {
    const message = `The interrupted export asked for something else: ${before.request}. Ask for the same, or begin anew without --resume.`
    throw new CannotResume('usage', message)
  }
  await output.truncate(before.bytes)
  onProgress(before)
  return before
}

/**
 * Empties the output and returns its head. Clears the ledger first, so that a killed process never leaves a checkpoint
 * beyond the end of the output.
 */
const clear = async <Entry>({ format, output }: ExportOptions<Entry>): Promise<string> => {
  output.ledger.clear()
  await output.truncate(0)
  return format.head
}
