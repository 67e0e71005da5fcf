import { asMarkdownText, withoutCalls } from '../../shared/markdown-text.ts'
import { maskPersonalData } from '../../shared/personal-data.ts'
import type { JobTask } from '../contract.ts'
import type { ProofResult } from './contract.ts'

export interface RequestFacts {
  task: JobTask
  changes: readonly { path: string; isDeleted: boolean }[]
  /** The agent’s summary of its change. */
  said: string
  model: string
  /** `undefined` where the job is about no question, a sentence where the proof failed. */
  proof: ProofResult | string | undefined
  isBuilt: boolean
}

/** Most characters of title, prompt, summary and path, and most paths. A code host accepts 65,536 characters in all. */
const max = { title: 72, prompt: 6_000, said: 2_000, path: 200, paths: 50 }

/** The warning for a change whose proof failed, or that breaks answers, or answers nothing new; empty for others. */
const warningOf = (proof: RequestFacts['proof']): string => {
  if (typeof proof === 'string') return 'Not proved'
  if (proof === undefined) return ''
  if (proof.broken > 0) return `Breaks ${proof.broken} ${proof.broken === 1 ? 'answer' : 'answers'}`
  return proof.answered === 0 ? 'Answers nothing new' : ''
}

export const titleOf = ({ task, proof }: Pick<RequestFacts, 'task' | 'proof'>): string => {
  const warning = warningOf(proof)
  const [line = ''] = (task.job.title ?? task.prompt).trim().split('\n')
  // Removes issue references, because the title is also that of the commit, and “fixes #1” in a commit closes the issue.
  const asked = withoutCalls(maskPersonalData(line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())) || 'Mend the documentation'
  return shortened(warning ? `[${warning}] ${asked}` : asked)
}

/** Shortens a title, between words if possible. */
const shortened = (text: string): string =>
  text.length <= max.title ? text : `${text.slice(0, max.title - 1).replace(/(?:\s\S{0,40}|[\uD800-\uDBFF])$/, '')}…`

/** The trailers of a commit that name its job and message. */
export const trailersOf = ({ job, message }: JobTask): string =>
  `Docs-Assistant-Job: ${job.id}\nDocs-Assistant-Message: ${message}\n`

export const messageOf = (task: JobTask): string => `${titleOf({ task, proof: undefined })}\n\n${trailersOf(task)}`

/** Text of a request, or of a comment after a follow-up. Readers’ words in it are quoted and masked. */
export const bodyOf = ({ task, changes, said, model, proof, isBuilt }: RequestFacts): string => {
  const warning = warningOf(proof)
  const checks = ['Markdown parses', 'links and anchors of changed pages resolve', 'front matter is kept']
  const parts = [
    warning && `> **${warning}.** Read it with that in mind, or close it.`,
    said && quoted(said, max.said),
    typeof proof === 'string' ? proof : proof && maskPersonalData(proof.markdown),
    `**Changed**\n\n${listOf(changes)}`,
    `**Checked:** ${[...checks, ...(isBuilt ? ['the site builds'] : [])].join(', ')}.`,
    `<details><summary>What was asked</summary>\n\n${quoted(task.prompt, max.prompt)}\n\n</details>`
  ]
  return [
    ...parts.filter(Boolean),
    `Made by the job \`${task.job.id}\` with \`${model}\`. Review it like any other change.`
  ].join('\n\n')
}

const listOf = (changes: RequestFacts['changes']): string => {
  const shown = changes
    .slice(0, max.paths)
    .map(({ path, isDeleted }) => `- ${pathOf(path)}${isDeleted ? ' (deleted)' : ''}`)
  return [...shown, ...(changes.length > max.paths ? [`- and ${changes.length - max.paths} more`] : [])].join('\n')
}

const pathOf = (path: string): string => `\`${path.replaceAll(/[`\p{Cc}]/gu, '?').slice(-max.path)}\``

/** Text as a quotation, with markup and mentions escaped. */
const quoted = (text: string, maxLength: number): string => {
  // Escaping makes the text longer.
  let left = 1.5 * maxLength
  return maskPersonalData(text)
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
    .split('\n')
    .flatMap(line => {
      const shown = `> ${asMarkdownText(line)}`
      left -= shown.length
      return left > 0 ? [shown] : []
    })
    .join('\n')
}
