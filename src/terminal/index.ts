export { runProgram } from './program.ts'
export { processShell } from './shell.ts'
