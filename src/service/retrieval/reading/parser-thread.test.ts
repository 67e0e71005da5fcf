/** @module-tag slow */
import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { plainSite } from '../../docs/index.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { readCorpus } from '../corpus.ts'
import { endless } from '../testing/endless.ts'
import { createPageParser } from './parse-page.ts'
import { createParserThread } from './parser-thread.ts'
import { createReader } from './reader.ts'

const config = { folder: '/docs', generator: 'plain' } as const
const site = plainSite('/docs')
const { stamp } = site

const sourceOf = (source: string, version = source) => ({ file: 'a.mdx', version, source, placement: { path: '/a' } })
const lamp = { config, stamp, source: sourceOf('# Lamp\n\nA lamp glows.') }

/** One that is worth starting. */
const newThread = ({ processors = 2, documentTime = 60_000 } = {}) => {
  const thread = createParserThread(processors)
  const release = thread.hold(documentTime)
  onTestFinished(release)
  for (let page = 0; page < 200; page++) expect(thread.parse(lamp)).toBeUndefined()
  return { thread, release }
}

it('parses as the thread does that asks, but not the first pages, and no more than a few at once', async () => {
  const { thread } = newThread()
  const parsing = Array.from({ length: 5 }, () => thread.parse(lamp))
  expect(parsing.map(page => page !== undefined)).toEqual([true, true, true, true, false])
  const expected = createPageParser()(lamp.source, site)
  expect(await Promise.all(parsing)).toEqual([expected, expected, expected, expected, undefined])
  expect(await thread.parse({ ...lamp, source: sourceOf('a\0b') })).toEqual({ reason: 'It is not text in UTF-8.' })
})

it('leaves pages of a site that it does not know as it was to the thread that asks', async () => {
  const { thread } = newThread()
  expect(await thread.parse({ ...lamp, stamp: 'before' })).toBeUndefined()
  expect(await thread.parse(lamp)).toHaveProperty('facts')
})

it('is not started where there is one processor', () => {
  expect(newThread({ processors: 1 }).thread.parse(lamp)).toBeUndefined()
})

it('names the page at which it hangs, gives those behind it back, and is started again', async () => {
  const { thread } = newThread({ documentTime: 500 })
  const parsing = [thread.parse({ ...lamp, source: sourceOf(endless, 'endless') }), thread.parse(lamp)]
  expect(await Promise.all(parsing)).toEqual([
    { reason: 'It takes too long, or too much memory, to parse.' },
    undefined
  ])
  expect(await thread.parse(lamp)).toHaveProperty('facts')
})

it('ends with the last who reads, and gives back what it has not done', async () => {
  const { thread, release } = newThread()
  const releaseOther = thread.hold(60_000)
  const parsing = thread.parse(lamp)
  release()
  expect(await parsing).toHaveProperty('facts')
  const left = thread.parse({ ...lamp, source: sourceOf(endless) })
  releaseOther()
  expect(await left).toBeUndefined()
})

it('a reader tells of pages in their order whoever parses them, and lets the first readable one have a path', async () => {
  const files = {
    'a.md': 'a\0b',
    'b.md': '# B',
    'b/index.md': '# B too',
    'c.md': '# C',
    'd.md': 'a\0b',
    'd/index.md': '# D'
  }
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  const parse = createPageParser()
  const finish: (() => void)[] = []
  const asked: string[] = []
  const reader = createReader({
    folder,
    readSite: async docs => plainSite(docs),
    // Every other page is done by somebody else, who gives back the last first, and of one nothing.
    parseInThread: (source, rules) => {
      asked.push(source.file)
      if (asked.length % 2 === 0) return
      const promise = new Promise<ReturnType<typeof parse> | undefined>(resolve => {
        finish.unshift(() => resolve(source.file === 'b/index.md' ? undefined : parse(source, rules)))
      })
      setImmediate(() => finish.shift()?.())
      return promise
    }
  })
  const corpus = await readCorpus(folder, { reader })
  expect([...corpus.files].map(([file, { path, title }]) => [file, path, title])).toEqual([
    ['b.md', '/b', 'B'],
    ['b/index.md', '/b/index', 'B too'],
    ['c.md', '/c', 'C'],
    ['d/index.md', '/d', 'D']
  ])
})
