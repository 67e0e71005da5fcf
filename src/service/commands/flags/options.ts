import { type Command, Option } from 'commander'
import { notEmpty } from './values.ts'

/** Adds the options of every command that works with the service’s data. */
export const withDataFlags = (command: Command): Command =>
  command
    .addOption(environmentOption('--config <file>', 'configuration file, YAML or JSON', 'CONFIG'))
    .addOption(
      environmentOption(
        '--data <directory>',
        'folder for keys, conversations, feedback and jobs (default: .docs-assistant)',
        'DATA'
      )
    )

/** Adds the option of every command that prints something for programs. */
export const withJson = (command: Command, what: string): Command =>
  command.option('--json', `for programs: ${what} as JSON on standard output, errors as JSON on standard error`)

/** An option that an environment variable can set too. An empty variable counts as not set. */
export const environmentOption = (
  flags: string,
  description: string,
  variable: string,
  parse: (value: string) => unknown = notEmpty
): Option => {
  const name = `ASSISTANT_${variable}`
  // Commander would use the empty text, and an empty host means every address of the machine.
  if (process.env[name] === '') delete process.env[name]
  return new Option(flags, description).env(name).argParser(parse)
}
