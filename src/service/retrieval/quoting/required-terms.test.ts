import { describe, expect, it } from 'vitest'
import type { Language } from '../analysis/languages/index.ts'
import { japanese } from '../analysis/languages/japanese.ts'
import { spanish } from '../analysis/languages/spanish.ts'
import { findPages } from '../find-pages.ts'
import { ask, corpusOf, questionOf } from '../testing/corpus.ts'
import { relevanceOf } from './relevance.ts'
import { lacksClaim } from './required-terms.ts'

/** Whether a question asks for a claim that no quote makes, where nothing is quoted. */
const lacks = (text: string, language?: Language, page = '# Lamp\n\nIt may blink.\n'): boolean => {
  const { index, concepts } = findPages(corpusOf({ 'a.md': page }, language), questionOf(text), () => true)
  return lacksClaim({ text, analyzer: index.analyzer, relevance: relevanceOf(index.terms, concepts) }, [])
}

/** So many that the few words of a question tell whether it is answered. */
const others = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.md`, `# Wall ${at}\n\nIt stands.\n`]))

/** A page of the lamp, another that has the words of the question, and others. */
const verdict = (lamp: string, question: string, other = 'Remove, erase and dim the shade.') =>
  ask(corpusOf({ 'lamp.md': `# Lamp\n\n${lamp}\n`, 'sofa.md': `# Sofa\n\n${other}\n`, ...others }), question).verdict

it('how something is done is told where its verb is said, or a synonym', () => {
  const question = 'how do I remove a bulb from the lamp?'
  expect(verdict('Remove the bulb from the lamp.', question)).toBe('clearly')
  expect(verdict('Delete the bulb from the lamp.', question)).toBe('clearly')
  expect(verdict('The bulb glows from the lamp.', question)).toBe('perhaps')
})

describe('how something is done to a thing', () => {
  const question = 'how do I remove a shade from the lamp?'

  it('is told where one sentence says both', () => {
    expect(verdict('Remove the shade from the lamp. It is safe.', question)).toBe('clearly')
    expect(verdict('The lamp has a shade. Remove the bulb from the lamp.', question)).toBe('perhaps')
  })

  it('is told below a heading that says one of them', () => {
    expect(verdict('## Remove\n\nTake the shade from the lamp.', question)).toBe('clearly')
    expect(verdict('## Shade\n\nRemove it from the lamp.', question)).toBe('clearly')
  })

  it('is told with the word that tells which thing it is, where the last one says nothing', () => {
    const asked = 'how do I remove a shade thing from the lamp?'
    expect(verdict('Remove the shade from the lamp. It is safe.', asked)).toBe('clearly')
    expect(verdict('The lamp has a shade. Remove the bulb from the lamp.', asked)).toBe('perhaps')
    expect(
      verdict('Remove the shade from the lamp. The bulb is hot.', 'how do I remove a bulb shade from the lamp?')
    ).toBe('clearly')
  })

  it('is told by the verb where a clause says which thing it is, for it may be named otherwise', () => {
    expect(verdict('Remove the red one from the lamp.', 'how do I remove a shade that is red from the lamp?')).toBe(
      'clearly'
    )
    expect(verdict('Remove the red one from the lamp.', 'how do I remove a shade that glows from the lamp?')).toBe(
      'clearly'
    )
  })

  it('is told by the verb where the thing is a phrase that is read as one word', () => {
    expect(verdict('To keep a lamp logged in, glow.', 'how do I keep a lamp logged in at night?')).toBe('clearly')
  })

  it('is told by the verb where an adverb hides the thing', () => {
    expect(verdict('Remove the shade.', 'how do I remove the lamp shade completely?')).toBe('clearly')
  })
})

it('a verb of two words is looked for as what it means', () => {
  const question = 'how do I roll back the lamp bulb?'
  expect(verdict('A rollback of the lamp bulb is safe.', question)).toBe('clearly')
  expect(verdict('Roll the lamp bulb down the hill.', question, 'A rollback of the shade.')).toBe('perhaps')
})

it('what begins with a phrase may be said otherwise, as other beginnings', () => {
  expect(verdict('Screw in the lamp bulb.', 'how do I set up the lamp bulb?', 'The setup of the shade.')).toBe(
    'clearly'
  )
})

it('that something is changed may be said otherwise', () => {
  const said = verdict('Customize the bulb of the lamp.', 'how do I change the lamp bulb?', 'Change and dim the shade.')
  expect(said).toBe('clearly')
})

it('what is done to a thing is told where the thing is said', () => {
  const question = 'put a shade over the lamp bulb'
  expect(verdict('Put the shade over the lamp bulb.', question)).toBe('clearly')
  expect(verdict('Put it over the lamp bulb.', question)).toBe('perhaps')
})

it('the verb of a request in other words may be said otherwise', () => {
  expect(verdict('Let the lamp bulb glow less.', 'dim the lamp bulb', 'It is soft.')).toBe('clearly')
})

it('a heading says it as well', () => {
  expect(verdict('## Remove\n\nTake the bulb from the lamp.', 'how do I remove a bulb from the lamp?')).toBe('clearly')
})

describe('where yes or no is asked of a thing', () => {
  const question = 'does the lamp ever blink?'

  it('the thing has to be said', () => {
    expect(verdict('The lamp may blink.', question, 'It is soft.')).toBe('clearly')
    expect(verdict('The lamp may glow.', question, 'Sofas blink.')).toBe('perhaps')
  })

  it('what asks for it need not be', () => {
    expect(verdict('A lamp may blink.', 'is a lamp allowed to blink?', 'Sofas are allowed.')).toBe('clearly')
  })

  it('not of a story', () => {
    const story = 'does the lamp glow? I would like to watch it with friends.'
    expect(verdict('The lamp glows when you watch it.', story, 'Friends have sofas.')).toBe('clearly')
  })

  it('nor of what is done, or in a story', () => {
    expect(lacks('does the lamp blink? We watch it.')).toBe(false)
    expect(lacks('does the lamp blink?')).toBe(true)
    expect(lacks('can I blink the lamp?')).toBe(false)
    expect(lacks('can I change the lamp to blink?')).toBe(false)
    const lacksInJapanese = (text: string) => lacks(text, japanese, '# ランプ\n\nランプは点滅します。\n')
    expect(lacksInJapanese('ランプは点滅できますか？')).toBe(true)
    expect(lacksInJapanese('友達と見ます。ランプは点滅できますか？')).toBe(false)
  })

  it('in Spanish in a statement with a question mark too', () => {
    const lacksInSpanish = (text: string) => lacks(text, spanish, '# Lámpara\n\nPuede parpadear de noche.\n')
    expect(lacksInSpanish('¿La lámpara parpadea?')).toBe(true)
    expect(lacksInSpanish('la lámpara parpadea')).toBe(false)
    expect(lacksInSpanish('¿Qué lámpara parpadea?')).toBe(false)
    expect(lacksInSpanish('Tengo una lámpara vieja, ¿parpadea de noche?')).toBe(false)
  })
})
