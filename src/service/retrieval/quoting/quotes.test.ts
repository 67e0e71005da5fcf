import { describe, expect, it } from 'vitest'
import { sum } from '../../../shared/numbers.ts'
import { readPage } from '../../docs/index.ts'
import { languageFor } from '../analysis/languages/index.ts'
import { findPages } from '../find-pages.ts'
import { quoteToMarkdown } from '../index.ts'
import { searchSections } from '../search-sections.ts'
import { ask, corpusOf, questionOf } from '../testing/corpus.ts'
import { piecesOf } from './pieces.ts'
import { addStretches, scoredCandidates } from './quotes.ts'

const quotesFor = (files: Record<string, string>, text: string, limit = 5) =>
  ask(corpusOf(files), text, { limit })
    .quotes()
    .map(quote => ({
      place: `${quote.chunk.page.path}#${quote.chunk.anchor}`,
      blocks: quoteToMarkdown(quote, url => url)
    }))

const first = (source: string, text: string) => quotesFor({ 'a.md': source }, text)[0]?.blocks

/** So many words that have nothing to do with lamps. */
const filler = (words: number) => `${'Once upon a time. '.repeat(words / 4).trim()}`

describe('a quote', () => {
  it('begins with the answer and includes the short rest of its section', () => {
    const source = `# Lamp\n\n${filler(100)}\n\nTurn the knob to dim it:\n\n\`\`\`sh\nturn knob\n\`\`\`\n\nIt dims.\n`
    expect(first(source, 'turn the knob to dim')).toEqual([
      'Turn the knob to dim it:',
      '```sh\nturn knob\n```',
      'It dims.'
    ])
  })

  it('has the sentence that says what its last code does', () => {
    const behind = (sentence: string) =>
      first(
        `# Lamp\n\nTurn the knob to dim it:\n\n\`\`\`sh\nturn knob\n\`\`\`\n\n${sentence}\n\n${filler(100)}\n`,
        'turn the knob to dim'
      )
    expect(behind('This makes the room darker.')?.slice(0, 3).at(-1)).toMatch(/^This makes the room darker\./)
    expect(behind('Lamps are made of glass.')?.join('')).not.toContain('glass')
  })

  it('has the remedy behind a section that only tells the problem', () => {
    const source = '# Trouble\n\n## Issue\n\nThe lamp is dim at night.\n\n## Solution\n\nTurn the knob.\n'
    expect(first(source, 'my lamp is dim at night')).toEqual([
      'The lamp is dim at night.',
      '**Solution**',
      'Turn the knob.'
    ])
  })

  it('has no remedy of the next problem, where a page lists several', () => {
    const sofa = '## Issue\n\nThe sofa creaks.\n\n## Solution\n\nOil it.\n'
    const lamp = '## Issue\n\nThe lamp is dim at night.\n\n### Background\n\nIt is old.\n\n'
    const remedies =
      '## Solution 1\n\nTurn the knob.\n\n## Solution 2\n\n### Causes\n\nDust.\n\n### Steps\n\nClean it.\n\n'
    expect(first(`# Trouble\n\n${lamp}${remedies}${sofa}`, 'my lamp is dim at night')).toEqual([
      'The lamp is dim at night.',
      '**Solution 1**',
      'Turn the knob.',
      '**Solution 2**',
      '**Steps**',
      'Clean it.'
    ])
  })

  it('has an ellipsis where a paragraph, a list or a table is cut', () => {
    expect(
      first(`# Lamp\n\n${filler(100)} Turn the knob to dim it. ${filler(100)}\n`, 'turn the knob to dim')?.[0]
    ).toBe('… Turn the knob to dim it. …')
    const items = ['red', 'green', 'blue', 'white', 'amber', 'violet'].map(
      colour => `- The knob ${colour} makes it ${colour}. ${filler(40)}`
    )
    const list = first(`# Lamp\n\n${filler(100)}\n\n${items.join('\n')}\n`, 'blue knob')
    expect(list?.[0]).toBe('…')
    expect(list?.[1]).toMatch(/^- The knob blue/)
    expect(list?.at(-1)).toBe('…')
    const rows = ['red', 'green', 'blue'].map(colour => `| ${colour} | ${filler(60)} |`)
    const table = first(`# Lamp\n\n${filler(100)}\n\n| Colour | What |\n|---|---|\n${rows.join('\n')}\n`, 'blue')
    expect(table?.[0]).toBe('…')
    expect(table?.[1]).toMatch(/^\| Colour \| What \|\n.*\n\| blue/)
  })

  it('has what introduces a list, of which it has an item from the middle', () => {
    const items = ['red', 'green', 'blue'].map(colour => `- Knob ${colour}. ${filler(60)}`).join('\n')
    const listed = (introduction: string) =>
      first(`# Lamp\n\n${filler(100)}\n\n${introduction}\n\n${items}\n`, 'blue knob')
    expect(listed('It has these:')?.slice(0, 2)).toEqual(['It has these:', '…'])
    expect(listed('It has these:')?.[2]).toMatch(/^- Knob blue/)
    expect(listed(`${filler(28)} It has these.`)?.[0]).toBe('…')
  })

  it('has the text of a note without its quotation mark', () => {
    expect(first('# Lamp\n\n> The knob dims it.\n', 'knob dims')).toEqual(['The knob dims it.'])
  })

  it('is not taken from the page’s table of contents', () => {
    const contents = '- [Knob](#knob)\n  - [Dim](#dim)\n- [Lamp](#lamp)\n'
    const page = `# Lamp\n\n${contents}\n## Knob\n\nThe knob turns.\n\n### Dim\n\nThe knob dims the lamp.\n`
    expect(quotesFor({ 'a.md': page }, 'knob dim lamp').map(({ place }) => place)[0]).toBe('/a#dim')
    expect(first(page, 'knob dim lamp')).toEqual(['The knob dims the lamp.'])
    const links = '# Lamp\n\n- [Knob](#knob)\n- [Dim the lamp](/dim)\n'
    expect(first(links, 'knob dim lamp')).toEqual(['- [Knob](#knob)\n- [Dim the lamp](/dim)'])
  })

  it('has no words of pictures that stand alone', () => {
    const source =
      '# Lamp\n\nTurn the knob to dim it:\n\n![Turn the knob to dim the lamp](a.png) [![Knob](b.png)](/b)\n\n' +
      '1. Take it.\n\n   ![A knob](c.png)\n\n2. Turn it ![left](d.png).\n\n> ![The room](e.png)\n>\n> It dims.\n'
    expect(first(source, 'turn the knob to dim')).toEqual([
      'Turn the knob to dim it:',
      '1. Take it.\n\n2. Turn it left.',
      'It dims.'
    ])
    const figure = '<figure><img src="a.png" alt="Knob"><figcaption>Turn the knob to dim it.</figcaption></figure>'
    expect(first(`# Lamp\n\n${figure}\n`, 'turn the knob to dim')).toEqual(['Turn the knob to dim it.'])
    const [section] = readPage('a.md', '# Lamp\n\n- Take it.\n\n  ![A knob](c.png)\n- Turn it.\n').sections
    expect(section && piecesOf(section).map(({ text }) => text)).toEqual(['Take it.', 'Turn it.'])
  })

  it('comes first from the section whose heading is the question', () => {
    const rows = ['glowLimit', 'glowTime'].map(
      name => `| LAMP_${name.toUpperCase()} | \`${name}\` must be a number: set \`${name}\`. ${filler(80)} |`
    )
    const files = {
      'errors.md': `# Errors\n\n| Code | What |\n|---|---|\n${rows.join('\n')}\n`,
      'lamp.md': `# Lamp\n\n## glowLimit\n\n- Default: \`40\`\n\n${filler(40)}\n\n${filler(80)}\n\n## glowTime\n\nHow long.\n`
    }
    expect(quotesFor(files, 'glowLimit')[0]).toEqual({
      place: '/lamp#glowlimit',
      blocks: ['- Default: `40`', filler(40), expect.stringMatching(/^Once .*…$/)]
    })
  })

  it('has no item that is empty', () => {
    expect(first('# Lamp\n\n- The knob dims.\n-\n- The bulb glows.\n', 'knob dims bulb glows')).toEqual([
      '- The knob dims.\n- The bulb glows.'
    ])
  })

  it.each([filler(60), filler(120).replaceAll('.', ',')])('begins where the heading asks the question', opening => {
    const answer = 'Turn the knob to dim the lamp.'
    const source = `# Room\n\n## How do I dim the lamp?\n\n${opening}\n\n${filler(80)}\n\n${answer}\n`
    const [quote] = ask(corpusOf({ 'a.md': source }), 'how do I dim the lamp').quotes()
    expect(quote?.likeliest[0]?.place).toBe(0)
  })

  it('of a section that only introduces others includes the sections below it', () => {
    expect(
      first('# Lamp\n\nIn two steps.\n\n## Plug\n\nPlug it in.\n\n## Turn\n\nTurn it on.\n', 'lamp steps')
    ).toEqual(['In two steps.', '**Plug**', 'Plug it in.', '**Turn**', 'Turn it on.'])
  })

  it('of a section with much code, which introduces nothing, is that alone', () => {
    const quoted = (lines: number) => {
      const code = `\`\`\`js\n${'dim()\n'.repeat(lines)}\`\`\``
      return first(`# Lamp\n\nThe knob dims the lamp.\n\n${code}\n\n## More\n\nIt glows.\n`, 'knob dims lamp')
    }
    expect(quoted(9)?.slice(2)).toEqual(['**More**', 'It glows.'])
    expect(quoted(10)?.slice(2)).toEqual([])
  })

  it('of a section that only introduces others is that alone where a section below it is quoted already', () => {
    const tags = `You may tag a lamp in store, and the store keeps the tags of the lamp. ${filler(100)}`
    const source = `# Lamp tags\n\nA paper store does not support lamp tags.\n\n## Tags of a lamp in store\n\n${tags}\n`
    expect(quotesFor({ 'a.md': source }, 'which lamp store has tags').map(({ blocks }) => blocks)).toEqual([
      [expect.stringMatching(/^You may tag/)],
      ['A paper store does not support lamp tags.']
    ])
  })

  it('has, of what stands below an introduction, also that for which there was no room', () => {
    const items = ['red', 'green', 'blue', 'white'].map(
      colour => `- ${colour}, a lamp at night that shines upon a wall. ${filler(12)}`
    )
    const dim = '- The knob has the dim colour for light.'
    const list = `## List\n\nIt has these:\n\n${[...items, dim].join('\n')}\n`
    const source = `# Knob\n\nThe knob gives its colour to the lamp.\n\n${list}`
    const quotes = quotesFor({ 'a.md': source }, 'knob gives colour to lamp and lowers light')
    expect(quotes.map(({ place }) => place)).toEqual(['/a#knob', '/a#list'])
    expect(quotes[0]?.blocks.slice(0, 3)).toEqual([
      'The knob gives its colour to the lamp.',
      '**List**',
      'It has these:'
    ])
    expect(quotes[1]?.blocks).toEqual(['…', dim])
  })

  it('of a section that ends with what introduces others includes them too', () => {
    const page = '# Lamp\n\nThe lamp glows. In two steps:\n\n## Plug\n\nPlug it in.\n\n## Turn\n\nTurn it on.\n'
    expect(first(page, 'how the lamp glows')).toEqual([
      'The lamp glows. In two steps:',
      '**Plug**',
      'Plug it in.',
      '**Turn**',
      'Turn it on.'
    ])
  })

  it('has no heading that nothing stands below, such as one of what the site draws itself', () => {
    const source = '# Lamp\n\nTurn the knob.\n\n## Colours\n\n## Shades\n\n### Of paper\n\nFold it.\n\n## Bulbs\n'
    expect(first(source, 'turn the lamp knob')).toEqual(['Turn the knob.', '**Shades**', '**Of paper**', 'Fold it.'])
  })

  it('repeats nothing when a section was quoted with those below it', () => {
    const page = '# Lamp\n\nThe knob dims the lamp.\n\n## Knob\n\nTurn the knob of the lamp.\n'
    const quotes = quotesFor({ 'a.md': page }, 'the knob of the lamp')
    expect(quotes.flatMap(({ blocks }) => blocks).filter(block => block.startsWith('Turn'))).toHaveLength(1)
  })

  it('comes first from the page that fits best, even if a sentence of another page is somewhat likelier', () => {
    const files = {
      'a.md': '# Dimming a lamp\n\nThe knob of the lamp dims it.\n',
      'b.md': '# Sofa\n\nThe knob is for dimming a lamp.\n'
    }
    expect(quotesFor(files, 'knob for dimming a lamp').map(({ place }) => place)).toEqual([
      '/a#dimming-a-lamp',
      '/b#sofa'
    ])
  })

  describe('of two stretches of a section', () => {
    const [one, other] = ['The knob that dims the lamp is red.', 'Turn the knob to dim the lamp.']
    const quoted = (...blocks: string[]) =>
      quotesFor(
        { 'a.md': `# Room\n\n${filler(120)}\n\n${blocks.join('\n\n')}\n` },
        'how do I turn the knob to dim the lamp'
      )

    it('has both, in their order, with an ellipsis between them', () => {
      const quotes = quoted(one, filler(120), other)
      expect(quotes.map(({ blocks }) => blocks)).toEqual([[one, '…', other]])
      expect(quoted(other, filler(120), one)[0]?.blocks).toEqual([other, '…', one])
    })

    it('has no second ellipsis where a paragraph or a list is cut', () => {
      expect(quoted(`${one} ${filler(120)} ${other}`)[0]?.blocks).toEqual([`${one} …`, `… ${other}`])
      expect(quoted(`${one} ${filler(120)}`, other)[0]?.blocks).toEqual([`${one} …`, other])
      expect(quoted(one, `${filler(120)} ${other}`)[0]?.blocks).toEqual([one, `… ${other}`])
      const items = [one, filler(120), other].map(item => `- ${item}`)
      expect(quoted(items.join('\n'))[0]?.blocks).toEqual([items[0], '…', items[2]])
    })

    it('has nothing of a subsection between them', () => {
      const long = `Turn the knob to dim the lamp ${'and wait '.repeat(44)}then.`
      const source = `# Room\n\n${one}\n\n${long}\n\n## Below\n\nA chair.\n`
      expect(first(source, 'how do I turn the knob to dim the lamp')).toEqual([one, long])
    })

    it('marks the likelier one', () => {
      const [quote] = ask(corpusOf({ 'a.md': `# Room\n\n${one}\n\n${filler(120)}\n\n${other}\n` }), other).quotes()
      expect(quote?.likeliest.map(({ text }) => text)).toEqual([other])
    })
  })

  it('has at most a hundred words, and a further one at most sixty', () => {
    const long = (kind: string) =>
      Array.from({ length: 30 }, (_, at) => `The knob ${kind} ${at} dims the lamp.`).join('\n\n')
    const files = { 'a.md': `# Lamp\n\n${long('number')}\n`, 'b.md': `# Lamp too\n\n${long('of kind')}\n` }
    const [one, two] = ask(corpusOf(files), 'knob dims the lamp').quotes()
    const words = (pieces: { words: number }[] = []) => sum(pieces.map(piece => piece.words))
    expect(words(one?.likeliest)).toBeGreaterThan(60)
    expect(words(one?.likeliest)).toBeLessThanOrEqual(100)
    expect(words(two?.likeliest)).toBeGreaterThan(1)
    expect(words(two?.likeliest)).toBeLessThanOrEqual(60)
    expect(words([...(one?.pieces ?? []), ...(two?.pieces ?? [])])).toBeLessThanOrEqual(180)
  })
})

