import { Hono } from 'hono'
import { findGaps } from '../../gaps/index.ts'
import { type Authorize, type Authorized, describe, jsonResponse, valid } from '../../http/index.ts'
import type { QuestionStore } from '../../store/index.ts'
import { gapList, gapsQuery } from './schema.ts'

interface GapsDependencies {
  authorize: Authorize
  questions: QuestionStore
}

const defaultPeriod = 30 * 86_400_000

/** Open questions that are looked at, the latest of the period. */
const mostQuestions = 5_000

/** What the docs do not answer, or not well, for whoever has the admin key. */
export const gapsRoutes = ({ authorize, questions }: GapsDependencies) =>
  new Hono<Authorized>().get(
    '/v1/analytics/:projectId/gaps',
    describe('admin', {
      operationId: 'listGaps',
      tags: ['Questions'],
      summary: 'Group unanswered and badly judged questions by what they ask, most asked first',
      responses: { 200: jsonResponse('The gaps of the period, by default the last 30 days.', gapList) },
      errors: [400]
    }),
    authorize('admin'),
    valid('query', gapsQuery),
    async context => {
      const { id, corpus } = context.var.project
      const { dateFrom, dateTo, limit } = context.req.valid('query')
      // What is asked at this very moment is before it ends.
      const to = dateTo ?? new Date(Date.now() + 1).toISOString()
      const from = dateFrom ?? new Date(Date.parse(to) - defaultPeriod).toISOString()
      const open = await questions.open(id, { from, to }, mostQuestions)
      const gaps = await findGaps(corpus, open, { from, to })
      return context.json({ gaps: gaps.slice(0, limit) })
    }
  )
