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

it('sends on Enter with the context it holds, and is empty then', async () => {
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
  ['while an input method composes', { isComposing: true }],
  ['as Safari ends a composition', { keyCode: 229 }]
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

it('turns Send into Stop while an answer comes in, and back', async () => {
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

it('does not take the second click of a double click on Send for Stop', async () => {
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
  // The control: a click of its own does stop.
  fireEvent.click(stop, { detail: 1 })
  await waitFor(() => expect(question.aborted).toBe(true))
})

it('gives a pending question and its context back when the reader presses Stop', async () => {
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

it('shows a question that waits for the conversation’s code, and sends it when that has come', async () => {
  const platform = fakePlatform()
  let bring = (_module: typeof conversationModule) => {}
  renderInPanel(
    <>
      <Body />
      <Composer />
    </>,
    {
      load: () =>
        new Promise(resolve => {
          bring = resolve
        })
    }
  )
  write('How?')
  enter()
  await screen.findByText('How?')
  screen.getByText('Searching the docs…')
  expect(platform.asked).toEqual([])
  bring(conversationModule)
  expect((await platform.question(1)).body.messages.at(-1)?.parts[0]?.text).toBe('How?')
})

it('gives the question and its context back when the conversation’s code cannot be brought, and Retry brings it', async () => {
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

it('draws the notice with its one link, and only where that leads somewhere', () => {
  const { unmount } = renderInPanel(<Composer />, {
    options: { notice: 'Read the [terms](https://acme.test/terms) first.' }
  })
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'terms' }).href).toBe('https://acme.test/terms')
  unmount()
  renderInPanel(<Composer />, { options: { notice: 'Read the [terms](javascript:alert(1)) first.' } })
  expect(screen.queryByRole('link')).toBeNull()
})
