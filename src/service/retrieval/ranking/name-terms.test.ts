import { expect, it } from 'vitest'
import { corpusOf, pathsFor } from '../testing/corpus.ts'

it('a name as it is written comes before its words apart', () => {
  const corpus = corpusOf({
    'routing.md':
      '# Routing\n\nAn app has a route for each address. A route of the app may stand below another route.\n',
    'nesting.md': '# Nesting\n\nAddresses stand below others where `app.route` adds them, whatever else they are.\n',
    'rooms.md': '# Rooms\n\nA room has a lamp.\n'
  })
  expect(pathsFor(corpus, 'app.route order')[0]).toBe('/nesting')
  expect(pathsFor(corpus, 'order of the route in an app')[0]).toBe('/routing')
})

it('a name that stands somewhere as it is written does not mean a page about its small word', () => {
  const [blocks, label] = [
    '# Blocks\n\nA template has text, blocks and lamps, each of which stands in a room. With `@for` it repeats a lamp.\n',
    '# for\n\nThe attribute `for` of a label names the lamp, by its index. A label for a lamp.\n'
  ]
  const question = 'how do I get the index of a lamp in @for?'
  expect(pathsFor(corpusOf({ 'blocks.md': blocks, 'for.md': label }), question)[0]).toBe('/blocks')
  expect(pathsFor(corpusOf({ 'blocks.md': blocks.replace('@', ''), 'for.md': label }), question)[0]).toBe('/for')
})
