import { expect, it } from 'vitest'
import { comparedThings } from './comparison.ts'
import { english } from './languages/english/index.ts'

it.each([
  ['What is the difference between a panel and a popover?', ['a panel', 'a popover']],
  ['differences between `useChat` and `useObject`', ['`useChat`', '`useObject`']],
  ['how is the panel different from a popover?', ['the panel', 'a popover']],
  ['panel vs. popover', ['panel', 'popover']],
  ['should I use panel versus popover?', ['panel', 'popover']],
  ['compare the panel with the popover', ['the panel', 'the popover']],
  ['How do I open the panel and the popover?', undefined],
  ['panel vs popover\nand more', undefined],
  [`${'use x vs '.repeat(40)}y`, undefined]
])('“%s” compares %s', (text, things) => {
  expect(comparedThings(english, text)).toEqual(things)
})
