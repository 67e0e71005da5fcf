import type { Writable } from 'node:stream'
import { styleText } from 'node:util'
import { fileStream, isFile } from './file-stream.ts'

type Stream<Kind> = Kind & { isTTY?: boolean | undefined; columns?: number | undefined }

/** What a command reads from and writes to: data goes to `output`, everything else to `messages`. */
export interface Shell {
  input: Stream<NodeJS.ReadableStream>
  output: Stream<Writable>
  messages: Stream<Writable>
  environment: Record<string, string | undefined>
  /** Aborted by SIGINT (Ctrl-C) and SIGTERM. */
  signal: AbortSignal
  /** `--json` was given: messages are lines of JSON. */
  json: boolean
  /** Ends the command with this code, as soon as everything is written. */
  end(code: number): void
}

/** The streams, environment and signals of this process. */
export const processShell = (): Shell => {
  const stop = new AbortController()
  // Once: a second Ctrl-C ends the process at once.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(name))
  const output = isFile(1) ? fileStream(1) : process.stdout
  // Ignored here, because `flush` reports a failed write at the end of the command.
  for (const stream of [output, process.stderr]) stream.on('error', () => {})
  return {
    input: process.stdin,
    output,
    messages: process.stderr,
    environment: process.env,
    signal: stop.signal,
    json: false,
    end(code) {
      process.exitCode = code
    }
  }
}

/** Writes a line of data. */
export const print = (shell: Shell, text: string): void => void shell.output.write(`${text}\n`)

/**
 * Writes a message, not data. With `--json` it is a line of JSON: the text as `message`, and `facts` for programs, so
 * that they need not parse the text.
 */
export const say = (shell: Shell, text: string, facts: Record<string, unknown> = {}): void => {
  const line = shell.json ? JSON.stringify({ message: text.trim(), ...facts }) : text
  shell.messages.write(`${line}\n`)
}

/** Waits until all data is written; rejects with the first failure, such as a full disk. */
export const flush = ({ output }: Shell): Promise<void> =>
  new Promise((written, failed) => {
    if (output.errored) failed(output.errored)
    else output.write('', error => (error ? failed(output.errored ?? error) : written()))
  })

export type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow'

/** Colours a text on a terminal only. `NO_COLOR` and `FORCE_COLOR` override that; `NO_COLOR` wins where both are set. */
export const paint = (colour: Colour, text: string, stream: Writable): string =>
  styleText(colour, text, { stream: stream as NodeJS.WriteStream })
