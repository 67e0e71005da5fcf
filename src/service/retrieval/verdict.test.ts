import { expect, it } from 'vitest'
import { ask, corpusOf } from './testing/corpus.ts'
import { verdictOf } from './verdict.ts'

it.each([
  [1, 'clearly'],
  [0.5, 'clearly'],
  [0.49, 'perhaps'],
  [0.18, 'perhaps'],
  [0.17, 'no'],
  [0, 'no']
])('a confidence of %s means: %s', (confidence, verdict) => {
  expect(verdictOf(confidence)).toBe(verdict)
})

it('what a heading says and nothing else is answered below it, if it is more than one word', () => {
  const corpus = corpusOf({ 'a.md': '# Lamps\n\nA lamp glows.\n\n## Default lamp value\n\nEvery lamp may have one.\n' })
  const verdict = (text: string) => ask(corpus, text).verdict
  expect(verdict('default value for a lamp')).toBe('clearly')
  expect(verdict('default value for a copper lamp')).toBe('perhaps')
})

it('few pages are less sure to answer than the same among many', () => {
  const page = { 'a.md': '# Lamp\n\nLet the lamp bulb glow less.\n', 'b.md': '# Sofa\n\nIt is soft.\n' }
  const walls = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.md`, `# Wall ${at}\n\nIt stands.\n`]))
  const verdicts = [page, { ...page, ...walls }].map(files => ask(corpusOf(files), 'dim the lamp bulb').verdict)
  expect(verdicts).toEqual(['perhaps', 'clearly'])
})

it('where many sentences may answer alike, none does for sure', () => {
  const pagesOf = (sentences: number) => {
    const said = Array.from({ length: sentences }, (_, at) => `The lamp shows colour ${at}.`)
    const walls = Array.from({ length: 20 }, (_, at) => [`${at}.md`, `# Wall ${at}\n\nIt stands.\n`])
    return { ...Object.fromEntries(walls), 'lamp.md': `# Lamp\n\n${said.join('\n\n')}\n` }
  }
  const verdictAmong = (sentences: number) => ask(corpusOf(pagesOf(sentences)), 'show the lamp colour').verdict
  expect(verdictAmong(2)).toBe('clearly')
  expect(verdictAmong(800)).toBe('perhaps')
})
