import fc from 'fast-check'
import { routes } from '../../protocol/index.ts'
import type { TestService } from './service.ts'

/** A random request. */
export interface FuzzedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | undefined
}

/** Texts that break programs: code of other languages, SQL, paths, JavaScript’s special names, odd Unicode. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\r\nX: y',
  '%',
  '%00',
  '%E0%A4%A',
  '..',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '"; DROP TABLE threads; --',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202e\u2066',
  '\ud800',
  '\udfff\ud800',
  '🏳️‍🌈'.repeat(20),
  'e\u0301'.repeat(50),
  'İıſß',
  '１２３',
  'a'.repeat(5_000),
  'a '.repeat(5_000),
  '`'.repeat(3_000),
  '?'.repeat(3_000),
  '['.repeat(3_000),
  '日本語'.repeat(800),
  'fooBar_baz.qux::'.repeat(200),
  'not '.repeat(1_000),
  '1e999',
  '-0',
  'NaN',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00T00:00:00Z'
)

const text = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.lorem({ maxCount: 30, mode: 'sentences' })
)

const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, 5, [], {}, [[]], { __proto__: null }),
  fc.jsonValue({ maxDepth: 4 }),
  // Up to the deepest nesting that fits into a body.
  fc.integer({ min: 1, max: 5_000 }).map(depth => ({ [deep]: depth }))
)

/** A placeholder for nested lists, which are written only with the body, because deep objects slow down every tool. */
const deep = '$deep'

const written = (body: unknown): string =>
  JSON.stringify(body)?.replaceAll(
    new RegExp(`\\{"\\${deep}":(\\d+)\\}`, 'g'),
    (_, depth: string) => '['.repeat(Number(depth)) + ']'.repeat(Number(depth))
  ) ?? ''

/** A valid body with some random changes. */
const mutated = (right: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.record({ at: fc.nat(60), as: fc.option(value, { nil: undefined }) }), { minLength: 1, maxLength: 3 })
    .map(changes => changes.reduce((body, { at, as }) => replaced(body, at, as), structuredClone(right)))

const replaced = (body: unknown, at: number, as: unknown): unknown => {
  let left = at
  const visit = (node: unknown): unknown => {
    if (left-- === 0) return as
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]))
  }
  return visit(body)
}

const message = { id: 'm1', role: 'user', content: 'Which colours?', parts: [{ type: 'text', text: 'Which colours?' }] }

const asked = {
  fp: 'a',
  messages: [message, { ...message, id: 'm2', role: 'assistant' }, { ...message, id: 'm3' }],
  threadId: null,
  retrievalPageSize: 5,
  filter: { version: 1, language: 'en', groups: ['a'] },
  context: [{ type: 'code', value: 'npm install lamp', path: '/install', elementId: 'x' }],
  currentPath: '/install'
}
const rating = {
  source: 'contextual',
  path: '/install',
  fp: 'a',
  helpful: true,
  comment: 'c',
  contact: 'a@b.example',
  threadId: 't',
  messageId: 'm',
  submissionId: 's'
}
const snippet = { source: 'code_snippet', path: '/install', fp: 'a', code: 'x', filename: 'a.ts', lang: 'ts' }

type Right = [method: string, path: (domain: string, id: string) => string, kind?: keyof Keys, body?: unknown]

/** Valid requests, to be changed in places, because entirely random ones are refused early. */
const rightRequests: Right[] = [
  ['POST', domain => routes.assistantMessage(2, domain), 'assistant', asked],
  ['POST', domain => routes.assistantMessage(1, domain), 'assistant', asked],
  ['POST', domain => routes.assistantFeedback(domain), 'assistant', rating],
  ['POST', domain => routes.assistantFeedback(domain), 'assistant', snippet],
  ['GET', domain => routes.suggestions(domain), 'assistant'],
  ['GET', domain => routes.feedback(domain), 'admin'],
  ['PATCH', (domain, id) => routes.feedbackEntry(domain, id), 'admin', { status: 'resolved' }],
  ['GET', domain => routes.questions(domain), 'admin'],
  ['GET', domain => routes.gaps(domain), 'admin'],
  ['GET', (domain, id) => routes.thread(domain, id), 'admin'],
  ['DELETE', (domain, id) => routes.thread(domain, id), 'admin'],
  ['DELETE', (domain, id) => routes.reader(domain, id), 'admin'],
  ['POST', domain => routes.jobs(domain), 'admin', { prompt: 'Fix it' }],
  ['GET', (domain, id) => routes.job(domain, id), 'admin'],
  ['POST', (domain, id) => routes.jobMessage(domain, id), 'admin', { prompt: 'Fix it' }],
  ['POST', (domain, id) => routes.jobArchive(domain, id), 'admin'],
  ['GET', () => '/'],
  ['GET', () => '/install'],
  ['GET', () => '/ready'],
  ['GET', () => '/openapi.json']
]

