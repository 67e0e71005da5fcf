import { describe, expect, it } from 'vitest'
import { groundingWith, sourceOf as source } from '../testing/grounding.ts'
import type { Grounding } from './grounding.ts'
import { quote, quotedSources } from './quote.ts'

const answer = (more: Partial<Grounding>): string => quote(groundingWith(more))

const place = (number: number, more = {}) => ({
  url: `/sofa${number}#s`,
  path: `/sofa${number}`,
  title: 'Sofa',
  section: `S${number}`,
  ...more
})

describe('an answer of the built-in model', () => {
  it('is what the documentation says, as a quotation under its place, one after the other', () => {
    expect(answer({})).toBe(
      '**Lamp › Part 1** [1](/lamp#1)\n\n> It says 1.\n\n**Lamp › Part 2** [2](/lamp#2)\n\n> It says 2.'
    )
  })

  it('has every line of its blocks in the quotation, code too', () => {
    const quotes = [source(1, { section: 'Lamp', blocks: ['Turn it:', '```sh\nturn\n\nit\n```', '- on\n- off'] })]
    expect(answer({ quotes })).toBe(
      '**Lamp** [1](/lamp#1)\n\n> Turn it:\n>\n> ```sh\n> turn\n>\n> it\n> ```\n>\n> - on\n> - off'
    )
  })

  it('says first that another version than the reader’s answers', () => {
    expect(answer({ otherVersion: { asked: '2.0', found: '1_0' }, quotes: [source(1)] })).toBe(
      'The documentation of version 2.0 does not answer this. That of version 1\\_0 does:\n\n' +
        '**Lamp › Part 1** [1](/lamp#1)\n\n> It says 1.'
    )
  })

  it('names other pages behind what it quotes', () => {
    expect(answer({ quotes: [source(1)], related: [place(2), place(3)] })).toBe(
      '**Lamp › Part 1** [1](/lamp#1)\n\n> It says 1.\n\nSee also: [Sofa › S2](/sofa2#s), [Sofa › S3](/sofa3#s)'
    )
  })

  it('names no other pages where it is said again in brief', () => {
    expect(answer({ repetition: 'brief', quotes: [source(1)], related: [place(2)] })).toBe(
      '**Lamp › Part 1** [1](/lamp#1)\n\n> It says 1.'
    )
  })

  it('shows what a page calls itself as text, and not as Markdown', () => {
    const quotes = [source(1, { title: '<b>_x_', section: '`a` [b] *c* \\' })]
    expect(answer({ quotes })).toContain('**\\<b\\>\\_x\\_ › \\`a\\` \\[b\\] \\*c\\* \\\\**')
  })

  it('shortens the heading of a place that is as long as a signature', () => {
    const section = `create(${'option, '.repeat(20)})`
    const quotes = [source(1, { section })]
    const related = [place(2, { section })]
    expect(answer({ quotes, related })).toContain(`**Lamp › ${section.slice(0, 80)}…** [1]`)
    expect(answer({ quotes, related })).toContain(`[Sofa › ${section.slice(0, 80)}…](`)
    expect(answer({ quotes: [source(1, { section: '😀'.repeat(80) })] })).toContain(`› ${'😀'.repeat(80)}**`)
  })

  it('says which product or name no page has when it is not sure, and no other word', () => {
    expect(answer({ verdict: 'perhaps', quotes: [source(1)], unknown: ['wobbly', 'Kafka', 'lampHook'] })).toBe(
      'The documentation says nothing about “Kafka” or “lampHook”. What comes closest:\n\n**Lamp › Part 1** [1](/lamp#1)\n\n> It says 1.'
    )
  })

  it('shows no more than two passages when it is not sure, and says so', () => {
    expect(answer({ verdict: 'perhaps', quotes: [1, 2, 3].map(number => source(number)) })).toBe(
      'The documentation does not seem to answer this directly. What comes closest:\n\n' +
        '**Lamp › Part 1** [1](/lamp#1)\n\n> It says 1.\n\n**Lamp › Part 2** [2](/lamp#2)\n\n> It says 2.'
    )
  })

  it('has as sources what it quotes', () => {
    const numbers = (verdict: Grounding['verdict']) =>
      quotedSources(groundingWith({ verdict, quotes: [1, 2, 3].map(number => source(number)) })).map(
        ({ number }) => number
      )
    expect([numbers('clearly'), numbers('perhaps'), numbers('no')]).toEqual([[1, 2, 3], [1, 2], []])
  })
})

describe('a refusal', () => {
  it('names the words that the documentation does not know, when they are few, and the closest pages', () => {
    expect(answer({ verdict: 'no', unknown: ['Helm', 'a_b'], related: [place(1), place(2)] })).toBe(
      'The documentation does not answer this question: it says nothing about “Helm” or “a\\_b”.\n\n' +
        'The closest pages, which may not help:\n\n- [Sofa › S1](/sofa1#s)\n- [Sofa › S2](/sofa2#s)'
    )
    expect(answer({ verdict: 'no', unknown: ['wie', 'ist', 'das'] })).toBe(
      'The documentation does not answer this question.'
    )
    expect(answer({ verdict: 'no', unknown: ['pods', 'Kafka', 'ingress'] })).toBe(
      'The documentation does not answer this question: it says nothing about “Kafka”.'
    )
  })

  it('names a single word', () => {
    expect(answer({ verdict: 'no', unknown: ['Helm'] })).toBe(
      'The documentation does not answer this question: it says nothing about “Helm”.'
    )
  })

  it('asks for a question when there was none', () => {
    expect(answer({ verdict: 'no', isVague: true })).toBe(
      'The documentation has no answer to that. Ask about something in it, in a few words.'
    )
  })
})

describe('in the reader’s language', () => {
  it('says what it says itself, and quotes the pages as they are', () => {
    expect(answer({ verdict: 'perhaps', language: 'de' })).toContain('Am nächsten kommt:')
    expect(answer({ verdict: 'perhaps', language: 'de' })).toContain('It says 1.')
    expect(answer({ verdict: 'no', language: 'fr', unknown: ['grille-pain'] })).toBe(
      'La documentation ne répond pas à cette question : elle ne dit rien de « grille-pain ».'
    )
  })

  it('tells which language the pages are in, where the question is in another', () => {
    expect(answer({ verdict: 'perhaps', language: 'de', pagesLanguage: 'en' })).toContain(
      'Die Dokumentation ist auf Englisch'
    )
    expect(answer({ verdict: 'clearly', language: 'de' })).not.toContain('Dokumentation')
    // Unknown words are not listed where the pages are in another language, because they naturally lack them.
    expect(answer({ verdict: 'no', language: 'de', pagesLanguage: 'en', unknown: ['Kuchen'], sources: [] })).toBe(
      'Die Dokumentation beantwortet diese Frage nicht. Die Dokumentation ist auf Englisch, daher ist das vielleicht nicht, was gefragt war.'
    )
  })

  it('answers a greeting with a greeting', () => {
    expect(answer({ verdict: 'no', isVague: true, language: 'es', smallTalk: 'greeting' })).toMatch(/^¡Hola!/)
  })
})
