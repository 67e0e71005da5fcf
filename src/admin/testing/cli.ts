// The command with the admin commands only, for tests that need a process.
import { processShell, runProgram } from '../../terminal/index.ts'
import { registerAdminCommands } from '../commands/index.ts'

await runProgram({ args: process.argv.slice(2), openShell: processShell, register: [registerAdminCommands] })
