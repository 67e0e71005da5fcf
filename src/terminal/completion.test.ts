import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerAdminCommands } from '../admin/commands/index.ts'
import { registerServiceCommands } from '../service/commands/index.ts'
import { registerCompletion } from './completion.ts'
import { NamesOption } from './names-option.ts'
import { createProgram, runProgram } from './program.ts'
import type { Shell } from './shell.ts'

const register = [registerServiceCommands, registerAdminCommands]

const shell: Shell = {
  input: new PassThrough(),
  output: new PassThrough(),
  messages: new PassThrough(),
  environment: {},
  signal: new AbortController().signal,
  json: false,
  end: () => {}
}

afterEach(() => vi.restoreAllMocks())

/** The completions of the last of these words, and whether the shell completes files by itself. */
const offered = async (...words: string[]) => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation(line => void lines.push(String(line)))
  await runProgram({ args: ['complete', '--', ...words], openShell: () => shell, register })
  const names = lines.map(line => line.split('\t')[0] ?? '')
  return { names: names.slice(0, -1), files: names.at(-1) === ':0' }
}

it.each([
  [['feed'], ['feedback']],
  [['feedback', 'ex'], ['export']],
  [['feedback', 'list', '--sta'], ['--status']],
  [['feedback', 'list', '--source', 'cont'], ['contextual']],
  [['feedback', 'list', '--status', 'pending,re'], ['pending,resolved']],
  [['questions', 'list', '--outcome', 'answered,unsure,f'], ['answered,unsure,failed']],
  [['feedback', 'status', 'dis'], ['dismissed']]
])('%j is completed to %j', async (words, names) => {
  expect(await offered(...words)).toEqual({ names, files: false })
})

it.each([
  ['feedback', 'export', '--out', ''],
  ['report', '--key-file', 'ad'],
  ['serve', '--docs', '']
])('%s %s %s leaves files to the shell', async (...words) => {
  expect(await offered(...words)).toEqual({ names: [], files: true })
})

const leaves = (command: Command, words: string[] = []): [string, Command][] =>
  command.commands.length > 0
    ? command.commands.flatMap(each => leaves(each, [...words, each.name()]))
    : [[words.join(' '), command]]

const limited = leaves(createProgram(shell, [...register, registerCompletion])).flatMap(([words, { options }]) =>
  options.flatMap(option => {
    const names = option instanceof NamesOption ? option.names : option.argChoices
    return names ? [{ words, flag: option.long ?? '', names: [...names] }] : []
  })
)

it.each(limited)('$words $flag is completed to what it takes', async ({ words, flag, names }) => {
  expect(await offered(...words.split(' '), flag, '')).toEqual({ names, files: false })
})

describe('in a real shell', { tags: 'slow' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'completion-'))
  beforeAll(() => {
    const command = join(folder, 'docs-assistant')
    const program = fileURLToPath(import.meta.resolve('../admin/testing/cli.ts'))
    writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`)
    chmodSync(command, 0o755)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const scripts = {
    bash: `source <(docs-assistant completion bash)
      COMP_LINE='docs-assistant feedback ex' COMP_POINT=26 COMP_WORDS=(docs-assistant feedback ex) COMP_CWORD=2
      __docs_assistant_complete
      echo "\${COMPREPLY[@]}"`,
    fish: `docs-assistant completion fish | source
      complete -C 'docs-assistant feedback ex'`
  }
  const installed = Object.entries(scripts).filter(([name]) => !spawnSync(name, ['-c', '']).error)

  it('there is one at least', () => expect(installed.length).toBeGreaterThan(0))

  it.each(installed)('%s completes a command', (name, script) => {
    const { stdout } = spawnSync(name, ['-c', script], {
      env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder },
      encoding: 'utf8'
    })
    expect(stdout).toMatch(/^export\b/)
  })
})
