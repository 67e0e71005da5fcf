import { rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { createAnalyzer } from './analyzer.ts'
import { type Chunk, type Corpus, passageOf, readCorpus, retrieve } from './index.ts'
import { english } from './languages/english/index.ts'
import { withInitials } from './tokenizer.ts'

const files = {
  'pictures.md':
    '# Image generation\n\nMake an image from a description.\n\n## Size\n\nSet the `size` of the image in pixels.\n',
  'cancel.md':
    '# Stopping streams\n\nAbort a stream that is under way with its signal.\n\n```ts\ncontroller.abort()\n```\n',
  'keep.md': '# Persistence\n\nStore the conversation in a database, and load it when the page opens.\n',
  'policy.md': '# Content Security Policy\n\nAllow the script and the connection in two entries.\n',
  'migrate.md': '# Migrate to 2.0\n\nStreams, images, pages, databases and signals have new names.\n',
  'troubleshooting/proxy.md': '# Streaming behind a proxy\n\nA proxy may collect the stream before it passes it on.\n',
  'svelte.md': '# Svelte\n\nStart a chat with Svelte by adding its package.\n',
  'vue.md': '# Vue\n\nStart a chat with Vue by adding its package.\n'
}

let folder: string
let corpus: Corpus

beforeAll(async () => {
  folder = await docsFolder(files)
  corpus = await readCorpus(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (text: string, more: Partial<Parameters<typeof retrieve>[1]> = {}) =>
  retrieve(
    corpus,
    { text, earlier: [], context: [], currentPath: undefined, ...more },
    { limit: 3, accepts: () => true }
  )
const first = (text: string, more = {}) => ask(text, more).sections[0]?.page.path

describe('a question', () => {
  it.each([
    ['generate a picture', '/pictures'],
    ['how do I cancel an answer that streams?', '/cancel'],
    ['where can I save chats?', '/keep'],
    ['which CSP do I need?', '/policy'],
    ['the stream does not arrive behind nginx', '/troubleshooting/proxy'],
    ['a descripton for a picure', '/pictures'],
    ['presistence', '/keep']
  ])('%s is answered by %s', (text, path) => {
    expect(first(text)).toBe(path)
  })

  it('leads to what changed only when it asks for changes', () => {
    expect(first('images and streams')).not.toBe('/migrate')
    expect(first('which names changed in version 2.0?')).toBe('/migrate')
  })

  it('is answered by the page that has its words side by side', async () => {
    const own = await docsFolder({
      'a.md': '# One\n\nThe colour is warm. The shade of a lamp is round, and it has a colour.\n',
      'b.md': '# Two\n\nThe lamp colour is warm. It is round, it is the shade that has it, the lamp too.\n'
    })
    const question = { text: 'lamp colour', earlier: [], context: [], currentPath: undefined }
    const { sections } = retrieve(await readCorpus(own), question, { limit: 2, accepts: () => true })
    expect(sections.map(({ page }) => page.path)).toEqual(['/b', '/a'])
    await rm(own, { recursive: true })
  })

  it('that leans on the one before is understood through it', () => {
    expect(first('and in Vue?', { earlier: ['How do I start a chat with Svelte?'] })).toBe('/vue')
    expect(ask('and in Vue?', { earlier: ['How do I start a chat with Svelte?'] }).verdict).toBe('clearly')
  })

  it('that says nothing itself is about the page that is open', () => {
    expect(first('what does this do?', { currentPath: '/policy' })).toBe('/policy')
  })

  it.each(['explain this', 'What is this?', 'why?', 'Can you tell me more?'])(
    '“%s” is about what the reader attached, and else about the open page',
    text => {
      const context = [{ type: 'textSelection' as const, value: 'Abort a stream with its signal' }]
      expect(ask(text, { context })).toMatchObject({ verdict: 'clearly', unknown: [] })
      expect(first(text, { context, currentPath: '/vue' })).toBe('/cancel')
      expect(first(text, { currentPath: '/policy/' })).toBe('/policy')
      expect(ask(text).verdict).toBe('no')
    }
  )

  it('of many pages of text is read as far as it tells what it is about', () => {
    const question = 'How do I set the size of an image? '
    const megabytes = question + ' '.repeat(500_000) + 'lorem '.repeat(200_000)
    expect(ask(megabytes, { earlier: [megabytes] }).sections).toEqual(ask(question, { earlier: [question] }).sections)
  })

  it('gets one section of each page first, and more of a page only where pages run out', () => {
    const { sections } = retrieve(
      corpus,
      { text: 'image', earlier: [], context: [], currentPath: undefined },
      { limit: 10, accepts: () => true }
    )
    const places = sections.map(({ page, anchor }) => `${page.path}#${anchor}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places.indexOf('/migrate#migrate-to-20')).toBeLessThan(
      places.findLastIndex(place => place.startsWith('/pictures#'))
    )
  })
})

describe('the verdict', () => {
  it.each([
    ['How do I set the size of an image?', 'clearly'],
    ['What is the capital of Australia?', 'no'],
    ['How do I deploy to Kubernetes with Helm?', 'no'],
    ['', 'no'],
    ['how do I do it?', 'no']
  ])('on “%s” is: %s', (text, verdict) => {
    expect(ask(text).verdict).toBe(verdict)
  })

  it('comes with the words that no page knows', () => {
    expect(ask('How do I deploy a stream to Kubernetes? Kubernetes, I say.').unknown).toEqual(['deploy', 'Kubernetes'])
    expect(ask('lorem ipsum dolor sit amet consectetur adipiscing elit').unknown).toHaveLength(5)
  })
})

describe('a page that goes', () => {
  it('is not found any more, and its words are unknown again', async () => {
    const own = await docsFolder(files)
    const changing = await readCorpus(own)
    await rm(`${own}/vue.md`)
    await changing.refresh()
    const found = retrieve(
      changing,
      { text: 'Start with Vue', earlier: [], context: [], currentPath: undefined },
      { limit: 5, accepts: () => true }
    )
    expect(found.sections.map(({ page }) => page.path)).not.toContain('/vue')
    expect(found.unknown).toContain('Vue')
    expect(changing.index.terms.isTitleTerm('vue')).toBe(false)
    expect(corpus.index.terms.isTitleTerm('vue')).toBe(true)
    await rm(own, { recursive: true })
  })

  it('between the listing of the folder and its reading counts as gone, then and at every later reading', async () => {
    // More than are read at once, so that the last are still unread when the first are indexed.
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, page) => [`p${page}.md`, `# Page ${page}\n`]))
    const own = await docsFolder(many)
    onTestFinished(() => rm(own, { recursive: true }))
    const changing = await readCorpus(own)
    await Promise.all(Object.keys(many).map(name => writeFile(join(own, name), `# New ${name}\n\nA zebra.\n`)))
    const reading = changing.refresh()
    const firstIsRead = () => changing.index.chunksOf('p0.md')[0]?.chunk.heading.startsWith('New')
    while (!firstIsRead()) await new Promise(setImmediate)
    rmSync(join(own, 'p599.md'))
    await reading
    expect(changing.pages.size).toBe(599)
    await writeFile(join(own, 'p599.md'), '# Back\n')
    await changing.refresh()
    expect([changing.pages.size, changing.pages.get('/p599')?.title]).toEqual([600, 'Back'])
  })
})

describe('a passage', () => {
  const passageFor = async (source: string, text: string, room = 1_000) => {
    const own = await docsFolder({ 'a.mdx': source })
    onTestFinished(() => rm(own, { recursive: true }))
    const question = { text, earlier: [], context: [], currentPath: undefined }
    const { sections } = retrieve(await readCorpus(own), question, { limit: 1, accepts: () => true })
    return passageOf(sections[0] as Chunk, url => `/to/${url}`, room)
  }

  it('keeps its code with its name, resolves its links, leaves out pictures and escapes no addresses', async () => {
    const source =
      '# Lamp\n\nSee [b](b.md) ![x](x.png) at http://lamp.example:80.\n\n1. one\n2. two\n\n```ts filename="a.ts" {1,2}\nlamp()\n```\n'
    expect(await passageFor(source, 'lamp')).toEqual([
      'See [b](/to/b.md) x at http://lamp.example:80.',
      '1. one\n2. two',
      '```ts title="a.ts"\nlamp()\n```'
    ])
  })

  const flicker = '## Issue\n\nThe lamp flickers.\n\n## Solution\n\nTighten it.\n'

  it('of a short page goes on to its end, of a long one to the end of its section', async () => {
    const short = await passageFor(`# Flicker\n\nA fault.\n\n${flicker}`, 'my lamp flickers')
    expect(short).toEqual(['The lamp flickers.', '**Solution**', 'Tighten it.'])
    const filler = `## History\n\n${'Once upon a time there was a candle. '.repeat(60)}\n`
    const long = await passageFor(`# Flicker\n\nA fault.\n\n${flicker}${filler}`, 'my lamp flickers')
    expect(long).toEqual(['The lamp flickers.'])
  })

  it('has the code that it leads up to, also when that is long, and no section that has only begun', async () => {
    const code = `\`\`\`js\n${'lamp()\n'.repeat(60)}\`\`\``
    const text = `# Lamp\n\n${'Once there was a lamp. '.repeat(40)}\n\n## Glow\n\nThe lamp glows like this:\n\n`
    const first = await passageFor(`${text}${code}\n`, 'lamp that glows', 300)
    expect(first).toEqual(['The lamp glows like this:', code])
    const half = 'It glows for hours, days and weeks.'
    const then = `### Warmth\n\n${half}\n\n${'It is warm. '.repeat(30)}\n`
    expect(await passageFor(`${text.replace(':\n', `: ${half.repeat(4)}\n`)}${then}`, 'lamp that glows', 300)).toEqual([
      `The lamp glows like this: ${half.repeat(4)}`
    ])
  })

  it('of a page that solves a problem has the solution', async () => {
    const own = await docsFolder({
      'troubleshooting/flicker.md': `${flicker.replace('flickers.', `flickers. ${'It is dark. '.repeat(80)}`)}\n## More\n\n${'More. '.repeat(200)}`
    })
    onTestFinished(() => rm(own, { recursive: true }))
    const question = { text: 'the lamp flickers', earlier: [], context: [], currentPath: undefined }
    const { sections } = retrieve(await readCorpus(own), question, { limit: 1, accepts: () => true })
    expect(passageOf(sections[0] as Chunk, url => url, 1_000)).toContain('Tighten it.')
  })

  const colours = ['red', 'green', 'blue', 'white', 'amber', 'violet'].map(
    colour => [colour, `The lamp glows ${colour}. ${'It says so at length. '.repeat(14)}`.trim()] as const
  )

  it('of a long table has the rows that say it, under their head', async () => {
    const rows = colours.map(([colour, says]) => `| ${colour} | ${says} |`).join('\n')
    const [before, table = '', ...after] = await passageFor(
      `# Options\n\nThey are these.\n\n| Name | What |\n|---|---|\n${rows}\n`,
      'how does it glow amber?'
    )
    expect(table).toMatch(/^\| Name \| What \|\n/)
    expect(table).toContain('glows amber')
    expect(table).not.toContain('glows red')
    expect([before, ...after]).toEqual(['…', '…'])
  })

  it('of a long list says that it goes on', async () => {
    const items = colours.map(([colour, says]) => `1. ${colour}: ${says}`).join('\n')
    const [opening, list, end] = await passageFor(`# Lamp\n\nHow to use a lamp:\n\n${items}\n`, 'use a lamp', 700)
    expect(opening).toBe('How to use a lamp:')
    expect(list).toMatch(/^1\. red.*\n2\. green/)
    expect(end).toBe('…')
  })

  it('of properties has those that are asked for', async () => {
    const properties = colours.map(([name, description]) => ({ name, type: 'boolean', isOptional: true, description }))
    const passage = await passageFor(`# lamp()\n\n<Table content={${JSON.stringify(properties)}} />\n`, 'violet')
    expect(passage[1]).toContain('- `violet` (`boolean`, optional): The lamp glows violet.')
    expect(passage.join()).not.toContain('glows red')
  })
})

describe('terms', () => {
  const { termsOf } = createAnalyzer(english)

  it.each([
    ['useChat()', ['usechat', 'us', 'chat']],
    ['max_tokens', ['maxtokens', 'max', 'token']],
    ['Next.js', ['nextj']],
    ['Généràtion', ['gener']],
    ['status statuses', ['status', 'status']],
    ['東京タワー', ['東京タワー']]
  ])('of %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  it('of a language without spaces are its words', () => {
    expect(termsOf('東京タワーはどこですか').length).toBeGreaterThan(2)
  })

  it('of a name of several words include its initials', () => {
    expect(termsOf(withInitials('Content Security Policy'))).toContain('csp')
  })
})
