import { feedbackSources, feedbackStatuses, limits } from '../../../protocol/index.ts'
import { asObject, type ConformanceCheck, expects, Inconclusive, isRefused } from './check.ts'
import { callList, datedEntry, type Entry, type List, list, pathOfList, someEntries, walk } from './lists.ts'

/** Sections 2.2, 2.3, 4.2 and 5: what an export builds on. Nothing of it writes. */
export const feedbackChecks: ConformanceCheck[] = [
  {
    section: '2.3',
    promise: 'a list has feedback, hasMore and nextCursor, which is null at the end only',
    needs: ['adminKey'],
    async run(probe) {
      for (const page of [await list(probe), ...(await walk(probe))]) {
        const { hasMore, nextCursor } = page
        expects(hasMore === (nextCursor !== null), `hasMore is ${hasMore}, nextCursor is ${nextCursor}`)
      }
    }
  },
  {
    section: '2.2',
    promise: 'an entry has id, path, comment, createdAt, and the fields of its source',
    needs: ['adminKey'],
    run: async probe => (await someEntries(probe)).forEach(isEntry)
  },
  {
    section: '4.2',
    promise: 'without a limit, a page has at most 50 entries',
    needs: ['adminKey'],
    async run(probe) {
      const { length } = (await list(probe)).feedback
      expects(length <= limits.feedbackPage.default, `it has ${length}`)
    }
  },
  {
    section: '4.2',
    promise: 'limit holds from 1 to 100, and nothing outside is obeyed',
    needs: ['adminKey'],
    async run(probe) {
      for (const limit of [1, 100]) {
        const { length } = (await list(probe, { limit: String(limit) })).feedback
        expects(length <= limit, `a page of ${limit} has ${length}`)
      }
      for (const limit of ['0', '101']) {
        const { status, json } = await callList(probe, { limit })
        if (status >= 400) continue
        const { feedback } = asObject(json, 'the answer')
        expects(Array.isArray(feedback) && feedback.length <= 100, `limit ${limit} gives more than 100 entries`)
      }
    }
  },
  {
    section: '4.2',
    promise: 'cursors lead through the list, repeating no entry and no cursor',
    needs: ['adminKey'],
    async run(probe) {
      const pages = await walk(probe)
      if (pages.length < 2) throw new Inconclusive('there is no second page')
      isWithoutRepeats(
        pages.flatMap(({ feedback }) => feedback.map(({ id }) => id)),
        'entry'
      )
      isWithoutRepeats(
        pages.flatMap(({ nextCursor }) => nextCursor ?? []),
        'cursor'
      )
    }
  },
  {
    section: '4.2',
    promise: 'dateFrom is inclusive, dateTo is exclusive, to the moment',
    needs: ['adminKey'],
    async run(probe) {
      const { id, createdAt } = await datedEntry(probe)
      const moment = Date.parse(createdAt)
      const near = (offset: number) => new Date(moment + offset).toISOString()
      const within = await list(probe, { dateFrom: createdAt, dateTo: near(1_000), limit: '100' })
      expects(has(within, id) || within.hasMore, `dateFrom ${createdAt} leaves out what is of that moment`)
      const before = await list(probe, { dateFrom: near(-1_000), dateTo: createdAt, limit: '100' })
      expects(!has(before, id), `dateTo ${createdAt} takes in what is of that moment`)
    }
  },
  {
    section: '4.2',
    promise: 'a date alone is a day: dateTo leaves that day out',
    needs: ['adminKey'],
    async run(probe) {
      const { createdAt } = await datedEntry(probe)
      const day = new Date(createdAt).toISOString().slice(0, 10)
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
      const { feedback } = await list(probe, { dateFrom: day, dateTo: next, limit: '100' })
      expects(feedback.length > 0, `nothing is from ${day} to before ${next}, though an entry is of that day`)
      expects(
        feedback.every(entry => sameDay(entry, day)),
        `what is from ${day} to before ${next} holds other days`
      )
      const eve = new Date(Date.parse(day) - 1_000).toISOString()
      const { feedback: before } = await list(probe, { dateFrom: eve, dateTo: day, limit: '100' })
      expects(!before.some(entry => sameDay(entry, day)), `dateTo ${day} takes in that day`)
    }
  },
  ...feedbackSources.map(
    (source): ConformanceCheck => ({
      section: '4.2',
      promise: `source=${source} gives entries of that source only`,
      needs: ['adminKey'],
      async run(probe) {
        const { feedback } = await list(probe, { source, limit: '100' })
        const other = feedback.find(entry => entry.source !== undefined && entry.source !== source)
        expects(!other, `it gives one of ${other?.source}`)
      }
    })
  ),
  {
    section: '4.2',
    promise: 'status takes one or several names',
    needs: ['adminKey'],
    async run(probe) {
      const lists: string[][] = [
        ...feedbackStatuses.map(status => [status]),
        ['pending', 'resolved'],
        [...feedbackStatuses]
      ]
      for (const statuses of lists) {
        const { feedback } = await list(probe, { status: statuses.join(','), limit: '100' })
        const other = feedback.find(({ status }) => status !== undefined && !statuses.includes(String(status)))
        expects(!other, `status=${statuses.join(',')} gives one that is ${other?.status}`)
      }
    }
  },
  {
    section: '5',
    promise: 'an export without a key is refused',
    needs: ['adminKey'],
    run: async probe => isRefused(await probe.call(pathOfList(probe)))
  },
  {
    section: '5',
    promise: 'an export with the public assistant key is refused',
    needs: ['adminKey', 'assistantKey'],
    run: async probe => isRefused(await probe.call(pathOfList(probe), { key: 'assistant' }))
  }
]

const fieldsOf: Record<string, string[]> = {
  contextual: ['helpful'],
  code_snippet: ['code', 'filename', 'lang']
}

const isEntry = (entry: Entry): void => {
  const { id, path, comment, createdAt, source, helpful } = entry
  expects(typeof id === 'string' && id !== '', 'an entry has no id')
  expects(typeof path === 'string', `entry ${id}: path is no text`)
  expects(comment === null || typeof comment === 'string', `entry ${id}: comment is no text`)
  expects(createdAt === null || !Number.isNaN(Date.parse(String(createdAt))), `entry ${id}: createdAt is no date`)
  for (const field of fieldsOf[String(source)] ?? []) expects(field in entry, `entry ${id}, ${source}: no ${field}`)
  if (source === 'contextual')
    expects(helpful === null || typeof helpful === 'boolean', `entry ${id}: helpful is no boolean`)
}

const isWithoutRepeats = (values: unknown[], name: string): void =>
  expects(new Set(values).size === values.length, `the same ${name} comes twice`)

const has = ({ feedback }: List, id: unknown): boolean => feedback.some(entry => entry.id === id)

const sameDay = ({ createdAt }: Entry, day: string): boolean =>
  typeof createdAt === 'string' && new Date(createdAt).toISOString().slice(0, 10) === day
