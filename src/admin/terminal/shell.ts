import type { Writable } from 'node:stream'
import { styleText } from 'node:util'

type Stream<Kind> = Kind & { isTTY?: boolean | undefined }

/** What a command reads from and writes to: data goes to `output`, everything else to `messages`. */
export interface Shell {
  input: Stream<NodeJS.ReadableStream>
  output: Stream<Writable>
  messages: Stream<Writable>
  environment: Record<string, string | undefined>
  /** Aborted by SIGINT (Ctrl-C) and SIGTERM. */
  signal: AbortSignal
  /** Ends the command with this code, as soon as everything is written. */
  end(code: number): void
}

/** The streams, environment and signals of this process. */
export const processShell = (): Shell => {
  const stop = new AbortController()
  // Once: a second Ctrl-C ends the process at once.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(name))
  // When a reader such as `head` goes away, the write that fails reports it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return {
    input: process.stdin,
    output: process.stdout,
    messages: process.stderr,
    environment: process.env,
    signal: stop.signal,
    end(code) {
      process.exitCode = code
    }
  }
}

export const print = (shell: Shell, text: string): void => void shell.output.write(`${text}\n`)

/** Writes a message, which is no data. */
export const say = (shell: Shell, text: string): void => void shell.messages.write(`${text}\n`)

export type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow'

/** Colours a text only on a terminal; `NO_COLOR` and `FORCE_COLOR` overrule. */
export const paint = (colour: Colour, text: string, stream: Writable): string =>
  styleText(colour, text, { stream: stream as NodeJS.WriteStream })
