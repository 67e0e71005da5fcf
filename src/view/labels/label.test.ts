import { expect, it } from 'vitest'
import { createLabel, type LabelName } from './label.ts'

it('prefers the texts that come later', () => {
  const label = createLabel({ send: 'Send', stop: 'Stop' }, { send: 'Senden' })
  expect([label('send'), label('stop')]).toEqual(['Senden', 'Stop'])
})

it('fills in values, also zero, and leaves what it has no value for', () => {
  const label = createLabel({ answered: '{count} of {count} for {reader}' })
  expect(label('answered', { count: 0 })).toBe('0 of 0 for {reader}')
  expect(label('answered')).toBe('{count} of {count} for {reader}')
})

it('has no word for a name without a text', () => {
  expect(createLabel({})('unknown' as LabelName)).toBe('')
})
