import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { errorCodes } from './errors.ts'
import { describe, jsonResponse } from './index.ts'

const made = { 201: jsonResponse('It is made.', v.object({ id: v.string() })) }

const described = async () => {
  const app = new Hono()
    .post('/counted', describe('assistant', { summary: 'Make', responses: made, errors: [400, 429] }), c => c.text(''))
    .post('/free', describe('read', { errors: [409] }), c => c.text(''))
  const { paths } = await generateSpecs(app)
  // Parses the document as JSON, as other programs do, to lose the types of the library.
  return JSON.parse(JSON.stringify(paths))
}

const allowance = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
const namesOf = (headers: object | undefined) => Object.keys(headers ?? {})

it('a route says whose key it takes, what it is for and what it answers', async () => {
  const { '/counted': counted, '/free': free } = await described()
  expect(counted.post.security).toEqual([{ assistant: [] }])
  expect(free.post.security).toEqual([{ admin: ['read'] }])
  expect(counted.post.summary).toBe('Make')
  expect(counted.post.responses[201]).toMatchObject({
    description: 'It is made.',
    content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } }
  })
})

it('a route names its own errors and those that every route has', async () => {
  const { '/counted': counted, '/free': free } = await described()
  expect(Object.keys(counted.post.responses).map(Number)).toEqual([201, 400, 401, 403, 404, 405, 429, 500, 503])
  expect(Object.keys(free.post.responses).map(Number)).toEqual([401, 403, 404, 405, 409, 500, 503])
})

it('every error has the one shape, a sentence of its own and its headers', async () => {
  const { '/counted': counted } = await described()
  const { 201: _, ...errors } = counted.post.responses
  for (const { description, content } of Object.values<{ description: string; content: object }>(errors)) {
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(content).toEqual({
      'application/json': {
        schema: expect.objectContaining({
          required: ['error', 'code'],
          properties: {
            error: { type: 'string' },
            code: { type: 'string', enum: errorCodes },
            details: {
              type: 'array',
              items: {
                type: 'object',
                properties: { message: { type: 'string' }, path: { type: 'string' } },
                required: ['message']
              }
            },
            requestId: { type: 'string' }
          }
        })
      }
    })
  }
  expect(namesOf(errors[400].headers)).toEqual([])
  expect(namesOf(errors[401].headers)).toEqual(['WWW-Authenticate'])
  expect(namesOf(errors[405].headers)).toEqual(['Allow'])
  expect(namesOf(errors[429].headers)).toEqual(['Retry-After', ...allowance])
  expect(namesOf(errors[503].headers)).toEqual(['Retry-After'])
  for (const { headers = {} } of Object.values<{ headers?: Record<string, object> }>(errors)) {
    for (const [name, header] of Object.entries(headers)) {
      expect(header).toMatchObject({
        schema: { type: /^(RateLimit|Retry)/.test(name) ? 'integer' : 'string' },
        description: expect.stringMatching(/^[A-Z].*\.$/)
      })
    }
  }
})

it('a route that counts its uses says so of what it answers', async () => {
  const { '/counted': counted } = await described()
  expect(namesOf(counted.post.responses[201].headers)).toEqual(allowance)
})
