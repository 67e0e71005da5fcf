import { Hono } from 'hono'
import type { JobWork } from '../../../protocol/index.ts'
import { pathKey } from '../../docs/index.ts'
import { type FoundGap, findGaps } from '../../gaps/index.ts'
import { type Authorize, type Authorized, describe, jsonResponse, valid } from '../../http/index.ts'
import type { Corpus } from '../../retrieval/index.ts'
import type { JobLinkStore, QuestionStore } from '../../store/index.ts'
import { gapList, gapsQuery } from './schema.ts'

interface GapsDependencies {
  authorize: Authorize
  questions: QuestionStore
  links: JobLinkStore
}

const defaultPeriod = 30 * 86_400_000

/** Most open questions that are grouped, the latest of the period. */
const maxQuestions = 5_000

/** Most questions of merged pull requests with which they are compared. */
const maxMerged = 500

/** The gaps of the docs, for the admin key. */
export const gapsRoutes = ({ authorize, questions, links }: GapsDependencies) =>
  new Hono<Authorized>().get(
    '/v1/analytics/:projectId/gaps',
    describe('read', {
      operationId: 'listGaps',
      tags: ['Questions'],
      summary: 'Group unanswered and badly judged questions by what they ask, most asked first',
      responses: { 200: jsonResponse('The gaps of the period, by default the last 30 days.', gapList) },
      errors: [400]
    }),
    authorize('read'),
    valid('query', gapsQuery),
    async context => {
      const { id, corpus } = context.var.project
      const { dateFrom, dateTo, limit } = context.req.valid('query')
      // Plus one, so that the period includes questions of this very millisecond.
      const to = dateTo ?? new Date(Date.now() + 1).toISOString()
      const from = dateFrom ?? new Date(Date.parse(to) - defaultPeriod).toISOString()
      const open = await questions.open(id, { from, to }, maxQuestions)
      const merged = await links.mergedQuestions(id, from, maxMerged)
      const gaps = await findGaps(corpus, open, { from, to }, merged)
      const shown = gaps.slice(0, limit)
      const work = await links.workOn(
        id,
        'question',
        shown.flatMap(gap => gap.questions)
      )
      return context.json({
        gaps: shown.map(gap => {
          const { merged: _, ...fields } = gap
          return { ...fields, files: filesOf(gap, corpus), job: jobOf(gap, work) }
        }),
        resolved: await links.resolved(id, { from, to }, limit)
      })
    }
  )

const filesOf = ({ pages }: FoundGap, corpus: Corpus): string[] =>
  pages.map(path => corpus.pages.get(pathKey(path))?.file ?? '')

/** The job of a gap: one that works on any of its questions, because later questions ask for the same. */
const jobOf = ({ questions, merged }: FoundGap, work: Map<string, JobWork>): JobWork | null => {
  const jobs = questions.flatMap(question => work.get(question) ?? [])
  const resolved: JobWork | undefined = merged && { state: 'resolved', jobId: merged.jobId, prLink: merged.prLink }
  return jobs.findLast(({ state }) => state === 'in_progress') ?? resolved ?? jobs.at(-1) ?? null
}
