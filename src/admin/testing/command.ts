import { spawn } from 'node:child_process'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Command } from 'commander'
import { addAdminCommands } from '../commands/index.ts'
import type { Shell } from '../commands/shell.ts'
import { adminKey } from './client.ts'

export interface Result {
  code: number | null
  output: string
  messages: string
}

interface Given {
  environment?: Record<string, string>
  signal?: AbortSignal
}

const keyed = { DOCS_ASSISTANT_ADMIN_KEY: adminKey }

/** Runs a command in this process; nothing of it is a terminal. */
export const run = async (args: string[], { environment = keyed, signal }: Given = {}): Promise<Result> => {
  const output = new PassThrough()
  const messages = new PassThrough()
  const texts = [text(output), text(messages)]
  let code: number | null = null
  const shell: Shell = {
    input: Readable.from([]),
    output,
    messages,
    environment,
    signal: signal ?? new AbortController().signal,
    end(given) {
      code = given
    }
  }
  const program = new Command('docs-assistant')
  addAdminCommands(program, () => shell)
  await program.parseAsync(args, { from: 'user' })
  output.end()
  messages.end()
  const [shown = '', said = ''] = await Promise.all(texts)
  return { code, output: shown, messages: said }
}

/** Starts a command as a process of its own. */
export const start = (args: string[], environment: Record<string, string> = keyed) => {
  const child = spawn(process.execPath, [`${import.meta.dirname}/cli.ts`, ...args], {
    env: { PATH: process.env.PATH, ...environment },
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
