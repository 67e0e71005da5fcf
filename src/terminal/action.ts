import type { Command } from 'commander'
import { type ExitName, exitCodes } from './exit-codes.ts'
import { explain } from './explain.ts'
import { applySettings } from './settings.ts'
import { flush, type Shell } from './shell.ts'

/** Turns a function into an action for commander. Its return value or error decides the exit code; errors are explained. */
export const action =
  <Flags extends { json?: boolean }, Arguments extends unknown[]>(
    openShell: () => Shell,
    run: (shell: Shell, flags: Flags, ...given: Arguments) => Promise<ExitName>
  ) =>
  async (...all: [...Arguments, Flags, Command]): Promise<void> => {
    // Commander gives the arguments, then the flags, then the command.
    const [flags, command] = all.slice(-2) as [Flags, Command]
    const shell = { ...openShell(), json: flags.json ?? false }
    const exit = await exitAfter(shell, async () => {
      await applySettings(command, shell)
      return run(shell, flags, ...(all.slice(0, -2) as Arguments))
    })
    shell.end(exitCodes[exit])
  }

/** Runs a command and waits until all output is written. Explains an error. */
export const exitAfter = async (shell: Shell, run: () => Promise<ExitName>): Promise<ExitName> => {
  let exit: ExitName = 'done'
  try {
    exit = await run()
    await flush(shell)
    return exit
  } catch (error) {
    // The reading program has closed the pipe, as `head` does when it has enough.
    return (error as NodeJS.ErrnoException).code === 'EPIPE' ? exit : explain(shell, error)
  }
}
