import { describe, expect, it } from 'vitest'
import { createLabel, type LabelName } from './label.ts'

it('prefers later texts', () => {
  const label = createLabel('en', { send: 'Send', stop: 'Stop' }, { send: 'Senden' })
  expect([label('send'), label('stop')]).toEqual(['Senden', 'Stop'])
})

it('fills in values, also zero, and keeps placeholders without a value', () => {
  const label = createLabel('en', { answered: '{count} of {count} for {reader}' })
  expect(label('answered', { count: 0 })).toBe('0 of 0 for {reader}')
  expect(label('answered')).toBe('{count} of {count} for {reader}')
})

it('returns an empty string for an unknown name', () => {
  expect(createLabel('en', {})('unknown' as LabelName)).toBe('')
})

describe('numbers', () => {
  const say = (locale: string, text: string, count: number) =>
    createLabel(locale, { foundSources: text })('foundSources', { count })

  it.each([
    [0, '0 sources'],
    [1, '1 source'],
    [2, '2 sources'],
    [1234, '1,234 sources']
  ])('of English have two forms: %d is “%s”', (count, text) =>
    expect(say('en', '{count, one: # source | other: # sources}', count)).toBe(text)
  )

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few 3'],
    [11, 'many 11'],
    [100, 'other 100']
  ])('of Arabic have six: %d is “%s”', (count, text) => {
    const forms = '{count, zero: zero | one: one | two: two | few: few # | many: many # | other: other #}'
    expect(say('ar-AE', forms, count)).toBe(text)
  })

  it('are formatted for the language, also inside a text', () => {
    expect(say('de', 'Gefunden: {count, one: # Quelle | other: # Quellen}.', 1234)).toBe('Gefunden: 1.234 Quellen.')
    expect(say('de', '{count} weitere', 1234)).toBe('1.234 weitere')
  })

  it('use the last form if the text lacks the number’s form', () => {
    expect(say('ar', '{count, one: one | other: more}', 2)).toBe('more')
  })
})

it('converts values that are not strings, because the page may give any labels', () => {
  const labels: Record<string, string> = JSON.parse('{ "send": 5, "stop": null, "retry": ["a"] }')
  const label = createLabel('en', { send: 'Send', stop: 'Stop', retry: 'Retry' }, labels)
  expect(['send', 'stop', 'retry'].map(name => label(name as 'send'))).toEqual(['5', '', 'a'])
})
