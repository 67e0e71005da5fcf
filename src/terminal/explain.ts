import { CommandError, type ExitName, exitOf, isErrorCode } from './exit-codes.ts'
import { duration } from './numbers.ts'
import { printable } from './printable.ts'
import { paint, type Shell } from './shell.ts'
import { reasonNotWritten } from './system-errors.ts'

/** What errors that end a command may carry beside their message. */
interface Explained {
  code?: unknown
  status?: number
  retryAfter?: number
  maybeTaken?: boolean
  /** The file that the system says it is about. */
  path?: string
  details?: { message: string; path?: string }[]
}

/** Says what went wrong: a sentence for a person, with `--json` a line of JSON. Returns the exit. */
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
  // Whoever pressed Ctrl-C knows.
  if (exit === 'interrupted') return exit
  write(shell, `${paint('red', 'Error:', shell.messages)} ${message}`)
  for (const { path, message: detail } of details) {
    // The sentence often says it already: always, where nothing was sent.
    if (given.status !== undefined && !message.includes(printable(detail)))
      write(shell, `  ${printable(path ? `${path}: ${detail}` : detail)}`)
  }
  if (given.retryAfter) write(shell, `It can be tried again in ${duration(given.retryAfter)}.`)
  if (given.maybeTaken) write(shell, 'The service may have taken it all the same: look before you send it again.')
  return exit
}

const write = ({ messages }: Shell, line: string): void => void messages.write(`${line}\n`)

/** The error’s own words, with the names that were typed, or what the system’s code means. */
const sentence = (error: unknown, { path, status }: Explained): string => {
  const text = printable(error instanceof Error ? error.message : String(error))
  const reason = error instanceof CommandError ? undefined : reasonNotWritten(error)
  if (reason) return `${path ? `${printable(path)}: ` : ''}${reason}.`
  // The words of a service stay, and a command’s own name what was typed.
  if (status !== undefined || error instanceof CommandError) return text
  return text.replaceAll(/\b[a-z]+[A-Z]\w+\b/g, word => flagNames[word] ?? word)
}

/** Options of the client, as they are typed. */
const flagNames: Record<string, string> = {
  dateFrom: '--from',
  dateTo: '--to',
  baseUrl: '--base-url',
  projectId: '--project',
  adminKey: 'The admin key',
  jobPath: '--job-path'
}
