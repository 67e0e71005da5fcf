import type { Command } from 'commander'
import { messageText, type ReaderRecord } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { oneLine } from '../../terminal/printable.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type SubjectFlags, subjectOf, withSubject } from './flags/subject.ts'
import { wholeNumber } from './flags/values.ts'

interface ListFlags extends ConnectionFlags, SubjectFlags {
  first: number
}

export const addReadersList = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('list').description('what is kept of a reader: conversations, questions, feedback')
  withConnection(withSubject(command))
    .option('--first <number>', 'how many', wholeNumber, 20)
    .addHelpText('after', examples)
    .action(action(openShell, runList))
}

const examples = `
Examples:
  docs-assistant readers list --email ann@example.com
  docs-assistant readers list --fp user-7 --first 100 --json | jq -r '.[] | .kind, .createdAt'`

const runList = async (shell: Shell, flags: ListFlags): Promise<ExitName> => {
  const subject = subjectOf(flags)
  const admin = await connect(shell, flags)
  const records: ReaderRecord[] = []
  let isMore = false
  for await (const record of admin.readers.all(subject, shell)) {
    isMore = records.length === flags.first
    if (isMore) break
    records.push(record)
  }
  if (flags.json) print(shell, JSON.stringify(records, null, 2))
  else if (records.length > 0) print(shell, recordTable(shell, records))
  if (records.length === 0) say(shell, 'Nothing is kept of it.')
  if (isMore) say(shell, `There is more than these ${flags.first}. The export gives all.`, { more: true })
  return 'done'
}

const recordTable = (shell: Shell, records: ReaderRecord[]): string =>
  table(
    shell,
    ['date', 'what', 'conversation', 'words'].map(title => ({ title, whole: title === 'conversation' })),
    records.map(record => [
      record.createdAt.slice(0, 16).replace('T', ' '),
      record.kind,
      record.threadId ?? '',
      oneLine(wordsOf(record), 100)
    ])
  )

const wordsOf = (record: ReaderRecord): string => {
  if (record.kind === 'question') return record.question
  if (record.kind === 'conversation')
    return `${record.messages.length} messages: ${record.messages.map(messageText)[0]}`
  const given = [record.comment, record.contact].filter(text => typeof text === 'string' && text !== '')
  return given.join(' · ')
}
