import { basename } from 'node:path'
import { passedOn } from '../environment.ts'
import { ProgramError, runProgram } from '../program.ts'
import type { Agent } from './contract.ts'

export interface CommandSettings {
  command: string[]
  /** Names of variables of the service’s environment that it gets, besides those that every program needs. */
  environment: string[]
  network: boolean
  /** Milliseconds. */
  time: number
  /** Most bytes of its output. Default 20 MB. */
  output?: number | undefined
}

const defaultOutput = 20_000_000

/** Runs it in its own namespaces: without network, and without a view of other processes, whose environments contain keys. */
const unshared = [
  'unshare',
  '--user',
  '--map-root-user',
  '--net',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  '--'
]

/** An agent that is any program. It gets the prompt on standard input, and the checkout as its working folder. */
export const createCommandAgent = (settings: CommandSettings): Agent => {
  const { command, environment, network, time, output = defaultOutput } = settings
  return {
    model: basename(command[0] ?? ''),
    async edit({ prompt, checkout, signal, note }) {
      const shared = { folder: checkout.root, environment: passedOn(environment), signal }
      if (!network) await checkUnshare(shared)
      const { code, output: said } = await runProgram(network ? command : [...unshared, ...command], {
        ...shared,
        input: `${prompt}\n`,
        time,
        output,
        isForeign: true,
        onLine: line => note(line, 'output')
      })
      if (code !== 0) throw new Error(`The command ended with ${code ?? 'a signal'}.`)
      return said.trim().slice(-maxMessageLength)
    }
  }
}

/** Most characters of its last output that are used as its summary. */
const maxMessageLength = 1_000

const checkUnshare = async (shared: { folder: string; environment: Record<string, string>; signal: AbortSignal }) => {
  const { code } = await runProgram([...unshared, 'true'], { ...shared, time: 10_000, output: 10_000 }).catch(
    (error: unknown) => {
      if (error instanceof ProgramError && error.reason === 'missing') return { code: null }
      throw error
    }
  )
  if (code !== 0) {
    throw new Error('The command is to have no network, and this machine cannot take it away: unshare does not work.')
  }
}
