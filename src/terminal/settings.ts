import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { isObject } from '../shared/objects.ts'
import { CommandError } from './exit-codes.ts'
import type { Shell } from './shell.ts'

/** The names in the configuration file. Paths are relative to the file. */
const settings: Record<string, { isPath?: true }> = {
  baseUrl: {},
  project: {},
  keyFile: { isPath: true },
  siteUrl: {},
  editUrl: {}
}

/**
 * `--config`: a file with a command’s options, which flags and the environment override. The default is a file in the
 * user’s configuration folder, never one in the working folder: a cloned repository must not decide where the admin key
 * is sent.
 */
export class SettingsOption extends Option {
  constructor() {
    super(
      '--config <file>',
      'YAML or JSON with baseUrl, project, keyFile … (default: docs-assistant/config.yaml in ~/.config)'
    )
    this.env('DOCS_ASSISTANT_CONFIG')
  }
}

/** Sets the options from the configuration file, for a command that takes one. */
export const applySettings = async (command: Command, { environment }: Pick<Shell, 'environment'>): Promise<void> => {
  if (!command.options.some(option => option instanceof SettingsOption)) return
  const { config } = command.opts<{ config?: string }>()
  // An empty environment variable, which a script may leave, counts as not set.
  const file = config || defaultFile(environment)
  if (file === undefined) return
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (!config && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return ''
    throw new CommandError('usage', `The configuration file ${file} cannot be read (${cause.code}).`, { cause })
  })
  if (text.trim() === '') return
  for (const [name, value] of Object.entries(await parseSettings(text, file))) {
    const source = command.getOptionValueSource(name)
    const isOption = command.options.some(option => option.attributeName() === name)
    const isEmpty = source === 'env' && command.getOptionValue(name) === ''
    if (isOption && (source === undefined || source === 'default' || isEmpty))
      command.setOptionValueWithSource(name, value, 'config')
  }
}

const defaultFile = ({ XDG_CONFIG_HOME, APPDATA, HOME }: Shell['environment']): string | undefined => {
  const folder = XDG_CONFIG_HOME || (process.platform === 'win32' ? APPDATA : HOME && join(HOME, '.config'))
  return folder ? join(folder, 'docs-assistant', 'config.yaml') : undefined
}

const parseSettings = async (text: string, file: string): Promise<Record<string, string>> => {
  // Imported late, because most users have no such file.
  const { parse } = await import('yaml')
  const wrong = (why: string, cause?: unknown) => new CommandError('usage', `${file}: ${why}`, { cause })
  let given: unknown
  try {
    given = parse(text)
  } catch (cause) {
    throw wrong(`it is neither YAML nor JSON: ${(cause as Error).message.split('\n')[0]}`, cause)
  }
  if (!isObject(given)) throw wrong(`it must hold names and values, such as baseUrl: https://platform.example.com`)
  const entries = Object.entries(given).map(([name, value]): [string, string] => {
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!setting)
      throw wrong(`${name} is none of ${Object.keys(settings).join(', ')}.${name === 'adminKey' ? secret : ''}`)
    if (typeof value !== 'string' || value === '') throw wrong(`${name} must be a text.`)
    return [name, setting.isPath ? resolve(dirname(file), value) : value]
  })
  return Object.fromEntries(entries)
}

const secret = ' The key itself stays out of it: keyFile names a file that only you can read.'
