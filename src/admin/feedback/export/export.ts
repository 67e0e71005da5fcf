import type { FeedbackPage } from '../../../protocol/index.ts'
import { AdminError } from '../../http/errors.ts'
import { CommandError } from '../../terminal/exit-codes.ts'
import type { Format } from './formats.ts'
import type { Mark } from './ledger.ts'
import type { Output } from './output.ts'

export interface ExportOptions {
  /** The pages from a cursor on, or from the first one. */
  pages: (cursor: string | undefined) => AsyncIterable<FeedbackPage>
  format: Format
  output: Output
  /** What is asked for, as a text: an export goes on only with the same. */
  request: string
  /** Goes on where an interrupted export of the same was, if there is one. */
  resume: boolean
  /** Told after each page, and once when an export goes on. */
  onProgress: (mark: Mark) => void
}

/** Pages in a row without anything new, after which the service is taken to go in circles. */
const mostStalePages = 20

/** Writes all pages, one in memory at a time. If it fails, it can go on from the last whole page. */
export const exportFeedback = async (options: ExportOptions): Promise<Mark> => {
  const { format, output, onProgress } = options
  const { ledger } = output
  let mark = await begin(options)
  const append = async (text: string, change: Partial<Mark>) => {
    await output.append(text)
    mark = { ...mark, ...change, bytes: mark.bytes + Buffer.byteLength(text) }
    ledger.save(mark)
  }
  let stale = 0
  if (!mark.complete) {
    for await (const { feedback, nextCursor, hasMore } of options.pages(mark.cursor)) {
      const entries = ledger.onlyNew(feedback)
      stale = feedback.length > 0 && entries.length === 0 ? stale + 1 : 0
      if (stale === mostStalePages) throw circles()
      await append(format.rows(entries, mark.rows), {
        cursor: nextCursor ?? undefined,
        complete: !hasMore,
        rows: mark.rows + entries.length,
        duplicates: mark.duplicates + feedback.length - entries.length
      })
      onProgress(mark)
    }
  }
  await output.append(format.tail)
  await output.finish()
  return { ...mark, bytes: mark.bytes + Buffer.byteLength(format.tail) }
}

const circles = () => new AdminError('malformed_answer', 'The service sends the same entries again and again.')

/** Where the export begins: at the mark of the one before, or at the head of a new one. */
const begin = async ({ format, output, request, resume, onProgress }: ExportOptions): Promise<Mark> => {
  const { ledger } = output
  const before = resume ? ledger.mark() : undefined
  if (before && before.bytes > 0) {
    if (before.request !== request) {
      const message = `The interrupted export asked for something else: ${before.request}. Ask for the same, or begin anew without --resume.`
      throw new CommandError('usage', message)
    }
    await output.goTo(before.bytes)
    onProgress(before)
    return before
  }
  // In this order a kill leaves either nothing to resume, or a mark that the output has reached.
  ledger.forget()
  await output.goTo(0)
  await output.append(format.head)
  const mark = {
    request,
    cursor: undefined,
    complete: false,
    rows: 0,
    duplicates: 0,
    bytes: Buffer.byteLength(format.head)
  }
  ledger.save(mark)
  return mark
}
