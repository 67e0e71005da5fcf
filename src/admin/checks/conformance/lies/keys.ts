import { emptyList, isList, isQuestion, type NamedLie, takes, withoutHeader } from './lie.ts'

export const ofKeys: NamedLie[] = [
  {
    name: 'questions without a key',
    lie: takes(asked => isQuestion(asked) && !asked.headers.authorization),
    promise: 'a question of version 2 without a key'
  },
  {
    name: 'version 1 without a key',
    lie: takes(({ path, headers }) => path.includes('/discovery/v1/') && !headers.authorization),
    promise: 'a question of version 1 without a key'
  },
  {
    name: 'questions with any key',
    lie: takes(asked => isQuestion(asked) && Boolean(asked.headers.authorization)),
    promise: 'a question with a key that nobody was given'
  },
  {
    name: 'questions with the admin key',
    lie: takes((asked, { status }) => isQuestion(asked) && status === 403),
    promise: 'a question with the admin key'
  },
  {
    name: 'questions to any domain',
    lie: takes(({ path }) => path.includes('-conformance/message')),
    promise: 'to a domain that the key is not for'
  },
  {
    name: 'an export without a key',
    lie: takes(asked => isList(asked) && !asked.headers.authorization, { body: emptyList }),
    promise: 'an export without a key'
  },
  {
    name: 'an export with the public key',
    lie: takes((asked, { status }) => isList(asked) && status === 403, { body: emptyList }),
    promise: 'public assistant key'
  },
  {
    name: 'an export with any key',
    lie: takes((asked, { status }) => isList(asked) && status === 401 && Boolean(asked.headers.authorization), {
      body: emptyList
    }),
    promise: 'an export with a key that nobody was given'
  },
  {
    name: 'the export of any project',
    lie: takes(asked => isList(asked) && asked.path.includes('-conformance/'), { body: emptyList }),
    promise: 'the export of a project that the key is not for'
  },
  {
    name: 'a failure where a key is missing',
    lie: ({ status }) => (status === 401 ? { status: 500 } : {}),
    promise: 'an export without a key'
  },
  {
    name: 'a redirect where a key is missing',
    lie: ({ status }) => (status === 401 ? { status: 302 } : {}),
    promise: 'an export without a key'
  },
  {
    name: 'a wrong value called a wrong key',
    lie: ({ status }, asked) => (isQuestion(asked) && status === 400 ? { status: 401 } : {}),
    promise: 'a question without fp'
  },
  {
    name: 'no CORS at all',
    lie: ({ headers }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control')))
    }),
    promise: 'may ask (CORS)'
  },
  {
    name: 'a preflight that wants a key',
    lie: (_, { method }) => (method === 'OPTIONS' ? { status: 401 } : {}),
    promise: 'may ask (CORS)'
  },
  {
    name: 'a preflight without Authorization',
    lie: ({ headers }, { method }) =>
      method === 'OPTIONS' ? { headers: { ...headers, 'access-control-allow-headers': '*' } } : {},
    promise: 'may ask (CORS)'
  },
  {
    name: 'an answer kept from the page',
    lie: withoutHeader('access-control-allow-origin', ({ method }) => method === 'POST'),
    promise: 'may read the answer'
  },
  {
    name: 'a refusal kept from the page',
    lie: ({ headers: { 'access-control-allow-origin': _, ...headers }, status }) => (status === 400 ? { headers } : {}),
    promise: 'may read the answer'
  },
  {
    name: 'headers that are not exposed',
    lie: withoutHeader('access-control-expose-headers', () => true),
    promise: 'are exposed'
  }
]
