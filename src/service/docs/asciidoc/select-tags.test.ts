import { expect, it } from 'vitest'
import { selectTags } from './select-tags.ts'

const lines = `before
# tag::on[]
lamp on
# tag::dim[]
lamp dim
# end::dim[]
# end::on[]
between
// tag::off[]
lamp off
// end::off[]
after`.split('\n')

it.each([
  ['on', 'lamp on|lamp dim'],
  ['dim', 'lamp dim'],
  ['dim;off', 'lamp dim|lamp off'],
  ['dim,off', 'lamp dim|lamp off'],
  ['on;!dim', 'lamp on'],
  ['!dim', 'before|lamp on|between|lamp off|after'],
  ['*', 'lamp on|lamp dim|lamp off'],
  ['!*', 'before|between|after'],
  ['**', 'before|lamp on|lamp dim|between|lamp off|after'],
  ['**;!on', 'before|between|lamp off|after'],
  ['*;!dim', 'lamp on|lamp off'],
  ['neither', '']
])('the tags %s select %s', (tags, selected) => {
  expect(selectTags(lines, tags).join('|')).toBe(selected)
})

it('a region that is not closed goes on to the end, and an end without a start ends nothing', () => {
  expect(selectTags(['a', 'tag::x[]', 'b', 'end::y[]', 'c'], 'x')).toEqual(['b', 'c'])
})
