// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attributeName } from './option-names.ts'
import type { GivenOptions } from './options.ts'
import { resolveOptions } from './resolve-options.ts'

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warnings.mockClear())
afterEach(() => document.documentElement.removeAttribute('lang'))

it('gives every option its default', () => {
  document.documentElement.lang = 'de'
  const options = resolveOptions({ domain: 'acme' })
  expect(options).toMatchObject({
    domain: 'acme',
    apiVersion: 2,
    fingerprint: 'anonymous',
    layout: 'floating',
    locale: 'de',
    shortcut: 'mod+i',
    persist: 'local'
  })
  expect(warnings).not.toHaveBeenCalled()
})

it('takes undefined for the default, and keeps an empty shortcut', () => {
  expect(resolveOptions({ layout: undefined, shortcut: '' })).toMatchObject({ layout: 'floating', shortcut: '' })
})

it('reads options that are written as attributes', () => {
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
] as const)('warns once about %s="%s" and takes the default', (option, text, wanted) => {
  expect(resolveOptions({ [option]: text })[option]).toEqual(resolveOptions({})[option])
  expect(warnings).toHaveBeenCalledOnce()
  expect(warnings.mock.calls[0]?.[0]).toContain(wanted)
})

it('makes addresses whole and origins plain', () => {
  document.head.innerHTML = '<base href="https://docs.example.com/en/">'
  expect(
    resolveOptions({ docsUrl: '/docs/', endpoint: 'api', linkOrigins: ['https://a.test/', 'nowhere'], filter: null })
  ).toMatchObject({
    docsUrl: 'https://docs.example.com/docs/',
    endpoint: 'https://docs.example.com/en/api',
    linkOrigins: ['https://a.test'],
    filter: null
  })
  document.head.innerHTML = ''
})

it('says the same thing once', () => {
  resolveOptions({ layout: 'banner' })
  resolveOptions({ layout: 'banner' })
  expect(warnings).toHaveBeenCalledOnce()
})

it('names an unknown option', () => {
  resolveOptions({ domian: 'acme' } as GivenOptions)
  expect(warnings.mock.calls.flat().join()).toContain('domian')
})

it('writes attributes in kebab-case', () => {
  expect(attributeName('assistantKey')).toBe('assistant-key')
  expect(attributeName('askFromUrl')).toBe('ask-from-url')
})
