import { describe, expect, it } from 'vitest'
import type { AgentJob } from '../index.ts'
import { adminKey, against, failureOf, job } from '../testing/client.ts'
import { json, type Reply, raw } from '../testing/server.ts'

/** Intervals of a millisecond or two, so that a test takes no time. */
const soon = { interval: 1, maxInterval: 2 }

it('speaks to the routes of the interface and of our own additions', async () => {
  const { admin, received } = await against([json(job({ runner: 'x' }), 201)])
  expect(await admin.jobs.create('Write a guide')).toEqual(job({ runner: 'x' }))
  await admin.jobs.message('a b', 'Say more')
  await admin.jobs.get('a b')
  await admin.jobs.archive('a b')
  await admin.jobs.merged('a b')
  expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/v2/agent/acme/job', '{"prompt":"Write a guide"}'],
    ['POST', '/v2/agent/acme/job/a%20b/message', '{"prompt":"Say more"}'],
    ['GET', '/v2/agent/acme/job/a%20b', ''],
    ['POST', '/v2/agent/acme/job/a%20b/archive', ''],
    ['POST', '/v2/agent/acme/job/a%20b/merged', '']
  ])
  expect(received[1]?.headers).toMatchObject({
    authorization: `Bearer ${adminKey}`,
    'content-type': 'application/json'
  })
})

it('looks a job up where it is told to', async () => {
  const { admin, received } = await against([json(job())], { jobPath: '/v3/{projectId}/jobs/{id}/state' })
  await admin.jobs.get('1/2')
  expect(received[0]?.url).toBe('/v3/acme/jobs/1%2F2/state')
})

it('gives what a platform leaves out of a job the interface’s “none”', async () => {
  const { admin } = await against([json({ id: 'job-1', status: 'active' })])
  expect(await admin.jobs.get('job-1')).toEqual(
    job({ model: '', createdAt: '', source: { repository: '', ref: null } })
  )
})

it.each(['', '   ', '\n'])('does not send the empty prompt %j', async prompt => {
  const { admin, received } = await against([json(job())])
  for (const call of [admin.jobs.create(prompt), admin.jobs.message('job-1', prompt)]) {
    expect(await failureOf(call)).toMatchObject({ code: 'invalid_request', details: [{ path: 'prompt' }] })
  }
  expect(received).toHaveLength(0)
})

it.each(['', '.', '..'])('does not send the id %j, which would lead elsewhere', async id => {
  const { admin, received } = await against([json(job())])
  const { jobs, feedback } = admin
  for (const call of [
    jobs.get(id),
    jobs.message(id, 'x'),
    jobs.archive(id),
    jobs.merged(id),
    jobs.wait(id),
    feedback.setStatus(id, 'x' as 'pending')
  ]) {
    expect(await failureOf(call)).toMatchObject({ code: 'invalid_request', details: [{ path: 'id' }] })
  }
  expect(received).toHaveLength(0)
})

const active = job()
const oldEnd = job({ status: 'completed', prLink: 'https://code.example/pull/1' })
const newEnd = job({ status: 'completed', prLink: 'https://code.example/pull/2' })

describe('a wait', () => {
  it.each<[string, Reply[], string]>([
    ['completed', [json(active), json(active), json(newEnd)], 'completed'],
    ['failed', [json(active), json(job({ status: 'failed' }))], 'failed'],
    ['archived', [json(job({ status: 'archived', archivedAt: '2026-03-01' }))], 'archived'],
    ['a status that is not known, then completed', [json(job({ status: 'queued' })), json(newEnd)], 'completed']
  ])('ends at %s', async (_, replies, status) => {
    const { admin } = await against(replies as [Reply, ...Reply[]])
    expect((await admin.jobs.wait('job-1', { ...soon, settle: 60_000 })).status).toBe(status)
  })

  it('is not taken in by the old end that still stands right after a follow-up', async () => {
    const { admin, received } = await against([
      json(active),
      json(oldEnd),
      json(oldEnd),
      json(oldEnd),
      json(active),
      json(oldEnd),
      json(active),
      json(newEnd)
    ])
    await admin.jobs.message('job-1', 'Say more')
    const seen: (string | null)[] = []
    const onProgress = ({ status, prLink }: AgentJob) => void seen.push(`${status} ${prLink?.at(-1) ?? '-'}`)
    const end = await admin.jobs.wait('job-1', { ...soon, settle: 60_000, onProgress })
    expect(end).toEqual(newEnd)
    expect(seen).toEqual(['active -', 'completed 1', 'active -', 'completed 1', 'active -', 'completed 2'])
    expect(received).toHaveLength(9)
  })

  it('is not taken in by a follow-up’s own answer that reads completed', async () => {
    const { admin } = await against([json(oldEnd), json(oldEnd), json(active), json(newEnd)])
    await admin.jobs.message('job-1', 'Say more')
    expect(await admin.jobs.wait('job-1', { ...soon, settle: 60_000 })).toEqual(newEnd)
  })

  it('gives the job of the end the pull request that comes a moment later', async () => {
    const { admin } = await against([json(active), json(job({ status: 'completed' })), json(newEnd)])
    expect(await admin.jobs.wait('job-1', { ...soon, settle: 60_000 })).toEqual(newEnd)
  })

  it('outlives an outage', async () => {
    const { admin } = await against([json(active), json({}, 500), raw('', 503), json({}, 429), json(newEnd)], {
      retry: { limit: 0 }
    })
    expect(await admin.jobs.wait('job-1', { ...soon, settle: 60_000 })).toEqual(newEnd)
  })

  it.each([401, 403, 404])('ends at once when the look-up is answered %i', async status => {
    const { admin, received } = await against([json({}, status)])
    expect(await failureOf(admin.jobs.wait('job-1', soon))).toMatchObject({ status })
    expect(received).toHaveLength(1)
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    const { admin } = await against([json(active)])
    const onProgress = () => controller.abort('enough')
    expect(await failureOf(admin.jobs.wait('job-1', { ...soon, signal: controller.signal, onProgress }))).toBe('enough')
  })
})
