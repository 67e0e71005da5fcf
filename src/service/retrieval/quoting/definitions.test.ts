import { describe, expect, it } from 'vitest'
import { quoteToMarkdown } from '../index.ts'
import { ask, corpusOf } from '../testing/corpus.ts'

const prose = 'A lamp may persist in glowing. What persists glows, and persists, and persists. '

const corpus = corpusOf({
  'options.md': `# Options\n\n${prose}\n\n## Behaviour\n\n| option | meaning |\n| - | - |\n| \`glow\`, \`dim\` | How bright it is. |\n| \`persist\` | Where it is kept: \`local\` or \`none\`. |\n`,
  'glowing.md': `# Glowing\n\n${prose.repeat(4)}\n\nWith the option \`persist\` a lamp glows; what does the option do? It persists.\n`,
  'flags.md': `# Flags\n\n${prose}\n\n- \`--keep\`: removes all but so many.\n- \`--keep-days\`: days that a lamp is kept.\n- \`--dim\` and others keep it dark.\n`,
  'api.md': `# Methods\n\nWhat persists has methods.\n\n## \`persistAll()\`\n\nKeeps each.\n`,
  'low.md': `# Low light\n\n${prose}\n\n- \`'low'\`: hardly any.\n`,
  'events.md': `# Events\n\n${prose}\n\n- \`glow\` is told of with:\n  - \`lamp.id\`: which lamp it was.\n  - \`lamp.age\`: how old that is.\n`,
  'tools.md': '# Tools\n\nA tool is what mends a lamp.\n',
  'reference.md': '# Reference\n\n- `tool`: which one is asked for.\n'
})

/** The first quote, as Markdown. */
const first = (text: string, docs = corpus) => {
  const [quote] = ask(docs, text).quotes()
  return quote && quoteToMarkdown(quote, url => url).join('\n')
}

