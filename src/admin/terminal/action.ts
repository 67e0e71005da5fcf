import type { Command } from 'commander'
import { AdminError } from '../http/errors.ts'
import { CommandError, type Ending, endings, exitCodes } from './exit-codes.ts'
import { printable } from './printable.ts'
import { paint, type Shell, say } from './shell.ts'

/** Makes an action of a command: what it returns or throws becomes the exit code, and a sentence on standard error. */
export const action =
  <Flags extends { json?: boolean }, Arguments extends unknown[]>(
    openShell: () => Shell,
    run: (shell: Shell, flags: Flags, ...given: Arguments) => Promise<Ending | undefined>
  ) =>
  async (...all: [...Arguments, Flags, Command]): Promise<void> => {
    // Commander gives the arguments, then the flags, then the command.
    const flags = all.at(-2) as Flags
    const shell = openShell()
    try {
      shell.end(exitCodes[(await run(shell, flags, ...(all.slice(0, -2) as Arguments))) ?? 'done'])
    } catch (error) {
      shell.end(exitCodes[explain(shell, error, flags.json ?? false)])
    }
  }

/** Says what went wrong, and tells how the command ends. */
const explain = (shell: Shell, error: unknown, json: boolean): Ending => {
  if (shell.signal.aborted) return 'interrupted'
  // Whoever read the output has enough, as `head` does.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 'done'
  const ending = endingOf(error)
  // Ctrl-C at a question.
  if (ending === 'interrupted') return ending
  const message = printable(error instanceof Error ? error.message : String(error))
  const details = error instanceof AdminError ? error.details : []
  if (json) {
    const { code, status, retryAfter, maybeTaken } = error as Partial<AdminError>
    say(shell, JSON.stringify({ error: message, code: code ?? ending, status, retryAfter, maybeTaken, details }))
    return ending
  }
  say(shell, `${paint('red', 'Error:', shell.messages)} ${message}`)
  for (const { path, message: detail } of details) {
    // The sentence often says it already.
    if (!message.includes(printable(detail))) say(shell, `  ${printable(path ? `${path}: ${detail}` : detail)}`)
  }
  if (error instanceof AdminError && error.maybeTaken) {
    say(shell, 'The service may have taken it all the same: look before you send it again.')
  }
  return ending
}

const endingOf = (error: unknown): Ending => {
  if (error instanceof CommandError) return error.code
  if (!(error instanceof AdminError)) return (error as Error).name === 'ExitPromptError' ? 'interrupted' : 'failed'
  // What the client itself refused was never sent.
  return error.code === 'invalid_request' && error.status === undefined ? 'usage' : endings[error.code]
}
