import { expect, it } from 'vitest'
import { createContextTray } from './context.ts'

it('holds each context item once, the newest eight, and hands them over once', () => {
  const tray = createContextTray()
  for (let index = 0; index < 10; index++) tray.add({ type: 'code', value: `line ${index}` })
  tray.add({ type: 'code', value: 'line 9' })
  expect(tray.items.value.map(item => item.value).at(0)).toBe('line 2')
  expect(tray.items.value).toHaveLength(8)
  expect(tray.take()).toHaveLength(8)
  expect(tray.take()).toEqual([])
})

it('refuses what is no context item with a word on what one is', () => {
  expect(() => createContextTray().add({ type: 'page', value: 'x' } as never)).toThrow(/textSelection/)
})
