// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { currentPathOf, currentPathOrAddress } from './current-path.ts'

it('is what the owner says, or the page’s own path, without query and hash', () => {
  history.replaceState(null, '', '/guide/install?q=1#top')
  for (const pathOf of [currentPathOf, currentPathOrAddress]) {
    expect(pathOf(undefined)).toBe('/guide/install')
    expect(pathOf('/fixed?q=1')).toBe('/fixed')
    expect(pathOf(() => '/from/router#top')).toBe('/from/router')
  }
})

it('is none where the owner’s function names none or fails, unless a path is needed', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/guide/install?q=1#top')
  const fail = () => {
    throw new Error('no router')
  }
  for (const given of [() => undefined, fail]) {
    expect(currentPathOf(given)).toBeUndefined()
    expect(currentPathOrAddress(given)).toBe('/guide/install')
  }
  expect(error).toHaveBeenCalledTimes(2)
})
