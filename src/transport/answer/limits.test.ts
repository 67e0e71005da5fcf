import { expect, it } from 'vitest'
import { createDiagnostics } from './diagnostics.ts'
import { createLimits } from './limits.ts'

const megabyte = 1024 * 1024
const limits = () => {
  const skipped: string[] = []
  const { allowPart, admit } = createLimits({ ...createDiagnostics(), skipped: what => skipped.push(what) })
  return { skipped, allowPart, admit: (type: string, size: number) => admit({ type }, size) }
}

it('allows 300 parts that are not text', () => {
  const { allowPart, skipped } = limits()
  const allowed = Array.from({ length: 302 }, () => allowPart())
  expect(allowed.indexOf(false)).toBe(300)
  expect(allowed.filter(Boolean)).toHaveLength(300)
  expect(skipped).toEqual(['parts past the limit', 'parts past the limit'])
})

it.each([
  ['text-delta', 'text-delta'],
  ['reasoning-delta', 'text-delta'],
  ['text-delta', 'reasoning-delta']
])('admits 32 MB of text and reasoning together: %s, then %s', (first, second) => {
  const { admit, skipped } = limits()
  expect(admit(first, 31 * megabyte)).toBe(true)
  expect(admit(second, megabyte)).toBe(true)
  expect(admit(second, 1)).toBe('too much text')
  expect(skipped).toEqual([])
})

it('admits 4 MB of all else, and still the events that end an answer', () => {
  const { admit, skipped } = limits()
  expect(admit('data-x', 4 * megabyte)).toBe(true)
  expect(admit('data-text-delta', 1)).toBe(false)
  expect(admit('source-url', 1)).toBe(false)
  expect(skipped).toEqual(['events past the limit', 'events past the limit'])
  for (const type of ['start', 'finish', 'error', 'abort', 'text-delta']) expect(admit(type, 1)).toBe(true)
  for (const type of ['start-step', 'not-finish']) expect(admit(type, 1)).toBe(false)
})

it('counts of a tool output only what is kept of it', () => {
  const { admit } = limits()
  for (let outputs = 0; outputs < 256; outputs++) expect(admit('tool-output-available', megabyte)).toBe(true)
  expect(admit('tool-output-available', 1)).toBe(false)
})
