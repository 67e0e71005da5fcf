// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact'
import { afterEach, describe, expect, test } from 'vitest'
import { faults } from './testing/allowlist.ts'
import { draw, origins } from './testing/draw.tsx'
import { hostile } from './testing/hostile.ts'

afterEach(cleanup)

const addresses = (text: string) => [...draw(text).querySelectorAll('a')].map(link => link.getAttribute('href'))

describe('nothing but the allowed elements, attributes and addresses comes out', () => {
  describe.each(Object.entries(hostile))('of %s', (_name, texts) => {
    test.each(texts)('%j', text => {
      expect(faults(draw(text), origins)).toEqual([])
      expect(faults(draw(text, true), origins)).toEqual([])
    })
  })

  test('the search for faults finds them', () => {
    const container = document.createElement('div')
    for (const [name, attributes] of Object.entries({
      script: {},
      p: { onclick: 'x' },
      a: { href: 'javascript:x', rel: 'noopener noreferrer' },
      img: { src: 'https://evil.test/x', referrerpolicy: 'no-referrer' }
    })) {
      const element = container.appendChild(document.createElement(name))
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    }
    expect(faults(container, origins)).toEqual([
      '<script>',
      '<p onclick>',
      'href javascript:x',
      'src https://evil.test/x'
    ])
  })
})

describe('HTML', () => {
  test.each(Object.entries(hostile).filter(([name]) => name.startsWith('HTML')))(
    'is shown as its text: %s',
    (_name, texts) => {
      const plain = (text: string) => text.replace(/[\s\0\ufffd]+/g, '')
      for (const text of texts.filter(text => !/[&[*]/.test(text)))
        expect(plain(draw(text).textContent)).toBe(plain(text))
    }
  )
})

describe('a link', () => {
  test.each([
    'javascript:alert(1)',
    'java&Tab;script:x',
    'ms-word:ofe|u|https://evil.test/x',
    'jar:https://evil.test!/x',
    'tel:1'
  ])('to %j is only its text', address => {
    expect(addresses(`[x](${address})`)).toEqual([])
    expect(draw(`[x](${address})`).textContent).toBe('x')
  })

  test.each(hostile['links that run something or lead where no page is'] ?? [])('is none at all in %j', text => {
    expect(addresses(text).filter(address => address !== 'https://a.test/')).toEqual([])
  })

  test('to a page of the documentation is resolved against it', () => {
    expect(addresses('[a](x) [b](/y?z#w) [c](#d)')).toEqual([
      'https://docs.example.com/guide/x',
      'https://docs.example.com/y?z#w',
      'https://docs.example.com/guide/#d'
    ])
  })

  test('whose text names another address says where it leads', () => {
    const text = (markdown: string) => draw(markdown).textContent
    expect(text('[https://docs.example.com/login](https://evil.test/90)')).toBe(
      'https://docs.example.com/login (evil.test)'
    )
    expect(text('[docs.exa\u200bmple.com](https://evil.test/92)')).toBe('docs.example.com (evil.test)')
    expect(text('[www.good.test](https://evil.test)')).toBe('www.good.test (evil.test)')
    for (const name of [
      'github.com/acme',
      'Docs.Example.com',
      'see Docs.Example.com',
      'ｇｉｔｈｕｂ．ｃｏｍ',
      'gіthub.test',
      'bücher.example'
    ]) {
      expect(text(`[${name}](https://evil.test)`)).toBe(`${name} (evil.test)`)
    }
    expect(text('[gіthub.test](https://gіthub.test)')).toBe('gіthub.test (xn--gthub-n2e.test)')
    expect(text('[Привет](https://good.test)')).toBe('Привет')
    expect(text('[GitHub.com/acme](https://github.com/acme) [bücher.example](https://bücher.example)')).toBe(
      'GitHub.com/acme bücher.example'
    )
    expect(text('https://a.test/x [b.test](https://b.test) [Node.js](https://nodejs.org)')).toBe(
      'https://a.test/x b.test Node.js'
    )
  })

  test('keeps the joiners that scripts and emoji need, and no other hidden character', () => {
    expect(draw('[a\u202eb\u200dc 👩\u200d💻 می\u200cخواهم](https://a.test)').textContent).toBe(
      'abc 👩\u200d💻 می\u200cخواهم'
    )
  })

  test('without a text shows its address', () => {
    expect(draw('[](https://a.test/x)').textContent).toBe('https://a.test/x')
  })
})

describe('an image', () => {
  test.each(Object.entries(hostile).flatMap(([name, texts]) => (name.startsWith('images') ? texts : [])))(
    'is never loaded from elsewhere: %j',
    text => {
      const loaded = [...draw(text).querySelectorAll('img')].map(image => new URL(image.src).origin)
      expect(loaded.filter(origin => !origins.includes(origin))).toEqual([])
    }
  )

  test('of an allowed origin is loaded late and without a referrer', () => {
    const image = draw('![A *plan*](/images/a.png "T")').querySelector('img')
    expect(image?.outerHTML).toBe(
      '<img src="https://docs.example.com/images/a.png" alt="A plan" title="T" loading="lazy" decoding="async" referrerpolicy="no-referrer">'
    )
  })

  test('of any other origin is a link with its text', () => {
    const container = draw('![A plan](https://else.test/a.png)')
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('a')?.outerHTML).toBe(
      '<a href="https://else.test/a.png" rel="noopener noreferrer" target="_blank">A plan</a>'
    )
  })

  test('in a link is the link’s text', () => {
    expect(draw('[![A plan](https://else.test/a.png)](/x)').innerHTML).toContain(
      '<a href="https://docs.example.com/x" rel="noopener noreferrer">A plan</a>'
    )
  })
})
