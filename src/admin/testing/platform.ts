import type { FeedbackEntry } from '../../protocol/index.ts'
import type { Reply } from './server.ts'

/** An entry whose words are dangerous for a spreadsheet, a shell or a terminal. */
export const entryAt = (index: number): FeedbackEntry => ({
  id: `feedback-${index}`,
  path: `/guides/${index % 17}`,
  comment: ['=1+1', 'Größe „fehlt“, "so"\nzweite Zeile', null, '', '日本語 🙂'][index % 5] ?? null,
  createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  ...(index % 3 === 0
    ? { source: 'code_snippet', code: `a = ${index};\n`, filename: null, lang: 'ts' }
    : { source: 'contextual', helpful: index % 2 === 0, contact: index % 4 === 0 ? null : '+49@example.com' }),
  status: 'pending',
  ...(index % 10 === 0 && { visitor: { country: 'DE', tags: ['a', 'b'] } })
})

/** Serves `total` entries by the interface; the cursor is the index of the next entry. */
export const feedbackOf =
  (total: number, { onPage }: { onPage?: (start: number) => void } = {}): Reply =>
  (response, { url }) => {
    const { searchParams } = new URL(url, 'http://any')
    const start = Number(searchParams.get('cursor') ?? 0)
    const end = Math.min(total, start + Number(searchParams.get('limit') ?? 50))
    onPage?.(start)
    const feedback = Array.from({ length: end - start }, (_, index) => entryAt(start + index))
    const body = { feedback, nextCursor: end < total ? String(end) : null, hasMore: end < total }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
