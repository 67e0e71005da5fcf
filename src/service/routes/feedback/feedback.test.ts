import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

beforeEach(async () => {
  service = await testService()
  onTestFinished(() => service[Symbol.asyncDispose]())
})

const sendText = (body: string, key = service.project.assistantKey) =>
  service.app.request(routes.assistantFeedback('local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body
  })

const send = (body: unknown, key?: string) => sendText(JSON.stringify(body), key)

const rating = (more: object = {}) => ({
  source: 'contextual',
  path: '/install',
  fp: 'anonymous',
  helpful: true,
  ...more
})
const snippet = (more: object = {}) => ({
  source: 'code_snippet',
  path: '/install',
  fp: 'anonymous',
  code: 'npm i',
  ...more
})

const list = async (query = '') => {
  const response = await service.admin('GET', routes.feedback('local') + query)
  return { status: response.status, body: await response.json() }
}

const exportAll = async (query: string, between: () => Promise<unknown> = async () => {}) => {
  const seen: { id: string }[] = []
  let cursor: string | null = null
  do {
    const { body } = await list(`${query}${cursor ? `&cursor=${cursor}` : ''}`)
    expect(body.hasMore).toBe(body.nextCursor !== null)
    seen.push(...body.feedback)
    cursor = body.nextCursor
    await between()
  } while (cursor)
  return seen.map(({ id }) => id)
}

