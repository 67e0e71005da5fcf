import { entries, type NamedLie, takes } from './lie.ts'

export const ofAdditions: NamedLie[] = [
  {
    name: 'feedback that is lost',
    lie: (_, { method, path }) => (method === 'POST' && path.endsWith('/feedback') ? { body: '{"id":"lost"}' } : {}),
    promise: 'feedback is collected',
    write: true
  },
  {
    name: 'a status that is not kept',
    lie: entries(entry => ({ ...entry, status: 'pending' })),
    promise: 'the status of feedback',
    write: true
  },
  {
    name: 'a deletion that is none',
    lie: takes(({ method, path }) => method === 'GET' && path.includes('/threads/')),
    promise: 'can be deleted',
    after: ['version 2 answers'],
    write: true
  },
  {
    name: 'errors of several shapes',
    lie: ({ status }) => (status === 401 ? { body: '<html>' } : {}),
    promise: 'every error is',
    after: ['a question without fp', 'an export without a key']
  }
]
