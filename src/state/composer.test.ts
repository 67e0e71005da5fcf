// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createComposer, createDraft } from './composer.ts'

const stored = () => createComposer(createDraft(() => 'draft')).text.value

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('keeps a draft for the tab, and gives it up only once the question has left', () => {
  const composer = createComposer(createDraft(() => 'draft'))
  composer.write('How do ')
  expect(stored()).toBe('How do ')
  expect(composer.take()).toBe('How do')
  expect(composer.text.value).toBe('')
  expect(stored()).toBe('How do ')
  composer.saveDraft()
  expect(stored()).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

it('keeps what was written while a question was pending', () => {
  const composer = createComposer(createDraft(() => 'draft'))
  composer.write('One?')
  composer.take()
  composer.write('Two')
  composer.saveDraft()
  expect(stored()).toBe('Two')
})

describe('where nothing is stored, the composer works for as long as the page lives', () => {
  const writes = (key: string | undefined) => {
    const composer = createComposer(createDraft(() => key))
    expect(composer.text.value).toBe('')
    composer.write('How?')
    composer.write('')
    composer.write('Why?')
    return composer.take()
  }

  it('without a key', () => {
    expect(writes(undefined)).toBe('Why?')
    expect(sessionStorage).toHaveLength(0)
  })

  it('in a frame that may use no storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
    expect(writes('draft')).toBe('Why?')
  })
})
