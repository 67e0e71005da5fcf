// The command with the commands of admin alone, for tests that need a process.
import { Command } from 'commander'
import { registerAdminCommands } from '../commands/index.ts'

const program = new Command('docs-assistant')
registerAdminCommands(program)
await program.parseAsync()
