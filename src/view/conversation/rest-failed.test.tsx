// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { endPanels, renderInPanel } from '../testing/render.tsx'
import type * as answerText from './answer-text.tsx'

vi.mock('./rest.tsx', () => {
  throw new Error('offline')
})

afterEach(endPanels)

it('a long answer can be read on when the code of the button below it fails to load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const words = Array.from({ length: 1_500 }, (_, index) => `- item ${index}.`).join('\n')
  // Imports a separate copy of the module, because another test file may have loaded the button already.
  const { AnswerText } = await vi.importActual<typeof answerText>('./answer-text.tsx?alone')
  const { state, container } = renderInPanel(<AnswerText text={words} streaming={false} />)
  await state.load()
  const items = () => container.querySelectorAll('li').length
  const first = items()
  fireEvent.click(await screen.findByText('Retry', { selector: 'button' }))
  await vi.waitFor(() => expect(items()).toBeGreaterThan(first))
  warned.mockRestore()
})
