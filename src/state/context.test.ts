import { expect, it } from 'vitest'
import { createContextTray } from './context.ts'

it('holds each context item once, the newest eight, and hands them over once', () => {
  const tray = createContextTray()
  for (let index = 0; index < 10; index++) tray.add({ type: 'code', value: `line ${index}` })
  tray.add({ type: 'code', value: 'line 9' })
  expect(tray.items.value.map(item => item.value)).toEqual(Array.from({ length: 8 }, (_, i) => `line ${i + 2}`))
  expect(tray.items.value).toHaveLength(8)
  expect(tray.take()).toHaveLength(8)
  expect(tray.take()).toEqual([])
})

it('refuses what is no context item with a word on what one is', () => {
  expect(() => createContextTray().add({ type: 'page', value: 'x' } as never)).toThrow(/textSelection/)
})

it('removes one item and leaves the others', () => {
  const tray = createContextTray()
  tray.add({ type: 'code', value: 'x' })
  tray.add({ type: 'textSelection', value: 'x' })
  const [first] = tray.items.value
  if (first) tray.remove(first)
  expect(tray.items.value).toEqual([{ type: 'textSelection', value: 'x' }])
})

it('takes an item that is added again for the newest', () => {
  const tray = createContextTray()
  for (const value of ['a', 'b', 'a']) tray.add({ type: 'code', value })
  expect(tray.items.value.map(({ value }) => value)).toEqual(['b', 'a'])
})

it('puts what comes back before what was added since, eight at most', () => {
  const tray = createContextTray()
  tray.add({ type: 'code', value: 'old' })
  const taken = tray.take()
  for (let index = 0; index < 8; index++) tray.add({ type: 'code', value: `new ${index}` })
  tray.restore(taken)
  expect(tray.items.value.map(({ value }) => value)).toEqual([
    'old',
    ...Array.from({ length: 7 }, (_, i) => `new ${i}`)
  ])
})
