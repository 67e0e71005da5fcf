import { answers, bodyOf, isQuestion, type NamedLie } from './lie.ts'

export const ofStreams: NamedLie[] = [
  {
    name: 'an answer without a finish',
    lie: answers(2, body => body.replace(/data: \{"type":"finish".*\n\n/, '')),
    promise: 'version 2 answers'
  },
  {
    name: 'no thread on the finish event',
    lie: answers(2, body => body.replace(/,?"threadId":"[^"]*"(?=[^}]*\}\n\n)/g, '')),
    promise: 'the finish event carries threadId'
  },
  {
    name: 'no thread on the second answer',
    lie: ({ body }, asked) =>
      isQuestion(asked) && bodyOf(asked).threadId ? { body: body.replace(/,"threadId":"[^"]*"(?=\}\n\n)/g, '') } : {},
    promise: 'the finish event carries threadId'
  },
  {
    name: 'an answer of another type',
    lie: (_, { path }) => (path.startsWith('/discovery/v2') ? { headers: { 'content-type': 'text/plain' } } : {}),
    promise: 'version 2 answers'
  },
  {
    name: 'an event that no library knows',
    lie: answers(2, body => body.replace('data: {"type":"text-start"', 'data: {"type":"thinking"}\n\n$&')),
    promise: 'version 2 answers'
  },
  {
    name: 'an answer without text',
    lie: answers(2, body => body.replace(/data: \{"type":"text-.*\n\n/g, '')),
    promise: 'the answer has text'
  },
  {
    name: 'an answer as JSON',
    lie: (_, asked) =>
      isQuestion(asked) ? { headers: { 'content-type': 'application/json' }, body: '{"text":"Hello"}' } : {},
    promise: 'version 2 answers'
  },
  {
    name: 'another success than 200',
    lie: ({ status }, asked) => (isQuestion(asked) && status === 200 ? { status: 202 } : {}),
    promise: 'version 2 answers'
  },
  {
    name: 'a failure within the answer',
    lie: answers(2, body => body.replace('data: {"type":"finish"', 'data: {"type":"error","errorText":"no"}\n\n$&')),
    promise: 'version 2 answers'
  },
  {
    name: 'a new thread each time',
    lie: answers(2, body => body.replaceAll(/thread_[\w-]+/g, () => `thread_${Math.random()}`)),
    promise: 'goes on in that thread'
  },
  {
    name: 'one thread for all',
    lie: answers(2, body => body.replaceAll(/thread_[\w-]+/g, 'thread_1')),
    promise: 'begins a thread of its own'
  },
  {
    name: 'no conversation',
    lie: (_, asked) => (isQuestion(asked) && asked.body.includes('"assistant"') ? { status: 400 } : {}),
    promise: 'goes on in that thread'
  },
  {
    name: 'no context',
    lie: (_, { body }) => (body.includes('"elementId"') ? { status: 400 } : {}),
    promise: 'every optional field'
  },
  {
    name: 'no path of 200 characters',
    lie: (_, asked) => (String(bodyOf(asked).currentPath ?? '').length === 200 ? { status: 422 } : {}),
    promise: 'every optional field'
  },
  {
    name: 'no threadId of null',
    lie: (_, asked) => (isQuestion(asked) && bodyOf(asked).threadId === null ? { status: 400 } : {}),
    promise: 'every optional field'
  },
  {
    name: 'no anonymous readers',
    lie: (_, asked) => (isQuestion(asked) && bodyOf(asked).fp === 'anonymous' ? { status: 400 } : {}),
    promise: 'version 1 answers'
  },
  {
    name: 'version 2 in place of version 1',
    lie: answers(1, () => 'data: {"type":"finish"}\n\n'),
    promise: 'version 1 answers'
  },
  {
    name: 'version 1 in place of version 2',
    lie: answers(2, () => '0:"Hello"\nd:{"finishReason":"stop"}\n'),
    promise: 'version 2 answers'
  },
  {
    name: 'no text in version 1',
    lie: answers(1, body => body.replace(/^0:.*\n/gm, '')),
    promise: 'version 1 has text'
  },
  {
    name: 'no finish in version 1',
    lie: answers(1, body => body.replace(/^d:.*\n/gm, '')),
    promise: 'version 1 answers'
  },
  {
    name: 'no thread in version 1',
    lie: ({ body, headers: { 'x-thread-id': _, ...headers } }, { path }) =>
      path.includes('/v1/')
        ? { headers, body: body.replace(/,"threadId":"[^"]*"/g, '').replace(/^8:\[\{"threadId.*\n/gm, '') }
        : {},
    promise: 'goes on in the thread that was named'
  },
  {
    name: 'a severed answer',
    lie: (_, { path }) => (path.startsWith('/discovery/v1') ? { status: 502, body: '<html>' } : {}),
    promise: 'version 1 answers'
  }
]
