// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { GivenOptions } from '../widget/options.ts'
import type { LabelName } from './labels/label.ts'
import { endPanels, renderInPanel } from './testing/render.tsx'
import { createView, useAssistant } from './use-assistant.ts'

afterEach(() => {
  cleanup()
  endPanels()
})

const Text = ({ name }: { name: LabelName }) => <p>{useAssistant().label(name)}</p>

/** Moves the focus to the composer before the composer is drawn, and after. */
const Focuses = ({ onFocus }: { onFocus(options: FocusOptions): void }) => {
  const { field, keepFocus } = useAssistant()
  keepFocus()
  field.current = Object.assign(document.createElement('textarea'), { focus: onFocus })
  keepFocus()
  return null
}

const labelsWith = (options: GivenOptions) => {
  const { state } = renderInPanel(null, { options })
  return { state, label: (name: LabelName) => createView(state, () => {}).label.value(name) }
}

it('prefers the site’s labels to the widget’s, and the dedicated options to `labels`', () => {
  const { label } = labelsWith({ labels: { send: 'Senden', heading: 'From labels' }, heading: 'Help', greeting: '' })
  expect([label('send'), label('stop'), label('heading'), label('greeting')]).toEqual(['Senden', 'Stop', 'Help', ''])
  expect(label('notice')).toBe('Answers are generated. Check the sources.')
  expect(labelsWith({ labels: { notice: 'A', heading: 'B', greeting: 'C' } }).label('notice')).toBe('A')
  expect(labelsWith({ notice: 'D' }).label('notice')).toBe('D')
  expect(labelsWith({ greeting: 'E' }).label('greeting')).toBe('E')
})

it('has the conversation’s labels when its code has loaded, and prefers the site’s', async () => {
  const { state, label } = labelsWith({ labels: { copy: 'Kopieren' } })
  expect(label('sources')).toBe('')
  await state.load()
  expect([label('sources'), label('copy')]).toEqual(['Sources', 'Kopieren'])
})

it('adopts late labels once, because new labels make every component with a text draw again', () => {
  const { state } = renderInPanel(null)
  const view = createView(state, () => {})
  const first = view.label.value
  view.adopt({ labels: { showRest: 'More' } })
  const second = view.label.value
  expect(second('showRest')).toBe('More')
  expect(second).not.toBe(first)
  view.adopt({ labels: { showRest: 'More' } })
  expect(view.label.value).toBe(second)
})

it('draws again when labels change', async () => {
  const { state } = renderInPanel(<Text name="heading" />)
  screen.getByText('Docs assistant')
  await act(() => state.update({ ...state.options.value, heading: 'Help' }))
  screen.getByText('Help')
})

it('moves the focus to the composer without scrolling, and does nothing while the composer is not drawn', () => {
  const focused: FocusOptions[] = []
  renderInPanel(<Focuses onFocus={options => focused.push(options)} />)
  expect(focused).toEqual([{ preventScroll: true }])
})

it('throws a clear error when a component is used outside of the panel', () => {
  expect(() => renderHook(useAssistant)).toThrow('outside of the panel')
})
