import { passedOn } from '../environment.ts'
import { ProgramError, runProgram } from '../program.ts'

/** Milliseconds that a site may take to be built, and bytes that it may say. */
const most = { time: 900_000, output: 50_000_000 }

/** Characters of its end that are told. */
const told = 2_000

/** Builds the site by its own command; what it says when that fails. */
export const buildProblems = async (
  command: readonly string[],
  folder: string,
  signal: AbortSignal,
  onLine: (line: string) => void,
  time = most.time
): Promise<string[]> => {
  if (command.length === 0) return []
  try {
    const { code, output, errors } = await runProgram(command, {
      folder,
      environment: passedOn(),
      ...most,
      time,
      isForeign: true,
      signal,
      onLine
    })
    return code === 0 ? [] : [`The site cannot be built any more:\n${`${output}\n${errors}`.trim().slice(-told)}`]
  } catch (error) {
    if (error instanceof ProgramError && (error.reason === 'time' || error.reason === 'output')) return [error.message]
    throw error
  }
}
