// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { hostToShow, isOwnLink, isPlainClick } from './link-rules.ts'
import { disguises } from './testing/disguises.ts'

const docsUrl = 'https://docs.example.com/en/'

describe('a click', () => {
  it('is plain with the main button alone', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    init => expect(isPlainClick(new MouseEvent('click', init))).toBe(false)
  )
})

describe('a link', () => {
  it.each([
    ['https://docs.example.com/other', true],
    [`${location.origin}/page`, true],
    ['mailto:help@example.com', true],
    ['https://example.com/', false],
    ['http://docs.example.com/', false]
  ])('to %s stays on the site: %s', (url, isOwn) => expect(isOwnLink(url, docsUrl)).toBe(isOwn))
})

describe('the host of a link', () => {
  const evil = 'https://evil.test/90'

  it.each(disguises)('is shown when the text imitates another host: %j', text => {
    expect(hostToShow(text, evil, docsUrl)).toBe('evil.test')
  })

  it('is tested with at least 200 different disguises', () => {
    expect(new Set(disguises).size).toBeGreaterThanOrEqual(200)
  })

  it.each(['here', 'Click here', '', '1', 'Привет', 'Node.js'])('is always shown for another site: %j', text => {
    expect(hostToShow(text, evil, docsUrl)).toBe('evil.test')
  })

  it.each([evil, 'evil.test', 'evil.test/90', 'http://evil.test', 'Evil.TEST/a?b#c', 'ｅｖｉｌ．ｔｅｓｔ'])(
    'is not repeated when the text is that address: %j',
    text => expect(hostToShow(text, evil, docsUrl)).toBeUndefined()
  )

  it('is shown in Punycode when it has look-alike letters', () => {
    const url = new URL('https://gіthub.test').href
    expect(hostToShow('gіthub.test', url, docsUrl)).toBe('xn--gthub-n2e.test')
    expect(hostToShow('https://gіthub.test/a', url, docsUrl)).toBe('xn--gthub-n2e.test')
  })

  it('includes its port', () => {
    expect(hostToShow('evil.test', 'https://evil.test:8443/', docsUrl)).toBe('evil.test:8443')
  })

  it('is not shown for the docs, unless the text names another host', () => {
    const own = 'https://docs.example.com/en/page'
    for (const text of ['Install', 'vite.config.ts', 'index.html', '', own, 'docs.example.com', 'Привет']) {
      expect(hostToShow(text, own, docsUrl)).toBeUndefined()
    }
    for (const text of [
      'github.com/acme',
      'see https://x.test',
      'ｇｉｔｈｕｂ．ｃｏｍ',
      'gіthub.com',
      'me@acme.test'
    ]) {
      expect(hostToShow(text, own, docsUrl)).toBe('docs.example.com')
    }
  })

  it('is the mail address when the text names another address or a host', () => {
    const mail = 'mailto:Me@evil.test?subject=x'
    expect(hostToShow('Write to us', mail, docsUrl)).toBeUndefined()
    expect(hostToShow('me@evil.test', mail, docsUrl)).toBeUndefined()
    expect(hostToShow('help@docs.example.com', mail, docsUrl)).toBe('me@evil.test')
    expect(hostToShow('https://docs.example.com', mail, docsUrl)).toBe('me@evil.test')
  })
})
