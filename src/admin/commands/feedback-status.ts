import type { Command } from 'commander'
import { type FeedbackStatus, feedbackStatuses } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { printable } from '../../terminal/printable.ts'
import { readWords } from '../../terminal/prompts.ts'
import { print, type Shell } from '../../terminal/shell.ts'
import { AdminError } from '../http/errors.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'

export const addFeedbackStatus = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('status').description('set what has become of feedback')
  withConnection(command)
    .addArgument(command.createArgument('<status>', 'the new status').choices(feedbackStatuses))
    .argument('<id...>', 'ids of entries, as the list shows them; as - they are read from standard input')
    .addHelpText('after', examples)
    .action(action(openShell, runStatus))
}

const examples = `
What is resolved or dismissed leaves the rankings of pages. This is an addition to the interface that not every platform
has.

Examples:
  docs-assistant feedback status resolved fb_1 fb_2
  docs-assistant feedback list --page /guides/install --json | jq -r '.[].id' | docs-assistant feedback status in_progress -`

const runStatus = async (
  shell: Shell,
  flags: ConnectionFlags,
  status: FeedbackStatus,
  given: string[]
): Promise<ExitName> => {
  const ids = given.length === 1 && given[0] === '-' ? await readWords(shell) : given
  if (ids.length === 0) throw new CommandError('usage', 'Standard input holds no id.')
  const admin = await connect(shell, flags)
  const changed: string[] = []
  const unknown: string[] = []
  for (const id of ids) {
    try {
      await admin.feedback.setStatus(id, status, shell)
      changed.push(id)
      if (!flags.json) print(shell, `${printable(id)} is now ${status}.`)
    } catch (error) {
      // A deleted entry must not keep the others from being set.
      if (!(error instanceof AdminError) || error.code !== 'not_found') throw error
      unknown.push(id)
    }
  }
  if (flags.json) print(shell, JSON.stringify({ status, changed, unknown }))
  if (unknown.length > 0) throw new CommandError('not_found', `There is no entry ${unknown.map(printable).join(', ')}.`)
  return 'done'
}
