import { feedbackSources, feedbackStatuses } from '../../../protocol/index.ts'
import { type ConformanceCheck, expects, Inconclusive, type Probe } from './check.ts'
import { type Entry, isExactly, type Query, type Walk, walk, wholeList } from './lists.ts'

type Field = 'source' | 'status'

/** Section 4.2: the filters `source` and `status`, alone and together. */
export const filterChecks: ConformanceCheck[] = [
  ...feedbackSources.map(source => holdsOne('source', source)),
  ...feedbackStatuses.map(status => holdsOne('status', status)),
  {
    section: '4.2',
    promise: 'status takes several names, with commas between them',
    needs: ['adminKey'],
    async run(probe) {
      const all = await wholeList(probe)
      for (const names of severalStatuses) {
        const parts: Entry[] = []
        for (const status of names) parts.push(...(await filtered(probe, { status })).entries)
        const status = names.join(',')
        isExactly(await filtered(probe, { status }), parts, all, `status=${status}`)
      }
    }
  },
  {
    section: '4.2',
    promise: 'an entry is of one source, and has one status',
    needs: ['adminKey'],
    async run(probe) {
      await areApart(probe, 'source', feedbackSources)
      await areApart(probe, 'status', feedbackStatuses)
    }
  },
  {
    section: '4.2',
    promise: 'source and status together hold what both hold',
    needs: ['adminKey'],
    async run(probe) {
      const all = await wholeList(probe)
      for (const source of feedbackSources) {
        for (const status of ['pending', 'resolved']) {
          const ids = new Set((await filtered(probe, { status })).entries.map(({ id }) => id))
          const both = (await filtered(probe, { source })).entries.filter(({ id }) => ids.has(id))
          isExactly(await filtered(probe, { source, status }), both, all, `source=${source} and status=${status}`)
        }
      }
    }
  },
  {
    section: '4.2',
    promise: 'without a source, the list mixes contextual and code_snippet entries',
    needs: ['adminKey'],
    async run(probe) {
      const all = await wholeList(probe)
      const known = new Set(all.entries.map(({ id }) => id))
      for (const source of feedbackSources) {
        const { entries } = await filtered(probe, { source })
        const hidden = entries.length > 0 && entries.every(({ id }) => !known.has(id))
        expects(!hidden, `it holds none of those that source=${source} gives`)
      }
    }
  }
]

/** Lists with each name in every position, because a platform may read only the first or the last name. */
const severalStatuses = [
  ['pending', 'resolved'],
  ['resolved', 'pending'],
  ['dismissed', 'in_progress', 'pending'],
  [...feedbackStatuses]
]

const filtered = (probe: Probe, query: Query): Promise<Walk> => walk(probe, 100, query)

/** Checks a filter by the field of the entries, where they have it. */
function holdsOne(field: Field, name: string): ConformanceCheck {
  return {
    section: '4.2',
    promise: `${field}=${name} gives all entries of that ${field}, and no other`,
    needs: ['adminKey'],
    async run(probe) {
      const all = await wholeList(probe)
      const found = await filtered(probe, { [field]: name })
      const other = found.entries.find(entry => typeof entry[field] === 'string' && entry[field] !== name)
      expects(!other, `it gives entry ${other?.id}, which is ${other?.[field]}`)
      if (all.entries.every(entry => typeof entry[field] === 'string')) {
        const expected = all.entries.filter(entry => entry[field] === name)
        return isExactly(found, expected, all, `${field}=${name}`)
      }
      if (found.entries.length === 0) throw new Inconclusive(`no entry is ${name}`)
    }
  }
}

/** Checks that the results of several filter values are disjoint, which needs no field in the entries. */
const areApart = async (probe: Probe, field: Field, names: readonly string[]): Promise<void> => {
  const seen = new Map<unknown, string>()
  for (const name of names) {
    for (const { id } of (await filtered(probe, { [field]: name })).entries) {
      const before = seen.get(id)
      expects(!before || before === name, `entry ${id} is given for ${field}=${before} and ${field}=${name}`)
      seen.set(id, name)
    }
  }
}
