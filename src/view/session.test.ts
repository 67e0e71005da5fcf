// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createAssistantState } from '../state/index.ts'
import type { GivenOptions } from '../widget/options.ts'
import { resolveOptions } from '../widget/resolve-options.ts'
import { keepSession } from './session.ts'
import { createView, type State } from './use-assistant.ts'

const never = () => new Promise<never>(() => {})
const resolved = (options: GivenOptions) => resolveOptions({ domain: 'acme', baseUrl: 'https://a.test', ...options })
const fakeDraft = (text = '') => {
  const draft = {
    text,
    read: () => draft.text,
    write(next: string) {
      draft.text = next
    }
  }
  return draft
}

const start = ({ opened = '', place = '', options = {} as GivenOptions } = {}) => {
  const events: string[] = []
  const state: State = createAssistantState(resolved(options), name => events.push(name) > 0, never)
  const view = createView(state, () => {})
  const kept = { opened: fakeDraft(opened), place: fakeDraft(place) }
  const session = keepSession(view, kept.opened, kept.place)
  const end = () => {
    for (const end of view.cleanup) end()
  }
  onTestFinished(end)
  return { state, view, kept, session, events, end }
}

/** A view whose second turn begins 7 px above its top. */
const createThread = () => {
  const view = document.createElement('div')
  Object.defineProperty(view, 'clientHeight', { value: 100 })
  Object.defineProperty(view, 'scrollHeight', { value: 500 })
  for (const [index, name] of ['q1', 'q2'].entries()) {
    const turn = document.createElement('div')
    turn.className = 'turn'
    turn.dataset.message = name
    turn.getBoundingClientRect = () => new DOMRect(0, index * 100 - 107 - view.scrollTop, 10, 100)
    view.append(turn)
  }
  return view
}
const place = { turn: 'q2', last: 'q2', block: 0, offset: 7 }

beforeEach(() => document.body.replaceChildren())
afterEach(() => vi.restoreAllMocks())

it('stores whether the panel is open, minimized or closed', () => {
  const { state, kept } = start()
  expect(kept.opened.text).toBe('')
  state.open()
  expect(kept.opened.text).toBe('open')
  state.minimize()
  expect(kept.opened.text).toBe('minimized')
  state.reopen()
  state.close()
  expect(kept.opened.text).toBe('')
})

it('reopens a panel that was open, and emits `open`', () => {
  const { state, session, events } = start({ opened: 'open' })
  expect(state.isOpen.value).toBe(false)
  expect(session.restore()).toBe(true)
  expect([state.isOpen.value, state.isReopened.value]).toEqual([true, true])
  expect(events).toEqual(['open'])
})

it('restores a minimized panel, and restores nothing when the options forbid it', () => {
  const minimized = start({ opened: 'minimized' })
  expect(minimized.session.restore()).toBe(false)
  expect(minimized.state.isMinimized.value).toBe(true)
  for (const options of [{ keepOpen: false }, { persist: 'none' }]) {
    const { state, session, kept } = start({ opened: 'open', place: JSON.stringify(place), options })
    expect(session.restore()).toBe(false)
    expect([state.isOpen.value, state.isMinimized.value]).toEqual([false, false])
    expect(kept.opened.text).toBe('')
    state.open()
    state.close()
    expect([kept.opened.text, kept.place.text]).toEqual(['', ''])
  }
})

it('does not store that an inline panel is open, because it always is', () => {
  const { state, kept } = start({ options: { layout: 'inline' } })
  state.open()
  expect(kept.opened.text).toBe('')
})

it('removes the stored value when the option changes', () => {
  const { state, kept } = start()
  state.open()
  state.update(resolved({ keepOpen: false }))
  expect(kept.opened.text).toBe('')
})

it('stores the place when the panel closes and when the page is left, and restores it', () => {
  const { state, view, kept } = start()
  const thread = createThread()
  view.place.view = thread
  state.open()
  state.close()
  expect(JSON.parse(kept.place.text)).toEqual(place)
  thread.scrollTop = 20
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(kept.place.text)).toEqual({ ...place, offset: 27 })
  thread.scrollTop = 0
  expect(view.place.restore?.(thread, undefined)).toBe(true)
  expect(thread.scrollTop).toBe(20)
})

it('keeps the previous place when the panel is hidden', () => {
  const { state, view, kept } = start({ place: JSON.stringify(place) })
  view.place.view = document.createElement('div')
  state.open()
  state.close()
  expect(JSON.parse(kept.place.text)).toEqual(place)
})

it('restores no place after a new question, nor without a stored one', () => {
  const { view } = start({ place: JSON.stringify(place) })
  const thread = createThread()
  expect(view.place.restore?.(thread, 'q3')).toBe(false)
  expect(view.place.restore?.(thread, 'q2')).toBe(true)
  expect(start().view.place.restore?.(thread, undefined)).toBe(false)
})

it('restores the stored state when a page comes back from the back/forward cache', () => {
  const { state, kept } = start()
  state.open()
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  kept.opened.text = ''
  show(false)
  expect(state.isOpen.value).toBe(true)
  show(true)
  expect(state.isOpen.value).toBe(false)
  kept.opened.text = 'minimized'
  show(true)
  expect(state.isMinimized.value).toBe(true)
})

it('keeps the stored state when it is disposed, and does nothing afterwards', () => {
  const { state, kept, end } = start()
  state.open()
  end()
  state.dispose()
  expect(kept.opened.text).toBe('open')
  kept.place.text = 'untouched'
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(kept.place.text).toBe('untouched')
})
