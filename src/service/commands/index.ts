import type { Command } from 'commander'
import { addInit } from './init.ts'
import { addKeysCreate } from './keys-create.ts'
import { addKeysList } from './keys-list.ts'
import { addKeysRevoke } from './keys-revoke.ts'
import { addServe } from './serve.ts'

/** Adds `init`, `serve` and `keys` to the program, and makes a mistake on the command line end every command with 2. */
export const registerServiceCommands = (program: Command): void => {
  program.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  addInit(program)
  addServe(program)
  const keys = program.command('keys').description('make, list and revoke the keys of a project')
  addKeysCreate(keys)
  addKeysList(keys)
  addKeysRevoke(keys)
}
