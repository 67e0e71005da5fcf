import { describe, expect, it, onTestFinished } from 'vitest'
import { job } from '../testing/client.ts'
import { run } from '../testing/command.ts'
import { json, type Received, type Reply, startServer } from '../testing/server.ts'

const serve = async (...replies: [Reply, ...Reply[]]) => {
  const server = await startServer(...replies)
  onTestFinished(() => server.close())
  return { received: server.received, flags: ['--base-url', server.url, '--project', 'acme'] }
}

const sent = (received: Received[]) => received.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())

const done = job({ status: 'completed', prLink: 'https://code.example/pull/7' })

describe('agent create and message', () => {
  it('send the prompt of the argument and print the job', async () => {
    const { flags, received } = await serve(json(job({ source: { repository: 'acme/docs', ref: 'main' } })))
    const { code, output } = await run(['agent', 'message', 'job-1', 'Say more', ...flags])
    expect(code).toBe(0)
    expect(sent(received)).toEqual(['POST /v2/agent/acme/job/job-1/message {"prompt":"Say more"}'])
    expect(output.split('\n').slice(0, 4)).toEqual([
      'job          job-1',
      'status       active',
      'pull request none',
      'repository   acme/docs (main)'
    ])
  })

  it.each([[[]], [['-']]])('read the prompt from standard input with %j', async more => {
    const { flags, received } = await serve(json(job(), 201))
    const { output } = await run(['agent', 'create', ...more, ...flags, '--json'], { input: 'Write\na guide\n' })
    expect(sent(received)).toEqual(['POST /v2/agent/acme/job {"prompt":"Write\\na guide\\n"}'])
    expect(JSON.parse(output)).toEqual(job())
  })

  it('say that nothing will run the job where nothing does', async () => {
    const { flags, received } = await serve(json(job({ model: 'none' }), 201))
    const { code, messages } = await run(['agent', 'create', 'x', '--wait', ...flags])
    expect([code, received.length]).toEqual([9, 1])
    expect(messages).toContain('Nothing works on jobs there: the service has no runner')
  })

  it('refuse an empty prompt and send nothing', async () => {
    const { flags, received } = await serve(json(job()))
    const { code } = await run(['agent', 'create', ...flags], { input: '\n' })
    expect([code, received.length]).toEqual([2, 0])
  })

  it('say that it may have been taken when that is not known', async () => {
    const { flags, received } = await serve(json({}, 502))
    const { code, messages } = await run(['agent', 'message', 'job-1', 'Say more', ...flags])
    expect([code, received.length]).toEqual([7, 1])
    expect(messages).toContain('may have taken it all the same')
  })

  it('follow the job with --wait, and are not taken in by its old end', { tags: 'slow' }, async () => {
    const { flags } = await serve(json(done), json(done), json(job()), json(done))
    const { code, output, messages } = await run(['agent', 'message', 'job-1', 'x', '--wait', ...flags])
    expect(code).toBe(0)
    expect(output).toContain('pull request https://code.example/pull/7')
    expect(messages).toBe(
      'job-1 is completed: https://code.example/pull/7.\njob-1 is active.\njob-1 is completed: https://code.example/pull/7.\n'
    )
  })
})

describe('agent get and wait', () => {
  it('look the job up where they are told to', async () => {
    const { flags, received } = await serve(json(job({ status: 'failed', error: 'no\u001B[2J agent' })))
    const { code, output } = await run(['agent', 'get', 'job-1', '--job-path', '/jobs/{id}', ...flags])
    expect([code, sent(received)]).toEqual([0, ['GET /jobs/job-1']])
    expect(output).toContain('reason       no agent\n')
  })

  it.each([
    ['completed', 0],
    ['failed', 9],
    ['archived', 9]
  ])('end at %s with %i', async (status, code) => {
    const { flags } = await serve(json(job({ status })))
    const result = await run(['agent', 'wait', 'job-1', '--settle', '0.05', '--json', ...flags])
    expect(result.code).toBe(code)
    expect(JSON.parse(result.output)).toMatchObject({ status })
  })

  it('look once where the job has ended, with its subject and when it was merged', async () => {
    const { flags, received } = await serve(
      json({ ...done, title: 'How do I dim it?', mergedAt: '2026-03-01T00:00:00Z' })
    )
    const { code, output } = await run(['agent', 'wait', 'job-1', ...flags])
    expect([code, received.length]).toEqual([0, 1])
    expect(output).toMatch(/^about {8}How do I dim it\?$/m)
    expect(output).toMatch(/^merged {7}2026-03-01T00:00:00Z$/m)
  })

  it('end with 10 when the time is up, and say how to go on', async () => {
    const { flags } = await serve(json(job()))
    const { code, messages } = await run(['agent', 'wait', 'job-1', '--timeout', '0.005', ...flags])
    expect(code).toBe(10)
    expect(messages).toContain('docs-assistant agent wait job-1')
  })

  it('end with 130 at Ctrl-C, and say how to go on', async () => {
    const stop = new AbortController()
    const { flags } = await serve((response, request) => {
      json(job())(response, request)
      stop.abort()
    })
    const { code, messages } = await run(['agent', 'wait', 'job-1', ...flags], { signal: stop.signal })
    expect(code).toBe(130)
    expect(messages).toContain('docs-assistant agent wait job-1')
  })
})
