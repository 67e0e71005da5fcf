// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attributeName, optionNames } from './option-names.ts'
import type { GivenOptions } from './options.ts'
import { resolveOptions } from './resolve-options.ts'

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warnings.mockClear())
/** Waits for the module with the warnings, which is loaded late: earlier calls have warned then. */
const warned = () => import('./warn-of-option.ts')
afterEach(() => document.documentElement.removeAttribute('lang'))

it('gives every option its default', async () => {
  document.documentElement.lang = 'de'
  const options = resolveOptions({ domain: 'acme' })
  expect(options).toMatchObject({
    domain: 'acme',
    apiVersion: 2,
    fingerprint: 'anonymous',
    layout: 'floating',
    locale: 'de',
    shortcut: 'mod+i',
    persist: 'local',
    sidebar: 'overlay',
    trigger: 'button',
    opened: false,
    load: 'interest',
    theme: 'auto',
    labels: {},
    suggestions: [],
    selection: true,
    codeBlocks: true,
    feedback: true,
    search: true,
    webmcp: true,
    askFromUrl: 'fill',
    announce: 'finished',
    timeouts: {}
  })
  await warned()
  expect(warnings).not.toHaveBeenCalled()
})

it('takes undefined for the default, and keeps an empty shortcut', () => {
  expect(resolveOptions({ layout: undefined, shortcut: '' })).toMatchObject({ layout: 'floating', shortcut: '' })
})

it('reads options that are written as attributes', async () => {
  const options = resolveOptions({
    apiVersion: '1',
    opened: '',
    feedback: 'false',
    selection: 'main',
    codeBlocks: 'true',
    suggestions: '["How?"]',
    retrievalPageSize: '8',
    filter: '{"version":"2"}'
  })
  expect(options).toMatchObject({
    apiVersion: 1,
    opened: true,
    feedback: false,
    selection: 'main',
    codeBlocks: true,
    suggestions: ['How?'],
    retrievalPageSize: 8,
    filter: { version: '2' }
  })
  await warned()
  expect(warnings).not.toHaveBeenCalled()
})

it.each([
  ['apiVersion', '3', 'one of 2, 1'],
  ['layout', 'popup', 'one of floating'],
  ['suggestions', '[oops', 'texts'],
  ['suggestions', '"How?"', 'texts'],
  ['labels', '[]', 'object'],
  ['docsUrl', 'javascript:alert(1)', 'url'],
  ['retrievalPageSize', 'many', 'number'],
  ['opened', 'yes', 'boolean'],
  ['headers', '{}', 'object or function']
] as const)('warns once about %s="%s" and takes the default', async (option, text, wanted) => {
  expect(resolveOptions({ [option]: text })[option]).toEqual(resolveOptions({})[option])
  await warned()
  expect(warnings).toHaveBeenCalledOnce()
  expect(warnings.mock.calls[0]?.[0]).toContain(wanted)
})

it.each([
  ['retrievalPageSize', 8, 8],
  ['opened', true, true],
  ['feedback', false, false],
  ['feedback', '', true],
  ['selection', true, true],
  ['selection', '', true],
  ['codeBlocks', 'false', false],
  ['labels', { send: 'Go' }, { send: 'Go' }],
  ['labels', '{"send":"Go"}', { send: 'Go' }],
  ['timeouts', '{"idle":1}', { idle: 1 }],
  ['keyPrefixes', '{"assistant":"a_","admin":"b_"}', { assistant: 'a_', admin: 'b_' }],
  ['suggestions', ['How?'], ['How?']],
  ['imageOrigins', '["https://a.test/img", "nowhere"]', ['https://a.test/img']],
  ['filter', 'null', null],
  ['currentPath', '/a', '/a'],
  ['support', 'https://help.test', 'https://help.test/'],
  ['headers', { 'x-site': '1' }, { 'x-site': '1' }],
  ['feedbackUrl', 'http://a.test/f', 'http://a.test/f']
] as const)('reads %s given as %o', async (option, given, value) => {
  expect(resolveOptions({ [option]: given })[option]).toEqual(value)
  await warned()
  expect(warnings).not.toHaveBeenCalled()
})

it.each(['currentPath', 'support', 'headers'] as const)('takes a function for %s', option => {
  const own = () => ''
  expect(resolveOptions({ [option]: own })[option]).toBe(own)
})

