// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { fakePlatform } from '../state/testing/platform.ts'
import { Body } from './body.tsx'
import { Composer } from './composer.tsx'
import * as conversationModule from './conversation/index.tsx'
import { endPanels, renderInPanel } from './testing/render.tsx'

afterEach(() => {
  endPanels()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask a question' })
const write = (text: string) => fireEvent.input(field(), { target: { value: text } })
const enter = (init: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...init })

it('sends on Enter with its context, and is empty afterwards', async () => {
  const platform = fakePlatform()
  const { state } = renderInPanel(<Composer />)
  state.context.add({ type: 'code', value: 'npm i' })
  write('  How do I install it?  ')
  enter()
  await waitFor(() => expect(field().value).toBe(''))
  const { body } = await platform.question(1)
  expect(body.messages.at(-1)?.parts[0]?.text).toBe('How do I install it?')
  expect(body.context).toEqual([{ type: 'code', value: 'npm i' }])
  expect(state.context.items.value).toEqual([])
})

it.each([
  ['with Shift', { shiftKey: true }],
  ['during an IME composition', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }]
])('does not send on Enter %s', (_when, init) => {
  const platform = fakePlatform()
  renderInPanel(<Composer />)
  write('How')
  expect(enter(init)).toBe(true)
  expect(field().value).toBe('How')
  expect(platform.asked).toEqual([])
})

it('has nothing to send while it is blank', () => {
  renderInPanel(<Composer />)
  write('   ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
})

it('turns Send into Stop while an answer streams, and back', async () => {
  const platform = fakePlatform()
  renderInPanel(<Composer />)
  write('How?')
  enter()
  const stop = await screen.findByRole('button', { name: 'Stop' })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  const question = await platform.question(1)
  fireEvent.click(stop)
  await screen.findByRole('button', { name: 'Send' })
  expect(question.aborted).toBe(true)
})

it('does not stop at the second click of a double click on Send', async () => {
  const platform = fakePlatform()
  const { state } = renderInPanel(<Composer />)
  await state.load()
  write('How?')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 })
  const stop = await screen.findByRole('button', { name: 'Stop' })
  fireEvent.click(stop, { detail: 2 })
  const question = await platform.question(1)
  expect(question.aborted).toBe(false)
  expect(state.status.value).toBe('submitted')
  // The control: a single click stops.
  fireEvent.click(stop, { detail: 1 })
  await waitFor(() => expect(question.aborted).toBe(true))
})

it('restores a pending question and its context when the reader presses Stop', async () => {
  const { state } = renderInPanel(<Composer />, { load: () => new Promise(() => {}) })
  state.context.add({ type: 'code', value: 'npm i' })
  write('How?')
  enter()
  expect(state.context.items.value).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(field().value).toBe('How?'))
  expect(state.context.items.value).toEqual([{ type: 'code', value: 'npm i' }])
  await screen.findByRole('button', { name: 'Remove Code: npm i' })
})

it('shows a question that waits for the conversation’s code, and sends it when that has loaded', async () => {
  const platform = fakePlatform()
  let finishLoading = (_module: typeof conversationModule) => {}
  renderInPanel(
    <>
      <Body />
      <Composer />
    </>,
    {
      load: () =>
        new Promise(resolve => {
          finishLoading = resolve
        })
    }
  )
  write('How?')
  enter()
  await screen.findByText('How?')
  screen.getByText('Searching the docs…')
  expect(platform.asked).toEqual([])
  finishLoading(conversationModule)
  expect((await platform.question(1)).body.messages.at(-1)?.parts[0]?.text).toBe('How?')
})

it('restores the question and its context when the conversation’s code fails to load, and Retry loads it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => conversationModule).mockRejectedValueOnce(new TypeError('network'))
  const { state } = renderInPanel(
    <>
      <Body />
      <Composer />
    </>,
    { load }
  )
  state.context.add({ type: 'code', value: 'npm i' })
  write('How?')
  enter()
  expect((await screen.findByRole('alert')).textContent).toContain('Your question is kept')
  expect(field().value).toBe('How?')
  expect(state.context.items.value).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('log', { name: 'Conversation' })
})

it('draws the notice with one link, unless its address is unsafe', () => {
  const { unmount } = renderInPanel(<Composer />, {
    options: { notice: 'Read the [terms](https://acme.test/terms) first.' }
  })
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'terms' }).href).toBe('https://acme.test/terms')
  unmount()
  renderInPanel(<Composer />, { options: { notice: 'Read the [terms](javascript:alert(1)) first.' } })
  expect(screen.queryByRole('link')).toBeNull()
})
