import { entries, isList, type List, lists, listsFor, move, type NamedLie, takes } from './lie.ts'

export const ofLists: NamedLie[] = [
  {
    name: 'hasMore without a cursor',
    lie: lists(list => ({ ...list, hasMore: true })),
    promise: 'a list has feedback'
  },
  {
    name: 'a list without hasMore',
    lie: lists(list => ({ ...list, hasMore: undefined })),
    promise: 'a list has feedback'
  },
  {
    name: 'a cursor on the last page',
    lie: lists(list => ({ ...list, nextCursor: list.nextCursor ?? 'more' })),
    promise: 'a list has feedback'
  },
  {
    name: 'an empty cursor on the last page',
    lie: lists(list => ({ ...list, nextCursor: list.nextCursor ?? '' })),
    promise: 'a list has feedback'
  },
  {
    name: 'entries under another name',
    lie: lists(({ feedback, ...list }) => ({ ...list, data: feedback })),
    promise: 'a list has feedback'
  },
  {
    name: 'a list of another type',
    lie: (_, asked) => (isList(asked) ? { headers: { 'content-type': 'text/html' } } : {}),
    promise: 'the export is JSON'
  },
  {
    name: 'hasMore at the exact end',
    lie: lists((list, { query }) =>
      !list.hasMore && list.feedback.length === Number(query.get('limit') ?? 50)
        ? { ...list, hasMore: true, nextCursor: 'more' }
        : list
    ),
    promise: 'hasMore is true when more results exist'
  },
  {
    name: 'an end after the first page',
    lie: lists((list, { query }) =>
      query.get('limit') === '100' ? list : { ...list, hasMore: false, nextCursor: null }
    ),
    promise: 'as many entries as limit says'
  },
  { name: 'entries without an id', lie: entries(({ id, ...rest }) => rest), promise: 'an entry has id' },
  { name: 'entries without a path', lie: entries(({ path, ...rest }) => rest), promise: 'an entry has id' },
  {
    name: 'entries without a comment',
    lie: entries(({ comment, ...rest }) => rest),
    promise: 'an entry has id'
  },
  {
    name: 'dates as numbers',
    lie: entries(entry => ({ ...entry, createdAt: Date.parse(String(entry.createdAt)) })),
    promise: 'an entry has id'
  },
  {
    name: 'dates without a zone',
    lie: entries(entry => ({ ...entry, createdAt: String(entry.createdAt).replace('Z', '') })),
    promise: 'an entry has id'
  },
  {
    name: 'helpful as a text',
    lie: entries(entry => ({ ...entry, ...('helpful' in entry && { helpful: 'yes' }) })),
    promise: 'an entry of the source contextual'
  },
  {
    name: 'code examples without their code',
    lie: entries(({ code, ...rest }) => rest),
    promise: 'an entry of the source code_snippet'
  },
  {
    name: 'code examples without their language',
    lie: entries(({ lang, ...rest }) => rest),
    promise: 'an entry of the source code_snippet'
  },
  {
    name: 'another default limit',
    lie: listsFor(query => query.has('limit') || query.set('limit', '20')),
    promise: 'as with a limit of 50'
  },
  {
    name: 'a larger default limit',
    lie: listsFor(query => query.has('limit') || query.set('limit', '100')),
    promise: 'as with a limit of 50'
  },
  {
    name: 'a limit that is ignored',
    lie: listsFor(query => query.delete('limit')),
    promise: 'as many entries as limit says'
  },
  {
    name: 'a limit of 50 at most',
    lie: listsFor(query => Number(query.get('limit')) > 50 && query.set('limit', '50')),
    promise: 'as many entries as limit says'
  },
  {
    name: 'one entry less than the limit',
    lie: listsFor(query => Number(query.get('limit')) > 1 && query.set('limit', `${Number(query.get('limit')) - 1}`)),
    promise: 'as many entries as limit says'
  },
  {
    name: 'a limit that later pages forget',
    lie: listsFor(query => query.has('cursor') && query.delete('limit')),
    promise: 'every page keeps to the limit'
  },
  {
    name: 'an entry dropped on later pages',
    lie: lists((list, { query }) => (query.has('cursor') ? { ...list, feedback: list.feedback.slice(1) } : list)),
    promise: 'the same entries, in the same order'
  },
  {
    name: 'an entry dropped on the last page',
    promise: 'the same entries, in the same order',
    lie: lists((list, { query }) =>
      query.has('cursor') && !list.hasMore ? { ...list, feedback: list.feedback.slice(0, -1) } : list
    )
  },
  {
    name: 'an entry that comes again on the next page',
    lie: lists((list, { query }) =>
      query.has('cursor')
        ? { ...list, feedback: [{ ...list.feedback[0], id: 'same' }, ...list.feedback.slice(1)] }
        : list
    ),
    promise: 'repeating no entry'
  },
  {
    name: 'the first page for ever',
    lie: listsFor(query => query.delete('cursor')),
    promise: 'repeating no entry'
  },
  {
    name: 'pages that are turned round',
    lie: lists(list => ({ ...list, feedback: list.feedback.toReversed() })),
    promise: 'in the same order'
  },
  {
    name: 'a source that is ignored',
    lie: listsFor(query => query.delete('source')),
    promise: 'source=contextual gives'
  },
  {
    name: 'a source that leaves out',
    lie: lists((list, { query }) =>
      query.get('source') === 'code_snippet' ? { ...list, feedback: list.feedback.slice(1) } : list
    ),
    promise: 'source=code_snippet gives all'
  },
  {
    name: 'a source that later pages forget',
    lie: listsFor(query => query.has('cursor') && query.delete('source')),
    promise: 'cursors keep to the filter'
  },
  {
    name: 'a source that is ignored, of entries that do not name theirs',
    promise: 'an entry is of one source',
    lie: async (_, asked, ask) => {
      if (!isList(asked)) return {}
      const query = new URLSearchParams(asked.query)
      query.delete('source')
      const told = await ask(`${asked.path}?${query}`)
      if (told.status !== 200) return told
      const list = JSON.parse(told.body) as List
      return {
        ...told,
        body: JSON.stringify({ ...list, feedback: list.feedback.map(({ source, ...entry }) => entry) })
      }
    }
  },
  {
    name: 'a status that is ignored',
    lie: listsFor(query => query.delete('status')),
    promise: 'status=resolved gives'
  },
  {
    name: 'the first of several statuses',
    lie: listsFor(query => query.has('status') && query.set('status', query.get('status')?.split(',')[0] ?? '')),
    promise: 'status takes several names'
  },
  {
    name: 'the last of several statuses',
    lie: listsFor(query => query.has('status') && query.set('status', query.get('status')?.split(',').at(-1) ?? '')),
    promise: 'status takes several names'
  },
  {
    name: 'several statuses that are refused',
    lie: (_, asked) => (isList(asked) && asked.query.get('status')?.includes(',') ? { status: 400 } : {}),
    promise: 'status takes several names'
  },
  {
    name: 'a status that a source puts out of force',
    lie: listsFor(query => query.has('source') && query.delete('status')),
    promise: 'source and status together'
  },
  {
    name: 'code examples left out unless asked for',
    lie: listsFor(query => query.has('source') || query.set('source', 'contextual')),
    promise: 'mixes contextual and code_snippet'
  },
  {
    name: 'dateFrom that is ignored',
    lie: listsFor(query => query.delete('dateFrom')),
    promise: 'dateFrom is inclusive'
  },
  {
    name: 'dateTo that is ignored',
    lie: listsFor(query => query.delete('dateTo')),
    promise: 'dateTo is exclusive'
  },
  {
    name: 'dateFrom that is exclusive',
    lie: listsFor(query => query.has('dateFrom') && move(query, 'dateFrom', 1)),
    promise: 'dateFrom is inclusive'
  },
  {
    name: 'dateTo that is inclusive',
    lie: listsFor(query => query.has('dateTo') && move(query, 'dateTo', 1)),
    promise: 'dateTo is exclusive'
  },
  {
    name: 'dateTo that takes its day in',
    lie: listsFor(query => query.get('dateTo')?.length === 10 && move(query, 'dateTo', 86_400_000)),
    promise: 'a date alone is a day'
  },
  {
    name: 'zones that are not minded',
    lie: listsFor(
      query =>
        query.has('dateFrom') && query.set('dateFrom', (query.get('dateFrom') ?? '').replace(/\+\d\d:\d\d$/, 'Z'))
    ),
    promise: 'another zone'
  },
  {
    name: 'moments that are refused',
    lie: (_, asked) => (isList(asked) && (asked.query.get('dateTo')?.length ?? 0) > 10 ? { status: 400 } : {}),
    promise: 'dateTo is exclusive'
  },
  {
    name: 'dates that a source puts out of force',
    lie: listsFor(query => query.has('source') && query.delete('dateFrom')),
    promise: 'dates and a source together'
  },
  {
    name: 'a limit of 101',
    lie: takes(asked => isList(asked) && Number(asked.query.get('limit')) > 100, {
      body: JSON.stringify({ feedback: Array(101).fill({}), nextCursor: null, hasMore: false })
    }),
    promise: 'outside of 1 to 100'
  },
  {
    name: 'a failure at a limit that is none',
    lie: (_, asked) => (asked.query.get('limit') === 'many' ? { status: 500 } : {}),
    promise: 'outside of 1 to 100'
  },
  ...['source', 'status', 'dateFrom', 'dateTo'].map(name => ({
    name: `everything for a ${name} that makes no sense`,
    promise: `a ${name} that makes no sense`,
    lie: listsFor(query => query.get(name) === 'conformance' && query.delete(name))
  })),
  {
    name: 'a failure at a cursor that nobody gave',
    lie: (_, asked) => (asked.query.get('cursor') === 'conformance' ? { status: 500 } : {}),
    promise: 'a cursor that nobody gave'
  }
]
