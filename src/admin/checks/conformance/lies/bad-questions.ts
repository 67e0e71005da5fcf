import { bodyOf, isQuestion, type NamedLie, takes } from './lie.ts'

export const ofBadQuestions: NamedLie[] = [
  {
    name: 'questions of nobody',
    lie: takes(asked => isQuestion(asked) && !('fp' in bodyOf(asked))),
    promise: 'a question without fp'
  },
  {
    name: 'questions that ask nothing',
    lie: takes(asked => isQuestion(asked) && !('messages' in bodyOf(asked))),
    promise: 'a question without messages'
  },
  {
    name: 'messages that are a text',
    lie: takes(asked => typeof bodyOf(asked).messages === 'string'),
    promise: 'messages that are no list'
  },
  {
    name: 'a path of 201 characters',
    lie: takes(asked => String(bodyOf(asked).currentPath ?? '').length > 200),
    promise: 'currentPath with more than 200'
  },
  {
    name: 'a page size that is a text',
    lie: takes(asked => bodyOf(asked).retrievalPageSize === 'many'),
    promise: 'retrievalPageSize'
  },
  {
    name: 'context of any type',
    lie: takes(({ body }) => body.includes('"type":"conformance"')),
    promise: 'a context item of another type'
  },
  {
    name: 'a body that is no JSON',
    lie: takes(({ body }) => body === '{"fp":'),
    promise: 'a body that is no JSON'
  },
  {
    name: 'a failure at a body that is no JSON',
    lie: (_, { body }) => (body === '{"fp":' ? { status: 500 } : {}),
    promise: 'a body that is no JSON'
  }
]
