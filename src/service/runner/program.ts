import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { endLeftProcesses, runMark } from './left-processes.ts'

interface ProgramOptions {
  /** Working folder. */
  folder: string
  /** All of its environment: nothing is passed on by itself. */
  environment: Record<string, string>
  input?: string | undefined
  /** Milliseconds until it is ended. */
  time: number
  /** Bytes that it may write. */
  output: number
  signal: AbortSignal
  /** Whether it is somebody else’s: what it leaves running is looked for everywhere. */
  isForeign?: boolean | undefined
  /** Takes each line of both its outputs as it comes. */
  onLine?: ((line: string) => void) | undefined
}

interface ProgramEnd {
  /** `null` when a signal ended it. */
  code: number | null
  output: string
  errors: string
}

/** A program that could not be started, or that was ended before its own end. */
export class ProgramError extends Error {
  override name = 'ProgramError'
  readonly reason: 'missing' | 'time' | 'output' | 'stopped'

  constructor(reason: ProgramError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Milliseconds that a program has after the signal that asks it to end, and its outputs after its end. */
const grace = 1_000

/**
 * Runs a program to its end, without a shell and in a process group of its own: all that it started ends with it, and
 * what left the group as well where it is looked for.
 *
 * @throws {ProgramError} When it cannot be started, takes too long, writes too much or is stopped.
 */
export const runProgram = (
  [program = '', ...args]: readonly string[],
  { folder, environment, input = '', time, output, signal, isForeign = false, onLine }: ProgramOptions
): Promise<ProgramEnd> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(stopped(program))
    const mark = randomUUID()
    const env = isForeign ? { ...environment, [runMark]: mark } : environment
    const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: 'pipe' })
    const texts = { output: '', errors: '' }
    let bytes = 0
    let failure: ProgramError | undefined
    let forced: NodeJS.Timeout | undefined
    let drained: NodeJS.Timeout | undefined
    let left = Promise.resolve()

    const signalGroup = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name)
      } catch {
        // It has ended by itself.
      }
    }
    const end = (error: ProgramError) => {
      if (failure) return
      failure = error
      signalGroup('SIGTERM')
      forced = setTimeout(signalGroup, grace, 'SIGKILL')
    }
    const stop = () => end(stopped(program))
    const timer = setTimeout(() => end(new ProgramError('time', `${program} did not end within ${shown(time)}.`)), time)
    signal.addEventListener('abort', stop)

    for (const [name, stream] of [
      ['output', child.stdout],
      ['errors', child.stderr]
    ] as const) {
      const lines = createLines(onLine)
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        bytes += Buffer.byteLength(text)
        if (bytes > output) return end(new ProgramError('output', `${program} wrote more than ${output} bytes.`))
        texts[name] += text
        lines.add(text)
      })
      stream.on('end', lines.end)
    }
    // A program need not read what it is told.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', cause => {
      failure ??= new ProgramError('missing', `${program} cannot be started.`, { cause })
    })
    // What it leaves running may hold its outputs open, and so put the end off for ever.
    child.on('exit', () => {
      signalGroup('SIGKILL')
      if (isForeign) left = endLeftProcesses(mark)
      drained = setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
      }, grace)
    })
    child.on('close', code => {
      clearTimeout(timer)
      clearTimeout(forced)
      clearTimeout(drained)
      signal.removeEventListener('abort', stop)
      void left.then(() => (failure ? reject(failure) : resolve({ code, ...texts })))
    })
  })

const stopped = (program: string) => new ProgramError('stopped', `${program} was stopped.`)

const shown = (time: number): string => (time < 60_000 ? `${time / 1_000} seconds` : `${time / 60_000} minutes`)

/** Characters of a line that nobody ends. */
const longestLine = 10_000

/** Text in pieces → lines. */
const createLines = (onLine: ((line: string) => void) | undefined) => {
  let rest = ''
  return {
    add: (text: string) => {
      if (!onLine) return
      const lines = (rest + text).split(/\r?\n|\r/)
      rest = (lines.pop() ?? '').slice(-longestLine)
      for (const line of lines) onLine(line)
    },
    end: () => {
      if (rest) onLine?.(rest)
      rest = ''
    }
  }
}