describe('the definition of a name of the code', () => {
  it('is quoted from the table row that defines it, with the verdict “clearly”', () => {
    for (const question of ['What does the option persist do?', 'what does persist do', 'persist', '`persist`?']) {
      expect(first(question)).toMatch(/^…\n\|.*\n\|.*\n\| `persist` \| Where it is kept/)
      const { verdict, sections } = ask(corpus, question)
      expect([verdict, sections[0]?.page.path]).toEqual(['clearly', '/options'])
    }
  })

  it('is quoted for a small word that is called', () => {
    const files = {
      'after.md': '# after\n\nIt runs what comes later.\n',
      'lamps.md': '# Lamps\n\nAfter that, a lamp glows; after all lamps, one is dark.\n'
    }
    for (const text of ['what does after() do?', 'after()', 'what does the `after` function do']) {
      const { verdict, sections } = ask(corpusOf(files), text)
      expect([verdict, sections[0]?.page.path]).toEqual(['clearly', '/after'])
    }
    expect(ask(corpusOf(files), 'what does it do after?').verdict).toBe('no')
  })

  it('is quoted from the section of a variable that shows the place of its value', () => {
    const page = `# Settings

## \`LAMP_LANGUAGE=<lang>\`

What a lamp speaks.

## \`LAMP_SEARCH_LANGUAGE=<language>\`

What it is asked in. If not set, it is taken from \`LAMP_LANGUAGE\`: without \`LAMP_LANGUAGE\`, it is English.
`
    for (const question of ['LAMP_LANGUAGE', 'What is LAMP_LANGUAGE?'])
      expect(first(question, corpusOf({ 'settings.md': page }))).toBe('What a lamp speaks.')
  })

  it.each([
    ['--port', 'Where it listens.'],
    ['what does --output do', 'Where it writes.'],
    ['--retries', 'How often it tries.'],
    ['LampOptions', 'What a lamp takes.']
  ])('is quoted from where its signature says more than the name: %s', (question, said) => {
    const files = {
      'cli.md': `# Command\n\n| flag | meaning |\n| - | - |\n| \`--port PORT\` | Where it listens. |\n| \`-o, --output <file>\` | Where it writes. |\n\n## --retries N\n\nHow often it tries.\n\n## \`interface LampOptions\`\n\nWhat a lamp takes.\n`,
      'use.md':
        '# Use\n\nRun it with `--port`, `--output`, `--retries` and `LampOptions`: `--port`, `--retries` and `--output` are in `LampOptions`.\n'
    }
    const [quote] = ask(corpusOf(files), question).quotes()
    expect(quote && quoteToMarkdown(quote, url => url).join('\n')).toContain(said)
    expect(quote?.chunk.page.path).toBe('/cli')
  })

  it('is quoted from an item that is no member of another before one that is', () => {
    const member = '# Lamps\n\n- `lamp.maxGlow`: how bright a lamp is. With `maxGlow` it glows, as `maxGlow` says.\n'
    const own = '# Rooms\n\nRooms have doors.\n\n- `maxGlow`: how bright a room is.\n'
    expect(first('maxGlow', corpusOf({ 'lamps.md': member }))).toContain('how bright a lamp is')
    expect(first('maxGlow', corpusOf({ 'lamps.md': member, 'rooms.md': own }))).toContain('how bright a room is')
  })

  describe('that has no letters', () => {
    const signs = corpusOf({
      'operators.md': `# Operators\n\n${prose}\n\n## Glow operator \`??\`\n\nIt glows at noon.\n\n## Chains \`&&\` and \`||\`\n\nBoth glow, or one.\n\n## \`@( )\`\n\nMany lamps.\n\n## \`@{}\`\n\nOne lamp.\n`,
      'variables.md': `# Variables\n\n${prose}\n\n- \`$_\`: the lamp at hand.\n- \`?\`: whether it is lit.\n- \`-\`: what came before.\n`,
      'differ.md': '# Differences\n\nThe difference between a lamp and a sofa is its glow.\n'
    })

    it.each([
      ['what does ?? do', 'at noon'],
      ['what does `??` do?', 'at noon'],
      ['what is $_?', 'at hand'],
      ['what is `$_`?', 'at hand'],
      ['$_', 'at hand'],
      ['how do I use the ?? operator', 'at noon'],
      ['what does - do', 'came before'],
      ['difference between && and ||', 'Both glow'],
      ['@() vs @{}', 'Many lamps']
    ])('is quoted: %s', (question, said) => {
      expect(first(question, signs)).toContain(said)
      expect(ask(signs, question).verdict).toBe('clearly')
    })

    it('is quoted of each that are compared', () => {
      expect(
        ask(signs, '@() vs @{}')
          .quotes()
          .map(({ chunk }) => chunk.heading)
      ).toEqual(['@( )', '@{}'])
    })

    it.each(['how do I do this ?', 'a lamp - why does it persist', 'which lamp ?? glows green and blue'])(
      'is not what is asked for: %s',
      question => {
        expect(first(question, signs) ?? '').not.toMatch(/^(?:…\n+)?(?:- `|It glows at noon)/)
      }
    )
  })

  it('is not quoted of an index for what is the title of a page', () => {
    const files = {
      'about_glow.md': '# about_Glow\n\nA lamp glows where it is dark.\n\n## More\n\nMore of lamps.\n',
      'index.md': '# Topics\n\n## about_Glow\n\nTells how lamps glow.\n'
    }
    expect(first('about_Glow', corpusOf(files))).toContain('where it is dark')
  })

  it('is quoted of a parameter with one hyphen, if its word is a small one', () => {
    const files = {
      'get.md': '# Get-Lamp\n\nGets lamps, all of them.\n\n## -All\n\nThose in the cellar too.\n',
      'set.md': '# Set-Lamp\n\nSets all lamps.\n\n## -All\n\nIn each room.\n',
      'all.md': '# All lamps\n\nHow to get all lamps: get a lamp, and another, all day.\n'
    }
    expect(first('Get-Lamp -All', corpusOf(files))).toContain('in the cellar')
    const sets = '## FullGlow\n\nFullGlow is a set of Get-Lamp with FullGlow.\n\n## -FullGlow\n\nGlows as it can.\n'
    const spelled = corpusOf({ 'get.md': `# Get-Lamp\n\nGets lamps.\n\n${sets}` })
    expect(first('Get-Lamp -FullGlow', spelled)).toContain('as it can')
  })

  it('is quoted where the rest is said behind its first sentence', () => {
    const files = {
      'get.md': '# Get-Lamp\n\nGets lamps.\n\n## -Glow\n\nHow bright it is.\n\nThe default is noon.\n',
      'more.md': `# Defaults of lamps\n\n${prose} Get-Lamp has a default, and -Glow.\n`
    }
    expect(first('default of Get-Lamp -Glow', corpusOf(files))).toMatch(/^How bright it is/)
  })

  it('is quoted of a variable whose short section says the rest, where another names both', () => {
    const settings =
      '# Settings\n\n#### `LAMP_TIMED=<yes>`\n\nIf set, `LAMP_AGE` counts as the default age.\n\nDefault: yes.\n\n#### [`LAMP_AGE=<days>`](#LAMP_AGE)\n\nHow old a lamp gets.\n\nDefaults to 14.\n'
    expect(first('LAMP_AGE default', corpusOf({ 'settings.md': settings }))).toMatch(/^How old .*\nDefaults to 14\.$/)
  })

  it('is not quoted of a long section whose first sentence does not say the rest', () => {
    const long = (said: string) =>
      `# All\n\n#### \`glowAll\`\n\nLamps glow.\n\n${'It is bright. '.repeat(8)}\n\n${said}\n\n## Dusk\n\nThe default age of glowAll is two.\n`
    const docs = corpusOf({ 'all.md': long('A default age is none.'), 'a.md': `# A\n\n${prose}\n` })
    expect(first('default age of `glowAll`', docs)).toMatch(/^The default/)
  })

  it('is quoted from the page that is named too', () => {
    const files = {
      'get.md': '# Get-Lamp\n\nGets lamps.\n\n## -Dim\n\nGets what is dark.\n',
      'help.md': `# Help\n\n${prose}\n\n## Get-Lamp\n\nGets lamps. Get-Lamp may dim, and get-lamp -dim dims.\n`
    }
    expect(first('what does the Dim parameter of Get-Lamp do', corpusOf(files))).toContain('what is dark')
  })

  it('is quoted of the flag that is typed, and not of its word', () => {
    const files = {
      'dark.md': '# Nights\n\n## Night\n\nA dark lamp is dark in the dark, and a dark sofa too.\n',
      'flags.md': '# Usage\n\nIt is used.\n\n## Commands\n\nWith `--dark` it goes out at ten.\n'
    }
    expect(first('what does --dark do?', corpusOf(files))).toContain('at ten')
    expect(first('what is dark?', corpusOf(files))).toContain('sofa')
  })

  it('is not quoted for a word alone that a page is about, unless it is written as a name', () => {
    const files = { 'glow.md': '# Glowing\n\nHow a lamp glows.\n', 'use.md': '# Use\n\n- `glow`: all of the lamp.\n' }
    const path = (text: string) => ask(corpusOf(files), text).sections[0]?.page.path
    expect(path('glow')).toBe('/glow')
    expect(path('`glow`')).toBe('/use')
  })

  it('is quoted when its row says everything else that is asked, and only then', () => {
    expect(first('What does the option persist: none do?')).toContain('| `persist` |')
    expect(first('Does the option persist mend a lamp?')).toMatch(/^A lamp may persist/)
  })

  it('is quoted of the option of the page that is named, whose title stands above it', () => {
    const signature = '```ts\nuseLamp({ watts?: number, hue?: string, dimmed?: boolean })\n```'
    const page = (name: string, meaning: string) =>
      `# ${name}\n\n## Type\n\n${signature.replace('useLamp', name)}\n\n## Parameters\n\n| option | meaning |\n| - | - |\n| \`watts\` | ${meaning} |\n`
    const docs = corpusOf({ 'a.md': page('useLamp', 'How bright.'), 'b.md': page('useOven', 'How hot.') })
    expect(first('useLamp option watts', docs)).toContain('| `watts` | How bright. |')
    expect(first('useOven option watts', docs)).toContain('| `watts` | How hot. |')
    expect(first('what does watts do in useOven?', docs)).toContain('| `watts` | How hot. |')
    expect(first('possible values of watts for useLamp', docs)).not.toMatch(/^…\n\|.*\n\|.*\n\| `watts`/)
  })

  it('is quoted from the page that is named, where an option of another page refers to it', () => {
    const rows = (meaning: string) => `| option | meaning |\n| - | - |\n| \`watts\` | ${meaning} |\n`
    const docs = corpusOf({
      'lamp.md': `# useLamp\n\n${'In a room of the house stands a sofa, where a cat sleeps. '.repeat(8)}\n\n## Parameters\n\n${rows('How bright.')}`,
      'oven.md': `# Ovens\n\nWhat \`useLamp\` does for a lamp, \`useOven\` does for an oven.\n\n## Options\n\n${rows('As the watts of `useLamp`, but hot.')}`
    })
    expect(first('useLamp option watts', docs)).toContain('How bright.')
    expect(first('useOven option watts', docs)).toContain('but hot.')
  })

  it('is quoted from a row that defines several names', () => {
    expect(first('what is the option dim for')).toContain('| `glow`, `dim` |')
  })

  it('is quoted from the list item that begins with the name', () => {
    expect(first('What does --keep do?')).toMatch(/- `--keep`: removes/)
    expect(first('What is the flag --keep-days for?')).toContain('`--keep-days`: days')
  })

  it('is quoted from a nested list item, without the items around it', () => {
    expect(first('what is lamp.age for')).toBe('…\n- `lamp.age`: how old that is.\n…')
    const deep = corpusOf({
      'events.md': `# Events\n\n${prose}\n\n- On:\n  - \`glow\` is told of with:\n    - \`lamp.id\`: which lamp it was.\n    - \`lamp.age\`: how old that is.\n`
    })
    expect(first('what is lamp.age for', deep)).toBe('…\n- `lamp.age`: how old that is.\n…')
  })

  it('is found when the question writes the name in quotes', () => {
    expect(first('What does "low" do?')).toContain("- `'low'`: hardly any.")
  })

  it('is found on a page that does not rank for the question', () => {
    const files: Record<string, string> = { 'command.md': '# Command\n\nIt starts.\n\n- `--api`: only routes.\n' }
    for (let page = 0; page < 80; page++) files[`api-${page}.md`] = `# API ${page}\n\nThis API does what an API does.\n`
    const [quote] = ask(corpusOf(files), 'What does --api do?').quotes()
    expect(quote?.chunk.page.path).toBe('/command')
  })

  it('is quoted from the section headed by the name', () => {
    expect(first('what does the method persistAll do')).toBe('Keeps each.')
  })

  it('is quoted with the rest of its section, which may be what is asked', () => {
    const says = [
      'A lamp with it glows.',
      'Hours are counted.',
      `- \`hours\`: ${'at least so many of them, '.repeat(5)}by default five.`
    ]
    const section = corpusOf({ 'glow.md': `# Glowing\n\n${prose}\n\n## \`GlowTime\`\n\n${says.join('\n\n')}\n` })
    const [quote] = ask(section, 'how long does GlowTime glow').quotes()
    expect(quote && quoteToMarkdown(quote, url => url)).toEqual(says)
  })

  it('is quoted without the rows after it', () => {
    const rows = ['glow', 'dim', 'keep'].map(name => `| \`${name}\` | ${'How much it does so. '.repeat(5)}|`)
    const options = corpusOf({ 'options.md': `# Options\n\n| option | meaning |\n| - | - |\n${rows.join('\n')}\n` })
    const [quote] = ask(options, 'what is the option glow for').quotes()
    expect(quote?.pieces).toHaveLength(1)
  })

  it('is not looked for when the word is what a page is about', () => {
    expect(first('What is a tool?')).toBe('A tool is what mends a lamp.')
    expect(ask(corpus, 'What is a tool?').sections[0]?.page.path).toBe('/tools')
  })

  it('is not quoted alone for a plain word where more is asked, though its row says that too', () => {
    const files = {
      'options.md': '# Options\n\n| option | meaning |\n| - | - |\n| `dim` | Makes the light of a room dark. |\n',
      'night.md': '# Night\n\nTo dim the light in a room, turn the knob of the lamp until the room is dark.\n'
    }
    const pages = ask(corpusOf(files), 'how do I dim the light in a dark room').quotes()
    expect(pages.map(({ chunk }) => chunk.page.path)).toEqual(['/options', '/night'])
    expect(ask(corpusOf(files), 'what does dim do').quotes()).toHaveLength(1)
  })

  it('is not looked for where a title says all that is asked', () => {
    const files = {
      'methods.md': '# Methods\n\n## `file`\n\nReturns the file of a lamp.\n',
      'lamps.md': '# Lamps\n\n## Configuration file\n\nEach lamp reads its brightness from lamp.toml.\n'
    }
    expect(first('Where is the config file?', corpusOf(files))).toMatch(/lamp\.toml/)
    expect(first('What does file return?', corpusOf(files))).toMatch(/^Returns/)
  })

  it('is not looked for of a system, which is no name of the code', () => {
    const files = {
      'shell.md': '# Shell\n\n## macOS:\n\nStart a new shell after the install of a lamp.\n',
      'install.md': '# Install a lamp\n\nOn macOS, install the lamp by the cord.\n'
    }
    expect(first('How do I install a lamp on macOS?', corpusOf(files))).toMatch(/by the cord/)
  })

  it('is where the page of the name begins to say what it does, if that is the whole question', () => {
    const parameters = Array.from({ length: 12 }, (_, at) => `- \`p${at}\` {Lamp}${' which'.repeat(8)}`).join('\n')
    const files = {
      'hook.md': `# useLamp\n\n${parameters}\n\nLights what is dark.\n\n## useLamp\n\nAll of useLamp: useLamp lights a lamp with useLamp.\n`,
      'guide.md': '# useLamp guide\n\n## useLamp\n\nA useLamp is useLamp.\n'
    }
    expect(first('useLamp', corpusOf(files))).toBe('Lights what is dark.')
  })

  it('is the section whose id has the name as it is typed, where another is the same without its full stop', () => {
    const files: Record<string, string> = {
      'home.rst': 'home\n====\n\n.. currentmodule:: home\n\n.. data:: lamps\n\n   All the lamps of a house.\n',
      'hall.rst':
        'home lamps\n==========\n\n.. attribute:: Hall.home_lamps\n\n   Copied from `home.lamps`, the home lamps.\n'
    }
    const [quote] = ask(corpusOf(files), 'home.lamps').quotes()
    expect(quote?.chunk.anchor).toBe('home.lamps')
  })

  describe('that begins with its signature', () => {
    const said = (signature: string) =>
      corpusOf({
        'home.rst': `home\n====\n\n.. currentmodule:: home\n\n${signature}\n\n   Lights a lamp, or none.\n`,
        'use.md':
          '# Return values\n\n## The return value of kindle\n\nA signature of kindle returns: home.kindle, return.\n'
      })
    const anchorOf = (question: string, signature: string) => ask(said(signature), question).quotes()[0]?.chunk.anchor

    it.each(['what does home.kindle return', 'signature of home.kindle', 'was gibt home.kindle zurück'])(
      'need not say what that tells: %s',
      question => expect(anchorOf(question, '.. function:: kindle(lamp)')).toBe('home.kindle')
    )

    it('says it nowhere, where it has none', () => {
      expect(anchorOf('what does home.kindle return', '.. data:: kindle')).not.toBe('home.kindle')
    })
  })

  describe('that is a member of something', () => {
    const others = Array.from({ length: 16 }, (_, at) => `## Sofa ${at}\n\nIt is soft.\n`).join('\n')
    const told = (files: Record<string, string>, question: string) =>
      ask(corpusOf({ 'others.md': `# Others\n\n${others}`, ...files }), question).quotes()[0]?.chunk
    const before =
      'Before `hall.light()` is called it stays dark; once `hall.light()` was called, `hall.light()` does nothing.\n'

    it.each(['hall.light', 'what does `hall.light()` do?', 'hall.light()'])(
      'is quoted from what is headed by that alone, below a title that names the thing: %s',
      question => {
        const page = `# Hall\n\n## .light(hue)\n\nIt is told by its name.\n\n## .darken()\n\n${before}`
        expect(told({ 'hall.md': page }, question)?.heading).toBe('.light(hue)')
      }
    )

    it('is quoted rather from what says the whole name', () => {
      const said = `# Hall\n\n## \`light\`\n\nWith \`hall.light\` one is lit. ${'A sofa is soft. '.repeat(30)}\n`
      const unsaid = '# Hall\n\nThe light of a hall is a light.\n\n## `light`\n\nA hall has a light.\n'
      expect(told({ 'said.md': said, 'unsaid.md': unsaid }, 'hall.light')?.page.path).toBe('/said')
    })

    it('is quoted from what stands below another word for the thing', () => {
      const page = '# Database\n\n## `light`\n\nWhether one is lit.\n'
      const use = `# Uses\n\n## When to set it\n\n${before.replaceAll('hall.light()', 'db.light')}`
      expect(told({ 'database.md': page, 'use.md': use }, 'db.light')?.heading).toBe('light')
    })

    it('is not quoted from what is headed so below another title', () => {
      const room = '# Room\n\n## `light`\n\nWhich one. Default: `hall.light`.\n'
      const halls = `# Halls\n\n## When to call it\n\n${before.repeat(3)}`
      expect(told({ 'room.md': room, 'use.md': halls }, 'hall.light')?.heading).toBe('When to call it')
    })

    it('is quoted from what says the whole name, wherever, of what is documented', () => {
      const calls = `# Calls\n\n## \`light\`\n\nWith \`hall.light\` one is lit. ${'A sofa is soft. '.repeat(30)}\n`
      const uses = ['noon', 'dusk', 'dawn', 'night', 'last'].map(time => `## At ${time}\n\n${before}`).join('\n')
      expect(told({ 'calls.md': calls, 'uses.md': `# Uses\n\n${uses}` }, 'hall.light')?.heading).toBe('light')
    })

    it('is no ending of a file', () => {
      const page = `# Hall config\n\n## JS\n\nIt is JS.\n\n## Where it lies\n\nIn \`hall.config.js\`, the config of a hall.\n`
      expect(told({ 'hall.md': page }, 'where is hall.config.js?')?.heading).toBe('Where it lies')
    })
  })

  it('is not that of what is documented, which only tells where it is asked', () => {
    const rooms = ['hall', 'attic', 'cellar', 'porch'].map(room => `## The ${room}\n\nA ${room} of Redis is dark.\n`)
    const docs = corpusOf({
      'rooms.md': `# Rooms\n\n${rooms.join('\n')}\n## Why is there no switch case in a room?\n\nA switch is on the wall.\n`,
      'build.md': '# Builds\n\nOf a build:\n\n- `redis`: as it comes.\n'
    })
    expect(first('switch case in redis', docs)).toContain('on the wall')
  })

  it('may say what else is asked in a further signature', () => {
    const source = (more: string) => `home\n====\n\n.. function:: kindle(lamp)\n${more}\n   Lights one.\n`
    const others = {
      'use.md': `# Maxglow\n\n## Maxglow of kindle\n\nWith \`kindle\` the maxglow is high: kindle, maxglow.\n`
    }
    const anchorOf = (more: string) =>
      ask(corpusOf({ ...others, 'home.rst': source(more) }), '`kindle` maxglow').quotes()[0]?.chunk.anchor
    expect(anchorOf('              kindle(maxglow=3)\n')).toBe('kindle')
    expect(anchorOf('')).not.toBe('kindle')
  })

  it.each([
    ['lamp.glow.time', /\| Description \|/],
    ['What is the default of lamp.glow.time?', /\| Default value \| `5s` \|/],
    ['lamp.glow.time valid values', /\| Valid values \| A time/]
  ])('is quoted from the row of its table that is asked for: %s', (question, expected) => {
    const description = `| Description | How long it glows${', or dims and glows anew'.repeat(30)}. |`
    const values = `| Valid values | A time${', in seconds or minutes'.repeat(10)}. |`
    const rows = `| | |\n|-|-|\n${description}\n${values}\n| Default value | \`5s\` |`
    const setting = (name: string) =>
      `## \`lamp.${name}\`\n\n**lamp.${name}**\n\n${rows}\n\nSee more of times below.\n\n`
    const docs = corpusOf({ 'settings.md': `# Settings\n\n${['dim.time', 'glow.time', 'time'].map(setting).join('')}` })
    const [quote] = ask(docs, question).quotes()
    expect(quote?.chunk.anchor).toBe('lampglowtime')
    expect(quote && quoteToMarkdown({ ...quote, pieces: quote.likeliest }, url => url).join('\n')).toMatch(expected)
  })

  const parameter = (name: string, words: number) => `- \`${name}\` {Lamp}${' which'.repeat(words)}\n`
  const reference = (words: number) =>
    corpusOf({
      'api.md': `# Lamps\n\n## \`home.kindle(lamp, hue)\`\n\n> Stability: 2 - Stable\n\n${parameter('lamp', 3)}${parameter('hue', words)}\nLights a lamp.\n\nIt stays lit.\n`
    })
  const quoted = (words: number) => {
    const [quote] = ask(reference(words), 'kindle').quotes()
    return quote && quoteToMarkdown(quote, url => url).join('\n')
  }

  it('is quoted with its parameters and with what it does', () => {
    expect(quoted(3)).toMatch(/^Stability[\s\S]*`lamp`[\s\S]*`hue`[\s\S]*Lights a lamp\.\n*It stays lit\.$/)
  })

  it('is quoted from what it does, where its parameters leave no room for that', () => {
    expect(quoted(200)).toMatch(/^Lights a lamp\.\n*It stays lit\.$/)
  })
})
