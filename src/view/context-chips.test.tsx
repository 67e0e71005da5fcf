// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { Composer } from './composer.tsx'
import { late } from './late.tsx'
import { endPanels, renderInPanel } from './testing/render.tsx'

const ContextChips = late(() => import('./context-chips.tsx'))

afterEach(endPanels)

it('draws no list without items', () => {
  renderInPanel(<ContextChips />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('names each item, and removes the one whose button is pressed', async () => {
  const { state } = renderInPanel(<ContextChips />)
  state.context.add({ type: 'code', value: 'const x = 1' })
  state.context.add({ type: 'textSelection', value: 'A selected\n  passage' })
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(2))
  expect(screen.getByRole('list', { name: 'Context' }).textContent).toContain('Selected textA selected passage')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Code: const x = 1' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(state.context.items.value[0]?.type).toBe('textSelection')
})

it('shows an item’s title, and that the item is cut', async () => {
  const { state } = renderInPanel(<ContextChips />)
  state.context.add({ type: 'code', value: 'x'.repeat(9000), title: 'install.sh' })
  const chip = await screen.findByRole('listitem')
  expect(chip.textContent).toContain('install.sh')
  await waitFor(() => expect(chip.textContent).toContain('only the first 8,000 characters'))
})

it('moves the focus to the next chip, from the last one to the previous one, and finally to the composer', async () => {
  const { state } = renderInPanel(<Composer />)
  for (const value of ['a', 'b', 'c']) state.context.add({ type: 'code', value })
  const button = (value: string) => screen.findByRole('button', { name: `Remove Code: ${value}` })
  const remove = async (value: string) => fireEvent.click(await button(value))
  await remove('b')
  expect(document.activeElement).toBe(await button('c'))
  await remove('c')
  expect(document.activeElement).toBe(await button('a'))
  await remove('a')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
