import { expect, it } from 'vitest'
import { americanSpelling } from './british-spelling.ts'
import { stemEnglish } from './stem.ts'

it.each([
  ['customise', 'customize'],
  ['initialised', 'initialized'],
  ['optimising', 'optimizing'],
  ['organisations', 'organizations'],
  ['serialiser', 'serializer'],
  ['customisable', 'customizable'],
  ['analyse', 'analyze'],
  ['behaviours', 'behaviors'],
  ['licences', 'licenses'],
  ['catalogue', 'catalog'],
  ['artefacts', 'artifacts'],
  ['grey', 'gray']
])('%s is read as %s', (british, american) => {
  expect(americanSpelling(british)).toBe(american)
})

it.each([
  'raise',
  'promised',
  'exercises',
  'revise',
  'supervisor',
  'enterprise',
  'otherwise',
  'precise',
  'rise',
  'conversation',
  'analyses',
  'our',
  'four'
])('%s is written so anywhere', word => {
  expect(americanSpelling(word)).toBe(word)
})

it('makes one term of both', () => {
  expect(stemEnglish('customisation')).toBe(stemEnglish('customization'))
  expect(stemEnglish('capitalises')).toBe(stemEnglish('capitalize'))
})
