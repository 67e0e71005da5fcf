import { AdminError } from '../http/errors.ts'
import { CommandError } from '../terminal/exit-codes.ts'
import type { Format } from './formats.ts'
import type { Checkpoint } from './ledger.ts'
import type { Output } from './output.ts'

/** A page of any list. */
export interface ExportedPage<Entry> {
  entries: readonly Entry[]
  nextCursor: string | null
  hasMore: boolean
}

export interface ExportOptions<Entry> {
  /** The pages from a cursor on, or from the first one. */
  pages: (cursor: string | undefined) => AsyncIterable<ExportedPage<Entry>>
  format: Format<Entry>
  output: Output
  /** What is asked for, as a text: an export goes on only with the same. */
  request: string
  /** Goes on where an interrupted export of the same was, if there is one. */
  resume: boolean
  /** Told after each page, and once when an export goes on. */
  onProgress: (checkpoint: Checkpoint) => void
}

/** Pages in a row without a new entry, after which the service is taken to repeat itself for ever. */
const maxStalePages = 20

/** Writes all pages, one in memory at a time. If it fails, it can go on from the last whole page. */
export const exportPages = async <Entry extends { id: string }>(options: ExportOptions<Entry>): Promise<Checkpoint> => {
  const { format, output, onProgress } = options
  const { ledger } = output
  let checkpoint = await begin(options)
  const append = async (text: string, change: Partial<Checkpoint>) => {
    await output.append(text)
    checkpoint = { ...checkpoint, ...change, bytes: checkpoint.bytes + Buffer.byteLength(text) }
    ledger.save(checkpoint)
  }
  let stale = 0
  if (!checkpoint.complete) {
    for await (const { entries: page, nextCursor, hasMore } of options.pages(checkpoint.cursor)) {
      const entries = ledger.onlyNew(page)
      stale = page.length > 0 && entries.length === 0 ? stale + 1 : 0
      if (stale === maxStalePages) throw repeatedPages()
      await append(format.rows(entries, checkpoint.rows), {
        cursor: nextCursor ?? undefined,
        complete: !hasMore,
        rows: checkpoint.rows + entries.length,
        duplicates: checkpoint.duplicates + page.length - entries.length
      })
      onProgress(checkpoint)
    }
  }
  await output.append(format.tail)
  await output.finish()
  return { ...checkpoint, bytes: checkpoint.bytes + Buffer.byteLength(format.tail) }
}

const repeatedPages = () => new AdminError('malformed_answer', 'The service sends the same entries again and again.')

/** Where the export begins: at the last checkpoint of the one before, or with an empty file. */
const begin = async <Entry>(options: ExportOptions<Entry>): Promise<Checkpoint> => {
  const { format, output, request, resume, onProgress } = options
  const { ledger } = output
  const before = resume ? ledger.checkpoint() : undefined
  if (before && before.bytes > 0) {
    if (before.request !== request) {
      const message = `The interrupted export asked for something else: ${before.request}. Ask for the same, or begin anew without --resume.`
      throw new CommandError('usage', message)
    }
    await output.truncate(before.bytes)
    onProgress(before)
    return before
  }
  // In this order a killed process leaves either no checkpoint, or one that the output has reached.
  ledger.clear()
  await output.truncate(0)
  await output.append(format.head)
  const checkpoint = {
    request,
    cursor: undefined,
    complete: false,
    rows: 0,
    duplicates: 0,
    bytes: Buffer.byteLength(format.head)
  }
  ledger.save(checkpoint)
  return checkpoint
}
