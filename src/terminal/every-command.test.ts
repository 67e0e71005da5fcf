import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { registerAdminCommands } from '../admin/commands/index.ts'
import { registerServiceCommands } from '../service/commands/index.ts'
import { registerCompletion } from './completion.ts'
import { createProgram, runProgram } from './program.ts'
import type { Shell } from './shell.ts'

const register = [registerServiceCommands, registerAdminCommands]

/** Runs a command line in a terminal of 40 columns, with an admin key. */
const typed = async (...args: string[]) => {
  const [output, messages] = [new PassThrough(), new PassThrough()]
  let code: number | undefined
  const shell: Shell = {
    input: new PassThrough().end('x'),
    output,
    messages,
    environment: { COLUMNS: '40', DOCS_ASSISTANT_ADMIN_KEY: 'svc_1' },
    signal: new AbortController().signal,
    json: false,
    end(given) {
      code = given
    }
  }
  await runProgram({ args, openShell: () => shell, register })
  output.end()
  messages.end()
  return { code, output: await text(output), messages: await text(messages) }
}

const quiet: Shell = {
  input: new PassThrough(),
  output: new PassThrough(),
  messages: new PassThrough(),
  environment: {},
  signal: new AbortController().signal,
  json: false,
  end: () => {}
}

/** Commands without subcommands, by the words that are typed for them. */
const leaves = (command: Command, words: string[] = []): [string, Command][] =>
  command.commands.length > 0
    ? command.commands.flatMap(each => leaves(each, [...words, each.name()]))
    : [[words.join(' '), command]]

const commands = leaves(createProgram(quiet, [...register, registerCompletion]))

const folder = join(import.meta.dirname, '../../docs')
const documentation = readdirSync(folder)
  .filter(name => name.endsWith('.md'))
  .map(name => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

it('there are many, and each is looked at', () => {
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.map(([words]) => words)).toContain('feedback export')
})

describe.each(commands)('docs-assistant %s', (words, command) => {
  it('says what it is for, with an example, in 40 columns', async () => {
    const { code, output } = await typed(...words.split(' '), '--help')
    expect(code).toBe(0)
    expect(command.description()).toMatch(/^[a-z].*[^.]$/)
    const [help = '', examples = ''] = output.split(/^Examples?:$/m)
    expect(examples).toContain(`docs-assistant ${words}`)
    const tooLong = help.split('\n').filter(line => line.length > 40 && line.trim().includes(' '))
    expect(tooLong).toEqual([])
    expect(help).not.toContain('default: [])')
  })

  it('has options that are described here and in the docs', () => {
    for (const { long, description } of command.options) {
      expect([long, description]).toEqual([expect.any(String), expect.stringMatching(/\S/)])
      expect([long, documentation.includes(`${long}`)]).toEqual([long, true])
    }
    expect(documentation.includes(`docs-assistant ${words}`)).toBe(true)
  })

  it('speaks JSON to programs', async () => {
    if (words === 'completion') return
    expect(command.options.map(({ long }) => long)).toContain('--json')
    const { code, output, messages } = await typed(
      ...words.split(' '),
      ...neededBy(command),
      '--no-such-flag',
      '--json'
    )
    expect([code, output]).toEqual([2, ''])
    expect(JSON.parse(messages)).toMatchObject({ code: 'usage', error: "unknown option '--no-such-flag'" })
  })

  it('takes days and weeks ago for a date', () => {
    for (const option of command.options.filter(({ long }) => long === '--from' || long === '--to')) {
      expect(option.parseArg?.('7d', undefined)).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

/** Required flags of a command, each with a value; for `agent fix` and `readers`, one of several. */
const neededBy = (command: Command): string[] => [
  ...command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long, required, argChoices }) => [long ?? '', ...(required ? [argChoices?.[0] ?? 'x'] : [])]),
  ...command.options.flatMap(({ long }) => (long === '--from-feedback' ? [long] : long === '--fp' ? [long, 'x'] : []))
]

/** Commands that send requests to a platform with the admin key. */
const connected = commands.filter(([, { options }]) =>
  ['--base-url', '--key-file'].every(flag => options.some(({ long }) => long === flag))
)

it.each(connected)('%s names a wrong base URL by its flag and as JSON', async (words, command) => {
  const given = command.registeredArguments.map(({ argChoices }) => argChoices?.[0] ?? 'x')
  const dryRun = command.options.some(({ long }) => long === '--dry-run') ? ['--dry-run'] : []
  const flags = ['--json', '--base-url', 'nonsense', '--project', 'acme', ...neededBy(command), ...dryRun]
  const { code, output, messages } = await typed(...words.split(' '), ...given, ...flags)
  expect([code, output]).toEqual([2, ''])
  expect(JSON.parse(messages)).toMatchObject({
    code: 'invalid_options',
    error: expect.stringMatching(/^--base-url must/)
  })
})
