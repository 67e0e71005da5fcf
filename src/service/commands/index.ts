import { type Command, InvalidArgumentError, Option } from 'commander'

// What the commands do is brought in when one of them runs, so that help is instant.

interface Shared {
  config?: string
  data?: string
}

interface ServeFlags extends Shared {
  docs?: string
  port?: number
  host?: string
  keepDays?: number
}

/** Adds `serve` and `keys` to the program, and makes a mistake on the command line end every command with 2. */
export const registerServiceCommands = (program: Command): void => {
  program.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  withShared(program.command('serve'))
    .description('serve a documentation folder with its assistant')
    .argument('[directory]', 'folder of Markdown or MDX files (default: docs)')
    .addOption(option('--docs <directory>', 'the same folder, as an option', 'DOCS'))
    .addOption(option('--port <number>', 'port to listen on (default: 4000, or the next free one)', 'PORT', portNumber))
    .addOption(option('--host <address>', 'address to listen on (default: 127.0.0.1)', 'HOST'))
    .addOption(
      option('--keep-days <number>', 'days to keep conversations and feedback (default: 90)', 'KEEP_DAYS', days)
    )
    .addHelpText('after', modelHelp)
    .action(async (argument: string | undefined, { docs, ...flags }: ServeFlags) => {
      const { runServe } = await import('./serve.ts')
      await runServe({ directory: argument ?? docs, ...flags })
    })

  const keys = program.command('keys').description('make, list and revoke the keys of a project')
  withShared(keys.command('create'))
    .description('make a key; an admin key is shown this once only')
    .addOption(
      new Option('--kind <kind>', 'public or secret key').choices(['assistant', 'admin']).makeOptionMandatory()
    )
    .option('--project <id>', 'project that the key is for', 'local')
    .option('--name <text>', 'what the key is for', '')
    .option('--origin <origin...>', 'origins whose pages may use the key (default: any)', addOrigin)
    .action(async flags => (await import('./keys.ts')).createKey(flags))
  withShared(keys.command('list'))
    .description('list the keys of a project')
    .option('--project <id>', 'project', 'local')
    .action(async flags => (await import('./keys.ts')).listKeys(flags))
  withShared(keys.command('revoke'))
    .description('revoke a key for good')
    .argument('<id>', 'id of the key, as the list shows it')
    .option('--project <id>', 'project', 'local')
    .action(async (id: string, flags) => (await import('./keys.ts')).revokeKey(id, flags))
}

const withShared = (command: Command): Command =>
  command
    .addOption(option('--config <file>', 'configuration file, YAML or JSON', 'CONFIG'))
    .addOption(
      option(
        '--data <directory>',
        'folder for keys, conversations, feedback and jobs (default: .docs-assistant)',
        'DATA'
      )
    )

const modelHelp = `
Environment:
  ASSISTANT_MODEL_URL  address of a server that speaks the OpenAI protocol (default: the built-in model)
  ASSISTANT_MODEL      name of the model there
  ASSISTANT_MODEL_KEY  its key, if it needs one`

/** An option that the environment can give too, with the prefix that all have. An empty variable gives nothing. */
const option = <Value>(
  flags: string,
  description: string,
  variable: string,
  parse: (value: string) => Value = notEmpty as (value: string) => Value
): Option => {
  const name = `ASSISTANT_${variable}`
  // The library would take the empty text, which as a host is every address of the machine.
  if (process.env[name] === '') delete process.env[name]
  return new Option(flags, description).env(name).argParser(parse)
}

const notEmpty = (value: string): string => {
  if (value === '') throw new InvalidArgumentError('It must not be empty.')
  return value
}

/** An origin as browsers send it: scheme, host and port, nothing more. */
const addOrigin = (text: string, others: string[] = []): string[] => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/` || text.endsWith('?')) {
    throw new InvalidArgumentError(`${text} is no origin. It looks like https://docs.example.com`)
  }
  if (url.hostname.includes('*')) {
    throw new InvalidArgumentError(`${text} has a wildcard, which no origin matches. Give each origin by itself.`)
  }
  return [...others, url.origin]
}

const wholeNumber = (min: number, max: number) => (value: string) => {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= min && number <= max) return number
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
}

const portNumber = wholeNumber(0, 65_535)
const days = wholeNumber(1, 36_500)
