import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createSiteReader } from '../docs/index.ts'
import { questionOf, type Retrieval, readCorpus, retrieve } from '../retrieval/index.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { groundingOf } from './index.ts'

/** Searches a small documentation for a question. */
const ground = async (files: Record<string, string>, text: string, siteUrl = '') => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  const corpus = await readCorpus(folder, { readSite: createSiteReader({}, () => {}) })
  const retrieval = retrieve(corpus, questionOf(text), { limit: 5, accepts: () => true })
  return { ...groundingOf(retrieval, { corpus, siteUrl, reader: { language: 'en' }, further: [] }), retrieval }
}

const lamp = {
  '01-lamp.md':
    '# Lamp\n\nA lamp glows.\n\n## Dim & glow\n\nTurn the knob to dim the lamp: see [use](./02-use.md#knob), [here](#dim--glow), [there](/use/) and [out](https://example.com/a).\n',
  '02-use.md': '# Use\n\n## Knob\n\nA lamp has a knob, which is dim where no hand has touched it.\n'
}

it('numbers the sections, best first, with where they stand', async () => {
  const { sources, verdict, unknown, isVague, retrieval } = await ground(lamp, 'How do I dim the lamp with the knob?')
  expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1))
  expect(sources[0]).toMatchObject({
    number: 1,
    url: '/lamp#dim--glow',
    path: '/lamp',
    title: 'Lamp',
    section: 'Dim & glow'
  })
  expect({ verdict, unknown, isVague }).toEqual({ verdict: retrieval.verdict, unknown: [], isVague: false })
})

it('names the heading above where a page has several sections of one name', async () => {
  const page =
    '# Compare\n\n## Lumen\n\n### Storage\n\nIt stores light.\n\n## Candle\n\n### Storage\n\nIt stores wax.\n\n### Price\n\nA wick costs 3 €.\n'
  const { sources } = await ground({ '01-compare.md': page }, 'What does the candle store as wax?')
  expect(sources[0]?.section).toBe('Candle › Storage')
  expect((await ground({ '01-compare.md': page }, 'what does a wick cost')).sources[0]?.section).toBe('Price')
})

it('leaves links to other parts of the host alone, where the base path is that of the links', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e']
  const files = Object.fromEntries(pages.map(name => [`${name}.md`, `# ${name}\n`]))
  const links = [...pages.map(name => `/docs/${name}`), '/blog/lamps', '/docs/none'].map(path => `[x](${path})`)
  const lamps = { ...files, 'lamp.md': `# Lamp\n\nA lamp glows in the room: ${links.join(' ')} .\n` }
  const textOf = async (siteUrl: string) =>
    (await ground(lamps, 'where does a lamp glow in the room', siteUrl)).sources[0]?.blocks.join()
  expect(await textOf('https://lamp.example/docs')).toContain(
    '[x](https://lamp.example/docs/e) [x](https://lamp.example/blog/lamps) [x](https://lamp.example/docs/none)'
  )
  expect(await textOf('/docs')).toContain('[x](/docs/e) [x](/blog/lamps) [x](/docs/none)')
})

it('says what the documentation does not know', async () => {
  expect(await ground(lamp, 'Which filament has Helm?')).toMatchObject({ verdict: 'no', unknown: ['filament', 'Helm'] })
  expect(await ground(lamp, 'help')).toMatchObject({ isVague: true })
})

it('points links at pages of the site, those to its own page with the page', async () => {
  const { sources } = await ground(lamp, 'How do I dim the lamp with the knob?')
  expect(sources[0]?.blocks.join()).toContain(
    'see [use](/use#knob), [here](/lamp#dim--glow), [there](/use) and [out](https://example.com/a)'
  )
})

it('points sources and links at the configured site, and leaves other addresses alone', async () => {
  const { sources } = await ground(lamp, 'How do I dim the lamp with the knob?', 'https://docs.example.com/v1')
  expect(sources[0]?.url).toBe('https://docs.example.com/v1/lamp#dim--glow')
  expect(sources[0]?.path).toBe('/lamp')
  expect(sources[0]?.blocks.join()).toContain(
    'see [use](https://docs.example.com/v1/use#knob), [here](https://docs.example.com/v1/lamp#dim--glow), [there](https://docs.example.com/v1/use) and [out](https://example.com/a)'
  )
})

it('encodes an anchor that an address could not hold as it is', async () => {
  const { sources } = await ground(
    { 'a.md': '# Lampe\n\n## Größe der Lampe\n\nDie Größe der Lampe.\n' },
    'Größe der Lampe?'
  )
  expect(sources[0]?.url).toBe('/a#gr%C3%B6%C3%9Fe-der-lampe')
})

