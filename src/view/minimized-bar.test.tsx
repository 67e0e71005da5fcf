// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { Frame } from './frame.tsx'
import { endPanels, renderInPanel } from './testing/render.tsx'

afterEach(endPanels)

const bar = () => screen.findByRole('button', { name: 'Back to the conversation' })

it.each([
  ['modal', true],
  ['floating', false],
  ['sidebar', false],
  ['inline', false]
] as const)('%s: replaces the panel after the reader has followed a source: %o', async (layout, isMinimized) => {
  const { state } = renderInPanel(<Frame onToggle={() => {}} />, { options: { layout } })
  state.open()
  await screen.findByRole('textbox', { name: 'Ask a question' })
  state.followed.value = { url: 'https://docs.example.com/guide' }
  await waitFor(() => expect(state.isMinimized.value).toBe(isMinimized))
  expect(state.isOpen.value).toBe(!isMinimized)
  if (isMinimized) {
    fireEvent.click(await bar())
    await screen.findByRole('textbox', { name: 'Ask a question' })
    expect(state.isMinimized.value).toBe(false)
    expect(state.isReopened.value).toBe(true)
  }
})

it('disappears when the panel is closed', async () => {
  const { state } = renderInPanel(<Frame onToggle={() => {}} />, { options: { layout: 'modal' } })
  state.minimize()
  await bar()
  state.close()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
