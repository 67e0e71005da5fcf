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

const command = (manager: string) =>
  `  <TabItem label="${manager}">\n\n  \`\`\`sh\n  ${manager} add lamp\n  \`\`\`\n\n  </TabItem>\n`

const install = `# Lamp

Add the lamp to dim it:

<Tabs>
${command('npm')}${command('pnpm')}${command('Yarn')}</Tabs>

It is dark then.

## Shade

Add a shade:

<Tabs>
${command('bun')}${command('npm')}</Tabs>
`

const installing = (question: string) => {
  const [quote] = ask(corpusOf({ 'lamp.mdx': install }), question).quotes()
  return (
    quote &&
    quoteToMarkdown(quote, url => url)
      .join('\n')
      .replaceAll(/```(?:sh)?\n?/g, '')
  )
}

it('a quote has the command for the first of several package managers, also in the sections below', () => {
  expect(installing('add the lamp to dim it')).toBe(
    'Add the lamp to dim it:\n**npm**\nnpm add lamp\n…\nIt is dark then.\n**Shade**\nAdd a shade:\n**bun**\nbun add lamp\n'
  )
})

it('a quote has the code right behind the tabs', () => {
  const source = `# Lamp\n\nAdd the lamp:\n\n<Tabs>\n${command('npm')}${command('bun')}</Tabs>\n\n\`\`\`js\ndim()\n\`\`\`\n`
  const [quote] = ask(corpusOf({ 'lamp.mdx': source }), 'add the lamp').quotes()
  expect(quote?.pieces.map(({ text }) => text)).toEqual(['Add the lamp:', 'npm', 'npm add lamp', 'dim()'])
})

it('a quote has the command for the package manager that the question names too', () => {
  expect(installing('add the lamp with yarn')).toContain('**npm**\nnpm add lamp\n…\n**Yarn**\nYarn add lamp')
})