describe('the quotes of an answer', () => {
  it.each([
    ['en', 'what is a lamp', 'What is a “lamp”?'],
    ['fr', "c'est quoi un ressort ?", "Qu'est-ce qu'un `ressort` ?"]
  ])(
    'begin below the heading that asks what a thing is, and not where the page of that name begins: %s',
    (tag, text, heading) => {
      const [name = ''] = /lamp|ressort/.exec(text) ?? []
      const page = `# ${name}\n\nRead of the bulb before you read of the ${name}.\n\n## ${heading}\n\nGlass and light make it.\n`
      const quotes = ask(corpusOf({ 'a.md': page }, languageFor(tag)), text).quotes()
      expect(quotes[0]?.pieces[0]?.text.trim()).toBe('Glass and light make it.')
    }
  )

  it('have at most eighty lines of code together, and sentences all the same after those', () => {
    const code = (lines: number) => `\`\`\`js\n${'knob.dim(lamp)\n'.repeat(lines)}\`\`\``
    const page = (lines: number, name: string) => `# Lamp\n\nThe knob dims the lamp ${name}.\n\n${code(lines)}\n`
    const quoted = (lines: number) =>
      quotesFor(
        Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [`${name}.md`, page(lines, name)])),
        'knob dims lamp'
      )
    const codeLines = (lines: number) => quoted(lines).flatMap(({ blocks }) => blocks.join('\n').match(/^knob/gm) ?? [])
    expect(codeLines(25)).toHaveLength(75)
    expect(quoted(25)).toHaveLength(4)
    expect(codeLines(20)).toHaveLength(80)
  })

  it('come from different sections, and are no more than the limit', () => {
    const page = (name: string) =>
      `# Lamp\n\nThe knob ${name} dims the lamp.\n\n## Knob\n\nThe knob ${name} dims the lamp by hand.\n`
    const files = Object.fromEntries(['one', 'two', 'three', 'four'].map(name => [`${name}.md`, page(name)]))
    const places = quotesFor(files, 'knob dims lamp').map(({ place }) => place)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toHaveLength(4)
    expect(quotesFor(files, 'knob dims lamp', 1)).toHaveLength(1)
  })

  it('are not the same words again from another page', () => {
    const files = { 'a.md': '# Lamp\n\nThe knob dims the lamp.\n', 'b.md': '# Switch\n\nThe knob dims the lamp.\n' }
    expect(quotesFor(files, 'knob dims lamp')).toHaveLength(1)
    expect(quotesFor({ ...files, 'b.md': '# Switch\n\nThe knob dims one lamp.\n' }, 'knob dims lamp')).toHaveLength(2)
  })

  it('begin where a page does that the question names, whatever fits better further down', () => {
    const page = `# Lamp dimmer\n\n## Synopsis\n\n\`dim\`\n\n## Description\n\nIt makes a room dark. ${filler(120)}\n\n## Workspaces\n\nThe lamp dimmer has a lamp dimmer of its own.\n`
    const [quote] = quotesFor({ 'a.md': page }, 'lamp dimmer')
    expect(quote?.place).toBe('/a#description')
    expect(quote?.blocks[0]).toMatch(/^It makes a room dark\./)
    expect(quotesFor({ 'a.md': page }, 'lamp dimmer of its own')[0]?.place).toBe('/a#workspaces')
  })

  it('are at most five', () => {
    const sections = Array.from({ length: 7 }, (_, at) => `## Lamp ${at}\n\nKnob ${at} dims the lamp.\n`)
    expect(quotesFor({ 'a.md': `# Lamps\n\n${sections.join('\n')}` }, 'knob dims lamp', 9)).toHaveLength(5)
  })

  it('include a further one after a long one only if its few words still fit', () => {
    const places = (wait: number) => {
      const long = `Use the knob that dims the lamp ${'and wait '.repeat(wait)}too.`
      const files = { 'a.md': `# Lamp\n\n${long}\n`, 'b.md': '# Lamp\n\nIts knob dims the lamp.\n' }
      return quotesFor(files, 'use the knob that dims the lamp').map(({ place }) => place)
    }
    expect(places(82)).toEqual(['/a#lamp', '/b#lamp'])
    expect(places(84)).toEqual(['/a#lamp'])
  })

  it('include a further one of a single sentence only if it has at most sixty words', () => {
    const places = (waits: number) => {
      const long = `The knob dims the lamp ${'and wait '.repeat(waits)}too.`
      const files = { 'a.md': '# Lamp\n\nThe knob dims the lamp.\n', 'b.md': `# Lamp two\n\n${long}\n` }
      return quotesFor(files, 'knob dims the lamp').map(({ place }) => place)
    }
    expect(places(27)).toEqual(['/a#lamp', '/b#lamp-two'])
    expect(places(28)).toEqual(['/a#lamp'])
  })

  it('have more words together where there is code', () => {
    const says = (name: string) => `The knob ${name} dims the lamp ${'and wait '.repeat(25)}too.`
    const places = (more: string) => {
      const sections = ['x', 'y'].map(name => `## ${name}\n\n${says(name)}`).join('\n\n')
      const others = ['b', 'c', 'd'].map(name => [`${name}.md`, `# Lamp\n\n${says(name)}\n`])
      const files = { 'a.md': `# Lamp\n\nThe knob dims the lamp:\n\n${more}\n\n${sections}\n` }
      return quotesFor({ ...files, ...Object.fromEntries(others) }, 'knob dims lamp').map(({ place }) => place)
    }
    expect(places('It is red.')).toEqual(['/a#lamp', '/b#lamp', '/c#lamp'])
    expect(places('```js\nknob(lamp)\n```')).toEqual(['/a#lamp', '/b#lamp', '/c#lamp', '/d#lamp', '/a#y'])
  })

  it('include a sentence behind a first one whose code takes more than the room of all', () => {
    const code = `\`\`\`js\n${'knob.dim(lamp)\n'.repeat(90)}\`\`\``
    const files = {
      'a.md': `# Dim the lamp by the knob\n\n${code}\n`,
      'b.md': '# Knob of the lamp\n\nThe knob dims the lamp by `knob.dim(lamp)`.\n'
    }
    const places = quotesFor(files, 'dim the lamp by the knob').map(({ place }) => place)
    expect(places).toEqual(['/a#dim-the-lamp-by-the-knob', '/b#knob-of-the-lamp'])
  })

  it('include a further one with code only if that has at most thirty lines', () => {
    const places = (lines: number) => {
      const code = `\`\`\`js\n${'lamp(knob)\n'.repeat(lines)}\`\`\``
      const files = {
        'a.md': '# Knob of the lamp\n\nThe knob dims the lamp.\n',
        'b.md': `# Knob\n\nSo the knob dims the lamp:\n\n${code}\n`
      }
      return quotesFor(files, 'the knob dims the lamp').map(({ place }) => place)
    }
    expect(places(30)).toEqual(['/a#knob-of-the-lamp', '/b#knob'])
    expect(places(31)).toEqual(['/a#knob-of-the-lamp'])
  })

  it('are only the best one if that is far likelier', () => {
    const files = { 'a.md': '# Dim the lamp\n\nTurn the knob to dim the lamp.\n', 'b.md': '# Sofa\n\nNo lamp.\n' }
    expect(quotesFor(files, 'turn the knob to dim the lamp').map(({ place }) => place)).toEqual(['/a#dim-the-lamp'])
  })

  it('cover the two subjects that a question compares', () => {
    const files = { 'a.md': '# Lamp\n\nA lamp glows.\n', 'b.md': '# Candle\n\nA candle burns.\n' }
    expect(quotesFor(files, 'difference between lamp and candle').map(({ blocks }) => blocks[0])).toEqual([
      'A lamp glows.',
      'A candle burns.'
    ])
  })
})

it('further quotes are of other sections where the question means just the one that was quoted', () => {
  const source = '# Lamp\n\nIt is dim.\n\n## How do I dim it?\n\nTurn the knob.\n\nThen wait.\n'
  const corpus = corpusOf({ 'a.md': source })
  const question = questionOf('How do I dim it?')
  const { query, quotes } = searchSections(corpus, question, { limit: 5, accepts: () => true })
  const all = scoredCandidates(findPages(corpus, question, () => true).ranked, query)
  const before = quotes().slice(0, 1)
  expect(before.map(({ chunk }) => chunk.anchor)).toEqual(['how-do-i-dim-it'])
  expect(addStretches(query, all, [], before).map(({ chunk }) => chunk.anchor)).toEqual(['lamp'])
})
