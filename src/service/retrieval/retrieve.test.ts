import { describe, expect, it } from 'vitest'
import { languageFor } from './analysis/languages/index.ts'
import { readQuestion } from './find-pages.ts'
import type { Question } from './ranking/question.ts'
import { type RetrievalOptions, searchSections } from './search-sections.ts'
import { ask as askIn, corpusOf, pathsFor, questionOf } from './testing/corpus.ts'

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

const ask = (text: string, more: Partial<Question & RetrievalOptions> = {}) =>
  askIn(corpusOf(files), text, { limit: 3, ...more })
const first = (text: string, more: Partial<Question> = {}) => ask(text, more).sections[0]?.page.path

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

  it.each([
    'how do I cancel an answer that streams?',
    'Hi all, could you tell me: how do I cancel an answer that streams? Thanks in advance!',
    'We are a team of five and came to it in May. We like it a lot so far. How do I cancel an answer that streams?',
    'How do I cancel an answer that streams? We are a team of five and came to it in May. We like it a lot so far.',
    'we are a team of five. we like it a lot so far. how do i cancel an answer that streams',
    'HOW DO I CANCEL AN ANSWER THAT STREAMS?',
    'how do I cancle an answer that streams, in the latest version?',
    'How do I cancel an answer that streams? Please explain step by step, with an example.',
    'according to the docs, how do I cancel an answer that streams?',
    'how do I cancel\nan answer that streams?',
    'How do I cancel an answer that streams?\n\nHow do I cancel an answer that streams?'
  ])('put as “%s” gets the same answer', text => {
    const { verdict, sections } = ask(text)
    expect([verdict, sections[0]?.page.path]).toEqual(['clearly', '/cancel'])
  })

  it('with a compound finds it as one word, and the other way round', () => {
    const lamp = { 'b.md': '# Lamps\n\nA lamp is a source of light.\n' }
    for (const [said, typed] of [
      ['open-source', 'opensource'],
      ['opensource', 'open-source']
    ] as const)
      expect(askIn(corpusOf({ 'a.md': `# Chats\n\nEach is ${said}.\n`, ...lamp }), typed).sections[0]?.page.path).toBe(
        '/a'
      )
  })

  it('with a mistyped name of the code is about the name', () => {
    const code = corpusOf({ 'a.md': '# Texts\n\nCall `streamText()` for it.\n', 'b.md': '# Lamps\n\nA text.\n' })
    const { verdict, sections } = askIn(code, 'steramText')
    expect([verdict, sections[0]?.page.path]).toEqual(['clearly', '/a'])
  })

  it('that is short and says enough is asked without what is told behind it', () => {
    const told = 'We came to it in May. It is green.'
    expect(readQuestion(corpusOf(files), questionOf(`Abort a stream? ${told}`)).text).toBe('Abort a stream?')
    expect(readQuestion(corpusOf(files), questionOf(`How so? ${told}`)).text).toBe(`How so? ${told}`)
  })

  it('leads to what changed only when it asks for changes', () => {
    expect(first('images and streams')).not.toBe('/migrate')
    expect(first('which names changed in version 2.0?')).toBe('/migrate')
  })

  it('is not led on to what changed, unless it asks for changes', () => {
    const own = corpusOf({
      'lamp.md': '# Lamp\n\nThe shade of the lamp is warm.\n',
      'changelog.md': '# Changelog\n\n## v2\n\nThe shade of the lamp is warm in v2.\n'
    })
    const related = (text: string) =>
      askIn(own, text)
        .related()
        .map(({ page }) => page.path)
    expect(related('shade of the lamp')).toEqual(['/lamp'])
    expect(related('shade of the lamp in v2')).toContain('/changelog')
  })

  it('is not led on to a section that has only links', () => {
    const links = '[The shade of the lamp](lamp.md)'
    const own = corpusOf({
      'lamp.md': '# Lamp\n\nThe shade of the lamp is warm.\n',
      'list.md': `# Shade of a lamp\n\n- ${links}\n- [More](more.md)\n`,
      'line.md': `# Shades of lamps\n\n${links} [More](more.md)\n`,
      'told.md': `# A lamp’s shade\n\n- ${links}: warm\n- [More](more.md)\n`
    })
    const related = askIn(own, 'shade of the lamp').related()
    expect(related.map(({ page }) => page.path).toSorted()).toEqual(['/lamp', '/told'])
  })

  it('is answered by the page that has its words side by side', () => {
    const own = corpusOf({
      'a.md': '# One\n\nThe colour is warm. The shade of a lamp is round, and it has a colour.\n',
      'b.md': '# Two\n\nThe lamp colour is warm. It is round, it is the shade that has it, the lamp too.\n'
    })
    expect(pathsFor(own, 'lamp colour')).toEqual(['/b', '/a'])
  })

  it.each(['What does LAMP-E07 mean?', 'LAMP-E07 burnt wick', 'How do I change a wick?'])(
    'begins anew with what can stand by itself: %s',
    question => {
      const corpus = corpusOf({
        'errors.md':
          '# Errors\n\n## LAMP-E07\n\nLAMP-E07 means that the wick is burnt.\n\n## Change a wick\n\nTo change a wick, pull it.',
        'timer.md': '# Timer\n\nA timer of the lamp counts hours and minutes.'
      })
      const earlier = ['How many hours does a timer count?', 'Which minutes does it show in the timer?']
      const [alone, inThread] = [askIn(corpus, question), askIn(corpus, question, { earlier })]
      expect([inThread.verdict, inThread.sections[0]?.page.path]).toEqual(['clearly', '/errors'])
      expect(inThread.sections).toEqual(alone.sections)
    }
  )

  it('that leans on the one before is understood through it', () => {
    expect(first('and in Vue?', { earlier: ['How do I start a chat with Svelte?'] })).toBe('/vue')
    expect(ask('and in Vue?', { earlier: ['How do I start a chat with Svelte?'] }).verdict).toBe('clearly')
  })

  it.each(['How do I close it?', 'How do I close that again?'])(
    'that says with a small word what it is about goes on with the one before: %s',
    question => {
      const corpus = corpusOf({
        'svelte.md': '# Svelte\n\nStart a chat with Svelte.\n\n## Close\n\nClose a chat of Svelte with `close`.\n',
        'popup.md': '# Close a popup\n\nTo close a popup, press Escape. A popup closes by itself.\n',
        'vue.md': '# Vue\n\nStart a chat with Vue by adding its package.\n'
      })
      expect(pathsFor(corpus, question, { earlier: ['How do I start a chat with Svelte?'] })[0]).toBe('/svelte')
      expect(pathsFor(corpus, question)[0]).toBe('/popup')
    }
  )

  describe('of a single word', () => {
    const walls = Array.from({ length: 20 }, (_, at) => [`${at}.md`, `# Wall ${at}\n\nIt stands.\n`])
    const corpus = corpusOf({
      'svelte.md':
        '# Svelte\n\nStart a chat with Svelte: a chat starts with Svelte.\n\n## Start a chat\n\nStart a chat with Svelte. It has options: `fast` and `slow`.\n',
      'popup.md': '# Popup\n\nA popup is a small window. A popup closes by itself.\n',
      'ease.md': '# Ease\n\nWith glue, everything is easier: it is the easier way.\n',
      'options.md': '# Options\n\nThe options of a program, and what these options do.\n',
      'tabs.md': '# Tabs\n\nA tab has alternatives: an alternative of a tab is a window.\n',
      ...Object.fromEntries(walls)
    })
    const earlier = ['How do I start a chat with Svelte?']
    const first = (text: string, before = earlier) => pathsFor(corpus, text, { earlier: before })[0]

    it.each(['What are the options?', 'What is a popup?', 'What are the alternatives?'])('%s can stand alone', text => {
      expect(askIn(corpus, text).verdict).toBe('clearly')
    })

    it('is about the page that answered the one before, where that says something of it', () => {
      expect([first('What are the options?'), first('What are the options?', [])]).toEqual(['/svelte', '/options'])
    })

    it('is about a section of that title where the page before says nothing of it', () => {
      expect(first('What is a popup?')).toBe('/popup')
    })

    it('says nothing by itself in general words alone', () => {
      expect(first('is there an easier way?')).toBe('/svelte')
    })

    it('is about what was spoken of where it only stands elsewhere', () => {
      expect([first('What are the alternatives?'), first('What are the alternatives?', [])]).toEqual([
        '/svelte',
        '/tabs'
      ])
    })
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
    const found = (asked: string) =>
      ask(asked, { earlier: [asked] }).sections.map(({ page, anchor, from }) => [page.path, anchor, from])
    expect(found(megabytes)).toEqual(found(question))
  })

  it('gets one section of each page first, and more of a page only where pages run out', () => {
    const { sections } = ask('image', { limit: 10 })
    const places = sections.map(({ page, anchor }) => `${page.path}#${anchor}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places.indexOf('/migrate#migrate-to-20')).toBeLessThan(
      places.findLastIndex(place => place.startsWith('/pictures#'))
    )
  })
})

it('with a name of the code that the docs have is not refused for its other words', () => {
  const pages = Array.from({ length: 12 }, (_, at) => [
    `${at}.md`,
    `# Page ${at}\n\nThe browser loads an old script after the rollout of number ${at}. Stale letters stay.\n`
  ])
  const mail = 'With `useFileTransport` each message is a file in `@runtime/mail`.'
  const corpus = corpusOf({ ...Object.fromEntries(pages), 'mail.md': `# Mail\n\n${mail}\n` })
  const others = 'letters stay number Paris zebra April Florence'
  expect(askIn(corpus, `${others} useFileTransport`).verdict).toBe('perhaps')
  expect(askIn(corpus, `${others} paintedWindow`).verdict).toBe('no')
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
    expect(ask('zebra vs okapi').unknown).toEqual(['zebra', 'okapi'])
    expect(ask('lorem ipsum dolor sit amet consectetur adipiscing elit').unknown).toHaveLength(5)
  })
})

