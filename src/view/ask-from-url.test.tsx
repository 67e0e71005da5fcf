// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakePlatform } from '../state/testing/platform.ts'
import { askFromUrl } from './ask-from-url.ts'
import { endPanels, renderInPanel } from './testing/render.tsx'

beforeEach(() => history.replaceState({ page: 1 }, '', '/guide?x=1&docs-assistant=+How%3F+#top'))
afterEach(() => {
  endPanels()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const visit = (mode?: 'fill' | 'send' | 'none', draft = '') => {
  const { state } = renderInPanel(null, mode && { options: { askFromUrl: mode } })
  state.composer.write(draft)
  askFromUrl(state)
  return state
}

it('fills the composer, and removes only the question from the address', () => {
  expect(visit().composer.text.value).toBe('How?')
  expect(location.pathname + location.search + location.hash).toBe('/guide?x=1#top')
  expect(history.state).toEqual({ page: 1 })
})

it('does not overwrite what the reader has written', () => {
  expect(visit('fill', 'My own').composer.text.value).toBe('My own')
  expect(location.search).toBe('?x=1')
})

it('sends the question and leaves the composer alone', async () => {
  const platform = fakePlatform()
  const state = visit('send', 'My own')
  expect((await platform.question(1)).body.messages.at(-1)?.parts[0]?.text).toBe('How?')
  expect(state.composer.text.value).toBe('My own')
  expect(location.search).toBe('?x=1')
})

it('does nothing when the option turns it off', () => {
  expect(visit('none').composer.text.value).toBe('')
  expect(location.search).toContain('docs-assistant')
})

it.each(['/guide?x=1', '/guide?docs-assistant=', '/guide?docs-assistant=+'])('does nothing at %s', address => {
  history.replaceState(null, '', address)
  const state = visit('send')
  expect(state.pending.value).toEqual([])
  expect(location.pathname + location.search).toBe(address)
})
