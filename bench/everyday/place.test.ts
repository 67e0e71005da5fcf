import { expect, it } from 'vitest'
import { isOnRightPage, isRightPlace, placesOf } from './place.ts'

const answer = `**Lamp** [1](/lamp.html)

> A lamp glows.

**Lamp › Dim \\[all\\]** [2](/lamp.html#dim)

> Turn **the knob** [3](/elsewhere).
`

it('the places of an answer are where its quotes stand', () => {
  expect(placesOf(answer)).toEqual([
    { path: '/lamp', anchor: '', isBeginning: true },
    { path: '/lamp', anchor: 'dim', isBeginning: false }
  ])
})

it('the base path of the site is none of their addresses', () => {
  expect(placesOf('**Lamp** [1](/docs/lamp#dim)', '/docs')[0]).toMatchObject({ path: '/lamp', anchor: 'dim' })
})

it.each([
  ['the beginning of a page', ['/lamp'], [true, false]],
  ['a section', ['/lamp/#dim'], [false, true]],
  ['any place of a page', ['/sofa', '/lamp#*'], [true, true]],
  ['another page', ['/sofa#dim', '/'], [false, false]]
])('%s may be the right place', (_, right, expected) => {
  expect(placesOf(answer).map(place => isRightPlace(place, right))).toEqual(expected)
})

it('a page is right wherever on it the right place is', () => {
  expect(placesOf(answer).map(place => isOnRightPage(place, ['/lamp#glow']))).toEqual([true, true])
  expect(placesOf(answer).map(place => isOnRightPage(place, ['/sofa#dim']))).toEqual([false, false])
})
