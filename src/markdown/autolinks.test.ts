import { describe, expect, test } from 'vitest'
import { createDocument } from './document.ts'
import type { Inline } from './tree.ts'

/** The addresses that a line links to. */
const links = (text: string, streaming = false): string[] => {
  const urls = (part: Inline): string[] =>
    typeof part === 'string'
      ? []
      : part.type === 'link'
        ? [part.url]
        : 'children' in part
          ? part.children.flatMap(urls)
          : []
  return createDocument()
    .update(text, streaming)
    .flatMap(block => ('content' in block ? block.content.flatMap(urls) : []))
}

describe('a bare web address', () => {
  test.each([
    ['https://a.test', 'https://a.test'],
    ['http://a.test/w', 'http://a.test/w'],
    ['HTTPS://A.test/b', 'HTTPS://A.test/b'],
    ['www.a.test', 'http://www.a.test'],
    ['WWW.a.test', 'http://WWW.a.test'],
    ['https://localhost:8080/a', 'https://localhost:8080/a'],
    ['https://my-host.a_b.c.test?d', 'https://my-host.a_b.c.test?d'],
    ['https://a.test#b', 'https://a.test#b'],
    ['https://點看.test/é', 'https://點看.test/é'],
    ['https://हिन्दी.test', 'https://हिन्दी.test'],
    ['https://1.2.3.4/5', 'https://1.2.3.4/5'],
    ['https://a.test/b_c*d~e', 'https://a.test/b_c*d~e']
  ])('%s is a link', (text, url) => expect(links(`see ${text} there`)).toEqual([url]))

  test.each([
    'https://',
    'https:// a',
    'https://-_',
    'https://a_b',
    'https://a_b.test',
    'https://a.b_c.test',
    'www.',
    'http:a.test',
    'ftp://a.test'
  ])('%s is not a link', text => expect(links(`see ${text} there`)).toEqual([]))

  test.each(['(', '*', '_', '~', '[', ']', ' ', '\n'])('begins after %j with and without a scheme', before => {
    expect(links(`a${before}www.a.test`)).toEqual(['http://www.a.test'])
    expect(links(`a${before}https://a.test`)).toEqual(['https://a.test'])
  })

  test('with a scheme may follow anything but an ASCII letter, without one only white space and marks', () => {
    for (const before of ['“', '1', '：', '-', 'é', '見']) {
      expect(links(`${before}https://a.test`)).toEqual(['https://a.test'])
      expect(links(`${before}www.a.test`)).toEqual([])
    }
    expect(links('ahttps://a.test Ahttps://a.test awww.a.test')).toEqual([])
  })

  test.each([
    '?',
    '!',
    '.',
    ',',
    ':',
    ';',
    '*',
    '_',
    '~',
    "'",
    '"',
    ')',
    ']',
    '?!',
    '.)',
    '&copy;',
    '&hl;.',
    '&a;&bc;'
  ])('ends before %s at its end', end => expect(links(`https://a.test/b${end} c`)).toEqual(['https://a.test/b']))

  test('keeps the closing brackets of those that it opened', () => {
    expect(links('https://a.test/b(c) d')).toEqual(['https://a.test/b(c)'])
    expect(links('(https://a.test/b(c)) d')).toEqual(['https://a.test/b(c)'])
    expect(links('https://a.test/b(c)) d')).toEqual(['https://a.test/b(c)'])
    expect(links('https://a.test/b)c)) d')).toEqual(['https://a.test/b)c'])
    expect(links('https://a.test/((b) d')).toEqual(['https://a.test/((b)'])
  })

  test('keeps an ampersand that does not begin an entity', () => {
    expect(links('https://a.test/?b=1&c=2 d')).toEqual(['https://a.test/?b=1&c=2'])
    expect(links('https://a.test/?b&c;d; e')).toEqual(['https://a.test/?b&c;d'])
    expect(links('https://a.test/?b&#39; e')).toEqual(['https://a.test/?b&#39'])
  })

  test('without a path ends where its host ends', () => {
    expect(links('https://a.test，b')).toEqual(['https://a.test'])
    expect(links('https://a.test’s')).toEqual(['https://a.test'])
    expect(links('https://a.test|b')).toEqual(['https://a.test'])
  })

  test('ends before a tag and before space', () => {
    expect(links('https://a.test/b<br>c')).toEqual(['https://a.test/b'])
    expect(links('https://a.test/b\tc')).toEqual(['https://a.test/b'])
  })

  test('leaves the brackets of a link’s text to the link', () => {
    expect(links('[https://a.test/b](/c)')).toEqual(['/c'])
    expect(links('[see https://a.test/b.](/c)')).toEqual(['/c'])
    expect(links('[https://a.test/b][c]\n\n[c]: /d')).toEqual(['/d'])
    expect(links('[see https://a.test/b]')).toEqual(['https://a.test/b'])
    expect(links('https://a.test/b](c')).toEqual(['https://a.test/b'])
    expect(links('https://a.test/b][c')).toEqual(['https://a.test/b'])
    expect(links('https://a.test/b[c]d')).toEqual(['https://a.test/b[c]d'])
  })

  test('is not a link in code or in a tag, and is found after them', () => {
    expect(links('`https://a.test/`www.b.test www.c.test')).toEqual(['http://www.c.test'])
    expect(links('`a https://a.test` https://b.test')).toEqual(['https://b.test'])
    expect(links('<a href="https://a.test">')).toEqual([])
  })

  test('becomes a link only when text follows it', () => {
    expect(links('see https://a.test/b', true)).toEqual([])
    expect(links('see me@a.test', true)).toEqual([])
    expect(links('see https://a.test/b and', true)).toEqual(['https://a.test/b'])
    expect(links('see https://a.test/b.', true)).toEqual(['https://a.test/b'])
  })
})

describe('a bare email address', () => {
  test.each(['me@a.test', 'me.x+y-z_0@a-b.c_d.test', 'ME@A.Test', 'me@a.b9.test'])('%s is a link', address => {
    expect(links(`to ${address} now`)).toEqual([`mailto:${address}`])
    expect(links(`(${address}).`)).toEqual([`mailto:${address}`])
  })

  test.each([
    'me@a',
    '@a.test',
    'me@a.test9',
    'me@a.test-',
    'me@a.test_',
    'me@.test',
    'me@a..test',
    '/me@a.test',
    'me@a.test.9'
  ])('%s is not a link', text => expect(links(`to ${text} now`)).toEqual([]))

  test('ends before a dot without a name after it', () => {
    expect(links('me@a.test.')).toEqual(['mailto:me@a.test'])
    expect(links('me@a.test.-b')).toEqual(['mailto:me@a.test'])
  })
})
