// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { ContextChips } from './context-chips.tsx'
import { endPanels, renderInPanel } from './testing/render.tsx'

afterEach(endPanels)

it('is not there without items', () => {
  renderInPanel(<ContextChips />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('names each item, and removes the one whose button is pressed', async () => {
  const { state } = renderInPanel(<ContextChips />)
  state.context.add({ type: 'code', value: 'const x = 1' })
  state.context.add({ type: 'textSelection', value: 'A selected\n  passage' })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.getByRole('list', { name: 'Context' }).textContent).toContain('Selected textA selected passage')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Code: const x = 1' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(state.context.items.value[0]?.type).toBe('textSelection')
})
