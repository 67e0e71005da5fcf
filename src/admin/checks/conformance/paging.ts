import { limits } from '../../../protocol/index.ts'
import { type ConformanceCheck, expects, Inconclusive } from './check.ts'
import {
  type Entry,
  everything,
  inSmallPages,
  isExactly,
  type Query,
  readPage,
  type Walk,
  walk,
  wholeList
} from './lists.ts'

const { min, max, default: standard } = limits.feedbackPage

/** Sections 4.2 and 8: pages and cursors. */
export const pagingChecks: ConformanceCheck[] = [
  {
    section: '4.2',
    promise: `without a limit, a page is as with a limit of ${standard}`,
    needs: ['adminKey'],
    async run(probe) {
      const all = await everything(probe)
      const { entries, hasMore } = await readPage(probe)
      expects(entries.length <= standard, `it has ${entries.length} entries`)
      const named = await readPage(probe, { limit: String(standard) })
      isSame(entries, named.entries, all, `with the limit it has ${named.entries.length} entries, without`)
      expects(hasMore === named.hasMore, `hasMore is ${hasMore} without a limit, and ${named.hasMore} with it`)
      if (all.entries.length < standard) throw new Inconclusive(`there are fewer than ${standard} entries to see it by`)
    }
  },
  {
    section: '4.2',
    promise: `a page has as many entries as limit says, from ${min} to ${max}`,
    needs: ['adminKey'],
    async run(probe) {
      const all = await everything(probe)
      for (const limit of [min, 2, 7, standard, standard + 1, max]) {
        const { entries, hasMore } = await readPage(probe, { limit: String(limit) })
        expects(entries.length <= limit, `a page of ${limit} has ${entries.length}`)
        const expected = Math.min(limit, all.entries.length)
        expects(
          entries.length >= expected,
          `a page of ${limit} has ${entries.length}, of ${all.entries.length} entries`
        )
        expects(hasMore || all.entries.length <= limit, `after a page of ${limit}, hasMore is false`)
      }
    }
  },
  {
    section: '4.2',
    promise: 'cursors lead through the list, repeating no entry and no cursor',
    needs: ['adminKey'],
    async run(probe) {
      for (const { entries, pages } of [await everything(probe), await inSmallPages(probe)]) {
        isWithoutRepeats(
          entries.map(({ id }) => id),
          'entry'
        )
        isWithoutRepeats(
          pages.flatMap(({ nextCursor }) => nextCursor ?? []),
          'cursor'
        )
      }
      if ((await inSmallPages(probe)).pages.length < 2) throw new Inconclusive('there is no second page')
    }
  },
  {
    section: '4.2',
    promise: 'every page keeps to the limit, the last ones too',
    needs: ['adminKey'],
    async run(probe) {
      for (const { pages, limit } of [await everything(probe), await inSmallPages(probe)]) {
        const long = pages.find(({ entries }) => entries.length > limit)
        expects(!long, `a page of ${limit} has ${long?.entries.length} entries`)
        const short = pages.slice(0, -1).find(({ entries }) => entries.length < limit)
        expects(!short, `a page of ${limit} has ${short?.entries.length} entries, though more follow`)
      }
    }
  },
  {
    section: '4.2',
    promise: 'the list holds the same entries, in the same order, however long its pages are',
    needs: ['adminKey'],
    async run(probe) {
      const all = await wholeList(probe)
      const small = await inSmallPages(probe)
      isExactly(small, all.entries, all, `the list in pages of ${small.limit}`)
      isSame(small.entries, all.entries, all, 'entries come in another order in pages of another length:')
    }
  },
  {
    section: '4.2',
    promise: 'cursors keep to the filter',
    needs: ['adminKey'],
    async run(probe) {
      const all = await wholeList(probe)
      const queries: Query[] = [{ source: 'contextual' }, { status: 'pending' }]
      for (const query of queries) {
        const whole = await walk(probe, 100, query)
        if (whole.entries.length < 2) continue
        isExactly(await inSmallPages(probe, query), whole.entries, all, `${new URLSearchParams(query)} in small pages`)
      }
    }
  }
]

const isWithoutRepeats = (values: unknown[], name: string): void =>
  expects(new Set(values).size === values.length, `the same ${name} comes twice`)

/** Checks that two walks have the same entries, apart from those that were added since. */
const isSame = (one: Entry[], other: Entry[], all: Walk, what: string): void => {
  const known = new Set(all.entries.map(({ id }) => id))
  const idsOf = (list: Entry[]) => list.map(({ id }) => id).filter(id => known.has(id))
  const [ids, others] = [idsOf(one), idsOf(other)]
  if (one.length > ids.length || other.length > others.length) throw new Inconclusive('entries came in meanwhile')
  const at = Array.from({ length: Math.max(ids.length, others.length) }).findIndex(
    (_, index) => ids[index] !== others[index]
  )
  expects(at < 0, `${what} ${ids[at] ?? 'nothing'} stands in place ${at + 1}, not ${others[at] ?? 'nothing'}`)
}
