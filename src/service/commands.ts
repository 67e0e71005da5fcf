import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { modelFromEnvironment } from './environment.ts'

interface ServeFlags {
  port?: number
  host: string
  data: string
}

/** Adds the service’s commands to the program. */
export const registerServiceCommands = (program: Command): void => {
  program
    .command('serve')
    .description('serve a documentation folder with its assistant')
    .argument('[directory]', 'folder of Markdown or MDX files', 'docs')
    .option('--port <number>', 'port to listen on (default: 4000, or the next free one)', portNumber)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .option('--data <directory>', 'folder for keys and conversations', '.docs-assistant')
    .action(runService)
}

const runService = async (directory: string, flags: ServeFlags): Promise<void> => {
  const { serve } = await import('./serve.ts')
  const model = modelFromEnvironment(process.env)
  const service = await serve({
    docs: resolve(directory),
    data: resolve(flags.data),
    host: flags.host,
    ...(flags.port !== undefined && { port: flags.port }),
    ...(model && { model })
  })
  console.log(`Docs Assistant serves ${service.project.pages} pages at ${service.url}`)
  const stop = () => void service.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const portNumber = (value: string): number => {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.')
}
