// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createDraft } from './composer.ts'
import { createContextTray as createTray } from './context.ts'

const createContextTray = () => createTray(createDraft(() => 'items'))
const stored = () => createContextTray().items.value

afterEach(() => sessionStorage.clear())

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

it('keeps the items for the tab, and gives them up only once the question has left', () => {
  const tray = createContextTray()
  tray.add({ type: 'code', value: 'npm i', title: 'bash', path: '/install' })
  tray.add({ type: 'code', value: 'npm t' })
  expect(stored()).toEqual(tray.items.value)
  const [, second] = tray.items.value
  if (second) tray.remove(second)
  expect(stored()).toEqual([{ type: 'code', value: 'npm i', title: 'bash', path: '/install' }])
  tray.take()
  expect(stored()).toHaveLength(1)
  tray.save()
  expect(sessionStorage).toHaveLength(0)
})

it.each(['{', '{}', '"x"', '[null, {"type":"page","value":"x"}, {"type":"code"}]'])('reads nothing from %s', text => {
  sessionStorage.setItem('items', text)
  expect(stored()).toEqual([])
})

it('reads the newest eight of what is stored', () => {
  sessionStorage.setItem(
    'items',
    JSON.stringify(Array.from({ length: 9 }, (_, i) => ({ type: 'code', value: `${i}` })))
  )
  expect(stored().map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

it('cuts what is too long, marks it, and leaves what fits alone', () => {
  const tray = createContextTray()
  tray.add({ type: 'code', value: 'x'.repeat(8000) })
  tray.add({ type: 'textSelection', value: 'y'.repeat(8001) })
  expect(tray.items.value.map(({ value, isCut }) => [value.length, isCut])).toEqual([
    [8000, undefined],
    [8000, true]
  ])
})

it('cuts no character in two', () => {
  const tray = createContextTray()
  tray.add({ type: 'code', value: `${'x'.repeat(7999)}😀` })
  expect(tray.items.value[0]?.value).toBe('x'.repeat(7999))
})
