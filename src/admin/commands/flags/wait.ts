import type { Command } from 'commander'
import { positiveNumber } from './values.ts'

export interface WaitFlags {
  timeout: number
  settle?: number
}

/** Adds the options of a command that can wait for the end of a job. */
export const withWait = (command: Command): Command =>
  command
    .option('--timeout <minutes>', 'longest wait for the end of the job', positiveNumber, 30)
    .option(
      '--settle <seconds>',
      'how long an end must last before it is believed (default: 15 behind a message of the same command, else 0)',
      positiveNumber
    )
