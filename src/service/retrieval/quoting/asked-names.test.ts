import { expect, it } from 'vitest'
import { analyzerOf } from '../analysis/analyzer.ts'
import { languageFor } from '../analysis/languages/index.ts'
import { askedNames } from './asked-names.ts'

it.each([
  ['-All', true],
  ['`dim`', true],
  ["'dim'", true],
  ['“dim”', true],
  ['useLamp', true],
  ['read-only', false],
  ['dim', false]
])('%s is written as a name: %s', (word, isWritten) => {
  const [first] = askedNames(analyzerOf(languageFor('en')), `${word} glows`)
  expect(first?.isWritten).toBe(isWritten)
})
