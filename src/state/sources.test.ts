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

it('tells the section and the passage where the service says them', () => {
  const read = (docsAssistant: unknown) => {
    const part = {
      type: 'source-url' as const,
      sourceId: 's',
      url: '/a',
      title: ' A ',
      providerMetadata: { docsAssistant }
    }
    const [source] = messageSources({ parts: [part] }, 'https://docs.example.com')
    return [source?.title, source?.section, source?.passage]
  }
  expect(read({ section: ' Npm\u200b ', passage: 'Run npm.' })).toEqual(['A', 'Npm', 'Run npm.'])
  expect(read({ section: ' ', passage: 7 })).toEqual(['A', undefined, undefined])
  expect(read(undefined)).toEqual(['A', undefined, undefined])
})

it('cuts what is too long to be shown, never inside of a character', () => {
  const part = {
    type: 'source-url' as const,
    sourceId: 's',
    url: `/${'u'.repeat(300)}`,
    providerMetadata: { docsAssistant: { section: `${'s'.repeat(198)}😀😀`, passage: 'p'.repeat(3_000) } }
  }
  const [untitled, titled] = messageSources(
    { parts: [part, { ...part, url: '/t', title: 't'.repeat(200) }] },
    'https://docs.example.com'
  )
  expect(untitled?.title).toMatch(/^docs\.example\.com\/u+…$/)
  expect(untitled?.title).toHaveLength(200)
  expect(untitled?.section).toBe(`${'s'.repeat(198)}…`)
  expect(untitled?.passage).toHaveLength(2_000)
  expect(titled?.title).toBe('t'.repeat(200))
})

it('leaves out addresses that are none, and parts that are no sources', () => {
  const parts = [
    { type: 'text' as const, text: 'https://docs.example.com' },
    { type: 'source-url' as const, sourceId: 's', url: 'https://' },
    { type: 'source-url' as const, sourceId: 's', url: 'https://docs.example.com@evil.test/' },
    { type: 'source-url' as const, sourceId: 's', url: 'https://:password@docs.example.com/' },
    { type: 'source-url' as const, sourceId: 's', url: 'http://docs.example.com/' }
  ]
  expect(messageSources({ parts }, 'https://docs.example.com').map(({ url }) => url)).toEqual([
    'http://docs.example.com/'
  ])
})
