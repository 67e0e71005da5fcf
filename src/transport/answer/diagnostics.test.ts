import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDiagnostics } from './diagnostics.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const reported = () => vi.mocked(console.warn).mock.calls[0]?.[1]

it('says nothing when there is nothing to say', () => {
  createDiagnostics().report()
  expect(console.warn).not.toHaveBeenCalled()
})

it('says in one line how often what was skipped and mended', () => {
  const { skipped, mended, report } = createDiagnostics()
  skipped('an event')
  skipped('an event')
  mended('an event')
  mended('another')
  report()
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Docs Assistant: .*skipped or mended/), {
    skipped: { 'an event': 2 },
    mended: { 'an event': 1, another: 1 }
  })
})

it.each(['skipped', 'mended'] as const)('says so when only something was %s', kind => {
  const diagnostics = createDiagnostics()
  diagnostics[kind]('an event')
  diagnostics.report()
  expect(reported()).toEqual({ skipped: {}, mended: {}, [kind]: { 'an event': 1 } })
})

it('counts twenty kinds apart and the rest together', () => {
  const { skipped, report } = createDiagnostics()
  for (let kind = 0; kind < 100; kind++) skipped(`kind ${kind}`)
  skipped('kind 3')
  report()
  const counts = Object.entries((reported() as { skipped: Record<string, number> }).skipped)
  expect(counts).toHaveLength(21)
  expect(counts).toContainEqual(['kind 3', 2])
  expect(counts).toContainEqual(['kind 19', 1])
  expect(counts).toContainEqual(['other', 80])
})
