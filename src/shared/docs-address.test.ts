import { describe, expect, it } from 'vitest'
import { docsAddress, isBelow } from './docs-address.ts'

describe('an address of the docs', () => {
  it.each([
    ['guides/install', 'https://x.example/manual/guides/install'],
    ['./guides/install.html#npm', 'https://x.example/manual/guides/install.html#npm'],
    ['/guides/install?a=/b', 'https://x.example/manual/guides/install?a=/b'],
    ['/manual/guides/install', 'https://x.example/manual/guides/install'],
    ['/manual', 'https://x.example/manual'],
    ['/manuals/other', 'https://x.example/manual/manuals/other'],
    ['../guides', 'https://x.example/manual/guides'],
    ['/', 'https://x.example/manual/'],
    ['#part', 'https://x.example/manual/#part'],
    ['https://x.example/blog', 'https://x.example/blog'],
    ['https://other.example/guides', 'https://other.example/guides'],
    ['//other.example/guides', 'https://other.example/guides'],
    ['//x.example/blog', 'https://x.example/blog'],
    ['mailto:a@x.example', 'mailto:a@x.example']
  ])('%s is %s', (address, url) => {
    for (const docsUrl of [
      'https://x.example/manual/',
      'https://x.example/manual',
      'https://x.example/manual/index.html'
    ]) {
      expect(docsAddress(address, docsUrl).href).toBe(url)
    }
  })

  it('of docs without a path is the browser’s own', () => {
    for (const address of ['/a', 'a', '../a'])
      expect(docsAddress(address, 'https://x.example').href).toBe('https://x.example/a')
    expect(docsAddress('/a', 'https://x.example/docs/v1.0').href).toBe('https://x.example/docs/v1.0/a')
  })
})

it.each([
  ['https://x.example/manual/a.png', true],
  ['https://x.example/manual', true],
  ['https://x.example/manuals/a.png', false],
  ['https://x.example/a.png', false],
  ['https://x.example/manual/../a.png', false],
  ['https://x.example.evil.test/manual/a.png', false],
  ['http://x.example/manual/a.png', false],
  ['https://cdn.example/any/a.png', true]
])('%s is below the places: %s', (url, isSo) => {
  expect(isBelow(new URL(url), ['https://x.example/manual', 'https://cdn.example'])).toBe(isSo)
})
