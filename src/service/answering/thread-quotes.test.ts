import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createSiteReader } from '../docs/index.ts'
import { type Quote, questionOf, type Retrieval, readCorpus, retrieve } from '../retrieval/index.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { quotesInThread } from './thread-quotes.ts'

/** A search that finds a quote of each of these pages, and whatever the test says. */
const finding = async (names: string[], said: (quotes: Quote[]) => Partial<Retrieval>) => {
  const folder = await docsFolder(Object.fromEntries(names.map(name => [`${name}.md`, `# ${name}\n\nA lamp glows.\n`])))
  onTestFinished(() => rm(folder, { recursive: true }))
  const corpus = await readCorpus(folder, { readSite: createSiteReader({}, () => {}) })
  const quotes = names.flatMap(name => {
    return retrieve(corpus, questionOf(`lamp ${name}`), {
      limit: 1,
      accepts: ({ path }) => path === `/${name}`
    }).quotes()
  })
  const retrieval = retrieve(corpus, questionOf('lamp'), { limit: 5, accepts: () => true })
  return { ...retrieval, related: () => [], ...said(quotes) }
}

const pathsOf = ({ quotes }: { quotes: Quote[] }) => quotes.map(({ chunk }) => chunk.page.path)

it('goes on from what was quoted of an answer, and from that alone', async () => {
  const before: number[] = []
  const doubted = await finding(['red', 'green', 'blue'], quotes => ({
    verdict: 'perhaps',
    quotes: () => quotes,
    further(_, { quotes: quoted }) {
      before.push(quoted.length)
      return quotes
    }
  }))
  quotesInThread(doubted, ['more', 'example'])
  expect(before).toEqual([2, 4])
})

it('an ordinal points at what the last answer listed that did not show one of its own', async () => {
  const found = await finding(['red', 'green', 'blue', 'grey'], ([red, green, blue, grey]) => ({
    verdict: 'clearly',
    quotes: () => [red, green] as Quote[],
    further: () => [blue, grey] as Quote[]
  }))
  expect(pathsOf(quotesInThread(found, [2]))).toEqual(['/green'])
  expect(pathsOf(quotesInThread(found, [-1]))).toEqual(['/green'])
  expect(pathsOf(quotesInThread(found, ['more', -1]))).toEqual(['/grey'])
  expect(pathsOf(quotesInThread(found, [2, 1]))).toEqual(['/red'])
  expect(pathsOf(quotesInThread(found, ['more', 2]))).toEqual(['/grey'])
  expect(pathsOf(quotesInThread(found, ['more', -1, 1]))).toEqual(['/blue'])
})

it('who points at a page that a refusal names is shown it, unsure, and more of it', async () => {
  const found = await finding(['red', 'green'], ([red, green]) => ({
    verdict: 'no',
    quotes: () => [red] as Quote[],
    related: () => (green ? [green.chunk] : []),
    further: () => [red] as Quote[]
  }))
  expect(quotesInThread(found, [])).toEqual({ verdict: 'no', quotes: [] })
  const shown = quotesInThread(found, [1])
  expect([shown.verdict, ...pathsOf(shown)]).toEqual(['perhaps', '/green'])
  const more = quotesInThread(found, [1, 'more'])
  expect([more.verdict, ...pathsOf(more)]).toEqual(['perhaps', '/red'])
})

it('what was not meant is not quoted again where nothing else is left; what was asked “Why?” of is', async () => {
  const found = await finding(['red'], quotes => ({ verdict: 'clearly', quotes: () => quotes, further: () => [] }))
  expect(quotesInThread(found, ['other'])).toMatchObject({ verdict: 'perhaps', quotes: [], exhausted: 'other' })
  expect(pathsOf(quotesInThread(found, ['closest']))).toEqual(['/red'])
})

it('nothing is sure any more once an answer was not what was meant', async () => {
  const found = await finding(['red', 'green'], ([red, green]) => ({
    verdict: 'clearly',
    quotes: () => [red] as Quote[],
    further: () => [green] as Quote[]
  }))
  expect(quotesInThread(found, ['more']).verdict).toBe('clearly')
  expect(quotesInThread(found, ['other', 'more']).verdict).toBe('perhaps')
})

it('of what is shown after nothing was left, there is something', async () => {
  const found = await finding(['red', 'green'], ([red, green]) => ({
    verdict: 'clearly',
    quotes: () => [red] as Quote[],
    related: () => (green ? [green.chunk] : []),
    further: () => []
  }))
  expect(quotesInThread(found, ['more'])).toMatchObject({ quotes: [], exhausted: 'more' })
  const shown = quotesInThread(found, ['more', 1])
  expect([shown.exhausted, ...pathsOf(shown)]).toEqual([undefined, '/green'])
})
