import { feedbackSources } from '../../../protocol/index.ts'
import { type ConformanceCheck, expects, isDateTime } from './check.ts'
import { callList, type Entry, everything, inSmallPages, type Page, readPage, walk } from './lists.ts'

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isFlagOrNull = (value: unknown) => value === null || typeof value === 'boolean'

type Fields = Record<string, (value: unknown) => boolean>

const fieldsOf = {
  contextual: { helpful: isFlagOrNull },
  code_snippet: { code: isTextOrNull, filename: isTextOrNull, lang: isTextOrNull }
} as const satisfies Record<(typeof feedbackSources)[number], Fields>

/** Sections 2.2 and 2.3: the entries of the export. */
export const entryChecks: ConformanceCheck[] = [
  {
    section: '4',
    promise: 'the export is JSON, and says so',
    needs: ['adminKey'],
    async run(probe) {
      const { headers } = await callList(probe, { limit: '1' })
      const type = headers.get('content-type') ?? 'no type'
      expects(/^application\/([\w.-]+\+)?json\b/i.test(type), `its type is ${type}`)
    }
  },
  {
    section: '2.3',
    promise: 'a list has feedback, hasMore and nextCursor, which is null at the end only',
    needs: ['adminKey'],
    async run(probe) {
      isEnvelope(await readPage(probe))
      for (const page of (await everything(probe)).pages) isEnvelope(page)
      for (const page of (await inSmallPages(probe)).pages) isEnvelope(page)
    }
  },
  {
    section: '2.3',
    promise: 'hasMore is true when more results exist, and only then',
    needs: ['adminKey'],
    async run(probe) {
      const { length } = (await everything(probe)).entries
      const { pages } = await inSmallPages(probe)
      const empty = pages.slice(1).some(({ entries }) => entries.length === 0)
      expects(!empty, 'a page that hasMore promised is empty')
      if (length > 100) return
      // New entries may be added at any time, but only at the end.
      const { hasMore, entries } = await readPage(probe, { limit: String(length) })
      const next = await readPage(probe, { limit: '100' })
      if (next.entries.length !== length) return
      expects(!hasMore || entries.length < length, `a page with all ${length} entries says that there are more`)
    }
  },
  {
    section: '2.2',
    promise: 'an entry has id, path, comment and createdAt',
    needs: ['adminKey'],
    run: async probe => (await everything(probe)).entries.forEach(isEntry)
  },
  ...feedbackSources.map(
    (source): ConformanceCheck => ({
      section: '2.2',
      promise: `an entry of the source ${source} has ${Object.keys(fieldsOf[source]).join(', ')}`,
      needs: ['adminKey'],
      async run(probe) {
        const all = (await everything(probe)).entries.filter(entry => entry.source === source)
        for (const entry of [...all, ...(await walk(probe, 100, { source })).entries])
          hasFields(entry, fieldsOf[source])
      }
    })
  )
]

const hasFields = (entry: Entry, fields: Fields): void => {
  for (const [field, fits] of Object.entries(fields)) {
    expects(field in entry, `entry ${entry.id} has no ${field}`)
    expects(fits(entry[field]), `entry ${entry.id}: ${field} is ${JSON.stringify(entry[field])}`)
  }
}

const isEntry = (entry: Entry): void => {
  const { id, createdAt } = entry
  expects(typeof id === 'string' && id !== '', 'an entry has no id')
  hasFields(entry, { path: isTextOrNull, comment: isTextOrNull })
  expects(createdAt === null || isDateTime(createdAt), `entry ${id}: createdAt is ${JSON.stringify(createdAt)}`)
  // Allows a clock that is up to a day ahead.
  const isPast = createdAt === null || Date.parse(createdAt) < Date.now() + 86_400_000
  expects(isPast, `entry ${id} was created in the future, ${createdAt}`)
}

const isEnvelope = ({ hasMore, nextCursor }: Page): void =>
  expects(hasMore === Boolean(nextCursor) && nextCursor !== '', `hasMore is ${hasMore}, nextCursor is ${nextCursor}`)
