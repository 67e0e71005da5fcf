import { rm } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import type { Outcome } from '../../protocol/index.ts'
import { type Corpus, readCorpus } from '../retrieval/index.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { findGaps, maxWordings } from './gaps.ts'

let corpus: Corpus

beforeAll(async () => {
  const folder = await docsFolder({
    'install.md': '# Installing\n\nRun `npm install lamp` in a terminal. A lamp needs Node.\n',
    'colours.md': '# Colours\n\nA lamp glows in any colour of the rainbow. Set the colour with `lamp.glow`.\n',
    'battery.md': '# Battery\n\nThe battery lasts a day. Charge the battery by a cable.\n'
  })
  corpus = await readCorpus(folder)
  return () => rm(folder, { recursive: true })
})

let number = 0
const asked = (question: string, createdAt = '2026-03-20', outcome: Outcome = 'refused') => ({
  id: `msg_${++number}`,
  question,
  outcome,
  createdAt: `${createdAt}T00:00:00.000Z`
})

const period = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T00:00:00.000Z' }

it('groups questions that ask for the same, titled by a representative one, most asked first', async () => {
  const questions = [
    asked('replace the battery', '2026-03-02'),
    asked('Is there a dark mode?', '2026-03-03'),
    asked('How do I replace the battery myself?', '2026-03-20', 'unsure'),
    asked('battery replacement', '2026-03-21', 'answered')
  ]
  const gaps = await findGaps(corpus, questions, period)
  expect(gaps).toEqual([
    {
      id: questions[0]?.id.replace('msg_', 'gap_'),
      title: expect.stringMatching(/replace the battery/),
      count: 3,
      questions: [questions[0]?.id, questions[2]?.id, questions[3]?.id],
      outcomes: { answered: 1, unsure: 1, refused: 1, failed: 0 },
      pages: ['/battery'],
      firstAt: '2026-03-02T00:00:00.000Z',
      lastAt: '2026-03-21T00:00:00.000Z',
      trend: { before: 1, recent: 2 },
      merged: undefined
    },
    expect.objectContaining({ title: 'Is there a dark mode?', count: 1 })
  ])
})

it('leaves out what was asked while a job was at the same; what is asked afterwards names what was merged', async () => {
  const merged = {
    id: 'msg_0',
    question: 'replace the battery',
    jobId: 'job_1',
    prLink: null,
    startedAt: '2026-03-05T00:00:00.000Z',
    mergedAt: '2026-03-10T00:00:00.000Z'
  }
  const meanwhile = asked('How do I replace the battery myself?', '2026-03-07')
  const other = asked('Is there a dark mode?', '2026-03-07')
  expect(await findGaps(corpus, [meanwhile, other], period, [merged])).toMatchObject([
    { questions: [other.id], merged: undefined }
  ])
  const again = asked('how do I replace the battery myself?', '2026-03-12')
  const words = asked('Replace the battery', '2026-03-13')
  expect((await findGaps(corpus, [meanwhile, other, again, words], period, [merged]))[0]).toMatchObject({
    questions: [again.id, words.id],
    count: 2,
    merged
  })
})

it('counts the same words once as a wording and every time as a question', async () => {
  const [gap] = await findGaps(corpus, [asked('Dark mode?'), asked('dark  MODE?'), asked('Dark mode?')], period)
  expect(gap).toMatchObject({ count: 3, title: 'Dark mode?' })
})

it('keeps its id while others ask for the same', async () => {
  const first = asked('Is there a dark mode?')
  const [before] = await findGaps(corpus, [first], period)
  const [after] = await findGaps(corpus, [first, asked('dark mode please'), asked('dark mode')], period)
  expect([after?.count, after?.id]).toEqual([3, before?.id])
})

it('leaves out texts that ask for nothing, and shortens a title that is a page long', async () => {
  expect(await findGaps(corpus, [asked('???'), asked('and the')], period)).toEqual([])
  const [gap] = await findGaps(corpus, [asked(`battery ${'🔋 charge '.repeat(60)}`)], period)
  expect(gap?.title).toMatch(/^battery 🔋 .*…$/u)
  expect(gap?.title).not.toMatch(/\p{Surrogate}/u)
  expect(gap?.title.length).toBeLessThanOrEqual(120)
})

it('compares only a limited number of wordings, the latest', { timeout: 60_000 }, async () => {
  const words = (index: number) => `qx${index.toString(36)}z`
  const many = Array.from({ length: maxWordings + 5 }, (_, index) => asked(words(index)))
  const gaps = await findGaps(corpus, many, period)
  expect(gaps.reduce((sum, { count }) => sum + count, 0)).toBe(maxWordings)
  expect(gaps.flatMap(({ questions }) => questions)).not.toContain(many[4]?.id)
  expect(gaps.flatMap(({ questions }) => questions)).toContain(many[5]?.id)
})
