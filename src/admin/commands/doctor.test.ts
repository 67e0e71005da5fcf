import { describe, expect, it, onTestFinished } from 'vitest'
import type { Finding } from '../checks/doctor/finding.ts'
import { run } from '../testing/command.ts'
import { answer, cors, events, examine, type Given, preflight, stream, tag } from '../testing/deployment.ts'
import { json, raw, reset, startServer } from '../testing/server.ts'

it('finds nothing to change in a deployment that is right, and asks as a widget would', async () => {
  const { code, findings, questions, messages, platform, site } = await examine()
  expect(findings.filter(({ verdict }) => verdict === 'bad' || verdict === 'warning')).toEqual([])
  expect(code).toBe(0)
  expect(JSON.parse(messages).message).toBe('This spends up to 2 assistant uses of the key.')
  const [options] = platform.received.filter(({ method }) => method === 'OPTIONS')
  expect(options?.headers).toMatchObject({
    origin: site.url,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type'
  })
  expect(questions.map(({ url }) => url)).toEqual(Array(2).fill('/discovery/v2/assistant/acme/message'))
  const [first, second] = questions.map(({ body }) => JSON.parse(body))
  expect(first).toMatchObject({ fp: 'anonymous', messages: [{ role: 'user', parts: [{ type: 'text' }] }] })
  expect(first.currentPath).toHaveLength(200)
  expect([first.threadId, second.threadId]).toEqual([undefined, 't1'])
  expect(questions[0]?.headers).toMatchObject({ origin: site.url, authorization: 'Bearer svc_dsc_1' })
})

it('tells a person what it found and what to change', async () => {
  const { platform, site } = await examine()
  const flags = ['--base-url', platform.url, '--domain', 'acme', '--assistant-key', 'svc_1']
  const { code, output } = await run(['doctor', site.url, ...flags], { environment: {} })
  expect(code).toBe(11)
  expect(output).toContain('✗ key kind')
  expect(output).toContain('Revoke it now, and use the assistant key.')
  expect(output).not.toContain('svc_1')
})

