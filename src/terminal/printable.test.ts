import { expect, it } from 'vitest'
import { oneLine } from './printable.ts'

it('is one line, also of a text with the line ends of Windows', () => {
  expect(oneLine('one\r\n\r\ntwo\n three\rfour')).toBe('one two three\uFFFDfour')
})
