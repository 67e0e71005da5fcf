import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Set `port` to **8080**, see [the _guide_](/guide).', 'Set port to 8080, see the guide.'],
  ['A line\nthat goes on  \nand a break.', 'A line that goes on\nand a break.'],
  ['- one\n- two:\n\n  - three', 'one\ntwo:\nthree'],
  ['| a | b |\n| - | - |\n| 1 | `x \\| y` |', 'a b\n1 x | y'],
  ['```ts title="a.ts"\nconst a = 1\n\nconst b = 2\n```', 'const a = 1\n\nconst b = 2'],
  ['> **Note**\n>\n> Take care.', 'Note\nTake care.'],
  ['![A plan](/plan.png) ~~old~~ 2\\*3 &amp; x', 'A plan old 2*3 & x'],
  ['…', '…']
])('%j is read as %j', (markdown, text) => expect(plainText(markdown)).toBe(text))
