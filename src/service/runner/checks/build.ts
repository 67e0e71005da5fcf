import { passedOn } from '../environment.ts'
import { ProgramError, runProgram } from '../program.ts'

/** Most milliseconds of a build, and most bytes of its output. */
const max = { time: 900_000, output: 50_000_000 }

/** Most characters of the end of its output that are reported. */
const maxReported = 2_000

/** Builds the site with its own command. Returns the output of a failed build. */
export const buildProblems = async (
  command: readonly string[],
  folder: string,
  signal: AbortSignal,
  onLine: (line: string) => void,
  time = max.time
): Promise<string[]> => {
  if (command.length === 0) return []
  try {
    const { code, output, errors } = await runProgram(command, {
      folder,
      environment: passedOn(),
      ...max,
      time,
      isForeign: true,
      signal,
      onLine
    })
    return code === 0
      ? []
      : [`The site cannot be built any more:\n${`${output}\n${errors}`.trim().slice(-maxReported)}`]
  } catch (error) {
    if (error instanceof ProgramError && (error.reason === 'time' || error.reason === 'output')) return [error.message]
    throw error
  }
}
