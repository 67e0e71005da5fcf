import { expect, it } from 'vitest'
import { comparedSubjects } from './compared-subjects.ts'
import { english } from './languages/english/index.ts'

it.each([
  ['What is the difference between a panel and a popover?', ['a panel', 'a popover']],
  ['differences between `useChat` and `useObject`', ['`useChat`', '`useObject`']],
  ["what's the diff between a panel and a popover", ['a panel', 'a popover']],
  ['how is the panel different from a popover?', ['the panel', 'a popover']],
  ['panel vs. popover', ['panel', 'popover']],
  ['should I use panel versus popover?', ['panel', 'popover']],
  ['compare the panel with the popover', ['the panel', 'the popover']],
  ['panel  vs  popover ?!', ['panel', 'popover']],
  ['How do I open the panel and the popover?', undefined],
  ['panel vs popover\nand more', undefined],
  [`${'use x vs '.repeat(40)}y`, undefined]
])('“%s” compares %s', (text, subjects) => {
  expect(comparedSubjects(english, text)).toEqual(subjects)
})

it('a question of more than 150 characters is not read as a comparison', () => {
  const compared = (length: number) => comparedSubjects(english, `${'x'.repeat(length - 5)} vs y`)
  expect(compared(150)).toHaveLength(2)
  expect(compared(151)).toBeUndefined()
})
