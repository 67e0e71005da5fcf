import { describe, expect, it } from 'vitest'
import { groundingWith, sourceOf as source } from '../testing/grounding.ts'
import type { Grounding } from './grounding.ts'
import { quote } from './quote.ts'

const answer = (more: Partial<Grounding>): string => quote(groundingWith(more))

describe('an answer of the built-in model', () => {
  it('is the best passage under its name, with the others behind it', () => {
    expect(answer({})).toBe('**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.\n\nSee also: Lamp: Part 2 [2](/lamp#2)')
  })

  it('says first that another version than the reader’s answers', () => {
    expect(answer({ otherVersion: { asked: '2.0', found: '1_0' }, sources: [source(1)] })).toBe(
      'The documentation of version 2.0 does not answer this. That of version 1\\_0 does:\n\n' +
        '**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.'
    )
  })

  it('shows a second passage that fits about as well, apart from the first', () => {
    const sources = [source(1), source(2, { score: 0.9, section: 'Lamp' })]
    expect(answer({ sources })).toBe(
      '**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.\n\n---\n\n**Lamp** [2](/lamp#2)\n\nIt says 2.'
    )
  })

  it('shows no third passage, and lists the others by their names', () => {
    const sources = [
      source(1),
      source(2, { score: 0.85 }),
      source(3, { score: 0.85, section: 'Lamp shade' }),
      source(4, { score: 0.84, section: 'The Lamp' })
    ]
    expect(answer({ sources })).toBe(
      '**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.\n\n---\n\n**Lamp: Part 2** [2](/lamp#2)\n\nIt says 2.\n\n' +
        'See also: Lamp shade [3](/lamp#3), Lamp: The Lamp [4](/lamp#4)'
    )
  })

  it('names nothing else when there is only one passage', () => {
    expect(answer({ sources: [source(1)] })).toBe('**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.')
  })

  it('shows what a page calls itself as text, and not as Markdown', () => {
    const sources = [source(1, { title: '<b>_x_', section: '`a` [b] *c* \\' })]
    expect(answer({ sources })).toContain('**\\<b\\>\\_x\\_: \\`a\\` \\[b\\] \\*c\\* \\\\**')
  })

  it('shows the closest passage when it is not sure, and the others by their names', () => {
    expect(answer({ verdict: 'perhaps' })).toBe(
      'The documentation does not seem to answer this directly. The closest passage:\n\n' +
        '**Lamp: Part 1** [1](/lamp#1)\n\nIt says 1.\n\nSee also: Lamp: Part 2 [2](/lamp#2)'
    )
  })

  it('says so when it is not sure', () => {
    expect(answer({ verdict: 'perhaps' })).toMatch(/^The documentation does not seem to answer this directly\./)
  })
})

describe('a refusal', () => {
  it('names the words that the documentation does not know, when they are few, and the closest pages', () => {
    expect(answer({ verdict: 'no', unknown: ['Helm', 'a_b'] })).toBe(
      'The documentation does not answer this question: it says nothing about “Helm” or “a\\_b”.\n\n' +
        'The closest pages, which may not help:\n\n- [Lamp: Part 1](/lamp#1)\n- [Lamp: Part 2](/lamp#2)'
    )
    expect(answer({ verdict: 'no', unknown: ['wie', 'ist', 'das'], sources: [] })).toBe(
      'The documentation does not answer this question.'
    )
  })

  it('lists three pages at most, and names no words when it knows all of them', () => {
    const sources = [1, 2, 3, 4].map(number => source(number))
    expect(answer({ verdict: 'no', unknown: [], sources })).toBe(
      'The documentation does not answer this question.\n\nThe closest pages, which may not help:\n\n' +
        '- [Lamp: Part 1](/lamp#1)\n- [Lamp: Part 2](/lamp#2)\n- [Lamp: Part 3](/lamp#3)'
    )
  })

  it('names a single word', () => {
    expect(answer({ verdict: 'no', unknown: ['Helm'], sources: [] })).toBe(
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
    expect(answer({ verdict: 'perhaps', language: 'de' })).toContain('Am nächsten kommt diese Stelle:')
    expect(answer({ verdict: 'perhaps', language: 'de' })).toContain('It says 1.')
    expect(answer({ verdict: 'no', language: 'fr', unknown: ['grille-pain'], sources: [] })).toBe(
      'La documentation ne répond pas à cette question : elle ne dit rien de « grille-pain ».'
    )
  })

  it('tells which language the pages are in, where the question is in another', () => {
    expect(answer({ verdict: 'perhaps', language: 'de', pagesLanguage: 'en' })).toContain(
      'Die Dokumentation ist auf Englisch'
    )
    expect(answer({ verdict: 'clearly', language: 'de' })).not.toContain('Dokumentation')
    // That pages in another language lack its words says nothing.
    expect(answer({ verdict: 'no', language: 'de', pagesLanguage: 'en', unknown: ['Kuchen'], sources: [] })).toBe(
      'Die Dokumentation beantwortet diese Frage nicht. Die Dokumentation ist auf Englisch, daher ist das vielleicht nicht, was gefragt war.'
    )
  })

  it('answers a greeting with a greeting', () => {
    expect(answer({ verdict: 'no', isVague: true, language: 'es', smallTalk: 'greeting', sources: [] })).toMatch(
      /^¡Hola!/
    )
  })
})
