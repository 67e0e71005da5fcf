import { expect, it } from 'vitest'
import { type Colours, highlight } from './highlight.ts'

const plain = (colours: Colours | undefined): string =>
  (colours ?? []).map(part => (typeof part === 'string' ? part : plain(part.children))).join('')
const classes = (colours: Colours | undefined): string[] =>
  (colours ?? []).flatMap(part => (typeof part === 'string' ? [] : [part.class, ...classes(part.children)]))

it('highlights code without losing any of it', () => {
  const code = `const greeting = \`Hello \${name}\` // for a reader`
  const colours = highlight(code, 'ts')
  expect(plain(colours)).toBe(code)
  // The substitution is nested in the string.
  expect(classes(colours)).toEqual(['hljs-keyword', 'hljs-string', 'hljs-subst', 'hljs-comment'])
})

it.each([
  'bash',
  'console',
  'css',
  'diff',
  'go',
  'ini',
  'toml',
  'java',
  'javascript',
  'JS',
  'json',
  'python',
  'rust',
  'shell',
  'sh',
  'sql',
  'TypeScript',
  'html',
  'vue',
  'svelte',
  'xml',
  'yaml'
])('knows %s', language => expect(highlight('x', language)).toBeDefined())

it.each(['klingon', '', 'constructor'])('leaves code of the unknown language “%s” plain', language =>
  expect(highlight('x', language)).toBeUndefined()
)

it('leaves code plain that is too long to highlight in time', { tags: 'slow' }, () => {
  expect(highlight('x'.repeat(20_000), 'ts')).toBeDefined()
  expect(highlight('x'.repeat(20_001), 'ts')).toBeUndefined()
  expect(highlight('1,'.repeat(900), 'json')).toBeDefined()
  expect(highlight('1,'.repeat(1_100), 'json')).toBeUndefined()
})

it('draws several classes of one piece of code', () => {
  expect(classes(highlight('def f(): pass', 'python'))).toContain('hljs-title function_')
})
