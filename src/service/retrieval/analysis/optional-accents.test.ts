import { expect, it } from 'vitest'
import { withOptionalAccents } from './optional-accents.ts'

it.each([
  [/^cuánt[oa]s (días|años)$/i, 'cuantos dias', 'cuántos AÑOS', 'cuntos dias'],
  [/^c[oó]mo$/, 'como', 'cómo', 'c[mo'],
  [/^[^áé]$/, 'i', 'o', 'a'],
  [/^\p{L}í\d$/u, 'xi1', 'xí1', 'xa1'],
  [/^höchste [äb]$/, 'hoechste a', 'höchste ä', 'hchste a'],
  [/^\[é]$/, '[e]', '[é]', 'e'],
  [/^إضافة?$/, 'اضافه', 'إِضَافَةً', 'إضف'],
  [/^[أب]ى$/, 'اي', 'أى', 'تى'],
  [/^が$/, 'が', 'が', 'か']
])('%s matches with accents and without', (pattern, plain, accented, other) => {
  const loose = withOptionalAccents(pattern)
  expect([plain, accented, other].map(text => loose.test(text))).toEqual([true, true, false])
})