it('gives the first section more room than the others', async () => {
  const long = (word: string) =>
    `# ${word}\n\n${Array.from({ length: 30 }, (_, index) => `The knob of the ${word} is dimmed by hand, part ${index}, which says a little more.`).join('\n\n')}\n`
  const { sources } = await ground(
    { 'a.md': long('lamp'), 'b.md': long('lamp bulb') },
    'How is the knob of the lamp dimmed?'
  )
  const [first = 0, second = 0] = sources.map(({ blocks }) => blocks.join('').length)
  expect(first).toBeGreaterThan(2_200)
  expect(first).toBeLessThan(2_600)
  expect(second).toBeGreaterThan(1_000)
  expect(second).toBeLessThan(1_400)
})

it('has of a source the passage as a reader sees it, without Markdown’s marks', async () => {
  const { sources, quotes } = await ground(
    { 'a.md': '# Lamp\n\nSet `lamp`, see [the guide](/guide).\n\n- **one**\n- two\n\n```sh\nnpm i\n```\n' },
    'Set lamp'
  )
  const passage = 'Set lamp, see the guide.\n\none\ntwo\n\nnpm i'
  expect([sources[0]?.passage, quotes[0]?.passage]).toEqual([passage, passage])
})

it('has of two stretches of a section the likelier one as the passage', async () => {
  const [one, other] = ['The knob that dims the lamp is red.', 'Turn the knob to dim the lamp.']
  const filler = 'Once upon a time. '.repeat(30).trim()
  const { quotes } = await ground({ 'a.md': `# Room\n\n${filler}\n\n${one}\n\n${filler}\n\n${other}\n` }, other)
  expect([quotes[0]?.blocks, quotes[0]?.passage]).toEqual([[one, '…', other], other])
})

it('shows of a long passage what fits into 800 characters, up to a whole word', async () => {
  const passageOf = async (text: string) =>
    (await ground({ 'a.md': `# Lamp\n\n${text}\n` }, 'lamp')).sources[0]?.passage
  expect(await passageOf('x'.repeat(800))).toBe('x'.repeat(800))
  expect(await passageOf(`${'x'.repeat(790)} yy zzzzzzzzzz and more`)).toBe(`${'x'.repeat(790)} yy …`)
})

it('quotes what answers, and names other pages that hold what the question is mainly about', async () => {
  const { quotes, related } = await ground(lamp, 'How do I dim the lamp and its knob?')
  expect(quotes[0]).toMatchObject({ number: 1, url: '/lamp#dim--glow', title: 'Lamp', section: 'Dim & glow' })
  expect(quotes[0]?.blocks.join()).toContain('Turn the knob to dim the lamp')
  expect(quotes.map(({ url }) => url)).toContain('/use#knob')
  expect(related).toEqual([])
})

it('names two other pages at most, each once, and none that is quoted', async () => {
  const rooms = ['a', 'b', 'c', 'd'].map(name => [`${name}.md`, `# Room ${name}\n\nA lamp.\n\n## Bed\n\nA lamp.\n`])
  const files: Record<string, string> = { 'lamp.md': '# Lamp\n\nA lamp glows.\n', ...Object.fromEntries(rooms) }
  const { retrieval } = await ground(files, 'lamp')
  const corpus = await readCorpus(await docsFolder(files))
  const quotes = retrieval.quotes().slice(0, 1)
  const related = ['lamp.md', 'a.md', 'b.md', 'c.md'].flatMap(file =>
    corpus.index.chunksOf(file).map(({ chunk }) => chunk)
  )
  const found: Retrieval = { ...retrieval, quotes: () => quotes, related: () => related }
  const grounding = groundingOf(found, { corpus, siteUrl: '', reader: { language: 'en' }, further: [] })
  expect(grounding.quotes.map(({ path }) => path)).toEqual(['/lamp'])
  expect(grounding.related.map(({ path }) => path)).toEqual(['/a', '/b'])
})

it('leaves a link into a site of one HTML page behind its hash', async () => {
  const page = '# Lamp\n\nDim the lamp with the knob, as [the knob](#/en/knob#turn) says.\n'
  const { quotes } = await ground({ 'lamp.md': page }, 'How do I dim the lamp?', 'https://lamp.example')
  expect(quotes[0]?.blocks.join()).toContain('[the knob](https://lamp.example/#/en/knob#turn)')
})
