import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinUrl, keyKind, pagePath, parseContextItem, routes } from './index.ts'

describe('pagePath', () => {
  it('drops query and hash', () => {
    expect(pagePath('/guide?x=1#y')).toBe('/guide')
    expect(pagePath('/guide#y?x')).toBe('/guide')
  })

  it('cuts at 200 units, before a percent escape or a surrogate pair that would not fit', () => {
    expect(pagePath('/'.padEnd(250, 'a'))).toHaveLength(200)
    expect(pagePath('/'.padEnd(198, 'a') + '%C3%A4')).toBe('/'.padEnd(198, 'a'))
    expect(pagePath('/'.padEnd(199, 'a') + '🚀')).toBe('/'.padEnd(199, 'a'))
  })

  it('is a prefix of at most 200 units that decodes, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 300 }), text => {
        const path = '/' + encodeURIComponent(text)
        const cut = pagePath(path)
        expect(cut.length).toBeLessThanOrEqual(200)
        expect(path.startsWith(cut)).toBe(true)
        expect(() => decodeURIComponent(cut)).not.toThrow()
      })
    )
  })

  it('leaves a path with a broken escape as it is, but for its length', () => {
    expect(pagePath('/'.padEnd(250, '%zz'))).toBe('/'.padEnd(199, '%zz'))
  })
})

it('tells the key kinds apart although one prefix extends the other', () => {
  expect(keyKind('svc_dsc_1')).toBe('assistant')
  expect(keyKind('svc_1')).toBe('admin')
  expect(keyKind('pk_1')).toBe('unknown')
  expect(keyKind('adm_1', { assistant: 'pub_', admin: 'adm_' })).toBe('admin')
  expect(keyKind('svc_1', { assistant: '', admin: '' })).toBe('unknown')
})

it.each([' svc_1', '\tSVC_1\n', 'Bearer svc_1', 'bearer  Svc_1', ' BEARER\nsvc_1 '])(
  'knows %j for an admin key',
  key => {
    expect(keyKind(key)).toBe('admin')
    expect(keyKind(key.replace(/svc_/i, 'SVC_dsc_'))).toBe('assistant')
    expect(keyKind(key.replace(/svc_/i, 'x-svc_'))).toBe('unknown')
  }
)

it('escapes what goes into a path and joins it to a base', () => {
  expect(joinUrl('https://docs.example.com/', routes.assistantMessage(2, 'a/b'))).toBe(
    'https://docs.example.com/discovery/v2/assistant/a%2Fb/message'
  )
})

it.each([undefined, null, 'text', {}, { type: 'code' }, { type: 'page', value: 'x' }, { type: 'code', value: '' }])(
  'takes %o for no context item',
  input => expect(parseContextItem(input)).toBeUndefined()
)

it('keeps the documented fields of a context item and leaves others behind', () => {
  expect(parseContextItem({ type: 'code', value: 'x', path: '/a', elementId: 7, secret: 1, isCut: 'yes' })).toEqual({
    type: 'code',
    value: 'x',
    path: '/a'
  })
  const whole = { type: 'code', value: 'x', path: '/a', elementId: 'b', title: 'a.ts', isCut: true }
  expect(parseContextItem({ ...whole, secret: 1 })).toEqual(whole)
})
