import type { Command } from 'commander'
import type { Shell } from './shell.ts'

/** Adds commands to the program; each opens the shell when it runs. */
export type Register = (program: Command, openShell: () => Shell) => void
