import type { Outcome } from '../../protocol/index.ts'
import { asMarkdownText } from '../../shared/markdown-text.ts'
import { maskPersonalData } from '../../shared/personal-data.ts'
import { changeOf } from './change.ts'
import type { Answered, Asked, Change } from './contract.ts'

export interface Proved {
  /** The questions of the job, and the number of all their wordings. */
  own: Asked[]
  ownInAll: number
  /** Other questions, whose answers the change must not break. */
  others: Asked[]
}

/** Most UTF-16 units of a question (`question`) and of all rows (`characters`), and most rows of the tables (`rows`, `others`). */
const max = { question: 160, rows: 50, others: 20, characters: 30_000 }

/** The proof as Markdown for a pull request. Readers’ words are escaped, and masked of personal data. */
export const proofMarkdown = ({ own, ownInAll, others }: Proved): string => {
  const tableOf = createTables()
  const broken = [...own, ...others].filter(asked => changeOf(asked) === 'broken')
  // Broken answers come first, so that they fit in any case.
  const brokenTable = tableOf(broken, max.others)
  const gained = others.filter(asked => changeOf(asked) === 'answered')
  const other = others.filter(asked => changeOf(asked) === 'other')
  const parts = [
    '## Proof',
    `**${verdictOf(own, others)}**`,
    ...(own.length > 0 ? [tableOf(own, max.rows)] : []),
    ...(ownInAll > own.length ? [`Asked were the ${own.length} most asked of ${ownInAll} wordings.`] : []),
    ...(broken.length > 0 ? ['### Answers that this change takes away', brokenTable] : []),
    ...(other.length > 0 ? ['### Other questions that get another answer', tableOf(other, max.others)] : []),
    ...(gained.length > 0 ? ['### Other questions that are answered now', tableOf(gained, max.others)] : []),
    howItWasAsked(others.length)
  ]
  return `${parts.join('\n\n')}\n`
}

const verdictOf = (own: Asked[], others: Asked[]): string => {
  const changes = own.map(changeOf)
  const count = (...wanted: Change[]) => changes.filter(change => wanted.includes(change)).length
  const broken = [...own, ...others].filter(asked => changeOf(asked) === 'broken').length
  const answered = count('answered', 'reworded')
  const already = own.filter(asked => changeOf(asked) === 'same' && asked.after.outcome === 'answered').length
  const asked = others.length
  return [
    own.length === 0
      ? 'The job is about no question of a reader.'
      : answered === 0
        ? `This change answers nothing new: none of ${counted(own.length, 'question')} got an answer.`
        : `${answered} of ${counted(own.length, 'question')} ${answered === 1 ? 'is' : 'are'} answered by this change.`,
    ...(already > 0 ? [`${already} had the same answer before.`] : []),
    broken > 0
      ? `It takes away ${counted(broken, 'answer')}.`
      : asked > 0
        ? `None of ${counted(asked, 'other question')} lost its answer.`
        : 'No other questions are known.',
    ...(others.some(one => changeOf(one) === 'other') ? ['Some get another one: see below.'] : [])
  ].join(' ')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** Creates tables that together fit into one pull request; escaping can make a text six times as long. */
const createTables = () => {
  let left = max.characters
  return (asked: Asked[], rows: number): string => {
    const shown = asked.slice(0, rows).flatMap(one => {
      const row = rowOf(one)
      left -= row.length
      return left > 0 ? [row] : []
    })
    return [
      '| question | before | after | source |',
      '|---|---|---|---|',
      ...shown,
      ...(asked.length > shown.length ? [`| … and ${asked.length - shown.length} more | | | |`] : [])
    ].join('\n')
  }
}

const rowOf = (asked: Asked): string => {
  const { question, count, before, after } = asked
  const words = textOf(question, max.question) + (count > 1 ? ` (${count}×)` : '')
  const change = changeOf(asked)
  const now = change === 'reworded' || change === 'other' ? 'another answer' : outcomeWords[after.outcome]
  const mark =
    change === 'answered' || change === 'reworded' ? `**${now}**` : change === 'broken' ? `**${now}** ✗` : now
  const was = asked.isBad && before.outcome === 'answered' ? 'answered, judged bad' : outcomeWords[before.outcome]
  return `| ${words} | ${was} | ${mark} | ${change === 'other' ? moveOf(before, after) : sourceOf(after.source ? after : before)} |`
}

/** The names of outcomes, as in a report. */
const outcomeWords: Record<Outcome, string> = {
  answered: 'answered',
  unsure: 'unsure',
  refused: 'not answered',
  failed: 'failed'
}

const sourceOf = ({ source }: Answered): string =>
  source ? `${textOf(source.title, 80)} (${textOf(source.file, 120)})` : ''

/** The sources of an answer before and after. */
const moveOf = (before: Answered, after: Answered): string => {
  const [from, to] = [sourceOf(before), sourceOf(after)]
  return from === to ? to : `${from} → ${to}`
}

/** Masks a text before it is cut, because half an address would not be recognised. */
const textOf = (text: string, longest: number): string => {
  const line = maskPersonalData(text)
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const cut = line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
  return asMarkdownText(cut)
}

const howItWasAsked = (others: number): string =>
  [
    'Each question was asked of the docs as they were and of the changed ones, by the search of the service and without a model.',
    ...(others > 0
      ? [`The ${counted(others, 'other question')} are the most asked of the latest 5,000; at most 200 are asked.`]
      : []),
    'Personal data is masked.'
  ].join(' ')