it.each([
  ['domain', 7],
  ['retrievalPageSize', ' '],
  ['retrievalPageSize', 'Infinity'],
  ['suggestions', ['How?', 7]],
  ['selection', 7],
  ['labels', 'null'],
  ['support', 'mailto:a@b.c'],
  ['currentPath', {}],
  ['filter', '[]'],
  ['feedbackUrl', '']
] as const)('does not take %s = %o', async (option, given) => {
  expect(resolveOptions({ [option]: given })[option]).toEqual(resolveOptions({})[option])
  await warned()
  expect(warnings).toHaveBeenCalledOnce()
  expect(warnings.mock.calls[0]?.[0]).toContain(option)
})

it('takes null for the default without a word', async () => {
  expect(resolveOptions(JSON.parse('{"domain":null,"layout":null}'))).toMatchObject({
    layout: 'floating'
  })
  await warned()
  expect(warnings).not.toHaveBeenCalled()
})

it('says the value that it did not take, but no more than its beginning', async () => {
  resolveOptions({ layout: 'x'.repeat(200) })
  await warned()
  expect(warnings.mock.calls[0]?.[0]).toMatch(/“x{80}”/)
})

it('knows every option that the element observes, and no other', async () => {
  resolveOptions(Object.fromEntries(optionNames.map(name => [name, undefined])))
  await warned()
  expect(warnings).not.toHaveBeenCalled()
  expect(optionNames).toContain('domain')
  expect(new Set(optionNames).size).toBe(41)
})

it('finds a base for links also in a frame that has no address', () => {
  vi.stubGlobal('location', { origin: 'null' })
  expect(resolveOptions({})).toMatchObject({ baseUrl: '', docsUrl: 'https://localhost' })
  expect(resolveOptions({ baseUrl: 'https://a.test/' }).docsUrl).toBe('https://a.test/')
  vi.unstubAllGlobals()
  expect(resolveOptions({})).toMatchObject({ baseUrl: location.origin, docsUrl: location.origin })
})

it('works where there is no page', () => {
  vi.stubGlobal('location', undefined)
  vi.stubGlobal('document', undefined)
  expect(resolveOptions({ endpoint: 'https://a.test/x' })).toMatchObject({ locale: 'en', endpoint: 'https://a.test/x' })
  vi.unstubAllGlobals()
})

it('makes addresses whole, and leaves out origins that are none', () => {
  document.head.innerHTML = '<base href="https://docs.example.com/en/">'
  expect(
    resolveOptions({ docsUrl: '/docs/', endpoint: 'api', linkOrigins: ['https://a.test/', 'nowhere'], filter: null })
  ).toMatchObject({
    docsUrl: 'https://docs.example.com/docs/',
    endpoint: 'https://docs.example.com/en/api',
    linkOrigins: ['https://a.test/'],
    filter: null
  })
  document.head.innerHTML = ''
})

it('says the same thing once', async () => {
  resolveOptions({ layout: 'banner' })
  resolveOptions({ layout: 'banner' })
  await warned()
  expect(warnings).toHaveBeenCalledOnce()
})

it('names an unknown option', async () => {
  resolveOptions({ domian: 'acme' } as GivenOptions)
  await warned()
  expect(warnings.mock.calls.flat().join()).toContain('domian')
})

it('writes attributes in kebab-case', () => {
  expect(attributeName('assistantKey')).toBe('assistant-key')
  expect(attributeName('askFromUrl')).toBe('ask-from-url')
})

it.each([
  '() => route.path',
  'async () => "/x"',
  'path => path',
  '({ path }) => path',
  'function () { return "/x" }',
  'async function path() {}',
  'currentPath() { return "/x" }'
])('refuses the source of a function by its option’s name, and uses the default: %s', async source => {
  for (const option of ['currentPath', 'support', 'heading', 'domain'] as const) {
    expect(resolveOptions({ [option]: source })[option]).toBeUndefined()
  }
  await warned()
  // Each option is warned of once.
  for (const [message] of warnings.mock.calls)
    expect(message).toMatch(/the option \w+ was given the source of a function/)
})

it.each(['/functions/(all)', 'Ask (beta)', 'function keys', 'How (and why) it works'])(
  'takes text that only looks a little like one: %s',
  text => expect(resolveOptions({ heading: text }).heading).toBe(text)
)

it('says which property takes the function', async () => {
  resolveOptions({ greeting: '() => 1' })
  await warned()
  expect(warnings).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the element’s property greeting'))
})
