// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attributeName, optionNames, parseAttribute, readAttributes, resolveOptions } from './options.ts'

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warnings.mockClear())
afterEach(() => document.documentElement.removeAttribute('lang'))

const script = (attributes: Record<string, string>) => {
  const element = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

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

it('reads a script tag', () => {
  const options = readAttributes(
    script({
      'data-domain': 'acme',
      'data-assistant-key': 'svc_dsc_1',
      'data-api-version': '1',
      'data-opened': '',
      'data-feedback': 'false',
      'data-selection': 'main',
      'data-code-blocks': 'true',
      'data-suggestions': '["How?"]',
      'data-retrieval-page-size': '8',
      async: ''
    }),
    'data-'
  )
  expect(options).toEqual({
    domain: 'acme',
    assistantKey: 'svc_dsc_1',
    apiVersion: 1,
    opened: true,
    feedback: false,
    selection: 'main',
    codeBlocks: true,
    suggestions: ['How?'],
    retrievalPageSize: 8
  })
  expect(warnings).not.toHaveBeenCalled()
})

it.each([
  ['apiVersion', '3', 'one of 2, 1'],
  ['layout', 'popup', 'one of floating'],
  ['suggestions', '[oops', 'JSON'],
  ['retrievalPageSize', 'many', 'a number'],
  ['opened', 'yes', 'true or false'],
  ['headers', '{}', 'set from a module']
] as const)('warns once about %s="%s" and takes the default', (option, text, wanted) => {
  expect(parseAttribute(option, text)).toBeUndefined()
  expect(warnings).toHaveBeenCalledOnce()
  expect(warnings.mock.calls[0]?.[0]).toContain(wanted)
})

it('names an unknown attribute and an unknown option', () => {
  readAttributes(script({ 'data-domian': 'acme' }), 'data-')
  resolveOptions({ domian: 'acme' } as object)
  expect(warnings.mock.calls.flat().join()).toMatch(/data-domian.*domian/s)
})

it('shares no option name with HTMLElement or with a method of the element', () => {
  const methods = ['open', 'close', 'toggle', 'ask', 'addContext', 'newThread', 'update', 'destroy', 'status', 'messages']
  const taken = optionNames.filter(option => option in document.createElement('div') || methods.includes(option))
  expect(taken).toEqual([])
  expect('title' in document.createElement('div')).toBe(true)
})

it('writes attributes in kebab-case', () => {
  expect(attributeName('assistantKey')).toBe('assistant-key')
  expect(attributeName('askFromUrl')).toBe('ask-from-url')
})
