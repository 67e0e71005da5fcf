import type { Command } from 'commander'
import type { Subject } from '../../../protocol/index.ts'
import { CommandError } from '../../../terminal/exit-codes.ts'

export interface SubjectFlags {
  fp?: string
  thread?: string
  email?: string
}

/** Adds the options that say whose data is meant. */
export const withSubject = (command: Command): Command =>
  command
    .option('--fp <identifier>', 'of the reader whom the widget calls so')
    .option('--thread <id>', 'of one conversation')
    .option('--email <address>', 'of the feedback with this address, and the conversations that it is about')

export const subjectOf = ({ fp, thread, email }: SubjectFlags): Subject => {
  const given: Subject[] = [
    ...(fp === undefined ? [] : [{ fp }]),
    ...(thread === undefined ? [] : [{ threadId: thread }]),
    ...(email === undefined ? [] : [{ contact: email }])
  ]
  const [subject] = given
  if (subject && given.length === 1) return subject
  throw new CommandError('usage', 'Give one of --fp, --thread and --email.')
}

/** A text that identifies the subject, for the checkpoint of an export. */
export const subjectText = (subject: Subject): string => Object.entries(subject).flat().join(' ')
