import type { AssistantErrorCode } from '../../protocol/index.ts'
import type { Fault } from './faults.ts'
import type { Handler } from './service.ts'

const statuses: [number, AssistantErrorCode][] = [
  [400, 'invalid_request'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [408, 'timeout'],
  [409, 'conflict'],
  [410, 'not_found'],
  [413, 'too_large'],
  [418, 'invalid_request'],
  [422, 'invalid_request'],
  [429, 'rate_limited'],
  [500, 'server_error'],
  [502, 'server_error'],
  [503, 'server_error']
]

/** Bodies that come with a failure, and what of each may be kept for the console. */
const bodies: { name: string; type: string; write: Handler; said?: string }[] = [
  { name: 'JSON', type: 'application/json', write: r => r.end('{"error":"No luck","code":"x"}'), said: 'No luck' },
  { name: 'JSON with a message', type: 'application/json', write: r => r.end('{"message":"Sorry"}'), said: 'Sorry' },
  { name: 'HTML', type: 'text/html', write: r => r.end('<!doctype html><h1>Bad Gateway</h1>') },
  { name: 'nothing', type: 'text/plain', write: r => r.end() },
  {
    name: 'a body without end',
    type: 'text/html',
    write(response) {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) {}
      }
      response.on('drain', more)
      more()
    }
  },
  { name: 'a body that stalls', type: 'application/json', write: r => r.write('{"error":"No') }
]

const failing =
  (status: number, headers: Record<string, string>, write: Handler): Handler =>
  (response, received) => {
    response.writeHead(status, headers)
    return write(response, received)
  }

export const statusFaults: Fault[] = statuses.flatMap(([status, code]) =>
  bodies
    .filter(body => status >= 500 || body.name === 'JSON' || body.name === 'HTML')
    .map(({ name, type, write, said }) => ({
      name: `status ${status} with ${name}`,
      serve: [failing(status, { 'content-type': type }, write)],
      code,
      error: { status, retryAfter: undefined, serverMessage: said }
    }))
)

const inSeconds = (seconds: number) => () => new Date(Date.now() + seconds * 1000).toUTCString()

const waits: [string, string | (() => string) | undefined, number | undefined | 'about a minute'][] = [
  ['in seconds', '7', 7],
  ['of no time', '0', 0],
  ['as a date', inSeconds(60), 'about a minute'],
  ['in the past', inSeconds(-60), 0],
  ['of a year', '31536000', undefined],
  ['in a far future', 'Fri, 31 Dec 2999 23:59:59 GMT', undefined],
  ['that is negative', '-5', undefined],
  ['that is a word', 'soon', undefined],
  ['beyond all numbers', '9'.repeat(400), undefined],
  ['that is absent', undefined, undefined]
]

/** A rate limit with each kind of `Retry-After`. */
export const waitFaults: (Fault & { wait: (typeof waits)[number][2] })[] = waits.map(([name, header, wait]) => ({
  name: `a rate limit with a wait ${name}`,
  serve: [
    response => {
      const value = typeof header === 'function' ? header() : header
      response.writeHead(429, value === undefined ? {} : { 'retry-after': value }).end()
    }
  ],
  code: 'rate_limited',
  error: { status: 429 },
  wait
}))

const succeeding = (headers: Record<string, string>, body: string): Handler => failing(200, headers, r => r.end(body))

/** A success status with something that is no answer. */
export const bodyFaults: Fault[] = [
  { name: 'HTML', serve: [succeeding({ 'content-type': 'text/html' }, '<!doctype html>\n<title>Sign in</title>')] },
  {
    name: 'HTML that calls itself a stream',
    serve: [succeeding({ 'content-type': 'text/event-stream' }, '<html>\n<p>Hi')]
  },
  { name: 'JSON', serve: [succeeding({ 'content-type': 'application/json' }, '{"ok":true}')] },
  {
    name: 'a JSON error',
    serve: [succeeding({ 'content-type': 'application/json' }, '{"error":"Not today"}')],
    error: { serverMessage: 'Not today' }
  },
  { name: 'nothing', serve: [succeeding({}, '')] },
  { name: 'status 204', serve: [failing(204, {}, r => r.end())], error: { status: 204 } },
  { name: 'binary data', serve: [succeeding({ 'content-type': 'application/octet-stream' }, '\u0000\u0001\ufffd\n')] },
  {
    name: 'a redirect to a login page',
    serve: [
      failing(302, { location: '/login' }, r => r.end()),
      succeeding({ 'content-type': 'text/html' }, '<!doctype html>\n<title>Sign in</title>')
    ]
  }
].map(fault => ({ ...fault, code: 'not_a_stream', error: { status: 200, ...fault.error } }))
