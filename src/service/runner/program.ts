import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { endLeftProcesses, runMark } from './left-processes.ts'

interface ProgramOptions {
  /** Working folder. */
  folder: string
  /** Its whole environment; nothing is inherited. */
  environment: Record<string, string>
  input?: string | undefined
  /** Timeout in milliseconds. */
  time: number
  /** Most bytes of its output. */
  output: number
  signal: AbortSignal
  /** Whether it is untrusted: then processes that it leaves running are searched for on the whole machine. */
  isForeign?: boolean | undefined
  /** Called with each line of both outputs. */
  onLine?: ((line: string) => void) | undefined
}

interface ProgramEnd {
  /** `null` when a signal ended it. */
  code: number | null
  output: string
  errors: string
}

/** A program could not be started, or was killed. */
export class ProgramError extends Error {
  override name = 'ProgramError'
  readonly reason: 'missing' | 'time' | 'output' | 'stopped'

  constructor(reason: ProgramError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Milliseconds that a program has after SIGTERM, and that its outputs may stay open after its end. */
const grace = 1_000

/**
 * Runs a program without a shell and in its own process group, so that processes that it started end with it. For an
 * untrusted program also kills those that left the group.
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
    // Ignored, because a program need not read its input.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', cause => {
      failure ??= new ProgramError('missing', `${program} cannot be started.`, { cause })
    })
    // Kills the group, because processes left running may keep the outputs open for ever.
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

/** Most characters of an unfinished line. */
const maxLineLength = 10_000

/** Splits text that arrives in pieces into lines. */
const createLines = (onLine: ((line: string) => void) | undefined) => {
  let rest = ''
  return {
    add: (text: string) => {
      if (!onLine) return
      const lines = (rest + text).split(/\r?\n|\r/)
      rest = (lines.pop() ?? '').slice(-maxLineLength)
      for (const line of lines) onLine(line)
    },
    end: () => {
      if (rest) onLine?.(rest)
      rest = ''
    }
  }
}
