import { expect, it } from 'vitest'
import { readCorpora } from '../../transport/testing/corpora.ts'
import { makeRecordings } from '../../transport/testing/recordings.ts'
import { readAnswer } from './answer.ts'

const events = (...list: unknown[]) => list.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
const text = [
  { type: 'start' },
  { type: 'text-start', id: '1' },
  { type: 'text-delta', id: '1', delta: 'Hello' },
  { type: 'text-end', id: '1' }
]
const finish = { type: 'finish', threadId: 't1', messageMetadata: { threadId: 't2' } }

const read = (body: string, headers: Record<string, string> = { 'content-type': 'text/event-stream' }, status = 200) =>
  readAnswer(new Response(body, { status, headers }))

it('reads an answer of version 2', async () => {
  const source = { type: 'source-url', sourceId: 's', url: '/a' }
  const body = `: keep-alive\n\n${events(...text, source, { type: 'data-new', data: 1 }, finish)}data: [DONE]\n\n`
  expect(await read(body, { 'content-type': 'text/event-stream', 'x-thread-id': 't3' })).toMatchObject({
    version: 2,
    text: 'Hello',
    sources: 1,
    faults: [],
    failure: undefined,
    threads: { finish: 't1', metadata: 't2', header: 't3' }
  })
})

it('reads an answer of version 1', async () => {
  const body = '0:"Hel"\n0:"lo"\nh:{"url":"/a"}\ne:{"finishReason":"stop"}\nd:{"finishReason":"stop","threadId":"t1"}\n'
  expect(await read(body, { 'content-type': 'text/plain', 'x-vercel-ai-data-stream': 'v1' })).toMatchObject({
    version: 1,
    text: 'Hello',
    sources: 1,
    faults: [],
    threads: { finish: 't1' }
  })
})

it.each([
  ['no finish', events(...text), 'it ends without a finish'],
  [
    'a line that is no JSON',
    `${events(...text)}data: {"type":\n\n${events(finish)}`,
    'an event that is no JSON object'
  ],
  ['null', events(...text, null, finish), 'an event that is no JSON object'],
  ['text before its start', events({ type: 'text-delta', id: '1', delta: 'x' }, finish), 'text before its text-start'],
  ['an end without a start', events(...text, { type: 'text-end', id: '1' }, finish), 'a text-end without'],
  ['a text that starts twice', events(text[1], ...text, finish), 'a text that starts twice'],
  ['a text that does not end', events(text[1], finish), 'a text without its text-end'],
  [
    'a delta without text',
    events(text[1], { type: 'text-delta', id: '1' }, text[3], finish),
    'a text-delta without text'
  ],
  ['an event after the finish', events(...text, finish, { type: 'start' }), 'an event after the finish']
])('finds fault in version 2 with %s', async (_, body, fault) => {
  expect((await read(body)).faults).toContainEqual(expect.stringContaining(fault))
})

it.each([
  ['no finish', '0:"Hello"\n', 'it ends without a finish'],
  ['a line that is no part', '0:"Hello"\nhello\nd:{"finishReason":"stop"}\n', 'a line that is no part: hello'],
  ['a part cut short', '0:"Hello"\nd:{"finishReason":"st', 'its last line has no end'],
  ['text that is none', '0:5\nd:{"finishReason":"stop"}\n', 'a text part without text'],
  ['a finish without a reason', '0:"Hello"\nd:{}\n', 'a finish without a finishReason'],
  ['a part after the finish', 'd:{"finishReason":"stop"}\n0:"x"\n', 'a part after the finish']
])('finds fault in version 1 with %s', async (_, body, fault) => {
  const answer = await read(body, { 'content-type': 'text/plain', 'x-vercel-ai-data-stream': 'v1' })
  expect(answer.faults).toContainEqual(expect.stringContaining(fault))
})

it.each([
  [{ type: 'error', errorText: 'no model' }, 'no model'],
  [{ type: 'abort', reason: 'time' }, 'aborted: time']
])('takes %j for a failure within the answer', async (event, failure) => {
  expect((await read(events(...text, event, finish))).failure).toBe(failure)
})

it.each([
  ['a login page', '<html>', { 'content-type': 'text/html' }, 200],
  ['JSON', '{"error":"x"}', { 'content-type': 'application/json' }, 200],
  ['nothing', '', {}, 200],
  ['a refusal', '{"error":"x"}', { 'content-type': 'text/event-stream' }, 401]
])('takes %s for no stream, and keeps its words', async (_, body, headers, status) => {
  expect(await read(body, headers, status)).toMatchObject({ version: undefined, status, refusal: body, faults: [] })
})

const recordings = [...(await makeRecordings()), ...readCorpora()].filter(({ name }) => ['text', 'rich'].includes(name))

it.each(recordings)('reads the answer $name of the AI SDK $version without a fault', async recording => {
  const answer = await readAnswer(new Response(recording.body, { headers: recording.headers }))
  expect(answer).toMatchObject({ version: recording.version === 4 ? 1 : 2, faults: [], failure: undefined })
  expect(answer.text).not.toBe('')
})
