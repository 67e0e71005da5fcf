import { expect, it } from 'vitest'
import { isTechnology } from './product-names.ts'

it.each(['Redis', 'Evernote', 'WebRTC', 'bluetooth', 'USB', 'watchOS'])('%s means nothing else', name => {
  expect(isTechnology(name)).toBe(true)
})

it.each(['windows', 'lamp'])('%s may mean something else', word => {
  expect(isTechnology(word)).toBe(false)
})
