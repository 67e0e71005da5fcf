// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact'
import { afterEach, describe, expect, test } from 'vitest'
import { faults } from './testing/allowlist.ts'
import { draw, origins } from './testing/draw.tsx'
import { hostile } from './testing/hostile.ts'

afterEach(cleanup)

const addresses = (text: string) => [...draw(text).querySelectorAll('a')].map(link => link.getAttribute('href'))

describe('only allowed elements, attributes and addresses are drawn', () => {
  describe.each(Object.entries(hostile))('of %s', (_name, texts) => {
    test.each(texts)('%j', text => {
      expect(faults(draw(text), origins)).toEqual([])
      expect(faults(draw(text, true), origins)).toEqual([])
    })
  })

  test('the control: faults are found', () => {
    const container = document.createElement('div')
    for (const [name, attributes] of Object.entries({
      script: {},
      p: { onclick: 'x' },
      a: { href: 'javascript:x' },
      img: { src: 'https://evil.test/x' }
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

describe('invisible characters', () => {
  const hidden = ['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200e', '\u202e', '\u2066', '\u2069']
  const more = ['\u2028', '\u3164', '\ufe00', '\ufeff', '\uffa0', '\ufffb', '\u{1d173}', '\u{e0041}', '\u{e01ef}']

  test.each([...hidden, ...more].map(character => [character.codePointAt(0)?.toString(16), character]))(
    'are removed in every place: U+%s',
    (_name, character) => {
      const places = 'a* b\n\n# c*\n\n> d*\n\n- e*\n\n|f*|\n|-|\n\n`g*`\n\n```\nh*\n```\n\n[i*](/x "j*") ![k*](/l)'
      const drawn = draw(places.replaceAll('*', character))
      expect(drawn.innerHTML).toBe(draw(places.replaceAll('*', '')).innerHTML)
      const entity = `&#x${character.codePointAt(0)?.toString(16)};`
      expect(draw(`a${entity}b [c${entity}d](/e)`).textContent).toBe('ab cd')
    }
  )

  test('are removed at the end of a stream and at the start of a line', () => {
    expect(draw('a\u202e', true).textContent).toBe('a')
    expect(draw('\u202e[moc.buhtig](https://evil.test)').textContent).toBe('moc.buhtig')
  })

  test('are kept where scripts and emoji need them', () => {
    const needed = '👩\u200d💻 می\u200cخواهم ❤\ufe0f'
    expect(draw(needed).textContent).toBe(needed)
    expect(draw('a\u200db c\ufe0f').textContent).toBe('ab c')
  })
})

describe('a link', () => {
  test.each([
    'javascript:alert(1)',
    'java&Tab;script:x',
    'ms-word:ofe|u|https://evil.test/x',
    'jar:https://evil.test!/x',
    'tel:1'
  ])('to %j is drawn as its text alone', address => {
    expect(addresses(`[x](${address})`)).toEqual([])
    expect(draw(`[x](${address})`).textContent).toBe('x')
  })

  test.each(hostile['links that run something or lead where no page is'] ?? [])('is not drawn for %j', text => {
    expect(addresses(text).filter(address => address !== 'https://a.test/')).toEqual([])
  })

  test('to a page of the documentation is resolved against it', () => {
    expect(addresses('[a](x) [b](/y?z#w) [c](#d)')).toEqual([
      'https://docs.example.com/guide/x',
      'https://docs.example.com/y?z#w',
      'https://docs.example.com/guide/#d'
    ])
  })

  test('without a text shows its address', () => {
    expect(draw('[](https://a.test/x)').textContent).toBe('https://a.test/x')
  })
})

describe('an image', () => {
  test.each(Object.entries(hostile).flatMap(([name, texts]) => (name.startsWith('images') ? texts : [])))(
    'is never loaded from another origin: %j',
    text => {
      const loaded = [...draw(text).querySelectorAll('img')].map(image => new URL(image.src).origin)
      expect(loaded.filter(origin => !origins.includes(origin))).toEqual([])
    }
  )

  test('is drawn by its component, with its text and title', () => {
    const image = draw('![A *plan*](/images/a.png "T")').querySelector('img')
    expect(image?.outerHTML).toBe('<img src="https://docs.example.com/images/a.png" alt="A plan" title="T">')
  })

  test('that its component does not load becomes a link with its text', () => {
    const container = draw('![A plan](https://else.test/a.png)')
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('a')?.outerHTML).toBe('<a href="https://else.test/a.png">A plan</a>')
  })

  test('in a link becomes the link’s text', () => {
    expect(draw('[![A plan](https://else.test/a.png)](/x)').innerHTML).toContain(
      '<a href="https://docs.example.com/x">A plan</a>'
    )
  })
})
