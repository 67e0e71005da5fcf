import { resolve } from 'node:path'
import type { Command } from 'commander'
import { withDataFlags } from './flags/options.ts'
import { siteAddress } from './flags/values.ts'
import type { KeyFlags } from './key-store.ts'

interface InitFlags extends Omit<KeyFlags, 'project'> {
  write?: boolean
  yes?: boolean
  baseUrl: string
  siteUrl?: string
}

export const addInit = (program: Command): void => {
  withDataFlags(program.command('init'))
    .description('put the assistant on a site: what to change in which file, the key, and the command that serves')
    .argument('[directory]', 'folder of the site', '.')
    .option('--write', 'make the change, after asking')
    .option('--yes', 'make it without asking')
    .option('--base-url <url>', 'address at which the service will be', siteAddress, 'http://localhost:4000')
    .option('--site-url <url>', 'address of the site (default: what its configuration says)', siteAddress)
    .action(runInit)
}

const runInit = async (directory: string, flags: InitFlags): Promise<void> => {
  const [{ initialize }, { withKeyStore }] = await Promise.all([import('../init/index.ts'), import('./key-store.ts')])
  const { baseUrl, siteUrl, write = false, yes = false, ...data } = flags
  const project = 'local'
  let assistantKey = ''
  await withKeyStore({ ...data, project }, async keys => {
    await keys.createFirst(project)
    const [key] = (await keys.list(project)).filter(({ kind, revokedAt }) => kind === 'assistant' && !revokedAt)
    if (!key?.value)
      throw new Error('Every public key was revoked. Make one with docs-assistant keys create --kind assistant.')
    assistantKey = key.value
  })
  await initialize(
    resolve(directory),
    { tag: { baseUrl: baseUrl.replace(/\/+$/, ''), domain: project, assistantKey }, siteUrl },
    { print: text => console.log(text), confirm: write ? async message => yes || confirmed(message) : undefined }
  )
}

const confirmed = async (message: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new Error('Nothing was changed: there is nobody to ask. Add --yes.')
  const { default: confirm } = await import('@inquirer/confirm')
  return confirm({ message, default: false })
}
