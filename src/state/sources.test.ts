import { expect, it } from 'vitest'
import { messageSources } from './sources.ts'

it('lists each source once, with absolute addresses that a reader can be sent to', () => {
  const part = (url: string, title?: string) => ({
    type: 'source-url' as const,
    sourceId: url,
    url,
    ...(title && { title })
  })
  const sources = messageSources(
    {
      parts: [
        part('/install#npm', 'Install'),
        part('https://docs.example.com/install#npm', 'Again'),
        part('javascript:alert(1)', 'Docs'),
        part('https://evil.test', 'docs.example.com\u202e'),
        part('https://docs.example.com/untitled')
      ]
    },
    'https://docs.example.com'
  )
  expect(sources.map(({ url, title }) => [url, title])).toEqual([
    ['https://docs.example.com/install#npm', 'Install'],
    ['https://evil.test/', 'docs.example.com'],
    ['https://docs.example.com/untitled', 'docs.example.com/untitled']
  ])
})
