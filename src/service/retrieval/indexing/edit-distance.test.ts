import { expect, it } from 'vitest'
import { editDistance, isOneTypoApart } from './edit-distance.ts'

it.each([
  ['', '', 0],
  ['stream', 'stream', 0],
  ['stream', 'scream', 1],
  ['strem', 'stream', 1],
  ['streamm', 'stream', 1],
  ['steram', 'stream', 2],
  ['kitten', 'sitting', Number.POSITIVE_INFINITY],
  ['stream', 'stre', 2],
  ['stream', 'str', Number.POSITIVE_INFINITY],
  ['abcdef', 'badcfe', Number.POSITIVE_INFINITY],
  ['', 'ab', 2]
])('from %s to %s are %s letters, when two are asked for', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance)
  expect(editDistance(to, from, 2)).toBe(distance)
})

it.each([
  ['stream', 'steram', true],
  ['stream', 'strem', true],
  ['stream', 'streaam', true],
  ['stream', 'strexm', true],
  ['stream', 'streams', true],
  ['stream', 'stream', false],
  ['stream', 'stramx', false],
  ['stream', 'st', false]
])('%s and %s are one typo apart: %s', (a, b, is) => {
  expect(isOneTypoApart(a, b)).toBe(is)
  expect(isOneTypoApart(b, a)).toBe(is)
})
