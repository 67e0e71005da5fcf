// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { currentPathOf } from './current-path.ts'

it('is what the owner says, or the page’s own path, without query and hash', () => {
  history.replaceState(null, '', '/guide/install?q=1#top')
  expect(currentPathOf({})).toBe('/guide/install')
  expect(currentPathOf({ currentPath: '/fixed?q=1' })).toBe('/fixed')
  expect(currentPathOf({ currentPath: () => '/from/router#top' })).toBe('/from/router')
  expect(currentPathOf({ currentPath: () => undefined })).toBe('/guide/install')
})
