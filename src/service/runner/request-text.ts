import { asMarkdownText, withoutCalls } from '../../shared/markdown-text.ts'
import { maskPersonalData } from '../../shared/personal-data.ts'
import type { JobTask } from '../contract.ts'
import type { ProofResult } from './contract.ts'

export interface RequestFacts {
  task: JobTask
  changes: readonly { path: string; isDeleted: boolean }[]
  /** What the agent says of its change. */
  said: string
  model: string
  /** `undefined` where the job is about no question, a sentence where the proof failed. */
  proof: ProofResult | string | undefined
  isBuilt: boolean
}

/** Characters of a title, of what is asked and said and of a path, and paths: a code host takes 65,536 characters. */
const most = { title: 72, prompt: 6_000, said: 2_000, path: 200, paths: 50 }

/** What is said of a change that proves nothing, or the contrary; empty for any other. */
const warningOf = (proof: RequestFacts['proof']): string => {
  if (typeof proof === 'string') return 'Not proved'
  if (proof === undefined) return ''
  if (proof.broken > 0) return `Breaks ${proof.broken} ${proof.broken === 1 ? 'answer' : 'answers'}`
  return proof.answered === 0 ? 'Answers nothing new' : ''
}

export const titleOf = ({ task, proof }: Pick<RequestFacts, 'task' | 'proof'>): string => {
  const warning = warningOf(proof)
  const [line = ''] = (task.job.title ?? task.prompt).trim().split('\n')
  // A title is also the commit’s, and a commit that “fixes #1” closes it.
  const asked = withoutCalls(maskPersonalData(line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())) || 'Mend the documentation'
  return shortened(warning ? `[${warning}] ${asked}` : asked)
}

/** Whole words, where there are any. */
const shortened = (text: string): string =>
  text.length <= most.title ? text : `${text.slice(0, most.title - 1).replace(/(?:\s\S{0,40}|[\uD800-\uDBFF])$/, '')}…`

/** Names the message of the job that a commit was made for. */
export const trailersOf = ({ job, message }: JobTask): string =>
  `Docs-Assistant-Job: ${job.id}\nDocs-Assistant-Message: ${message}\n`

export const messageOf = (task: JobTask): string => `${titleOf({ task, proof: undefined })}\n\n${trailersOf(task)}`

/** Text of a request, or of a comment after a follow-up. Readers’ words stand in it: they are quoted, and masked. */
export const bodyOf = ({ task, changes, said, model, proof, isBuilt }: RequestFacts): string => {
  const warning = warningOf(proof)
  const checks = ['Markdown parses', 'links and anchors of changed pages resolve', 'front matter is kept']
  const parts = [
    warning && `> **${warning}.** Read it with that in mind, or close it.`,
    said && quoted(said, most.said),
    typeof proof === 'string' ? proof : proof && maskPersonalData(proof.markdown),
    `**Changed**\n\n${listOf(changes)}`,
    `**Checked:** ${[...checks, ...(isBuilt ? ['the site builds'] : [])].join(', ')}.`,
    `<details><summary>What was asked</summary>\n\n${quoted(task.prompt, most.prompt)}\n\n</details>`
  ]
  return [
    ...parts.filter(Boolean),
    `Made by the job \`${task.job.id}\` with \`${model}\`. Review it like any other change.`
  ].join('\n\n')
}

const listOf = (changes: RequestFacts['changes']): string => {
  const shown = changes
    .slice(0, most.paths)
    .map(({ path, isDeleted }) => `- ${pathOf(path)}${isDeleted ? ' (deleted)' : ''}`)
  return [...shown, ...(changes.length > most.paths ? [`- and ${changes.length - most.paths} more`] : [])].join('\n')
}

const pathOf = (path: string): string => `\`${path.replaceAll(/[`\p{Cc}]/gu, '?').slice(-most.path)}\``

/** Text as a quotation, in which nothing is mark-up, and nothing calls anybody who has nothing to do with it. */
const quoted = (text: string, longest: number): string => {
  // As text it may be longer.
  let left = 1.5 * longest
  return maskPersonalData(text)
    .slice(0, longest)
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
