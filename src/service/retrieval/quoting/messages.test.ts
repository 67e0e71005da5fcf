import { describe, expect, it } from 'vitest'
import { ask, corpusOf } from '../testing/corpus.ts'

const message = 'Error: cannot light the lamp of room'
const files = (more: string) => ({
  'trouble.md': `# Trouble\n\nIt may say:\n\n\`\`\`\n${more}\n\`\`\`\n\nThe bulb is loose.\n`,
  'light.md':
    '# Light of the room\n\nLight the lamp of the room with light. No error: the lamp cannot light another room.\n'
})
const first = (more: string, question: string) => ask(corpusOf(files(more)), question).sections[0]?.page.path

it('the page that has the pasted error message comes first, whatever the names in it', () => {
  expect(first(`FATAL ${message} "kitchen"`, `${message} "hall"`)).toBe('/trouble')
})

it.each([
  ['a name in its middle', 'error: the lamp `a` is lit in room twice', 'error: the lamp `b` is lit in room twice'],
  ['a name at its end', 'error: no light found in lamp: hall', 'error: no light found in lamp: room'],
  ['a class of its own', 'LampError: light is not lit', 'Room: SofaError: light is not lit'],
  [
    'what says no error',
    'the lamp "a" cannot be lit in a dark room',
    'Hall : the lamp "b" cannot be lit in a dark room'
  ],
  [
    'its quotation marks',
    '{"light":"no lamp","room":"another light, lamp"}',
    '{"light":"no lamp","room":"another light, lamp"}'
  ],
  ['the code of an error', 'Code L0255: see there.', 'error[L0255]: light the lamp of the room with light'],
  ['its code in capitals', 'Code L0255: see there.', 'ERROR [L0255]: light the lamp of the room with light'],
  ['a name in single quotes', "Error: cannot light 'a' in room", "Error: cannot light 'b' in room"],
  ['its apostrophes', "Error: can't light what isn't lit", "Error: can't light what isn't lit"],
  ...['fatal', 'panic', 'exception', 'warning', 'LampException', 'LampWarning'].map(kind => [
    `its kind, “${kind}”`,
    'it says: light is not lit',
    `${kind}: light is not lit`
  ])
])('the page that has the message first but for %s', (_, more, question) => {
  expect(first(more, question)).toBe('/trouble')
})

it.each([
  ['what stands behind thousands of words', `${'so '.repeat(14_000)}${message}`, `${message} "hall"`],
  ['five words of it', 'Warning: cannot light the lamp of no sofa', `${message} "hall"`],
  ['a word where a code may be', 'Lighting is dim.', 'error (lighting): light the lamp of the room'],
  ['one in capitals', 'LIGHTING is dim.', 'error [LIGHTING]: light the lamp of the room'],
  ['what is no kind of message', 'it says: light is not lit', 'fatality: light is not lit'],
  ['three words', 'Warning: light the lamp', 'Error: light the lamp'],
  [
    'the smaller part of a text',
    'cannot light the lamp of room',
    'in the kitchen, where there is no sofa, we cannot light the lamp of room'
  ],
  ['a question that pastes none', message, 'when does it say cannot light the lamp of room']
])('the page that fits comes first for %s', (_, more, question) => {
  expect(first(more, question)).toBe('/light')
})

it('a page that fits little has the message only if it has most of the words, and not a few in a row', () => {
  const rooms = Object.fromEntries(
    ['hall', 'attic', 'cellar', 'kitchen', 'bathroom', 'garage', 'shed'].map(room => [
      `${room}.md`,
      `# Lamps of the ${room}\n\nThe plugin of the lamp in the ${room} loads its settings file, with a lamp and a plugin.\n`
    ])
  )
  const pathFor = (said: string) =>
    ask(
      corpusOf({ ...rooms, 'sofa.md': `# Sofa\n\nIt is soft, and it may say:\n\n\`\`\`\n${said}\n\`\`\`\n` }),
      'Error: the plugin of the lamp loads no settings file, because its switch is broken beyond all repair'
    ).sections[0]?.page.path
  expect(pathFor('because its switch is broken beyond all')).not.toBe('/sofa')
  expect(pathFor('The plugin of the sofa loads no settings, because its switch is broken beyond all repair')).toBe(
    '/sofa'
  )
})

describe('what a pasted message is told with', () => {
  const question = `${message} "hall"`
  const told = (page: string) =>
    ask(corpusOf({ 'trouble.md': page, 'sofa.md': '# Sofa\n\nIt is soft.\n' }), question)
      .quotes()[0]
      ?.pieces.map(({ text }) => text.trim())
  const code = `\`\`\`\n${message} "kitchen"\n\`\`\`\n\n`

  it('is the cause behind it, from what introduces it on', () => {
    expect(
      told(
        `# Trouble\n\nSofas are soft, and stand in corners.\n\nIt may say:\n\n${code}The bulb is loose.\n\nTurn it.\n`
      )
    ).toEqual(['It may say:', `${message} "kitchen"`, 'The bulb is loose.', 'Turn it.'])
  })

  it('is the remedy in the next section, where its own tells only the problem', () => {
    expect(
      told(
        `# Trouble\n\n## Issue\n\n${code}## Background\n\nBulbs are loose.\n\n## Solution\n\nTurn it.\n\n# More\n\nOff.\n`
      )
    ).toEqual([`${message} "kitchen"`, 'Solution', 'Turn it.'])
  })

  it('is the remedy in a section below its own too, however much that tells', () => {
    const causes = 'Bulbs are loose, and lamps stay dark whatever their switches say. '.repeat(4)
    const page = `# Trouble\n\n## Light\n\n${code}${causes}\n\n### What to do\n\nTurn it.\n\n## Shade\n\nIt is green.\n`
    expect(told(page)?.slice(-2)).toEqual(['What to do', 'Turn it.'])
  })

  it('is no section behind its own, where that tells more', () => {
    expect(told(`# Trouble\n\n## Light\n\n${code}Turn it.\n\n## Shade\n\nIt is green.\n`)).toEqual([
      `${message} "kitchen"`,
      'Turn it.'
    ])
  })

  it('comes first where other sentences have more of what is asked', () => {
    const filler = Array.from({ length: 30 }, () => 'Sofas are soft and blue.').join(' ')
    const page = `# Trouble\n\n${code}${filler}\n\nError: you cannot light the lamp of room “hall” in the hall, an error.\n`
    const [quote] = ask(corpusOf({ 'trouble.md': page, 'sofa.md': '# Sofa\n' }), question).quotes()
    expect(quote?.likeliest[0]?.text.trim()).toBe(`${message} "kitchen"`)
  })

  it('is sure, whatever else the question says', () => {
    const words = ['zebra', 'yacht', 'xylophone']
    const others = words.map(word => [`${word}.md`, `# ${word}\n\nA ${word}.\n`] as const)
    const page = corpusOf({ 'trouble.md': `# Trouble\n\n${code}`, ...Object.fromEntries(others) })
    expect(ask(page, `${question} ${words.join(' ')}`).verdict).toBe('clearly')
  })
})
