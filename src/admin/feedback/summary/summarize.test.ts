import { describe, expect, it } from 'vitest'
import type { FeedbackEntry } from '../../../protocol/index.ts'
import { wilsonLowerBound } from '../wilson.ts'
import { summaryPage } from './page.ts'
import { summarize } from './summarize.ts'

let ids = 0
const entry = (path: string | null, fields: Record<string, unknown> = {}): FeedbackEntry => ({
  id: String(ids++),
  path,
  comment: null,
  createdAt: '2026-03-04T12:00:00Z',
  source: 'contextual',
  status: 'pending',
  ...fields
})
const times = (count: number, make: () => FeedbackEntry) => Array.from({ length: count }, make)

const of = async function* (entries: FeedbackEntry[]) {
  yield* entries
}

describe('the counts', () => {
  it('take a rating of any source, and a word on code as negative', async () => {
    const summary = await summarize(
      of([
        entry('/a', { helpful: true }),
        entry('/a', { helpful: false, comment: 'no', status: 'resolved' }),
        entry('/a', { helpful: null, comment: '  ' }),
        entry('/a', { source: 'thumbs_only', helpful: true, status: undefined }),
        entry('/a', { source: 'code_snippet', code: 'x', status: 'in_progress' }),
        entry(null, { source: 'agent', comment: 'hm', status: 'dismissed' })
      ]),
      10
    )
    expect(summary).toMatchObject({
      entries: 6,
      judged: 4,
      positive: 2,
      negative: 2,
      helpful: 0.5,
      pages: 2,
      bySource: { contextual: 3, thumbs_only: 1, code_snippet: 1, agent: 1 },
      byStatus: { pending: 2, resolved: 1, '(none)': 1, in_progress: 1, dismissed: 1 }
    })
    expect(summary.worstPages).toEqual([
      { path: '/a', entries: 4, judged: 3, positive: 2, negative: 1, helpful: 2 / 3, comments: 0, open: 4, latest: [] }
    ])
  })

  it('say nothing of a share where nobody judged', async () => {
    const nothing = await summarize(of([]), 10)
    expect(nothing).toMatchObject({ entries: 0, helpful: null, worstPages: [], weeks: [], pages: 0 })
  })
})

describe('the worst pages', () => {
  it('are left by what is resolved or dismissed, so that a page that was mended goes', async () => {
    const bad = { helpful: false, comment: 'no' }
    const summary = await summarize(
      of([
        ...times(9, () => entry('/mended', { ...bad, status: 'resolved' })),
        entry('/mended', { ...bad, status: 'dismissed' }),
        entry('/mended', { helpful: true }),
        entry('/open', { ...bad, status: 'in_progress' })
      ]),
      10
    )
    expect(summary.worstPages).toMatchObject([{ path: '/open', negative: 1, comments: 1, open: 1 }])
    expect(summary).toMatchObject({ entries: 12, negative: 11, pages: 2 })
  })

  it('are those that are most surely bad, not those with the one unlucky vote', async () => {
    const summary = await summarize(
      of([
        entry('/unlucky', { helpful: false }),
        ...times(40, () => entry('/bad', { helpful: false })),
        ...times(10, () => entry('/bad', { helpful: true })),
        ...times(60, () => entry('/big', { helpful: false })),
        ...times(600, () => entry('/big', { helpful: true })),
        entry('/good', { helpful: true })
      ]),
      10
    )
    expect(summary.worstPages.map(({ path }) => path)).toEqual(['/bad', '/unlucky', '/big'])
  })

  it('are as many as are asked for, in one order', async () => {
    const entries = ['/c', '/a', '/b'].map(path => entry(path, { helpful: false }))
    expect((await summarize(of(entries), 2)).worstPages.map(({ path }) => path)).toEqual(['/a', '/b'])
  })

  it.each([
    [0, 0, 0],
    [1, 1, 0.21],
    [40, 50, 0.67],
    [0, 50, 0]
  ])('%i negative of %i are %f bad', (negative, judged, expected) => {
    expect(wilsonLowerBound(negative, judged)).toBeCloseTo(expected, 2)
  })
})