describe('collected feedback', () => {
  it('is exported with the fields of its source', async () => {
    const first = await send(
      rating({ helpful: false, comment: 'Too short.', contact: 'me@example.com', threadId: 't' })
    )
    expect(first.status).toBe(201)
    const { id } = await first.json()
    await send(snippet({ filename: 'a.ts', lang: 'ts' }))
    const { body } = await list()
    expect(body).toEqual({
      feedback: [
        {
          id,
          path: '/install',
          comment: 'Too short.',
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          source: 'contextual',
          status: 'pending',
          helpful: false,
          contact: 'me@example.com',
          threadId: 't'
        },
        {
          id: expect.any(String),
          path: '/install',
          comment: null,
          createdAt: expect.any(String),
          source: 'code_snippet',
          status: 'pending',
          code: 'npm i',
          filename: 'a.ts',
          lang: 'ts'
        }
      ],
      nextCursor: null,
      hasMore: false
    })
  })

  it.each([
    ['source', rating({ source: 'email' })],
    ['path', rating({ path: '' })],
    ['path', rating({ path: '/install\r\nX-Evil: 1' })],
    ['path', rating({ path: '/install\u0000' })],
    ['path', rating({ path: 'javascript:alert(1)' })],
    ['path', rating({ path: ' JavaScript:alert(1)' })],
    ['path', rating({ path: 'data:text/html,x' })],
    ['path', rating({ path: 'file:///etc/passwd' })],
    ['submissionId', rating({ submissionId: 'x'.repeat(201) })],
    ['helpful', rating({ helpful: null })],
    ['helpful', rating({ helpful: null, messageId: 'a' })],
    ['helpful', snippet({ source: 'contextual', threadId: 't', messageId: 'a' })],
    ['fp', rating({ fp: undefined })],
    ['helpful', rating({ helpful: undefined })],
    ['contact', rating({ contact: 'nobody' })],
    ['code', snippet({ code: undefined })],
    ['comment', rating({ comment: 'x'.repeat(5_001) })]
  ])('is refused when %s is wrong', async (path, body) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ details: [{ path }] })
  })

  it('is taken up to every bound, in characters, however they are written', async () => {
    const largest = {
      path: '/'.padEnd(2_000, '字'),
      fp: '\0'.repeat(500),
      comment: '🙂'.repeat(5_000),
      code: '🙂'.repeat(20_000),
      filename: '🙂'.repeat(500),
      lang: '🙂'.repeat(100),
      threadId: '🙂'.repeat(200),
      messageId: '🙂'.repeat(200)
    }
    const escaped = JSON.stringify(snippet(largest)).replace(
      /[^ -~]/g,
      unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    )
    expect(escaped).toContain('\\ud83d\\ude42')
    expect((await send(snippet(largest))).status).toBe(201)
    expect((await sendText(escaped)).status).toBe(201)
    const [first, second] = (await list()).body.feedback
    expect(first).toMatchObject({ code: largest.code, comment: largest.comment })
    expect(second).toMatchObject({ code: largest.code, comment: largest.comment })
    expect((await send(snippet({ comment: '🙂'.repeat(5_001) }))).status).toBe(400)
    expect((await sendText(' '.repeat(400_000) + escaped)).status).toBe(413)
  })

  it.each(["o'brien@example.com", 'jörg@example.com', 'a/b@c.com', 'x@bücher.example', ' me@example.com '])(
    'takes the address %s',
    async contact => {
      expect((await send(rating({ contact }))).status).toBe(201)
      expect((await list()).body.feedback[0].contact).toBe(contact.trim())
    }
  )

  it.each(['nobody', 'a@b', '@example.com', 'a b@example.com', 'a@b@example.com', `${'x'.repeat(250)}@a.io`])(
    'refuses %s as an address',
    async contact => {
      expect((await send(rating({ contact }))).status).toBe(400)
    }
  )

  it.each(['/a:b', 'guides/install', '/docs/überblick', 'https://docs.test/install', '/install?a=javascript:b'])(
    'takes the path %s',
    async path => {
      expect((await send(rating({ path }))).status).toBe(201)
    }
  )

  it('may leave out what is null or empty', async () => {
    expect((await send(rating({ comment: '', contact: null, threadId: null }))).status).toBe(201)
    expect((await list()).body.feedback[0]).toMatchObject({ comment: null, contact: null })
  })

  it('is collected with the public key and exported with the admin key alone', async () => {
    expect((await send(rating(), service.adminKey)).status).toBe(403)
    expect((await service.admin('GET', routes.feedback('local'), undefined, service.project.assistantKey)).status).toBe(
      403
    )
    expect((await service.admin('GET', routes.feedback('local'), undefined, '')).status).toBe(401)
    expect((await service.admin('GET', routes.feedback('other'))).status).toBe(404)
  })

  it('is not open to pages of other origins', async () => {
    const response = await service.app.request(routes.feedback('local'), {
      headers: { origin: 'https://evil.example', authorization: `Bearer ${service.adminKey}` }
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('what one reader says of one thing', () => {
  const thumb = (more: object = {}) => rating({ threadId: 't', messageId: 'a', ...more })
  const idOf = async (body: unknown) => (await (await send(body)).json()).id
  const entries = async () => (await list()).body.feedback

  it.each([
    ['an answer', { threadId: 't', messageId: 'a' }],
    ['what the client named', { submissionId: 's' }]
  ])('is one entry, in its first place, with the last words, for %s', async (_, about) => {
    const first = await idOf(rating(about))
    const second = await idOf(rating())
    expect(await idOf(rating({ ...about, helpful: false, comment: 'Gone.', contact: 'a@b.io', path: '/x' }))).toBe(
      first
    )
    expect(await entries()).toMatchObject([
      { id: first, helpful: false, comment: 'Gone.', contact: 'a@b.io', path: '/x' },
      { id: second, helpful: true }
    ])
    expect(await idOf(rating({ ...about, helpful: true }))).toBe(first)
    expect((await entries())[0]).toMatchObject({ helpful: true, comment: null, contact: null })
  })

  it('is neither missed nor repeated by an export under way', async () => {
    const ids: string[] = []
    for (const messageId of ['a', 'b', 'c', 'd']) ids.push(await idOf(thumb({ messageId })))
    const changes = [thumb({ messageId: 'a', comment: 'More.' }), thumb({ messageId: 'd', comment: 'More.' })]
    const seen = await exportAll('?limit=1', async () => changes.length && send(changes.shift()))
    expect(seen).toEqual(ids)
    expect((await entries()).map(({ comment }: { comment: string }) => comment)).toEqual(['More.', null, null, 'More.'])
  })

  it('is taken back without a trace, also twice, and may be said anew', async () => {
    const first = await idOf(thumb())
    const other = await idOf(thumb({ fp: 'somebody else' }))
    for (const _ of [1, 2]) expect((await send(thumb({ helpful: null }))).status).toBe(204)
    expect(await entries()).toMatchObject([{ id: other }])
    const anew = await idOf(thumb({ helpful: false }))
    expect(anew).not.toBe(first)
    expect(await entries()).toMatchObject([{ id: other }, { id: anew, helpful: false }])
  })

  it('is distinguished by reader, thread, message and project', async () => {
    const others = [{ fp: 'b' }, { threadId: 'u' }, { messageId: 'b' }, { submissionId: 'a' }]
    for (const other of [{}, ...others]) await idOf(thumb(other))
    expect(await entries()).toHaveLength(5)
  })

  it('is several where nothing says what it is about, and on code', async () => {
    for (const _ of [1, 2]) {
      await send(rating())
      await send(rating({ messageId: 'a' }))
      await send(snippet({ threadId: 't', messageId: 'a' }))
    }
    expect(await entries()).toHaveLength(6)
  })

  it('has to be looked at again when it changes, and not when it is only sent again', async () => {
    const id = await idOf(thumb({ helpful: false, comment: 'Gone.' }))
    const resolve = () => service.admin('PATCH', routes.feedbackEntry('local', id), { status: 'resolved' })
    const statusAfter = async (more: object) => {
      await resolve()
      await send(thumb(more))
      return (await entries())[0].status
    }
    expect(await statusAfter({ helpful: false, comment: 'Gone.' })).toBe('resolved')
    expect(await statusAfter({ helpful: false, comment: 'Gone for good.' })).toBe('pending')
    expect(await statusAfter({ helpful: true, comment: 'Gone for good.' })).toBe('pending')
  })
})

describe('the export', () => {
  it('misses and repeats nothing while entries are added', async () => {
    const added: string[] = []
    const add = async () => {
      const { id } = await (await send(rating())).json()
      added.push(id)
    }
    for (let count = 0; count < 25; count++) await add()
    const before = [...added]
    let more = 10
    const seen = await exportAll('?limit=4', async () => {
      if (more-- > 0) await add()
    })
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(before))
    // Those that came in before the last page are there too, in their order.
    expect(seen).toEqual(added.slice(0, seen.length))
  })

  it('takes 50 entries by default, 1 to 100 when asked, and nothing else', async () => {
    for (let count = 0; count < 51; count++) await send(rating())
    const { body } = await list()
    expect(body.feedback).toHaveLength(50)
    expect(body.hasMore).toBe(true)
    expect((await list('?limit=1')).body.feedback).toHaveLength(1)
    expect((await list('?limit=100')).body).toMatchObject({ hasMore: false, nextCursor: null })
    for (const limit of ['0', '101', '1.5', 'many', '']) {
      const { status, body } = await list(`?limit=${limit}`)
      expect([limit, status]).toEqual([limit, 400])
      expect(body.details[0].path).toBe('limit')
    }
  })

  it('begins on dateFrom and ends before dateTo', async () => {
    await send(rating())
    const day = 86_400_000
    const date = (offset: number) => new Date(Date.now() + offset * day).toISOString().slice(0, 10)
    const count = async (query: string) => (await list(query)).body.feedback.length
    expect(await count(`?dateFrom=${date(0)}`)).toBe(1)
    expect(await count(`?dateFrom=${date(1)}`)).toBe(0)
    expect(await count(`?dateTo=${date(0)}`)).toBe(0)
    expect(await count(`?dateTo=${date(1)}`)).toBe(1)
    const { createdAt } = (await list()).body.feedback[0]
    expect(await count(`?dateFrom=${createdAt}`)).toBe(1)
    expect(await count(`?dateTo=${createdAt}`)).toBe(0)
    expect(
      await count(`?dateFrom=${encodeURIComponent(new Date(createdAt).toISOString().replace('Z', '+00:00'))}`)
    ).toBe(1)
    expect(await count('?dateTo=9999-12-31T23:59:59-01:00')).toBe(1)
    expect(await count('?dateFrom=9999-12-31T23:59:59-01:00')).toBe(0)
  })

  it.each([
    ['dateFrom', '2026-02-30'],
    ['dateTo', 'yesterday'],
    ['source', 'agent'],
    ['status.1', 'pending,done', 'status'],
    ['cursor', 'abc']
  ])('is refused when %s is wrong', async (path, value, name = path) => {
    const { status, body } = await list(`?${name}=${value}`)
    expect(status).toBe(400)
    expect(body.details[0].path).toBe(path)
  })

  it('refuses a cursor that was changed', async () => {
    for (let count = 0; count < 3; count++) await send(rating())
    const { nextCursor } = (await list('?limit=1')).body
    const [place, signature] = Buffer.from(nextCursor, 'base64url').toString().split('.')
    const forged = Buffer.from(`${Number(place) + 1}.${signature}`).toString('base64url')
    expect((await list(`?limit=1&cursor=${nextCursor}`)).status).toBe(200)
    expect((await list(`?limit=1&cursor=${forged}`)).status).toBe(400)
  })

  it('accepts a cursor only unchanged, to the letter', async () => {
    for (let count = 0; count < 2; count++) await send(rating())
    const given = (await list('?limit=1')).body.nextCursor as string
    const [place, signature] = Buffer.from(given, 'base64url').toString().split('.')
    const wrap = (text: string) => Buffer.from(text).toString('base64url')
    const changed = [
      `${given}A`,
      `${given}=`,
      `${given}!`,
      ` ${given}`,
      `${given.slice(0, 9)}!${given.slice(9)}`,
      wrap(`${place}.${signature}.ev`),
      wrap(`0${place}.${signature}`),
      ''
    ]
    const statuses: number[] = []
    for (const cursor of changed) statuses.push((await list(`?cursor=${encodeURIComponent(cursor)}`)).status)
    expect(statuses).toEqual(changed.map(() => 400))
    expect((await list(`?cursor=${encodeURIComponent(given)}`)).status).toBe(200)
  })

  it('is filtered by source and by statuses, which the admin changes', async () => {
    const { id } = await (await send(rating())).json()
    await send(snippet())
    const changed = await service.admin('PATCH', routes.feedbackEntry('local', id), { status: 'resolved' })
    expect(await changed.json()).toMatchObject({ id, status: 'resolved' })
    const sources = async (query: string) =>
      (await list(query)).body.feedback.map(({ source }: { source: string }) => source)
    expect(await sources('?source=code_snippet')).toEqual(['code_snippet'])
    expect(await sources('?status=resolved')).toEqual(['contextual'])
    expect(await sources('?status=pending,resolved')).toEqual(['contextual', 'code_snippet'])
    expect((await service.admin('PATCH', routes.feedbackEntry('local', id), { status: 'gone' })).status).toBe(400)
    expect((await service.admin('PATCH', routes.feedbackEntry('local', 'none'), { status: 'resolved' })).status).toBe(
      404
    )
  })
})
