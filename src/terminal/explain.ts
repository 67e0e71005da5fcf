import { CommandError, type ExitName, exitOf, isErrorCode } from './exit-codes.ts'
import { duration } from './numbers.ts'
import { printable } from './printable.ts'
import { paint, type Shell } from './shell.ts'
import { reasonNotWritten } from './system-errors.ts'

/** Fields that an error of a command may have besides its message. */
interface Explained {
  code?: unknown
  status?: number
  retryAfter?: number
  maybeTaken?: boolean
  /** The file of a system error. */
  path?: string
  details?: { message: string; path?: string }[]
}

/** Writes an error as a sentence, or with `--json` as a line of JSON. Returns the exit. */
export const explain = (shell: Shell, error: unknown): ExitName => {
  const exit = shell.signal.aborted ? 'interrupted' : exitOf(error)
  const given = error as Explained
  const message = exit === 'interrupted' ? 'Interrupted.' : sentence(error, given)
  const details = given.details ?? []
  if (shell.json) {
    const { code, status, retryAfter, maybeTaken } = given
    const name = exit !== 'interrupted' && isErrorCode(code) ? code : exit
    write(shell, JSON.stringify({ error: message, code: name, status, retryAfter, maybeTaken, details }))
    return exit
  }
  // No message after Ctrl-C, because the user knows.
  if (exit === 'interrupted') return exit
  write(shell, `${paint('red', 'Error:', shell.messages)} ${message}`)
  for (const { path, message: detail } of details) {
    // Leaves out details that the sentence contains already, as it always does where nothing was sent.
    if (given.status !== undefined && !message.includes(printable(detail)))
      write(shell, `  ${printable(path ? `${path}: ${detail}` : detail)}`)
  }
  if (given.retryAfter) write(shell, `It can be tried again in ${duration(given.retryAfter)}.`)
  if (given.maybeTaken) write(shell, 'The service may have taken it all the same: look before you send it again.')
  return exit
}

const write = ({ messages }: Shell, line: string): void => void messages.write(`${line}\n`)

/** The error’s message with the client’s option names replaced by flags, or the meaning of a system error. */
const sentence = (error: unknown, { path, status }: Explained): string => {
  const text = printable(error instanceof Error ? error.message : String(error))
  const reason = error instanceof CommandError ? undefined : reasonNotWritten(error)
  if (reason) return `${path ? printable(path) : 'The output'} could not be written: ${reason}.`
  // A service’s message is shown unchanged, and a command’s own message already names the flags.
  if (status !== undefined || error instanceof CommandError) return text
  return text.replaceAll(/\b[a-z]+[A-Z]\w+\b/g, word => flagNames[word] ?? word)
}

/** The flag of each option of the client. */
const flagNames: Record<string, string> = {
  dateFrom: '--from',
  dateTo: '--to',
  baseUrl: '--base-url',
  projectId: '--project',
  adminKey: 'The admin key',
  jobPath: '--job-path'
}