describe('it finds', () => {
  it.each<[string, Given, string, Finding['verdict'], string]>([
    ['no widget', { html: () => '<p>', flags: () => [] }, 'docs page', 'bad', 'script tag'],
    ['no domain', { html: platform => tag(platform).replace('data-domain="acme"', '') }, 'key kind', 'bad', '--domain'],
    [
      'a policy that blocks questions',
      { headers: () => ({ 'Content-Security-Policy': "connect-src 'self'" }) },
      'content security policy',
      'bad',
      'connect-src'
    ],
    [
      'a policy that blocks the script',
      { headers: () => ({ 'Content-Security-Policy': "script-src 'self'" }) },
      'content security policy',
      'bad',
      'script-src'
    ],
    [
      'an admin key in the page',
      { html: platform => tag(platform).replace('svc_dsc_1', 'svc_1') },
      'key kind',
      'bad',
      'Revoke'
    ],
    ['no key', { html: platform => tag(platform).replace('svc_dsc_1', '') }, 'key kind', 'bad', '--assistant-key'],
    [
      'a key of another prefix',
      { html: platform => tag(platform).replace('svc_dsc_1', 'mint_1') },
      'key kind',
      'warning',
      'svc_dsc_'
    ],
    ['a preflight that is refused', { replies: { preflight: json({}, 401) } }, 'CORS', 'bad', '204'],
    ['a preflight without an answer', { replies: { preflight: reset } }, 'CORS', 'bad', 'address'],
    [
      'another origin allowed',
      { replies: { preflight: raw('', 204, { ...preflight, 'Access-Control-Allow-Origin': 'https://x.example' }) } },
      'CORS',
      'bad',
      'Allow http'
    ],
    [
      'a header not allowed',
      { replies: { preflight: raw('', 204, { ...preflight, 'Access-Control-Allow-Headers': 'content-type' }) } },
      'CORS',
      'bad',
      'Access-Control-Allow-Headers'
    ],
    [
      '* for all headers',
      { replies: { preflight: raw('', 204, { ...preflight, 'Access-Control-Allow-Headers': '*' }) } },
      'CORS',
      'bad',
      '* does not count'
    ],
    [
      'no max-age',
      {
        replies: { preflight: raw('', 204, { ...cors, 'Access-Control-Allow-Headers': 'authorization, content-type' }) }
      },
      'CORS',
      'warning',
      'Access-Control-Max-Age'
    ],
    [
      'an answer kept from the page',
      { replies: { first: raw(answer('t1'), 200, { 'Content-Type': 'text/event-stream' }) } },
      'CORS',
      'bad',
      'POST'
    ],
    ['a key that is not known', { replies: { first: json({ error: 'no' }, 401) } }, 'answer', 'bad', 'known'],
    ['a domain that is not known', { replies: { first: json({ error: 'no' }, 404) } }, 'answer', 'bad', 'domain'],
    ['a used-up key', { replies: { first: json({ error: 'no' }, 429) } }, 'answer', 'bad', 'used up'],
    ['a redirect', { replies: { first: raw('', 302, { Location: '/login' }) } }, 'answer', 'bad', 'address itself'],
    ['a severed connection', { replies: { first: reset } }, 'answer', 'bad', 'platform'],
    [
      'a login page',
      { replies: { first: raw('<html>', 200, { 'Content-Type': 'text/html', ...cors }) } },
      'stream generation',
      'bad',
      'proxy'
    ],
    [
      'the other generation',
      { replies: { first: raw('0:"x"\nd:{"finishReason":"stop"}\n', 200, { 'Content-Type': 'text/plain', ...cors }) } },
      'stream generation',
      'bad',
      'api-version'
    ],
    [
      'a type changed on the way',
      { replies: { first: raw(answer('t1'), 200, { 'Content-Type': 'text/plain', ...cors }) } },
      'stream generation',
      'warning',
      'proxies'
    ],
    [
      'a stream cut short',
      { replies: { first: raw(answer('t1').slice(0, -30), 200, stream) } },
      'answer',
      'bad',
      'cuts'
    ],
    [
      'a failure within',
      { replies: { first: raw(answer('t1', { type: 'error', errorText: 'x' }), 200, stream) } },
      'answer',
      'bad',
      'logs'
    ],
    [
      'no text',
      { replies: { first: raw(events({ type: 'finish', threadId: 't1' }), 200, stream) } },
      'answer',
      'bad',
      'model'
    ],
    ['no thread id', { replies: { first: raw(answer(undefined), 200, stream) } }, 'thread id', 'bad', 'finish event'],
    [
      'a thread id in a header only',
      { replies: { first: raw(answer(undefined), 200, { ...stream, 'X-Thread-Id': 't1' }) } },
      'thread id',
      'warning',
      'finish event'
    ],
    ['a thread that is not known', { replies: { second: json({}, 404) } }, 'thread', 'bad', 'stored'],
    [
      'a thread that becomes another',
      { replies: { second: raw(answer('t2'), 200, stream) } },
      'thread',
      'bad',
      'stored'
    ],
    [
      'few uses left',
      { replies: { first: raw(answer('t1'), 200, { ...stream, 'RateLimit-Remaining': '5' }) } },
      'limits',
      'warning',
      'limit'
    ],
    [
      'few uses left by the newer header',
      { replies: { first: raw(answer('t1'), 200, { ...stream, RateLimit: '"a";r=900;t=5, "b";r=7;t=9' }) } },
      'limits',
      'warning',
      'limit'
    ]
  ])('%s', async (_, given, subject, verdict, advice) => {
    const { findings, code } = await examine(given)
    const found = findings.filter(finding => finding.subject === subject && finding.verdict === verdict)
    expect(found).toEqual([expect.objectContaining({ advice: expect.stringContaining(advice) })])
    expect(code).toBe(11)
  })

  it('nothing wrong where many uses are left', async () => {
    const { findings } = await examine({
      replies: { first: raw(answer('t1'), 200, { ...stream, 'RateLimit-Remaining': '500' }) }
    })
    expect(findings.at(-1)).toEqual({ subject: 'limits', verdict: 'good', found: '500 questions are left' })
  })

  it('and spends nothing where it cannot ask', async () => {
    for (const html of [() => '<p>', (platform: string) => tag(platform).replace('svc_dsc_1', 'svc_1')]) {
      const { questions, messages } = await examine({ html })
      expect([questions, JSON.parse(messages).message]).toEqual([[], 'This spends no assistant use.'])
    }
  })
})

