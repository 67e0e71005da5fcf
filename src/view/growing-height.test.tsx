// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { Composer } from './composer.tsx'
import { endPanels, renderInPanel } from './testing/render.tsx'

afterEach(() => {
  endPanels()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Draws a composer whose text measures 120 px, in a browser with or without `field-sizing`. */
const start = (knowsFieldSizing: boolean) => {
  vi.stubGlobal('CSS', { supports: () => knowsFieldSizing })
  const measured = vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(120)
  renderInPanel(<Composer />)
  const field = screen.getByRole('textbox')
  measured.mockClear()
  const write = (text: string) => fireEvent.input(field, { target: { value: text } })
  return { field, measured, write }
}

it('gives the composer the height of its text', async () => {
  const { field, write } = start(false)
  write('How?')
  await vi.waitFor(() => expect(field.style.height).toBe('120px'))
})

it('does not measure a long text, which has the full height anyway', async () => {
  const { field, measured, write } = start(false)
  write('x'.repeat(2001))
  await vi.waitFor(() => expect(field.style.height).toBe('2000px'))
  expect(measured).not.toHaveBeenCalled()
  // The control: a shorter one is measured.
  write('x'.repeat(2000))
  await vi.waitFor(() => expect(measured).toHaveBeenCalled())
})

it('leaves the height to a browser with `field-sizing`', async () => {
  const { field, measured, write } = start(true)
  write('How?')
  await vi.waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('How?'))
  expect(measured).not.toHaveBeenCalled()
  expect(field.style.height).toBe('')
})
