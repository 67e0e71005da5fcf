import * as v from 'valibot'
import { expect, it } from 'vitest'
import { plainMessage } from './index.ts'

const messageOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value, { message: plainMessage }).issues?.map(({ message }) => message)

it.each([
  [v.string(), 4, 'must be text'],
  [v.number(), '4', 'must be a number'],
  [v.boolean(), 'yes', 'must be true or false'],
  [v.array(v.string()), { 0: 'a' }, 'must be a list'],
  [v.object({}), null, 'must be an object'],
  [v.looseObject({}), 'a', 'must be an object'],
  [v.strictObject({}), 'a', 'must be an object'],
  [v.object({ name: v.string() }), {}, 'is required'],
  [v.object({ name: v.string() }), { name: undefined }, 'is required'],
  [v.picklist(['user', 'assistant']), 'robot', 'must be one of user, assistant'],
  [v.picklist(['user']), 'robot', 'must be one of user'],
  [v.pipe(v.string(), v.maxLength(2)), 'abc', 'must be at most 2 characters'],
  [v.pipe(v.array(v.string()), v.maxLength(1)), ['a', 'b'], 'must have at most 1 entries'],
  [v.pipe(v.number(), v.minValue(1)), 0, 'must be at least 1'],
  [v.pipe(v.number(), v.maxValue(1)), 2, 'must be at most 1'],
  [v.pipe(v.number(), v.integer()), 1.5, 'must be a whole number'],
  [v.record(v.string(), v.string()), 'a', 'must be an object'],
  [v.literal('model'), 'robot', 'must be one of model'],
  [v.pipe(v.string(), v.email()), 'a', 'is not valid'],
  [v.string('must be a name'), 4, 'must be a name']
])('says what is wrong with a value in plain words: %#', (schema, value, message) => {
  expect(messageOf(schema, value)).toEqual([message])
})
