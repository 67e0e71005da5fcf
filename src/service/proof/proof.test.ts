/** @module-tag slow */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readProjects } from '../projects/index.ts'
import type { ProofResult } from '../runner/contract.ts'
import type { KnownQuestion, KnownQuestionStore } from '../store/index.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { createProve } from './index.ts'

const lamp = {
  'install.md':
    '# Installing\n\n## With a package manager\n\nRun `npm install lamp` in a terminal to install the lamp.\n',
  'colours.md': '# Colours\n\nA lamp glows in any colour of the rainbow. Set the colour with `lamp.colour = "red"`.\n'
}

const known = (question: string, more: Partial<KnownQuestion> = {}): KnownQuestion => ({
  id: question,
  question,
  path: null,
  language: 'en',
  isBad: false,
  count: 1,
  earlier: [],
  ...more
})

/** Proves a change of a checkout, by a project that serves the same docs from another folder. */
const prove = async (
  questions: { own?: KnownQuestion[]; others?: KnownQuestion[] },
  change: Record<string, string>
): Promise<ProofResult | undefined> => {
  const [docs, checkout] = [await docsFolder(lamp), await docsFolder(lamp)]
  const projects = await readProjects({ docs }, () => {})
  onTestFinished(async () => {
    projects.stopWatching()
    for (const folder of [docs, checkout]) await rm(folder, { recursive: true })
  })
  const { own = [], others = [] } = questions
  const store: KnownQuestionStore = {
    ofJob: async (_, max) => ({ questions: own.slice(0, max), all: own.length }),
    others: async () => others
  }
  const task = { job: { id: 'job_1' }, projectId: 'local', signal: new AbortController().signal }
  const place = { root: checkout, docs: checkout }
  const proof = await createProve(projects, store)(task, place)
  for (const [name, text] of Object.entries(change)) await writeFile(join(checkout, name), text)
  return proof?.after(place, task.signal)
}

const dimming = {
  'dimming.md': '# Dimming a lamp\n\nTo dim a lamp at night, set `lamp.brightness` to a number between 0 and 1.\n'
}

const rows = ({ markdown }: ProofResult) => markdown.split('\n').filter(line => line.startsWith('| '))

it('asks what goes on from a question as its reader asked it: a summary of the page is one of the page', async () => {
  const own = [known('Tell me more', { earlier: ['Summarize this page'], path: '/colours' })]
  const night = '\n## Night\n\nAt night it is red.\n'
  const result = await prove({ own }, { 'colours.md': lamp['colours.md'] + night })
  expect(rows(result as ProofResult).join('\n')).toContain('Colours › Night')
})

it('shows a question that is answered now, with the page that does, and asks the others again', async () => {
  const own = [known('How do I dim a lamp at night?', { count: 3 })]
  const others = [known('How do I install the lamp?'), known('Which colours does a lamp have?')]
  const result = await prove({ own, others }, dimming)
  expect(result).toMatchObject({ answered: 1, broken: 0 })
  expect(rows(result as ProofResult)[1]).toBe(
    '| How do I dim a lamp at night? (3×) | not answered | **answered** | Dimming a lamp (dimming.md) |'
  )
  expect(result?.markdown).toContain('1 of 1 question is answered by this change. None of 2 other questions lost its')
})

it('says of a change that it answers nothing new', async () => {
  const own = [known('How do I dim a lamp at night?')]
  const result = await prove({ own }, { 'note.md': '# Notes\n\nNothing of interest stands here.\n' })
  expect(result).toMatchObject({ answered: 0, broken: 0 })
  expect(result?.markdown).toContain('This change answers nothing new')
})

it('says of a change that it takes an answer away', async () => {
  const own = [known('How do I dim a lamp at night?')]
  const others = [known('How do I install the lamp?')]
  const result = await prove({ own, others }, { ...dimming, 'install.md': '# Moved\n\nThis page is empty.\n' })
  expect(result).toMatchObject({ answered: 1, broken: 1 })
  expect(result?.markdown).toMatch(
    /### Answers that this change takes away\n\n.*\n.*\n\| How do I install the lamp\? \| answered \| \*\*[a-z ]+\*\* ✗ \|/
  )
})

it('shows which other questions get another answer', async () => {
  const others = [known('How do I install the lamp?'), known('Which colours does a lamp have?')]
  const emptied = { 'install.md': '# Installing\n\nAsk your lamp dealer how to install the lamp.\n' }
  const result = await prove({ others }, emptied)
  expect(result).toMatchObject({ answered: null, broken: 0 })
  expect(result?.markdown).toContain('lost its answer. Some get another one: see below.')
  expect(result?.markdown).toMatch(
    /### Other questions that get another answer\n\n.*\n.*\n\| How do I install the lamp\? \| answered \| another answer \| .*install\.md\) \|\n\n/
  )
})

it('counts an answer that its reader found bad as answered when it is another', async () => {
  const own = [known('How do I set the colour of a lamp?', { isBad: true })]
  const same = await prove({ own }, { 'note.md': '# Notes\n\nNothing of interest stands here.\n' })
  expect(same).toMatchObject({ answered: 0, broken: 0 })
  const text = '# Colours\n\nTo set the colour of a lamp, call `lamp.paint("red")`.\n'
  const other = await prove({ own }, { 'colours.md': text })
  expect(other).toMatchObject({ answered: 1, broken: 0 })
  expect(other?.markdown).toContain('| answered, judged bad | **another answer** |')
})

it('asks a question that leans on an earlier one with that', async () => {
  const own = [known('And at night?', { earlier: ['How do I dim a lamp?'] })]
  expect(await prove({ own }, dimming)).toMatchObject({ answered: 1 })
})

it('shows readers’ words without personal data and without effect', async () => {
  const own = [known('How do I dim a lamp?\n| x | [y](http://z) @team <b> mail joe@firm.org')]
  const result = await prove({ own }, dimming)
  const [, row = ''] = rows(result as ProofResult)
  expect(row).toContain('\\[email\\]')
  expect(row).not.toMatch(/firm|<b>|@team|[^\\](\]\(|:\/\/)/)
  expect(row.match(/(?<!\\)\|/g)).toHaveLength(5)
})

it('has room in a request, whatever is asked', async () => {
  const asked = (kind: string) =>
    Array.from({ length: 60 }, (_, index) => known(`How do I dim a lamp? ${kind}${index} ${'&<@#1'.repeat(60)}`))
  const own = asked('a')
  const result = await prove({ own, others: asked('b') }, dimming)
  expect(result?.markdown.length).toBeLessThan(34_000)
  expect(result?.markdown).toMatch(/\| … and \d+ more \| \| \| \|/)
  expect(result?.markdown).not.toMatch(/@\w|#\d/)
})

it('proves nothing where nobody asked, and only the others where the job is about no question', async () => {
  expect(await prove({}, dimming)).toBeUndefined()
  const result = await prove({ others: [known('How do I install the lamp?')] }, dimming)
  expect(result).toMatchObject({ answered: null, broken: 0 })
})
