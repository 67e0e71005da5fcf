import { expect, it } from 'vitest'
import { quoteToMarkdown } from '../index.ts'
import { ask, corpusOf } from '../testing/corpus.ts'

const block = (language: string, code: string) => `    .. code-block:: ${language}\n\n        ${code}\n`

const source = `Lamp
====

Turn the knob to dim it:

.. configuration-block::

${block('yaml', 'dim: true')}
${block('xml', '<dim/>')}
${block('php-standalone', 'dim();')}
It is dark then.
`

const quoted = (question: string) => {
  const [quote] = ask(corpusOf({ 'lamp.rst': source }), question).quotes()
  return quote && quoteToMarkdown(quote, url => url)
}

it('a quote has the first of several languages that say the same', () => {
  expect(quoted('turn the knob to dim')).toEqual([
    'Turn the knob to dim it:',
    '```yaml\ndim: true\n```',
    '…',
    'It is dark then.'
  ])
})

it('a quote has the language that the question names too', () => {
  expect(quoted('turn the knob to dim in PHP')).toEqual([
    'Turn the knob to dim it:',
    '```yaml\ndim: true\n```',
    '…',
    '```php-standalone\ndim();\n```',
    'It is dark then.'
  ])
})
