import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { createPreparation } from '../indexing/prepare.ts'
import { createSearchIndex } from '../indexing/search-index.ts'
import { conceptsOf } from '../ranking/concepts.ts'
import { vocabularyOf } from '../ranking/vocabulary.ts'
import { questionOf } from '../testing/corpus.ts'
import { createAnalyzer } from './analyzer.ts'
import { english } from './languages/english/index.ts'
import { readRelated } from './synonyms.ts'

const pages = {
  'a.md': '# Clusters\n\nThis is how you run it on Kubernetes, and what it does on the nodes of it.\n',
  'b.md': '# Accounts\n\nThis is where single sign-on is turned on, and what you have to do for it.\n',
  'c.md': '# Prices\n\nThis is what it costs in dollars, and how you pay for it with a card.\n'
}

const termsFor = (text: string, synonyms: string[][]) => {
  const index = createSearchIndex({ synonyms })
  const prepare = createPreparation()
  for (const [name, source] of Object.entries(pages)) index.add(prepare(readPage(name, source)))
  const analyzer = index.analyzerFor(text, undefined)
  const concepts = conceptsOf(analyzer, questionOf(text), { vocabulary: vocabularyOf({ ...index, analyzer }) })
  return new Map(concepts.map(({ term, terms }) => [term, [...terms.keys()].sort()]))
}

it('a word of the owner’s stands for the others of its group, in any form', () => {
  const text = 'How do I run it on our borgs?'
  expect(termsFor(text, [['Borg', 'kubernetes']]).get('borg')).toEqual(expect.arrayContaining(['borg', 'kubernet']))
  expect(termsFor(text, []).get('borg')).toEqual(['borg'])
})

it('a word stands for a phrase, by what it says', () => {
  expect(termsFor('Does it have PXO?', [['PXO', 'palm scan-on']]).get('pxo')).toEqual(['palm', 'pxo', 'scan'])
})

it('a phrase is read as the word, however it is written, and as no part of longer words', () => {
  const groups = [['PXO', 'palm scan-on']]
  expect([...termsFor('Does it have Palm Scan On?', groups).keys()]).toContain('pxo')
  expect([...termsFor('a palm scan ontology', groups).keys()]).not.toContain('pxo')
})

it('two phrases stand for each other', () => {
  expect([...termsFor('the price list', [['price list', 'cost overview']]).keys()]).toContain('cost')
})

it('signs that mean something in a pattern are taken as they are', () => {
  const groups = [['US$1 (one)', 'dollar']]
  expect([...termsFor('What is US$1 (one)?', groups).keys()]).toContain('dollar')
  expect([...termsFor('price list', [['price list', '$& c++']]).keys()]).toContain('c')
})

it('a word makes others likely, in one direction', () => {
  const terms = termsFor('The 404 page', [])
  expect(terms.get('404')).toEqual(['404', 'notfound'])
  expect(termsFor('The notFound page', []).get('notfound')).toEqual(['notfound'])
})

it('what a line makes likely is added to what others do, and never the word itself', () => {
  const relatedTo = readRelated('a b > b c\na > d', text => text.split(/\s+/).filter(Boolean))
  expect([...relatedTo('a')]).toEqual(['b', 'c', 'd'])
  expect([...relatedTo('b')]).toEqual(['c'])
  expect([...relatedTo('c')]).toEqual([])
})

it.each([
  ['ios', 'android'],
  ['android', 'io'],
  ['phone', 'android'],
  ['json', 'object'],
  ['sound', 'voic'],
  ['types', 'typescript'],
  ['gpt', 'model']
])('a platform, a format or a product is no other, and no kind: “%s” does not mean “%s”', (word, other) => {
  expect([...createAnalyzer(english).synonymsOf(createAnalyzer(english).termsOf(word)[0] ?? '')]).not.toContain(other)
})

it.each([
  ['older', 'downgrade'],
  ['smaller', 'size'],
  ['ship', 'bundle'],
  ['laptop', 'system'],
  ['boot', 'autostart'],
  ['copies', 'instance']
])('a word makes likely what manuals call it: “%s”, %s', (word, likely) => {
  const { relatedTo, termsOf } = createAnalyzer(english)
  expect([...relatedTo(termsOf(word)[0] ?? '')]).toContain(termsOf(likely)[0])
})

it('what is asked itself stands for nothing else that is asked', () => {
  expect(termsFor('Which picture is it?', []).get('pictur')).toContain('imag')
  expect(termsFor('Which picture, which image?', []).get('pictur')).not.toContain('imag')
})

it('they hold beside the words that mean the same anywhere', () => {
  expect(termsFor('Which picture is it?', [['picture', 'selfie']]).get('pictur')).toEqual(
    expect.arrayContaining(['imag', 'selfi'])
  )
})
