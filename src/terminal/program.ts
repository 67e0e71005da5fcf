import { Command, CommanderError } from 'commander'
import { exitAfter } from './action.ts'
import { isCompletionRequest, registerCompletion, registerCompletionRequest } from './completion.ts'
import { type ExitName, exitCodes } from './exit-codes.ts'
import { foldParagraphs, formatHelpItem } from './help.ts'
import type { Register } from './register.ts'
import { paint, type Shell } from './shell.ts'
import { columnsOf } from './width.ts'

export interface ProgramOptions {
  /** The arguments after the program’s name. */
  args: string[]
  openShell: () => Shell
  register: Register[]
  version?: string
}

/** Runs a command line. Writes errors, also wrong arguments, to the shell’s messages; with `--json` as JSON. */
export const runProgram = async ({ args, openShell, register, version }: ProgramOptions): Promise<void> => {
  const opened = openShell()
  const shell = { ...opened, json: args.includes('--json') }
  const asked = isCompletionRequest(args)
  const program = createProgram(shell, asked ? register : [...register, registerCompletion])
  if (version) program.version(version, '-V, --version', 'print the version')
  try {
    if (asked) await registerCompletionRequest(program, args)
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    shell.end(exitCodes[await exitAfter(shell, async () => exitOfCommander(error))])
  }
}

/** Creates the program with its commands, which inherit its output, exit and help settings. */
export const createProgram = (shell: Shell, register: Register[]): Command => {
  const help = (text: string) => foldParagraphs(text, columnsOf(shell, shell.output) ?? helpWidth)
  const program = new Command('docs-assistant')
    .description('An assistant for documentation sites: its service, and what a docs team does with it.')
    .configureOutput({
      writeOut: text => void shell.output.write(help(text)),
      writeErr: text => void shell.messages.write(help(text)),
      outputError: text => void shell.messages.write(argumentError(shell, text)),
      getOutHelpWidth: () => columnsOf(shell, shell.output) ?? helpWidth,
      getErrHelpWidth: () => columnsOf(shell, shell.messages) ?? helpWidth
    })
    .configureHelp({ formatItem: formatHelpItem })
    .exitOverride()
  for (const add of register) add(program, () => shell)
  return program
}

/** The exit for an error of commander, which has printed its message itself. Help and `--version` end as errors too. */
const exitOfCommander = (error: unknown): ExitName => {
  if (!(error instanceof CommanderError)) throw error
  return error.exitCode === 0 ? 'done' : 'usage'
}

/** Columns of help where the width of the terminal is unknown. */
const helpWidth = 80

/** Commander’s message in the form of all other errors. */
const argumentError = (shell: Shell, text: string): string => {
  const message = text.trim().replace(/^error: /, '')
  if (shell.json) return `${JSON.stringify({ error: message, code: 'usage', details: [] })}\n`
  return `${paint('red', 'Error:', shell.messages)} ${message}\n`
}
