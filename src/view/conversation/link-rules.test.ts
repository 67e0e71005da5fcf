// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isOwnLink, isPlainClick, isTrustedLink } from './link-rules.ts'

const docsUrl = 'https://docs.example.com/en/'

describe('a click', () => {
  it('is plain with the main button alone', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s with %o',
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

  it('is trusted anywhere without a list, and with one on the site and at the listed origins', () => {
    const trusted = (url: string, linkOrigins?: string[]) => isTrustedLink(url, { docsUrl, linkOrigins })
    expect(trusted('https://evil.test/')).toBe(true)
    expect(trusted('https://evil.test/', [])).toBe(false)
    expect(trusted('https://docs.example.com/', [])).toBe(true)
    expect(trusted('https://good.test/page', ['https://good.test'])).toBe(true)
    expect(trusted('https://evil.test/', ['https://good.test'])).toBe(false)
  })
})
