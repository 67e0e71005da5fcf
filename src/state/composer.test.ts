// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createComposer, createDraft } from './composer.ts'

it('keeps a draft for the tab, and gives it up only once the question has left', () => {
  const composer = createComposer(createDraft('draft'))
  composer.write('How do')
  expect(createComposer(createDraft('draft')).text.value).toBe('How do')
  expect(composer.take()).toBe('How do')
  expect(composer.text.value).toBe('')
  expect(createComposer(createDraft('draft')).text.value).toBe('How do')
  composer.saveDraft()
  expect(createComposer(createDraft('draft')).text.value).toBe('')
})
