import { expect, it } from 'vitest'
import { fileAddress, pageAddress } from './links.ts'

it.each([
  ['/install', 'https://docs.test', 'https://docs.test/install'],
  ['/docs/install', 'https://docs.test/docs/', 'https://docs.test/docs/install'],
  ['/install', 'https://docs.test/docs', 'https://docs.test/docs/install'],
  ['/docsearch', 'https://docs.test/docs', 'https://docs.test/docs/docsearch'],
  ['https://docs.test/a', 'https://docs.test', 'https://docs.test/a'],
  ['https://docs.test@evil.test/a', 'https://docs.test', undefined],
  ['https://evil.test/a', 'https://docs.test', undefined],
  ['https://evil.test/a', undefined, undefined],
  ['/a"onclick="x', 'https://docs.test', 'https://docs.test/a%22onclick=%22x'],
  ['/install', undefined, undefined],
  ['//evil.test/a', 'https://docs.test', undefined],
  ['/\\evil.test/a', 'https://docs.test', undefined],
  ['javascript:alert(1)', 'https://docs.test', undefined],
  ['install', 'https://docs.test', undefined]
])('the page %s of %s is %s', (path, siteUrl, address) => {
  expect(pageAddress(path, { siteUrl })).toBe(address)
})

const editUrl = 'https://code.test/edit/main/docs/{path}.md'

it.each([
  ['/guides/install', 'https://code.test/edit/main/docs/guides/install.md'],
  ['/guides/install.html?a=b#c', 'https://code.test/edit/main/docs/guides/install.md'],
  ['/guides/', 'https://code.test/edit/main/docs/guides.md'],
  ['/', 'https://code.test/edit/main/docs/index.md'],
  ['/%C3%BCber uns', 'https://code.test/edit/main/docs/%C3%BCber%20uns.md'],
  ['/../../settings', undefined],
  ['//evil.test', undefined],
  ['javascript:alert(1)', undefined]
])('the file of %s is %s', (path, address) => {
  expect(fileAddress(path, { editUrl })).toBe(address)
  expect(fileAddress(path, {})).toBeUndefined()
})
