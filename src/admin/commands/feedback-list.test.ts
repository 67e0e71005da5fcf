import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { run } from '../testing/command.ts'
import { feedbackOf } from '../testing/platform.ts'
import { json, startServer } from '../testing/server.ts'

const serve = async (...replies: Parameters<typeof startServer>) => {
  const server = await startServer(...replies)
  onTestFinished(() => server.close())
  return { received: server.received, flags: ['--base-url', server.url, '--project', 'acme'] }
}

describe('feedback list', () => {
  it('shows the newest last, a line each, with the id that a status is set by', async () => {
    const { flags, received } = await serve(feedbackOf(250))
    const { code, output } = await run(['feedback', 'list', ...flags, '--from', '2026-01-01', '--last', '2'])
    expect([code, output.split('\n')]).toEqual([
      0,
      [
        'said              id            status   reader  page        comment',
        '2026-01-01 04:08  feedback-248  pending  good    /guides/10',
        '2026-01-01 04:09  feedback-249  pending  bad     /guides/11  日本語 🙂',
        ''
      ]
    ])
    expect(received[0]?.url).toContain('dateFrom=2026-01-01')
  })

  it('is of one page with --page, of the last 30 days without --from, and JSON with --json', async () => {
    const { flags, received } = await serve(feedbackOf(250))
    const { output } = await run(['feedback', 'list', ...flags, '--page', '/guides/3', '--json'])
    const entries = JSON.parse(output) as { path: string }[]
    expect(new Set(entries.map(({ path }) => path))).toEqual(new Set(['/guides/3']))
    expect(entries).toHaveLength(15)
    const before = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
    expect(received[0]?.url).toContain(`dateFrom=${before}`)
  })

  it('says so where there is nothing', async () => {
    const { flags } = await serve(feedbackOf(0))
    const { code, output, messages } = await run(['feedback', 'list', ...flags, '--from', '2026-01-01'])
    expect([code, output, messages]).toEqual([0, '', 'Nothing such was said since 2026-01-01.\n'])
  })
})

describe('feedback status', () => {
  let asked: string[] = []
  beforeEach(() => {
    asked = []
  })
  const set = async (args: string[], input?: string) => {
    const { flags } = await serve((response, request) => {
      const id = request.url.split('/').at(-1) ?? ''
      asked.push(`${request.method} ${id} ${request.body}`)
      json({}, id === 'gone' ? 404 : 200)(response, request)
    })
    return run(['feedback', 'status', ...args, ...flags], { ...(input !== undefined && { input }) })
  }

  it('is set for each id', async () => {
    const { code, output } = await set(['resolved', 'a', 'b'])
    expect([code, output]).toEqual([0, 'a is now resolved.\nb is now resolved.\n'])
    expect(asked).toEqual(['PATCH a {"status":"resolved"}', 'PATCH b {"status":"resolved"}'])
  })

  it('takes ids from standard input, and goes on behind one that is not there', async () => {
    const { code, output, messages } = await set(['dismissed', '-', '--json'], 'a gone\nb\n')
    expect([code, JSON.parse(output)]).toEqual([4, { status: 'dismissed', changed: ['a', 'b'], unknown: ['gone'] }])
    expect(JSON.parse(messages)).toEqual({ error: 'There is no entry gone.', code: 'not_found', details: [] })
  })

  it.each([
    [['done', 'a'], 'Allowed choices are pending'],
    [['resolved'], "missing required argument 'id'"],
    [['resolved', '-'], 'no id']
  ])('%j is refused before anything is asked', async (args, words) => {
    const { code, messages } = await set(args, ' ')
    expect([code, asked]).toEqual([2, []])
    expect(messages).toContain(words)
  })
})
