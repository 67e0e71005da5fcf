import { describe, expect, it } from 'vitest'
import { ask, corpusOf } from '../testing/corpus.ts'
import { lacksNamedEntities } from './named-entities.ts'
import { relevanceOf } from './relevance.ts'

/** A page that says all but the name, and one that says the name alone. */
const docs = (named: string) =>
  corpusOf({
    'lamp.md': '# Lamp\n\nConnect the lamp to a switch, and store its shade.\n',
    'other.md': `# Other\n\nThere is ${named} too.\n`
  })
const verdict = (named: string, question: string) => ask(docs(named), question).verdict

describe('a question that names a subject which no quote names is not answered for sure', () => {
  it.each([
    ['a product', 'Zebrix', 'connect the lamp to a Zebrix switch'],
    ['a product that is spelled with two capitals', 'ZebraBase', 'connect the lamp to a ZebraBase switch'],
    ['a flag', '`--glow`', 'connect the lamp to a switch with --glow']
  ])('%s', (_, named, question) => {
    expect(verdict(named, question)).not.toBe('clearly')
    expect(verdict(`a lamp, its switch, and ${named} to connect`, question)).toBe('clearly')
  })
})

it('a question in several sentences may name what the reader has', () => {
  const question = 'We have a Zebrix at home. Can I connect the lamp to a switch?'
  expect(verdict('Zebrix', question)).toBe('clearly')
  expect(verdict('Zebrix', question.replace('home.', 'home:'))).not.toBe('clearly')
})

it('whether something holds for a name is said of what stands for it', () => {
  const question = 'can the lamp be connected to a switch from the iPhone?'
  const said = (system: string) =>
    corpusOf({ 'lamp.md': `# Lamp\n\nOn ${system} a lamp is connected to its switch.\n` })
  expect(ask(said('iOS'), question).verdict).toBe('clearly')
  expect(ask(said('Linux'), question).verdict).not.toBe('clearly')
})

it('nor does what the reader calls his own name a subject, unless that is a product', () => {
  expect(verdict('Zebrix', 'connect the lamp to my Zebrix switch')).toBe('clearly')
  expect(verdict('Redis', 'connect the lamp to my Redis switch')).not.toBe('clearly')
})

describe('of a question', () => {
  const { index } = docs('nothing')
  const lacksNames = (text: string) =>
    lacksNamedEntities({ text, analyzer: index.analyzer, relevance: relevanceOf(index.terms, []) }, [])

  it.each(
    'my our mi mis nuestro nuestras mon mes notre nos meu meus minha minhas nosso nossas mio mia mie nostro nostri'.split(
      ' '
    )
  )('what is “%s” is no subject that has to be named', own => {
    expect(lacksNames(`connect the lamp to ${own} Zebrix switch`)).toBe(false)
  })

  it('a word that ends so tells of nothing own', () => {
    expect(lacksNames('connect the lamp to an army Zebrix switch')).toBe(true)
  })

  it('two hyphens between words begin no flag', () => {
    expect(lacksNames('connect the lamp--glow or not--to a switch')).toBe(false)
    expect(lacksNames('connect the lamp --glow to a switch')).toBe(true)
  })
})

it('is not answered for sure where no page has a product, however it is spelled, and others are said', () => {
  const question = 'connect the lamp to a switch of Zebrix with kafka'
  expect(verdict('a lamp, its switch, and Zebrix to connect', question)).toBe('perhaps')
  expect(verdict('a lamp, its switch, and Zebrix to connect with Kafka', question)).toBe('clearly')
})

it('a product that something is only likened to need not be said', () => {
  for (const likened of ['like kafka', 'like in kafka', 'like on kafka', 'like with kafka'])
    expect(verdict('nothing', `connect the lamp to a switch ${likened}`)).toBe('clearly')
  expect(verdict('nothing', 'connect the lamp to a switch unlike kafka')).toBe('perhaps')
  expect(verdict('nothing', 'connect the lamp to a switch with kafka')).toBe('perhaps')
  expect(verdict('nothing', 'I’d like kafka to connect the lamp to a switch')).toBe('perhaps')
  expect(verdict('nothing', 'we would like kafka to connect the lamp to a switch')).toBe('perhaps')
})

