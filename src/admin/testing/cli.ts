// The command with the admin room alone, for tests that need a process.
import { Command } from 'commander'
import { addAdminCommands } from '../commands/index.ts'

const program = new Command('docs-assistant')
addAdminCommands(program)
await program.parseAsync()
