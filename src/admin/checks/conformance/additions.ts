import { outcomes, routes } from '../../../protocol/index.ts'
import { isObject } from '../../../shared/objects.ts'
import { asObject, asObjects, type ConformanceCheck, expects, Inconclusive, isDateTime, isOffered } from './check.ts'
import { type Entry, isExactly, recent, walk } from './lists.ts'
import { seed } from './own-feedback.ts'
import { threadOf } from './questions.ts'

/** This project’s own routes; a platform need not have them. */
export const additionChecks: ConformanceCheck[] = [
  {
    section: 'addition',
    promise: 'feedback is collected with the public key, and exported',
    needs: ['assistantKey', 'adminKey', 'write'],
    async run(probe) {
      const { ids } = await seed(probe)
      const exported = new Set((await recent(probe)).map(({ id }) => id))
      const missing = ids.find(id => !exported.has(id))
      expects(!missing, `entry ${missing} is not in the export`)
    }
  },
  {
    section: 'addition',
    promise: 'the status of feedback can be set',
    needs: ['assistantKey', 'adminKey', 'write'],
    async run(probe) {
      const { statuses } = await seed(probe)
      if (statuses.size === 0) throw new Inconclusive('the platform does not offer it')
      for (const [id, status] of statuses) {
        const entry = (await recent(probe)).find(entry => entry.id === id)
        const shown = entry?.status ?? status
        expects(entry && shown === status, `entry ${id} was set to ${status}, the export shows ${entry?.status}`)
      }
    }
  },
  {
    section: 'addition',
    promise: 'questions are listed with what came of them, page by page',
    needs: ['assistantKey', 'adminKey'],
    asks: ['plain'],
    async run(probe) {
      const threadId = threadOf(await probe.answer('plain'))
      // The questions of this run are among those of the last hour.
      const query = { dateFrom: new Date(Date.now() - 3_600_000).toISOString() }
      const all = await walk(probe, 100, query, 'questions')
      if (!all.isWhole) throw new Inconclusive('there are too many of the last hour')
      all.entries.forEach(isQuestion)
      expects(
        all.entries.some(entry => entry.threadId === threadId),
        'a question of this run is not in it'
      )
      isExactly(await walk(probe, 3, query, 'questions'), all.entries.slice(0, 50), all, 'the list in pages of 3')
    }
  },
  {
    section: 'addition',
    promise: 'a conversation can be read',
    needs: ['assistantKey', 'adminKey'],
    asks: ['plain'],
    async run(probe) {
      const threadId = threadOf(await probe.answer('plain'))
      const path = routes.thread(probe.target.projectId ?? '', threadId)
      const { status, json } = await probe.call(path, { key: 'admin' })
      isOffered({ status })
      const thread = asObject(json, 'the conversation')
      expects(thread.threadId === threadId, `it is that of ${thread.threadId}`)
      expects(thread.fp === probe.fp, `its reader is ${thread.fp}`)
      expects(asObjects(thread.messages, 'messages').length > 1, 'it has no messages')
    }
  },
  {
    section: 'addition',
    promise: 'a page has at most three suggestions',
    needs: ['assistantKey'],
    async run({ call, target }) {
      const path = `${routes.suggestions(target.domain ?? '')}?path=/`
      const { status, json } = await call(path, { key: 'assistant' })
      isOffered({ status })
      const { suggestions } = asObject(json, 'the answer')
      expects(Array.isArray(suggestions), 'suggestions is no list')
      expects(suggestions.length <= 3, `there are ${suggestions.length}`)
      expects(
        suggestions.every(one => typeof one === 'string'),
        'one of them is no text'
      )
    }
  },
  {
    section: 'addition',
    promise: 'a search gives pages with url, title, section and passage, as many as limit says',
    needs: ['assistantKey'],
    async run({ call, target }) {
      const { status, json } = await call(`${routes.search(target.domain ?? '')}?q=a&limit=2`, { key: 'assistant' })
      isOffered({ status })
      const results = asObjects(asObject(json, 'the answer').results, 'results')
      expects(results.length <= 2, `there are ${results.length}`)
      for (const result of results) {
        for (const field of ['url', 'title', 'section', 'passage']) {
          expects(typeof result[field] === 'string', `${field} is ${JSON.stringify(result[field])}`)
        }
      }
    }
  },
  {
    section: 'addition',
    promise: 'every error is { error, code }',
    needs: [],
    async run({ refusals }) {
      const others = refusals.filter(({ status }) => status !== 404 && status !== 405)
      if (!others.some(hasErrorShape)) throw new Inconclusive('errors have another shape')
      const other = others.find(refusal => !hasErrorShape(refusal))
      expects(!other, `one of ${other?.status} is ${other?.text.slice(0, 80) || 'empty'}`)
    }
  }
]

const hasErrorShape = ({ json }: { json: unknown }): boolean =>
  isObject(json) && typeof json.error === 'string' && typeof json.code === 'string'

const isQuestion = (entry: Entry): void => {
  const { id, outcome, createdAt, sources } = entry
  for (const field of ['id', 'threadId', 'messageId', 'question', 'answer']) {
    expects(typeof entry[field] === 'string', `question ${id}: ${field} is ${JSON.stringify(entry[field])}`)
  }
  expects(outcomes.includes(outcome as (typeof outcomes)[number]), `question ${id}: its outcome is ${outcome}`)
  expects(isDateTime(createdAt), `question ${id}: createdAt is no date and time`)
  expects(Array.isArray(sources), `question ${id}: sources is no list`)
}
