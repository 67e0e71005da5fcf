// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { canDownload, download } from './download.ts'

afterEach(() => void vi.unstubAllGlobals())

const saved = (title: string) => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const links: HTMLAnchorElement[] = []
  root.addEventListener('click', event => {
    event.preventDefault()
    links.push(event.target as HTMLAnchorElement)
  })
  download(title, '# Words', root)
  expect(root.childElementCount).toBe(0)
  return links.map(link => link.download)
}

it.each([
  ['How do I install it?', 'How do I install it.md'],
  ['a/b\\c:d*e"f<g>h|i\n\u0007j', 'a b c d e f g h i j.md'],
  ['../../etc', 'etc.md'],
  ['x'.repeat(300), `${'x'.repeat(80)}.md`],
  ['インストール', 'インストール.md'],
  ['???', 'conversation.md']
])('saves “%s” under a file name that is valid on every system', (title, name) => expect(saved(title)).toEqual([name]))

it('is unavailable in a sandboxed frame, unless that allows downloads', () => {
  vi.stubGlobal('origin', 'https://docs.example.com')
  expect(canDownload()).toBe(true)
  vi.stubGlobal('origin', 'null')
  expect(canDownload()).toBe(false)
  vi.stubGlobal('origin', 'https://docs.example.com')
  const frame = (tokens: string[]) =>
    vi.stubGlobal('frameElement', {
      sandbox: { length: tokens.length, contains: (token: string) => tokens.includes(token) }
    })
  frame(['allow-scripts', 'allow-same-origin'])
  expect(canDownload()).toBe(false)
  frame(['allow-scripts', 'allow-downloads'])
  expect(canDownload()).toBe(true)
  frame([])
  expect(canDownload()).toBe(true)
})
