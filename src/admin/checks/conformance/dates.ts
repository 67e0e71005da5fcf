import { type ConformanceCheck, Inconclusive, type Probe } from './check.ts'
import { type Entry, isExactly, momentOf, type Query, type Walk, walk, wholeList } from './lists.ts'

const day = 86_400_000

/** Section 4.2: `dateFrom` and `dateTo`. */
export const dateChecks: ConformanceCheck[] = [
  {
    section: '4.2',
    promise: 'dateFrom is inclusive, to the moment',
    needs: ['adminKey'],
    run: probe => inEach(probe, moment => [{ dateFrom: moment.text }, at => at >= moment.at])
  },
  {
    section: '4.2',
    promise: 'dateTo is exclusive, to the moment',
    needs: ['adminKey'],
    run: probe => inEach(probe, moment => [{ dateTo: moment.text }, at => at < moment.at])
  },
  {
    section: '4.2',
    promise: 'dateFrom and dateTo together hold what is between them',
    needs: ['adminKey'],
    run: probe =>
      inEach(probe, (moment, last) => [
        { dateFrom: moment.text, dateTo: last.text },
        at => at >= moment.at && at < last.at
      ])
  },
  {
    section: '4.2',
    promise: 'before the first entry and after the last there is nothing',
    needs: ['adminKey'],
    async run(probe) {
      const { all, moments } = await dated(probe)
      const [first, last] = [moments.at(0), moments.at(-1)]
      if (!first || !last) return
      const before = { dateTo: new Date(first.at).toISOString() }
      const after = { dateFrom: new Date(last.at + 1_000).toISOString() }
      for (const query of [before, after]) await holds(probe, all, query, () => false)
    }
  },
  {
    section: '4.2',
    promise: 'a moment may have another zone than UTC',
    needs: ['adminKey'],
    run: probe => inEach(probe, ({ at }) => [{ dateFrom: inZone(at, 330) }, moment => moment >= at])
  },
  {
    section: '4.2',
    promise: 'a date alone is a day: dateFrom takes that day in, dateTo leaves it out',
    needs: ['adminKey'],
    async run(probe) {
      const { all, moments } = await dated(probe)
      for (const { at } of moments.slice(0, 2)) {
        const start = at - (at % day)
        const [today, tomorrow] = [dateOf(start), dateOf(start + day)]
        const within = (moment: number) => moment >= start && moment < start + day
        await holds(probe, all, { dateFrom: today, dateTo: tomorrow }, within)
        await holds(probe, all, { dateTo: today }, moment => moment < start)
        await holds(probe, all, { dateFrom: tomorrow }, moment => moment >= start + day)
      }
    }
  },
  {
    section: '4.2',
    promise: 'dates and a source together hold what both hold',
    needs: ['adminKey'],
    run: probe =>
      inEach(probe, async moment => {
        const source = 'contextual'
        const ids = new Set((await walk(probe, 100, { source })).entries.map(({ id }) => id))
        return [{ dateFrom: moment.text, source }, (at, { id }) => at >= moment.at && ids.has(id)]
      })
  }
]

interface Moment {
  at: number
  /** As the platform writes it. */
  text: string
}

type Fits = (at: number, entry: Entry) => boolean

/** The moments of the first, a middle and the last entry. */
const dated = async (probe: Probe): Promise<{ all: Walk; moments: Moment[] }> => {
  const all = await wholeList(probe)
  const moments = all.entries
    .map(entry => ({ at: momentOf(entry), text: String(entry.createdAt) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((one, other) => one.at - other.at)
  if (moments.length === 0) throw new Inconclusive('no entry carries a date')
  const places = [0, Math.floor(moments.length / 2), moments.length - 1]
  return { all, moments: [...new Set(places)].flatMap(place => moments[place] ?? []) }
}

const inEach = async (
  probe: Probe,
  filterOf: (moment: Moment, last: Moment) => [Query, Fits] | Promise<[Query, Fits]>
): Promise<void> => {
  const { all, moments } = await dated(probe)
  for (const moment of moments) {
    const [query, fits] = await filterOf(moment, moments.at(-1) ?? moment)
    // Leaves out other entries of the same millisecond, because a platform may compare more digits than we see.
    await holds(probe, all, query, fits, ({ createdAt }) => createdAt === moment.text || !shares(createdAt, moment))
  }
}

const shares = (createdAt: unknown, { at }: Moment) => Date.parse(String(createdAt)) === at

const holds = async (
  probe: Probe,
  all: Walk,
  query: Query,
  fits: Fits,
  counts: (entry: Entry) => boolean = () => true
): Promise<void> => {
  const found = await walk(probe, 100, query)
  const counted = { ...all, entries: all.entries.filter(entry => Number.isFinite(momentOf(entry)) && counts(entry)) }
  const expected = counted.entries.filter(entry => fits(momentOf(entry), entry))
  isExactly({ ...found, entries: found.entries.filter(counts) }, expected, counted, `${new URLSearchParams(query)}`)
}

/** A moment as ISO 8601 in the zone that many minutes east of UTC. */
const inZone = (at: number, minutes: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  const local = new Date(at + minutes * 60_000).toISOString().slice(0, -1)
  return `${local}+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
