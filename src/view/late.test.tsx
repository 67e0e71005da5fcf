// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { type LateModule, late } from './late.tsx'
import { endPanels, renderInPanel } from './testing/render.tsx'
import { useAssistant } from './use-assistant.ts'

afterEach(endPanels)

const Context = () => <p>{useAssistant().label('context')}</p>

const hello: LateModule<{ name: string }> = { View: ({ name }) => <p>Hello {name}</p> }

it('draws nothing until its code has loaded, then draws with its props', async () => {
  let arrive: (module: typeof hello) => void = () => {}
  const Hello = late(() => new Promise<typeof hello>(resolve => (arrive = resolve)))
  const { container } = renderInPanel(<Hello name="Ada" />)
  expect(container.textContent).toBe('')
  arrive(hello)
  await screen.findByText('Hello Ada')
})

it('draws at once the second time', async () => {
  const load = vi.fn(async () => hello)
  const Hello = late(load)
  const { show } = renderInPanel(<Hello name="Ada" />)
  await screen.findByText('Hello Ada')
  show(<Hello key="again" name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeDefined()
})

it('has its labels at once in a second panel, too', async () => {
  const Named = late(async () => ({ View: Context, labels: { context: 'Context' } }))
  renderInPanel(<Named />)
  await screen.findByText('Context')
  cleanup()
  const { container } = renderInPanel(<Named />)
  expect(container.textContent).toBe('Context')
})

it('loads again after a failure when it is drawn again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn(async () => hello).mockRejectedValueOnce(new Error('offline'))
  const Hello = late(load)
  const { show } = renderInPanel(<Hello name="Ada" />)
  await waitFor(() => expect(warned).toHaveBeenCalledOnce())
  show(<Hello key="again" name="Ada" />)
  await screen.findByText('Hello Ada')
  warned.mockRestore()
})

it('draws its fallback when its code fails to load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const Hello = late(
    async () => Promise.reject<typeof hello>(new Error('offline')),
    ({ name }: { name: string }) => <p>No hello for {name}</p>
  )
  renderInPanel(<Hello name="Ada" />)
  await screen.findByText('No hello for Ada')
  warned.mockRestore()
})
