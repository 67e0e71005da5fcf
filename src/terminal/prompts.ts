import { text as readAll } from 'node:stream/consumers'
import { CommandError } from './exit-codes.ts'
import type { Shell } from './shell.ts'

export const isInteractive = ({ input, messages }: Shell): boolean => Boolean(input.isTTY && messages.isTTY)

/** Asks a question that is answered with yes or no; the default is no. */
export const confirmed = async ({ input, messages, signal }: Shell, message: string): Promise<boolean> => {
  const { default: confirm } = await import('@inquirer/confirm')
  return confirm({ message, default: false }, { input, output: messages, signal })
}

/** Asks for a secret without showing it. */
export const askHidden = async ({ input, messages, signal }: Shell, message: string): Promise<string> => {
  const { default: password } = await import('@inquirer/password')
  return (await password({ message, toggleMask: false }, { input, output: messages, signal })).trim()
}

/** Describes the argument that `readPrompt` takes, in a command’s help. */
export const promptHelp = 'the instruction; without it, or as -, it is read from standard input'

/** The words of standard input, separated by white space. */
export const readWords = async ({ input }: Shell): Promise<string[]> => {
  if (input.isTTY) throw new CommandError('usage', 'There is nothing on standard input: pipe something in.')
  return (await readAll(input)).split(/\s+/).filter(Boolean)
}

/** The prompt from the argument, or from standard input. */
export const readPrompt = async (shell: Shell, argument: string | undefined): Promise<string> => {
  if (argument !== undefined && argument !== '-') return argument
  if (shell.input.isTTY) throw new CommandError('usage', 'Give a prompt, or pipe one in.')
  const prompt = await readAll(shell.input)
  if (prompt.trim() === '') throw new CommandError('usage', 'Standard input holds no prompt. Give one, or pipe one in.')
  return prompt
}
