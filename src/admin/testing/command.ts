import { spawn } from 'node:child_process'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../../terminal/index.ts'
import type { Shell } from '../../terminal/shell.ts'
import { registerAdminCommands } from '../commands/index.ts'
import { adminKey } from './client.ts'

export interface Result {
  code: number | null
  output: string
  messages: string
}

interface Given {
  environment?: Record<string, string>
  signal?: AbortSignal
  /** The text on standard input. */
  input?: string
  /** The keys typed on a terminal at the first prompt. */
  typed?: string
}

const keyed = { DOCS_ASSISTANT_ADMIN_KEY: adminKey }

/** Runs a command in this process. It has a terminal only with `typed`. */
export const run = async (args: string[], given: Given = {}): Promise<Result> => {
  const { environment = keyed, signal = new AbortController().signal, input = '', typed } = given
  const output = new PassThrough()
  const messages = new PassThrough()
  const texts = [text(output), text(messages)]
  // A prompt calls `end` on its output stream. Node ignores that for the real standard error, so the fake does too.
  const endMessages = messages.end.bind(messages)
  messages.end = () => messages
  const isTTY = typed !== undefined
  const keyboard = new PassThrough()
  if (isTTY) messages.on('data', data => String(data).includes('?') && keyboard.write(typed))
  let code: number | null = null
  const shell: Shell = {
    input: Object.assign(isTTY ? keyboard : Readable.from([input]), { isTTY }),
    output,
    messages: Object.assign(messages, { isTTY }),
    environment,
    signal,
    json: false,
    end(given) {
      code = given
    }
  }
  await runProgram({ args, openShell: () => shell, register: [registerAdminCommands] })
  output.end()
  endMessages()
  const [shown = '', said = ''] = await Promise.all(texts)
  return { code, output: shown, messages: said }
}

/** Starts a command as a process of its own. */
export const start = (args: string[], environment: Record<string, string> = keyed) => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./cli.ts')), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  // A test may close a stream before its end.
  const texts = [text(child.stdout).catch(() => ''), text(child.stderr)]
  return {
    child,
    async result(): Promise<Result> {
      const [output = '', messages = ''] = await Promise.all(texts)
      return { code: await ended, output, messages }
    }
  }
}
