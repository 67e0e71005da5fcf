import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { beforeEach, expect, it, vi } from 'vitest'
import { applySettings, SettingsOption } from './settings.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-assistant-settings-'))
  return () => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})

const ownFile = (text: string) => {
  mkdirSync(join(folder, 'docs-assistant'))
  const file = join(folder, 'docs-assistant', 'config.yaml')
  writeFileSync(file, text)
  return file
}

/** The options of a command that was started with these arguments. */
const options = async (...words: string[]): Promise<Record<string, unknown>> => {
  const command = new Command()
    .addOption(new Option('--base-url <url>').env('TEST_BASE_URL'))
    .option('--project <id>')
    .option('--key-file <file>')
    .option('--top <number>', '', '10')
    .addOption(new SettingsOption())
  command.parse(words, { from: 'user' })
  await applySettings(command, { environment: { XDG_CONFIG_HOME: folder } })
  return command.opts()
}

it('a flag wins over the environment, and that over the file', async () => {
  ownFile('baseUrl: https://file.test\nproject: of-file')
  expect(await options()).toMatchObject({ baseUrl: 'https://file.test', project: 'of-file', top: '10' })
  vi.stubEnv('TEST_BASE_URL', 'https://environment.test')
  expect(await options()).toMatchObject({ baseUrl: 'https://environment.test', project: 'of-file' })
  expect(await options('--base-url', 'https://flag.test')).toMatchObject({ baseUrl: 'https://flag.test' })
})

it('an empty variable gives nothing', async () => {
  ownFile('baseUrl: https://file.test')
  vi.stubEnv('TEST_BASE_URL', '')
  vi.stubEnv('DOCS_ASSISTANT_CONFIG', '')
  expect(await options()).toMatchObject({ baseUrl: 'https://file.test' })
})

it('--config names another file, JSON too, and the key file lies beside it', async () => {
  ownFile('project: mine')
  const file = join(folder, 'team.json')
  writeFileSync(file, '{ "project": "team", "keyFile": "team.key" }')
  expect(await options('--config', file)).toMatchObject({ project: 'team', keyFile: join(folder, 'team.key') })
})

it('nothing is read where there is no file, and none is looked for in the working folder', async () => {
  writeFileSync(join(folder, 'config.yaml'), 'project: elsewhere')
  expect(await options()).toEqual({ top: '10' })
  await expect(options('--config', join(folder, 'missing.yaml'))).rejects.toThrow('cannot be read (ENOENT)')
})

it.each([
  ['adminKey: svc_1', 'The key itself stays out of it'],
  ['baseURL: x', 'baseURL is none of baseUrl, project, keyFile'],
  ['constructor: x', 'constructor is none of'],
  ['project: 5', 'project must be a text'],
  ['- a', 'it must hold names and values'],
  ['{', 'neither YAML nor JSON']
])('%j is refused by its name', async (text, message) => {
  const file = ownFile(text)
  await expect(options()).rejects.toThrow(message)
  await expect(options()).rejects.toThrow(file)
})