const bodyLike = (right: unknown): fc.Arbitrary<FuzzedRequest['body']> =>
  fc.oneof(
    { weight: 8, arbitrary: mutated(right).map(written) },
    { weight: 3, arbitrary: fc.constant(written(right)) },
    { weight: 1, arbitrary: value.map(written) },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map(bytes => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: fc.constant(undefined) }
  )

const name = fc.oneof({ weight: 6, arbitrary: fc.constant('local') }, text)

const wellFormed = (raw: string): string => raw.replaceAll(/\p{Surrogate}/gu, '\ufffd')

const encodeText = (raw: string): string => encodeURIComponent(wellFormed(raw)).slice(0, 600)

const otherPath = fc.oneof(
  fc.array(text.map(encodeText), { maxLength: 4 }).map(parts => `/${parts.join('/')}`),
  // Invalid escapes.
  fc.constantFrom('/%', '/%zz.png', '/a%00.png', '/..%2f..%2fpackage.json', '/%ff%fe.png', '//x//', '/widget/%')
)

const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom('path', 'limit', 'cursor', 'status', 'dateFrom', 'dateTo', 'source', 'q', 'outcome', 'helpful'),
    text.map(encodeText)
  ),
  text.map(encodeText)
)

const query = fc.array(parameter, { maxLength: 4 }).map(pairs => {
  const written = pairs.map(([key, given]) => `${key}=${given}`).join('&')
  return written && `?${written}`
})

/** A valid header value; others are refused by clients, or by Node before the request is parsed. */
const headerText = text.map(raw =>
  raw
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 500)
)

const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'origin',
    'if-none-match',
    'range',
    'x-forwarded-for',
    'access-control-request-method',
    'access-control-request-headers',
    'content-length',
    'cookie'
  ),
  headerText,
  { maxKeys: 3 }
)

/** The keys for requests, mostly valid ones, because others are refused early. */
export interface Keys {
  assistant: string
  admin: string
}

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: headerText }
)

const mostly = <Value>(right: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: other })

export const fuzzedRequests = (keys: Keys): fc.Arbitrary<FuzzedRequest> =>
  fc.constantFrom(...rightRequests).chain(([method, path, kind, body]) =>
    fc
      .record({
        method: mostly(method, fc.constantFrom('POST', 'GET', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD')),
        path: fc.tuple(name, text).chain(([domain, id]) => mostly(path(wellFormed(domain), wellFormed(id)), otherPath)),
        query,
        headers,
        key: mostly(`Bearer ${kind ? keys[kind] : ''}`, headerText),
        type: contentType,
        body: bodyLike(body)
      })
      .map(({ method, path, query, headers, key, type, body }) => ({
        method,
        path: path + query,
        headers: { ...headers, authorization: key, 'content-type': type },
        body: method === 'GET' || method === 'HEAD' ? undefined : body
      }))
  )

/** Milliseconds in which a request must be answered on a busy machine. */
const timeout = 20_000

/** The fault of the service’s response to a request; `undefined` for a correct one. */
export const faultOf = async (
  service: Pick<TestService, 'app'>,
  request: FuzzedRequest
): Promise<string | undefined> => {
  const { method, path, headers, body } = request
  // Cleared at the end, because a running timer would keep the response in memory.
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), timeout)
  })
  try {
    const response = await Promise.race([
      service.app.request(path, { method, headers, ...(body !== undefined && { body }) }),
      late
    ])
    if (!response) return 'It is not answered.'
    const said = await Promise.race([response.text(), late])
    return said === undefined ? 'The answer has no end.' : faultIn(response, said, method)
  } finally {
    clearTimeout(timer)
  }
}

/** The fault of a complete response. */
const faultIn = (response: Response, said: string, method: string): string | undefined => {
  if (response.status >= 500) return `It is answered ${response.status}: ${said.slice(0, 300)}`
  if (response.status >= 400 && method !== 'HEAD') return faultOfError(response, said)
  if (said.includes('"type":"error"')) return `The answer fails: ${said.slice(-300)}`
  return undefined
}

const faultOfError = (response: Response, said: string): string | undefined => {
  // HTML is a correct response to a request for a page.
  if (response.headers.get('content-type')?.startsWith('text/html')) return
  try {
    const { error, code, requestId, details = [], ...more } = JSON.parse(said)
    const isRight =
      typeof error === 'string' &&
      typeof code === 'string' &&
      requestId === (response.headers.get('x-request-id') ?? undefined) &&
      Object.keys(more).length === 0 &&
      details.every(
        ({ message, path = '' }: Record<string, unknown>) => typeof message === 'string' && typeof path === 'string'
      )
    return isRight ? undefined : `The error has another shape: ${said.slice(0, 300)}`
  } catch {
    return `The error of ${response.status} is no JSON: ${said.slice(0, 300)}`
  }
}