describe('it meets', () => {
  it('a page that a program mounts the widget in, by flags', async () => {
    const flags = (platform: string) => ['--base-url', platform, '--domain', 'acme', '--assistant-key', 'svc_dsc_2']
    const { questions, verdict } = await examine({ html: () => '<p>', flags })
    expect(questions[0]?.headers.authorization).toBe('Bearer svc_dsc_2')
    expect([verdict('docs page'), verdict('widget files'), verdict('answer')]).toEqual([
      ['skipped'],
      ['skipped'],
      ['good']
    ])
  })

  it('an owner’s own endpoint, which needs no key', async () => {
    const html = (platform: string) => `<docs-assistant endpoint="${platform}/ask"></docs-assistant>`
    const { questions, verdict } = await examine({ html })
    expect(questions.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/ask', undefined],
      ['/ask', undefined]
    ])
    expect(verdict('key kind')).toEqual(['good'])
  })

  it('version 1', async () => {
    const body = '0:"Hello"\nh:{"url":"/a"}\nd:{"finishReason":"stop","threadId":"t1"}\n'
    const reply = raw(body, 200, { 'Content-Type': 'text/plain', 'X-Vercel-AI-Data-Stream': 'v1', ...cors })
    const { questions, findings } = await examine({
      replies: { first: reply, second: reply },
      html: platform => tag(platform, 'data-api-version="1"')
    })
    expect(findings.filter(({ verdict }) => verdict === 'bad' || verdict === 'warning')).toEqual([])
    expect(questions[0]?.url).toBe('/discovery/v1/assistant/acme/message')
    expect(JSON.parse(questions[0]?.body ?? '').messages[0].content).toBeTypeOf('string')
  })

  it.each([
    ['an address at which nothing is', json({}, 404)],
    ['no page at all', reset]
  ])('%s', async (_, reply) => {
    const server = await startServer(reply)
    onTestFinished(server.close)
    const { code, output } = await run(['doctor', server.url, '--json'], { environment: {} })
    expect(code).toBe(11)
    expect(JSON.parse(output).findings[0]).toMatchObject({
      subject: 'docs page',
      verdict: 'bad'
    })
  })

  it('the page that readers are redirected to', async () => {
    const { site } = await examine()
    const server = await startServer(raw('', 302, { Location: `${site.url}/guides/moved` }))
    onTestFinished(server.close)
    const { code, output } = await run(['doctor', server.url, '--json'], { environment: {} })
    expect([code, JSON.parse(output).findings[0].verdict]).toEqual([0, 'good'])
    expect(site.received.at(-1)?.url).toBe('/guides/moved')
  })

  it.each<[string, (html: string) => Buffer]>([
    ['in UTF-16', html => Buffer.from(`\ufeff${html}`, 'utf16le')],
    ['of 10 MB', html => Buffer.from(`${'<p>word</p>'.repeat(950_000)}${html}`)],
    [
      'in another charset',
      html => Buffer.from(`<meta charset="windows-1252"><title>Gr\xf6\xdfe</title>${html}`, 'latin1')
    ]
  ])('a page %s', async (_, bytesOf) => {
    const { platform } = await examine()
    const server = await startServer(response =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(bytesOf(tag(platform.url)))
    )
    onTestFinished(server.close)
    const { output } = await run(['doctor', server.url, '--json'], { environment: {} })
    const { findings } = JSON.parse(output) as { findings: { subject: string; verdict: string }[] }
    expect(findings[0]).toMatchObject({ subject: 'docs page', verdict: 'good' })
    // Ignores warnings, because on a busy machine it warns of a slow answer.
    expect(findings.filter(({ verdict }) => verdict === 'bad')).toEqual([])
  })

  it('a page without an end', { tags: 'slow' }, async () => {
    const { platform } = await examine()
    const server = await startServer(response => {
      const pour = () => {
        while (!response.destroyed && response.write('<p>word</p>'.repeat(100_000)));
        if (!response.destroyed) response.once('drain', pour)
      }
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(tag(platform.url))
      pour()
    })
    onTestFinished(server.close)
    const { output } = await run(['doctor', server.url, '--json'], { environment: {} })
    expect(JSON.parse(output).findings[0]).toMatchObject({ subject: 'docs page', verdict: 'good' })
  })

  it('a page that redirects to itself', async () => {
    const server = await startServer(raw('', 302, { Location: '/' }))
    onTestFinished(server.close)
    const { code, output } = await run(['doctor', server.url, '--json'], { environment: {} })
    expect(JSON.parse(output).findings).toEqual([
      expect.objectContaining({ verdict: 'bad', found: expect.stringContaining('redirects in a circle') })
    ])
    expect(code).toBe(11)
  })

  it('no address', async () => {
    expect((await run(['doctor', 'docs.example'])).code).toBe(2)
  })
})
