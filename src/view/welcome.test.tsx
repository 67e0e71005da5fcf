// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { endPanels, renderInPanel } from './testing/render.tsx'
import { Welcome } from './welcome.tsx'

afterEach(() => {
  endPanels()
  vi.unstubAllGlobals()
})

const suggestionsUrl = (name: string) => `https://platform.test/${name}`
const answer = (...suggestions: string[]) => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ suggestions })))
  vi.stubGlobal('fetch', asked)
  return asked
}

it('shows the service’s suggestions for this page, and asks the one that is pressed', async () => {
  answer('How do I install it?')
  const { state } = renderInPanel(<Welcome />, { options: { suggestionsUrl: suggestionsUrl('a') } })
  const asked = vi.spyOn(state, 'ask').mockResolvedValue({ id: 'a', role: 'assistant', parts: [] })
  fireEvent.click(await screen.findByRole('button', { name: 'How do I install it?' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith('How do I install it?', [])
})

it('shows only the owner’s suggestions if there are any, and requests none', async () => {
  const asked = answer('How do I install it?')
  const { show } = renderInPanel(<Welcome />, {
    options: { suggestions: ['One?', 'Two?', 'Three?', 'Four?'], suggestionsUrl: suggestionsUrl('b') }
  })
  await waitFor(() => expect(document.querySelector('.welcome-extras')).not.toBeNull())
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['One?', 'Two?', 'Three?'])
  expect(asked).not.toHaveBeenCalled()
  show(null)
})

it('requests suggestions once, even if it is drawn again', async () => {
  const asked = answer('How do I install it?')
  const { show } = renderInPanel(<Welcome />, { options: { suggestionsUrl: suggestionsUrl('c') } })
  await screen.findByRole('button')
  show(<Welcome key="again" />)
  await screen.findByRole('button')
  expect(asked).toHaveBeenCalledOnce()
})

it('shows the launcher’s shortcut, if it has one', async () => {
  const launcher = document.createElement('button')
  launcher.className = 'launcher'
  document.body.append(launcher)
  const { show } = renderInPanel(<Welcome />)
  await waitFor(() => expect(document.querySelector('.welcome-extras')).not.toBeNull())
  expect(document.querySelector('kbd')).toBeNull()
  launcher.title = 'Ctrl+I'
  show(<Welcome key="again" />)
  await waitFor(() =>
    expect(document.querySelector('.shortcut-hint')?.textContent).toBe('Ctrl+I from anywhere on the page')
  )
  launcher.remove()
})
