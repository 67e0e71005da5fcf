import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chunksOf, question, sourcesOf, textOf } from '../../testing/answers.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

beforeAll(async () => {
  service = await testService()
})

afterAll(() => service[Symbol.asyncDispose]())

const ask = async (text: string, more: object = {}) => {
  const chunks = await chunksOf(await service.ask(question(text, more)))
  const outcome = chunks.findLast(({ messageMetadata }) => (messageMetadata as { outcome?: string })?.outcome)
  return {
    text: textOf(chunks),
    sources: sourcesOf(chunks),
    outcome: (outcome?.messageMetadata as { outcome?: string } | undefined)?.outcome
  }
}

describe('a question for the page that is open', () => {
  it('is answered with its beginning, and its sections with what each says first', async () => {
    const { text, sources, outcome } = await ask('Summarize this page', { currentPath: '/install' })
    expect(outcome).toBe('answered')
    expect(sources).toHaveLength(1)
    expect(text).toMatch(/^\*\*Installing\*\* \[1\]\(\/install\)\n\nOn this page/)
    expect(text).toContain(
      'On this page:\n\n- [With a package manager](/install#with-a-package-manager): Run this command in a terminal …'
    )
  })

  it('is answered behind a greeting too', async () => {
    const { text } = await ask('Hi! Can you summarize this page?', { currentPath: '/install' })
    expect(text).toContain('On this page:')
  })

  it('is answered in its own language', async () => {
    expect((await ask('Fasse diese Seite zusammen', { currentPath: '/install' })).text).toContain('Auf dieser Seite:')
  })

  it('is answered from that page alone where it is about something', async () => {
    const { text, sources } = await ask('What does this page say about npm?', { currentPath: '/install' })
    expect(text).toContain('npm install lamp')
    expect(sources.every(url => url.startsWith('/install'))).toBe(true)
  })

  it('tells that the page says nothing of it, and where else it stands', async () => {
    const { text, outcome, sources } = await ask('What does this page say about npm?', { currentPath: '/colours' })
    expect(text).toMatch(/^This page says nothing about “npm”\. It stands here: \[Installing › .*\]\(\/install#/)
    expect([outcome, sources]).toEqual(['unsure', []])
  })

  it('tells that nothing at all is said of it', async () => {
    const { text, outcome } = await ask('What does this page say about bananas?', { currentPath: '/colours' })
    expect([text, outcome]).toEqual(['This page says nothing about “bananas”.', 'refused'])
  })

  it('is told that no page is open, or none that the docs hold', async () => {
    for (const more of [{}, { currentPath: '/nowhere' }]) {
      const { text, outcome } = await ask('tl;dr', more)
      expect([text, outcome]).toEqual(['No page of the documentation is open here.', 'refused'])
    }
    const { text, outcome } = await ask('What does this page say about npm?')
    expect(text).toMatch(/^No page of the documentation is open here\.\n\n/)
    expect(text).toContain('npm install lamp')
    expect(outcome).toBe('unsure')
  })

  it('is a question for what goes with it, where something does', async () => {
    const context = [{ type: 'textSelection', value: 'npm install lamp', path: '/install' }]
    const { text } = await ask('Explain this', { currentPath: '/colours', context })
    expect(text).not.toContain('On this page')
    expect((await ask('?', { context })).text).not.toContain('I did not understand')
  })
})

describe('a question of who is new', () => {
  it('is answered with the page with which to begin, whatever page is open', async () => {
    const { text, sources, outcome } = await ask('Where do I start?', { currentPath: '/colours' })
    expect([outcome, sources]).toEqual(['answered', ['/install']])
    expect(text).toContain('On this page:')
  })

  it('is one like any other where no page is of that kind', async () => {
    const { text, outcome } = await ask('What is this?')
    expect([outcome, text]).toEqual(['refused', expect.not.stringContaining('No page')])
  })

  it('is answered by the section that asks it, if there is one', async () => {
    const lamp = 'A lamp glows, which is what a lamp is for, and another lamp glows as well.'
    const files = {
      'index.md': `# Lamps\n\n${lamp}\n`,
      'faq.md': `# Questions\n\n## What is Lamp?\n\nLamp is a light.\n\n## Other lamps\n\n${lamp}\n`
    }
    await using own = await testService({}, files)
    const sourcesFor = async (text: string) => sourcesOf(await chunksOf(await own.ask(question(text))))
    expect((await sourcesFor('What is Lamp?'))[0]).toBe('/faq#what-is-lamp')
    expect(await sourcesFor('What is this?')).toEqual(['/#lamps'])
  })

  describe('and wants to install it', () => {
    const files = {
      'index.md': '# Lamps\n\nA lamp is what glows on a desk, and on a wall where there is one, all night.\n',
      'start.md':
        '# Getting started\n\nA lamp is put on a desk first.\n\n## The first lamp\n\nRun `npm install lamp`.\n',
      'shade.md':
        '# Shades\n\n## Install\n\nInstall a shade with `npm install shade`.\n\n## Colours\n\nA shade is red.\n',
      'wall.md':
        '# Walls\n\nLamp lets you hang it on a wall, where a nail holds it.\n\n- A lamp on a wall needs a nail.\n- Of two walls, take the dry one.\n'
    }
    const firstSourceOf = async (service: TestService, body: object) =>
      sourcesOf(await chunksOf(await service.ask(body)))[0]

    it('is answered from the page with which to begin, and not with how to install a part of it', async () => {
      await using own = await testService({}, files)
      expect(await firstSourceOf(own, question('How do I install it?'))).toBe('/start#the-first-lamp')
      expect(await firstSourceOf(own, question('How do I install a shade?'))).toBe('/shade#install')
    })

    it('is answered by what installs, however often the name stands elsewhere', async () => {
      const start =
        '# Getting started\n\n## Install the Lamp Kit skill\n\nInstall the Lamp Kit skill with `kit skill`.\n\n## Install packages\n\nInstall the packages with `npm install lamp`.\n'
      await using own = await testService(
        {},
        { ...files, 'index.md': '# The Lamp Kit\n\nIt is bright.\n', 'start.md': start }
      )
      expect(await firstSourceOf(own, question('How do I install the Lamp Kit?'))).toBe('/start#install-packages')
    })

    it('or to configure it, from the page that is called so, from its beginning', async () => {
      const config =
        '# Configuration\n\nA lamp reads what is set for it once, at its start.\n\n## Files\n\nThe config file of a lamp is `lamp.toml`.\n'
      await using own = await testService({}, { ...files, 'config.md': config })
      const sources = sourcesOf(await chunksOf(await own.ask(question('Where is the config file?'))))
      expect(sources).toEqual(['/config#configuration', '/config#files'])
      // In another language too, whose words the page does not have.
      const inGerman = textOf(await chunksOf(await own.ask(question('Wo liegt die Konfigurationsdatei?'))))
      expect(inGerman).toMatch(/^\*\*Configuration\*\* .*once, at its start\.\n\nAuf dieser Seite:\n\n- \[Files\]/s)
      // Where no page is called so, whatever else says it.
      await using other = await testService({}, { ...files, 'more.md': config.replace('# Configuration', '# More') })
      expect(await firstSourceOf(other, question('Where is the config file?'))).toBe('/more#files')
    })

    it('is answered from the open page where that says how, and never later in a thread', async () => {
      await using own = await testService({}, files)
      expect(await firstSourceOf(own, question('How do I install it?', { currentPath: '/shade' }))).toBe(
        '/shade#install'
      )
      expect(await firstSourceOf(own, question('How do I install it?', { currentPath: '/wall' }))).toBe(
        '/start#the-first-lamp'
      )
      const [first] = question('What are shades?').messages
      const messages = [
        first,
        { role: 'assistant', parts: [{ type: 'text', text: 'Shades.' }] },
        ...question('install').messages
      ]
      expect(await firstSourceOf(own, { ...question(''), messages })).toBe('/shade#install')
    })

    it('is shown that page itself where it says nothing of it', async () => {
      const start = '# Getting started\n\nA lamp is put on a desk first, and on a wall where there is one, all night.\n'
      await using own = await testService({}, { ...files, 'start.md': start })
      expect(await firstSourceOf(own, question('install'))).toBe('/start#getting-started')
    })
  })
})
