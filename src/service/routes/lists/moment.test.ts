import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moment } from './moment.ts'

const zone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('a moment', () => {
  it.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T13:00', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T13:00:00', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20t13:00:00', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20t13:00:00z', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T13:00:00.1234567Z', '2026-11-20T13:00:00.123Z'],
    ['2026-11-20T13:00:00,5', '2026-11-20T13:00:00.500Z'],
    ['2026-11-20t13:00+01:00', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T13:00:00+0130', '2026-11-20T11:30:00.000Z'],
    ['2026-11-20T13:00:00-05', '2026-11-20T18:00:00.000Z'],
    ['2026-11-20T24:00:00', '2026-11-21T00:00:00.000Z'],
    ['9999-12-31T23:59:59-01:00', '9999-12-31T23:59:59.999Z']
  ])('%s is %s', (text, time) => {
    expect(new Date('2026-11-20T13:00:00').getTimezoneOffset()).toBe(300)
    expect(v.parse(moment, text)).toBe(time)
  })

  it.each([
    '',
    'yesterday',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-11-20 13:00',
    '2026-11-20T',
    '2026-11-20T25:00',
    '2026-11-20T24:30',
    '2026-11-20T13:00.5',
    '2026-11-20T13:00:61Z',
    '2026-11-20T13:00:00+25:00',
    '2026-11-20Z',
    '20 Nov 2026 13:00'
  ])('%j is none', text => {
    expect(v.safeParse(moment, text).issues?.[0].message).toContain('must be a date')
  })
})
