// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../state/testing/platform.ts'
import type { GivenOptions } from '../../widget/options.ts'
import { Body } from '../body.tsx'
import { endPanels, renderInPanel } from '../testing/render.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  endPanels()
  vi.unstubAllGlobals()
})

const failed = async (status: number, options: GivenOptions = {}) => {
  fakePlatform().failNext(new Response('', { status }))
  const { state } = renderInPanel(<Body />, { options })
  await state.ask('How?').catch(() => {})
  return screen.findByRole('alert')
}

it.each([
  [401, false],
  [403, false],
  [404, false],
  [413, false],
  [500, true],
  [429, true]
])('offers Retry only where it can help: status %i, %s', async (status, offered) => {
  await failed(status)
  expect(screen.queryByRole('button', { name: /^Retry/ }) !== null).toBe(offered)
})

it('says that the connection is back, and that the question can be asked again', async () => {
  const alert = await failed(500)
  expect(alert.textContent).not.toContain('back online')
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('online')))
    expect(alert.textContent).toBe('You are back online. Ask again?')
  })
  screen.getByRole('button', { name: 'Retry' })
})

it('keeps showing a permanent problem when the connection comes back', async () => {
  const listens = vi.spyOn(window, 'addEventListener')
  const alert = await failed(401)
  await waitFor(() => {
    expect(listens).toHaveBeenCalledWith('online', expect.any(Function))
    expect(alert.textContent).toContain('did not accept')
  })
  act(() => void dispatchEvent(new Event('online')))
  expect(alert.textContent).toContain('did not accept')
})

it('offers support after a failure', async () => {
  const support = vi.fn()
  await failed(500, { support })
  fireEvent.click(await screen.findByRole('button', { name: 'Get help' }))
  expect(support).toHaveBeenCalledExactlyOnceWith(null)
})
