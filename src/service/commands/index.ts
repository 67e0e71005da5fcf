import type { Register } from '../../terminal/register.ts'
import { addBackup } from './backup.ts'
import { addInit } from './init.ts'
import { addKeysCreate } from './keys-create.ts'
import { addKeysList } from './keys-list.ts'
import { addKeysRevoke } from './keys-revoke.ts'
import { addMigrate } from './migrate.ts'
import { addRestore } from './restore.ts'
import { addServe } from './serve.ts'

/** Adds `init`, `serve`, `backup`, `restore`, `migrate` and `keys` to the program. */
export const registerServiceCommands: Register = (program, openShell) => {
  addInit(program, openShell)
  addServe(program, openShell)
  addBackup(program, openShell)
  addRestore(program, openShell)
  addMigrate(program, openShell)
  const keys = program.command('keys').description('make, list and revoke the keys of a project')
  addKeysCreate(keys, openShell)
  addKeysList(keys, openShell)
  addKeysRevoke(keys, openShell)
}
