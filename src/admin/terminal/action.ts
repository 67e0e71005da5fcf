import type { Command } from 'commander'
import { AdminError } from '../http/errors.ts'
import { CommandError, type ExitName, exitCodes, exitOfError } from './exit-codes.ts'
import { printable } from './printable.ts'
import { paint, type Shell, say } from './shell.ts'

/** Makes commander’s action of a function: what it returns or throws decides the exit code, and an error is explained. */
export const action =
  <Flags extends { json?: boolean }, Arguments extends unknown[]>(
    openShell: () => Shell,
    run: (shell: Shell, flags: Flags, ...given: Arguments) => Promise<ExitName>
  ) =>
  async (...all: [...Arguments, Flags, Command]): Promise<void> => {
    // Commander gives the arguments, then the flags, then the command.
    const flags = all.at(-2) as Flags
    const shell = openShell()
    try {
      shell.end(exitCodes[await run(shell, flags, ...(all.slice(0, -2) as Arguments))])
    } catch (error) {
      shell.end(exitCodes[explain(shell, error, flags.json ?? false)])
    }
  }

/** Says what went wrong; returns the exit. */
const explain = (shell: Shell, error: unknown, json: boolean): ExitName => {
  if (shell.signal.aborted) return 'interrupted'
  // The reader of the output has gone away, as `head` does when it has enough.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 'done'
  const exit = exitOf(error)
  // Ctrl-C at a question.
  if (exit === 'interrupted') return exit
  const message = printable(error instanceof Error ? error.message : String(error))
  const details = error instanceof AdminError ? error.details : []
  if (json) {
    const { code, status, retryAfter, maybeTaken } = error as Partial<AdminError>
    say(shell, JSON.stringify({ error: message, code: code ?? exit, status, retryAfter, maybeTaken, details }))
    return exit
  }
  say(shell, `${paint('red', 'Error:', shell.messages)} ${message}`)
  for (const { path, message: detail } of details) {
    // The sentence often says it already.
    if (!message.includes(printable(detail))) say(shell, `  ${printable(path ? `${path}: ${detail}` : detail)}`)
  }
  if (error instanceof AdminError && error.maybeTaken) {
    say(shell, 'The service may have taken it all the same: look before you send it again.')
  }
  return exit
}

const exitOf = (error: unknown): ExitName => {
  if (error instanceof CommandError) return error.code
  if (!(error instanceof AdminError)) return (error as Error).name === 'ExitPromptError' ? 'interrupted' : 'failed'
  // Without a status the client itself refused it, before anything was sent.
  return error.code === 'invalid_request' && error.status === undefined ? 'usage' : exitOfError[error.code]
}