describe('a question that names a system is not answered for sure where no quote says it', () => {
  const furniture = (title: string) =>
    Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}.md`, `# ${title} ${at}\n\nIt is soft.\n`]))
  const verdictOf = (page: string, question: string) => {
    const other = '# Other\n\nWindows, macOS and iOS.\n'
    return ask(corpusOf({ 'lamp.md': page, 'other.md': other, ...furniture('Sofa') }), question).verdict
  }

  it.each([
    ['Windows', 'run the lamp as a Windows service', 'Windows service'],
    ['Windows in small letters', 'run the lamp as a windows service', 'Windows service'],
    ['macOS', 'run the lamp as a macOS service', 'service of a Mac'],
    ['iOS', 'run the lamp as a service of iOS', 'service of an iPhone']
  ])('%s', (_, question, said) => {
    const page = (what: string) => `# Lamp\n\nYou can run the lamp as a ${what}, with its windows open.\n`
    expect(verdictOf(page('service of the house'), question)).not.toBe('clearly')
    expect(verdictOf(page(said), question)).toBe('clearly')
  })

  it('but windows of a program are none', () => {
    const page = '# Lamp\n\nThe lamp can close all windows with `close`.\n'
    expect(verdictOf(page, 'close all windows of the lamp')).toBe('clearly')
    expect(verdictOf(page, 'Windows of the lamp: close them all')).toBe('clearly')
  })

  it('nor the system that the documentation is about', () => {
    const page = '# Lamp\n\nConnect the lamp to a dimmer.\n'
    const verdictBeside = (title: string) =>
      ask(corpusOf({ 'lamp.md': page, ...furniture(title) }), 'connect the lamp to a dimmer on Android').verdict
    expect(verdictBeside('Sofa for Android')).toBe('clearly')
    expect(verdictBeside('Sofa')).toBe('perhaps')
  })
})

describe('where yes or no is asked of names of the code', () => {
  const question = 'does onClose run when lamp.glow() ends?'
  const verdictOf = (page: string) =>
    ask(corpusOf({ 'a.md': page, 'b.md': '# Sofa\n\nIt is soft.\n' }), question).verdict

  it('the likeliest quote has to name all of them', () => {
    expect(verdictOf('# Lamp\n\nThe hook onClose can run when the lamp ends, after glow().\n')).toBe('clearly')
    expect(
      verdictOf('# Lamp\n\n## onClose\n\nA hook, onClose can run when it ends.\n\n## Sofa\n\nIt may use lamp.glow().\n')
    ).toBe('perhaps')
  })

  it('a part of a name does not name it', () => {
    expect(verdictOf('# Lamp\n\nOn close, run glow() of the lamp when it ends, not onClose2.\n')).toBe('perhaps')
  })

  it('but not a file, which is where something is written', () => {
    const page = '# Lamp\n\nIn the configuration a Lamp can get a green colour.\n'
    const verdictIn = (place: string) =>
      ask(corpusOf({ 'a.md': page, 'b.md': '# Sofa\n\nIt is soft.\n' }), `can a Lamp get a green colour in ${place}?`)
        .verdict
    expect([verdictIn('lamp.config.ts'), verdictIn('lamp.config()')]).toEqual(['clearly', 'perhaps'])
  })

  it('those of a pasted message are not meant', () => {
    const says = 'The lamp is not set: it is possible that its shade was used before.'
    const page = corpusOf({ 'a.md': `# Lamp\n\n## Errors\n\n${says}\n`, 'b.md': '# Sofa\n\nIt is soft.\n' })
    const asked = 'lamp is not set. Possible that the shade was used before?'
    expect(ask(page, `LampError: ${asked}`).verdict).toBe('clearly')
    expect(ask(page, `LampGlow ${asked}`).verdict).toBe('perhaps')
  })
})

describe('it is answered', () => {
  it('where one of the names is said', () => {
    expect(verdict('a', 'connect the Lamp to a switch of Zebrix')).toBe('clearly')
  })

  it('where a synonym or the heading is the name', () => {
    const page = corpusOf({ 'a.md': '# Lamp\n\n## glow\n\nThe lamp is bright.\n', 'b.md': '# Sofa\n\nIt is soft.\n' })
    expect(ask(page, 'lamp --glow').verdict).toBe('clearly')
  })

  it.each([
    'connect the lamp to a switch as JSON',
    'connect the lamp to a switch:\nZebrix',
    `connect the lamp to a switch ${'and '.repeat(60)}Zebrix`
  ])('where the capitals are those of a word, or of what was pasted: %j', question => {
    expect(verdict('a', question)).toBe('clearly')
  })
})