describe('the weeks', () => {
  const starts = async (...dates: (string | null)[]) => {
    const summary = await summarize(of(dates.map(createdAt => entry('/', { createdAt, helpful: true }))), 1)
    return { starts: summary.weeks.map(({ start, entries }) => `${start} ${entries}`), undated: summary.undated }
  }

  it('begin on Monday at midnight UTC', async () => {
    expect(
      await starts(
        '2026-03-01T23:59:59.999Z',
        '2026-03-02T00:00:00Z',
        '2026-03-08T23:59:59Z',
        '2026-03-09T01:00:00+02:00'
      )
    ).toEqual({ starts: ['2026-02-23 1', '2026-03-02 3'], undated: 0 })
  })

  it('leave none out between the first and the last', async () => {
    expect((await starts('2026-03-02', '2026-03-24')).starts).toEqual([
      '2026-03-02 1',
      '2026-03-09 0',
      '2026-03-16 0',
      '2026-03-23 1'
    ])
  })

  it('do not stretch to a date that is none, or to one of a clock gone wrong', async () => {
    expect(await starts('2026-03-02', null, 'soon', '9999-01-01')).toEqual({ starts: ['2026-03-02 1'], undated: 3 })
    expect((await starts('0001-01-01', '2026-03-02')).starts).toHaveLength(104)
  })
})

describe('the page', () => {
  const madeAt = new Date('2026-03-10T08:00:00Z')
  const make = async (entries: FeedbackEntry[], addressOf: (path: string) => string | undefined = () => undefined) =>
    summaryPage(await summarize(of(entries), 10), { project: 'acme', range: 'From the beginning', madeAt, addressOf })
  const hostile = '/<img src=x onerror=alert(1)>"\''
  /** Markup that would load or run something. */
  const active = /<(script|img|link|iframe|object)|\s(src|href|on\w+)=|url\(|@import|https?:/i

  it('needs nothing else, runs nothing, and shows a hostile path as text', async () => {
    const page = await make([entry(hostile, { helpful: false, source: '<b>' }), entry('/b', { helpful: true })])
    const text = page.replaceAll(/&[#\w]+;/g, '')
    expect(`<img src=x>`).toMatch(active)
    expect(text.replaceAll('img src=x onerror=alert(1)', '')).not.toMatch(active)
    expect(page).toContain('/&lt;img src=x onerror=alert(1)&gt;&quot;&#39;')
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  })

  it('draws the trend, breaking the line at a week that nobody judged', async () => {
    const page = await make([
      entry('/a', { helpful: true, createdAt: '2026-03-02' }),
      entry('/a', { helpful: false, createdAt: '2026-03-09' }),
      entry('/a', { source: 'agent', createdAt: '2026-03-16' }),
      entry('/a', { helpful: true, createdAt: '2026-03-23' })
    ])
    expect(/class="line" d="([^"]*)"/.exec(page)?.[1]?.replaceAll(/[\d. ]+/g, ' ')).toBe('M L M ')
    expect(page).toContain('Week of 2026-03-09: 0 positive, 1 negative')
    expect(page.match(/role="img"/g)).toHaveLength(3)
    expect(page).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('has the newest comments of a page, as text, and links where the site is known', async () => {
    const bad = (comment: string, createdAt: string) => entry('/a', { helpful: false, comment, createdAt })
    const entries = ['one', 'two', 'three', '<b>four</b>'].map((comment, day) => bad(comment, `2026-03-0${day + 1}`))
    const settled = entry('/a', { helpful: false, comment: 'mended', status: 'resolved' })
    const page = await make([...entries, settled], path => `https://docs.test${path}`)
    expect(page).toContain('<a href="https://docs.test/a">/a</a>')
    expect(page.match(/(?<=<blockquote>)[^ ]+/g)).toEqual(['&lt;b&gt;four&lt;/b&gt;', 'three', 'two'])
    expect(page).not.toContain('mended')
  })

  it('says so when there is nothing', async () => {
    const page = await make([])
    expect(page).toContain('No page has negative feedback.')
    expect(page).not.toMatch(/NaN|undefined|<svg/)
  })
})