it('a question to which no sentence comes closer than the others is refused', () => {
  const said = (count: number) =>
    Array.from({ length: count }, (_, at) => `Once upon a time ${at} ${'so and so on '.repeat(20)}.`).join('\n\n')
  const others = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.md`, `# Wall ${at}\n\nIt stands.\n`]))
  const verdict = (count: number) =>
    askIn(corpusOf({ 'a.md': `# Lamp\n\n${said(count)}\n`, ...others }), 'who paints a lamp like a zebra').verdict
  expect([verdict(20), verdict(60)]).toEqual(['perhaps', 'no'])
})

describe('a question that compares two things', () => {
  const corpusOfPanels = () =>
    corpusOf({
      'panel.md': '# Panel\n\nA panel stands beside the page.\n\n## Size\n\nThe panel is tall, a popover is not.\n',
      'popover.md': '# Popover\n\nA popover hangs below a button.\n\n## Panel\n\nNo popover is a panel.\n',
      'history.md': '# History\n\nA panel was a popover once, and a popover a panel.\n',
      'wall.md': '# Wall\n\nIt stands behind a panel.\n',
      'policy.md': '# Content Security Policy\n\nIt says what a page may load.\n'
    })
  const compared = (text: string, limit = 4) => {
    const found = askIn(corpusOfPanels(), text, { limit })
    return { ...found, places: found.sections.map(({ page, anchor }) => `${page.path}#${anchor}`) }
  }

  it('is answered by the place that says how they differ, if there is one', () => {
    const files = {
      'panel.md': '# Panel\n\nA panel stands beside the text.\n\n```js\npanel.popover(panel, popover)\n```\n',
      'popover.md': '# Popover\n\nA popover lies above the text.\n',
      'choose.md': '# Choose\n\nText, and more text.\n\n## Which\n\nUnlike a popover, a panel moves the text.\n'
    }
    const said = (pages: Record<string, string>) =>
      askIn(corpusOf(pages), 'panel vs popover')
        .quotes()[0]
        ?.pieces.map(({ text }) => text.trim())[0]
    expect(said(files)).toBe('Unlike a popover, a panel moves the text.')
    expect(said({ ...files, 'choose.md': '# Choose\n\nA popover, a panel: each has a text.\n' })).toBe(
      'A panel stands beside the text.'
    )
    const alike = 'The panel and the popover move the text, unlike a wall.'
    expect(said({ ...files, 'choose.md': `# Choose\n\n${alike}\n` })).toBe('A panel stands beside the text.')
    const between = 'Between a panel and a popover the text makes the difference.'
    expect(said({ ...files, 'choose.md': `# Choose\n\n${between}\n` })).toBe(between)
  })

  it.each([
    ['Panel vs. popover, wall vs. window', 'To pick a panel or a popover, look at the text.'],
    ['Wooden panel vs. popover', 'Unlike the glass of a panel, the wood of a popover has colours, walls and windows.']
  ])('is answered by what stands below a heading that compares the two, and not others: %s', (heading, first) => {
    const corpus = corpusOf({
      'choose.md': `# Choose\n\n## ${heading}\n\nTo pick a panel or a popover, look at the text.\n`,
      'wood.md': '# Wood\n\nUnlike the glass of a panel, the wood of a popover has colours, walls and windows.\n'
    })
    const [quote] = askIn(corpus, 'what is the difference between a panel and a popover?').quotes()
    expect(quote?.pieces.map(({ text }) => text.trim())[0]).toBe(first)
  })

  it('is answered by what stands below “Panel vs. ventana” in another language', () => {
    const files = {
      'panel.md': '# Panel\n\nEl panel y la ventana se abren con un botón.\n\n## Tamaño\n\nEl panel es alto.\n',
      'ventana.md': '# Ventana\n\nLa ventana flota.\n\n## Color\n\nLa ventana tiene el color del panel.\n',
      'elegir.md': '# Elegir\n\nHay dos lugares.\n\n## Panel vs. ventana\n\nEl panel mueve el texto.\n'
    }
    const found = askIn(corpusOf(files, languageFor('es')), '¿Qué diferencia hay entre panel y ventana?')
    expect(found.quotes().map(({ chunk }) => chunk.heading)[0]).toBe('Panel vs. ventana')
    expect(found.verdict).toBe('clearly')
  })

  it.each([
    ['Windows', 'Unlike a popover, a panel has a window and text.'],
    ['Panel vs. window', 'A panel moves text, unlike a popover.']
  ])('is not answered below a heading that compares one with something else: %s', (heading, first) => {
    const corpus = corpusOf({
      'panel.md': `# Panel\n\n## ${heading}\n\nUnlike a popover, a panel has a window and text.\n`,
      'wall.md': '# Wall\n\n## Text\n\nA panel moves text, unlike a popover.\n'
    })
    const [quote] = askIn(corpus, 'panel vs popover').quotes()
    expect(quote?.pieces.map(({ text }) => text.trim())[0]).toBe(first)
  })

  it('gets first what the two are, then what else there is', () => {
    const { places, verdict } = compared('difference between a panel and a popover')
    expect(places).toEqual(['/panel#panel', '/popover#popover', '/history#history', '/wall#wall'])
    expect(verdict).toBe('clearly')
  })

  it('gets no more than it has room for', () => {
    expect(compared('panel vs popover', 2).places).toEqual(['/panel#panel', '/popover#popover'])
    expect(compared('panel vs popover', 1).places).toEqual(['/panel#panel'])
  })

  it('is answered from where two sections of one page begin to describe them', () => {
    const long = 'Once upon a time. '.repeat(30)
    const method = (name: string, does: string) =>
      `## lamp.${name}(by)\n\n${does}\n\n${long}\n\nWith \`lamp.${name}\`, \`lamp.${name}\` goes on.\n`
    const corpus = corpusOf({
      'lamp.md': `# Lamp\n\n${method('dim', 'It darkens.')}\n${method('turn', 'It rotates.')}`
    })
    const quotes = askIn(corpus, 'lamp.dim vs lamp.turn').quotes()
    expect(quotes.map(({ pieces: [first] }) => first?.text)).toEqual(['It darkens.', 'It rotates.'])
    expect(quotes.map(({ pieces }) => pieces)).toEqual(quotes.map(({ likeliest }) => likeliest))
  })

  it.each([
    ['options', '- `red`: glows at dusk.\n- `pale`: glows at noon.\n- `blue`: never glows.', 'red vs blue'],
    ['labels', '- **Dim It**: less at dusk.\n- **Sofa**: none.\n- **Light Up**: more of it.', 'Dim It vs Light Up']
  ])('is answered by the items that define the two: %s', (_, items, text) => {
    const said = (pages: Record<string, string>) =>
      askIn(corpusOf({ 'other.md': '# Others\n\nIt is red, dim, light and blue.\n', ...pages }), text)
        .quotes()
        .map(({ pieces }) => pieces.map(piece => piece.text.trim()))
    const [first, , last] = items.replaceAll(/[-`*]/g, '').split('\n')
    expect(said({ 'lamp.md': `# Lamp\n\nIt has:\n\n${items}\n` })).toEqual([[first?.trim(), last?.trim()]])
    const [one, , other] = items.split('\n')
    expect(said({ 'lamp.md': `# Lamp\n\n${one}\n`, 'wall.md': `# Wall\n\n${other}\n` })).toEqual([
      [first?.trim()],
      [last?.trim()]
    ])
  })

  it('is answered by items of two pages, each with its own, where they stand below headings of one name', () => {
    const page = (title: string, item: string) => `# ${title}\n\n## Options\n\n- ${item}\n`
    const corpus = corpusOf({
      'lamp.md': page('Lamp', '`red`: glows at dusk.'),
      'wall.md': page('Wall', '`blue`: never glows.')
    })
    const quotes = askIn(corpus, 'red vs blue').quotes()
    expect(quotes.map(({ chunk, pieces }) => [chunk.page.path, ...pieces.map(({ text }) => text.trim())])).toEqual([
      ['/lamp', 'red: glows at dusk.'],
      ['/wall', 'blue: never glows.']
    ])
  })

  it('knows a page by its initials', () => {
    expect(compared('panel vs CSP').places.slice(0, 2)).toEqual(['/panel#panel', '/policy#content-security-policy'])
  })

  it('is not answered by the one place that both lead to', () => {
    expect(compared('difference between a panel and panels').verdict).toBe('no')
  })

  it.each([
    ['one has no page of its own', 'difference between a panel and a drawer'],
    ['one is only a part of what a title names', 'panel vs wooden popover'],
    ['both are one', 'panel vs panels'],
    ['one is no thing', 'it vs panel']
  ])('is one like any other when %s', (_, text) => {
    const corpus = corpusOfPanels()
    const alike = searchSections(corpus, readQuestion(corpus, questionOf(text)), { limit: 4, accepts: () => true })
    const found = askIn(corpus, text, { limit: 4 })
    expect([found.verdict, found.sections, found.quotes()]).toEqual([alike.verdict, alike.sections, alike.quotes()])
  })
})

it('a question is the same with the name of what is documented', () => {
  const named = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, `${text}\nSo does Lumen.\n`]))
  const read = (text: string) => readQuestion(corpusOf(named), questionOf(text)).text
  expect(read('how do I cancel an answer that streams in Lumen?')).toBe('how do I cancel an answer that streams?')
  expect(read('Error: cannot stream the answer in Lumen.')).toBe('Error: cannot stream the answer in Lumen.')
})

it('a keyboard shortcut is none of those that have its keys among others', () => {
  const corpus = corpusOf({
    'export.md':
      '# Export\n\n| Action | Shortcut |\n| - | - |\n| Export | `Ctrl+Alt+Shift+D` |\n| Send | `Ctrl+Alt+Shift+G` |\n',
    'adjust.md':
      '# More\n\nOf all the tools that there are for times, this is the one that sets them: `Ctrl+Shift+D`.\n'
  })
  for (const text of ['Ctrl+Shift+D', 'What does ctrl+shift+d do?'])
    expect(askIn(corpus, text, { limit: 3 }).sections[0]?.page.path).toBe('/adjust')
})
