import { expect, it } from 'vitest'
import { createMetadata } from './metadata.ts'

const read = (messageMetadata: unknown) =>
  createMetadata().of({ type: 'message-metadata', messageMetadata }, 'metadata')

it.each(['answered', 'unsure', 'refused', 'failed'])('reads the outcome %s, also from annotations', outcome => {
  expect(read({ outcome })).toEqual({ outcome })
  expect(read({ annotations: ['a', null, { outcome: 'unsure' }, { outcome }, { more: 1 }] })).toMatchObject({ outcome })
})

it.each(['splendid', '', 1, null, {}, undefined])('knows no outcome %j', outcome => {
  expect(read({ model: 'm', outcome, annotations: [{ outcome }] })).toEqual({ model: 'm', annotations: [{ outcome }] })
})

it('takes from nobody but the reader what the reader says', () => {
  expect(read({ rating: { helpful: true }, interrupted: true, context: [] })).toBeUndefined()
})
