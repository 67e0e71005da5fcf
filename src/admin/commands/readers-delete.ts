import type { Command } from 'commander'
import type { Deleted } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { number } from '../../terminal/numbers.ts'
import { confirmed, isInteractive } from '../../terminal/prompts.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type SubjectFlags, subjectOf, withSubject } from './flags/subject.ts'

interface DeleteFlags extends ConnectionFlags, SubjectFlags {
  yes?: boolean
}

export const addReadersDelete = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('delete').description('delete all that is kept of a reader, for good')
  withConnection(withSubject(command))
    .option('--yes', 'delete it without asking')
    .addHelpText('after', examples)
    .action(action(openShell, runDelete))
}

const examples = `
Nothing brings it back: look at it with "readers list" before.

Examples:
  docs-assistant readers delete --email ann@example.com
  docs-assistant readers delete --fp user-7 --yes --json | jq .erased`

const runDelete = async (shell: Shell, flags: DeleteFlags): Promise<ExitName> => {
  const subject = subjectOf(flags)
  const admin = await connect(shell, flags)
  if (!flags.yes && !isInteractive(shell)) {
    throw new CommandError('usage', 'There is no terminal to ask on: give --yes to delete it.')
  }
  if (!flags.yes && !(await confirmed(shell, 'Delete all that is kept of it, for good?'))) {
    say(shell, 'Nothing was deleted.')
    return 'done'
  }
  const deleted = await admin.readers.delete(subject, shell)
  print(shell, flags.json ? JSON.stringify(deleted) : sentenceOf(deleted))
  if (!deleted.erased) say(shell, notErased, { warning: true })
  return 'done'
}

const notErased =
  'A file of the service may still hold traces of it, because another program had the database open. It is tried again each hour; the same command tells when it is done.'

const sentenceOf = ({ threads, questions, feedback, jobTexts }: Deleted): string =>
  `Deleted: conversations ${number(threads)}, questions ${number(questions)}, feedback ${number(feedback)}, quotations in agent jobs ${number(jobTexts)}.`
