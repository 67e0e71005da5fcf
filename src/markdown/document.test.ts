import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { arrivals } from './testing/arbitrary.ts'
import { toHtml } from './testing/html.ts'
import type { Node } from './tree.ts'

const parse = (text: string) => createDocument().update(text, false)

/** A document that was given the texts one after another, still streaming. */
const stream = (...texts: string[]) => {
  const document = createDocument()
  return { document, trees: texts.map(text => document.update(text, true)) }
}

describe('a text that grows', () => {
  test('ends as the tree of the whole text, however it was split', () => {
    fc.assert(
      fc.property(arrivals, ([text, ends]) => {
        const { document } = stream(...ends.map(end => text.slice(0, end)))
        expect(document.update(text, false)).toEqual(parse(text))
      }),
      { numRuns: 1000 }
    )
  })

  test('has, parsed exactly at any point, the tree of the text that has arrived', () => {
    fc.assert(
      fc.property(arrivals, ([text, ends]) => {
        const { document } = stream()
        for (const end of ends) {
          document.update(text.slice(0, end), true)
          expect(document.update(text.slice(0, end), false)).toEqual(parse(text.slice(0, end)))
        }
      }),
      { numRuns: 300 }
    )
  })

  test('keeps its finished blocks as the same objects', () => {
    const { trees } = stream('# A\n\ntext\n\n> quo', '# A\n\ntext\n\n> quote', '# A\n\ntext\n\n> quote\n\nend')
    const [first, second, third] = trees
    expect(second?.slice(0, 2).every((block, index) => block === first?.[index])).toBe(true)
    expect(third?.slice(0, 2).every((block, index) => block === first?.[index])).toBe(true)
    // The control: the block that was still open is another object.
    expect(second?.[2]).not.toBe(first?.[2])
  })

  test('keeps finished items and rows within the open block', () => {
    const { trees } = stream('- a\n- b\n- c', '- a\n- b\n- cd', '- a\n- b\n- cd\n- e')
    const items = trees.map(([list]) => (list?.type === 'list' ? list.children : []))
    expect(items[1]?.[0]).toBe(items[0]?.[0])
    expect(items[2]?.[0]).toBe(items[0]?.[0])
    expect(items[2]?.[1]).toBe(items[0]?.[1])
    expect(items[1]?.[2]).not.toBe(items[0]?.[2])

    const rows = stream('|a|\n|-|\n|b|\n|c', '|a|\n|-|\n|b|\n|cd').trees.map(([table]) =>
      table?.type === 'table' ? table.children : []
    )
    expect(rows[1]?.slice(0, 2)).toEqual(rows[0]?.slice(0, 2))
    expect(rows[1]?.[1]).toBe(rows[0]?.[1])
  })

  test('never replaces a block once another one follows it', () => {
    const text =
      'Intro:\n- a\n- b\n  > c\n\nlong **para**\n| x |\n|---|\n| y |\n\n# B\n> q\nend\n```js\ncode\n```\n1. z\n\nlast'
    const { trees } = stream(...Array.from(text, (_, end) => text.slice(0, end + 1)))
    trees.reduce((before, after) => {
      for (const [index, block] of before.slice(0, -1).entries()) expect(after[index]).toBe(block)
      return after
    })
    expect(trees.at(-1)).toHaveLength(9)
  })

  test('costs work in proportion to its length', () => {
    const section = '## A\n\nSome *text* with a [link](/x).\n\n- one\n- two\n\n```js\ncode\n```\n\n|a|\n|-|\n|b|\n\n'
    /** Counts the node objects that a stream of that many sections makes over all its updates. */
    const objects = (sections: number) => {
      const text = section.repeat(sections)
      const { trees } = stream(...Array.from({ length: text.length / 4 }, (_, index) => text.slice(0, index * 4)))
      const seen = new Set<Node>()
      const visit = (node: Node) => {
        if (seen.has(node)) return
        seen.add(node)
        if ('children' in node) node.children.forEach(visit)
      }
      for (const tree of trees) tree.forEach(visit)
      return seen.size
    }
    const [few, many] = [objects(10), objects(40)]
    expect(few).toBeGreaterThan(100)
    expect(many / few).toBeLessThan(4.2)
  })

  test('gives the same blocks when nothing was added', () => {
    const { trees } = stream('a\n\nb', 'a\n\nb')
    expect(trees[1]).toBe(trees[0])
  })

  test('keeps its blocks when the end of the stream adds nothing', () => {
    const { document, trees } = stream('a\n\nb\n')
    expect(document.update('a\n\nb\n', false)[0]).toBe(trees[0]?.[0])
  })
})

describe('a text that does not continue the previous one', () => {
  test('is parsed from the start', () => {
    const { document } = stream('# A\n\nlong text')
    expect(toHtml(document.update('# B', true))).toBe('<h1>B</h1>')
    expect(toHtml(document.update('', true))).toBe('')
    expect(toHtml(document.update('c\n\nd', false))).toBe('<p>c</p>\n<p>d</p>')
  })

  test('is parsed from the start even if it is longer and differs only in its middle', () => {
    const { document } = stream('first\n\nsame end')
    expect(toHtml(document.update('fixed\n\nsame end and more', false))).toBe('<p>fixed</p>\n<p>same end and more</p>')
  })
})

describe('a definition that comes late', () => {
  test('turns earlier references into links as soon as the next line shows that it is complete', () => {
    const text = '[a] and\n\n- [b][a]\n\nother\n\n[a]: /x\n'
    const { trees } = stream(text, `${text}[c]: /y\n`)
    expect(toHtml(trees[0] ?? [])).toContain('<p>[a] and</p>')
    expect(toHtml(trees[1] ?? [])).toBe(
      '<p><a href="/x">a</a> and</p>\n<ul>\n<li><a href="/x">b</a></li>\n</ul>\n<p>other</p>'
    )
  })

  test('keeps the blocks with these links as the same objects', () => {
    const text = '[a]\n\n- [a]\n\n[a]: /x\n\n'
    const { trees } = stream(text, `${text}b`, `${text}bc`)
    expect(toHtml(trees[2] ?? [])).toContain('<a href="/x">a</a>')
    expect(trees[2]?.slice(0, 2).every((block, index) => block === trees[1]?.[index])).toBe(true)
  })

  test('takes effect as soon as the next line cannot be its title', () => {
    expect(toHtml(stream('[a]\n\n[a]: /x\nsay "b"\n').trees[0] ?? [])).toContain('<a href="/x">a</a>')
    expect(toHtml(stream('[a]\n\n[a]: /x\n"b\n').trees[0] ?? [])).toContain('<p>[a]</p>')
  })

  test('replaces no block that does not refer to it', () => {
    const { trees } = stream('[a]\n\nother [d]\n\n[a]: /x\n', '[a]\n\nother [d]\n\n[a]: /x\n\n')
    expect(trees[1]?.[1]).toBe(trees[0]?.[1])
    expect(trees[1]?.[0]).not.toBe(trees[0]?.[0])
  })

  test('is not used while its address is still streaming', () => {
    const { document, trees } = stream('[a]\n\n[a]: /x')
    expect(toHtml(trees[0] ?? [])).toBe('<p>[a]</p>')
    expect(toHtml(document.update('[a]\n\n[a]: /xyz', false))).toBe('<p><a href="/xyz">a</a></p>')
  })

  test('resolves references in items and rows that are still open', () => {
    const text = '- [a]\n- b\n\n  [a]: /x\n'
    const { trees } = stream(text, `${text}\n  c`)
    expect(toHtml(trees[1] ?? [])).toContain('<a href="/x">a</a>')
  })

  test('that turns out not to be one takes its links back', () => {
    const { document } = stream()
    document.update('> [a]\n>\n> b\n\n[a]: /x', true)
    expect(toHtml(document.update('> [a]\n>\n> b\n\n[a]: /x', false))).toContain('<a href="/x">')
    const text = "> [a]\n>\n> b\n\n[a]: /x 't"
    expect(document.update(text, false)).toEqual(parse(text))
  })

  test('numbers footnotes in the order of their definitions', () => {
    const { trees } = stream('a[^b] c[^d]\n\n[^d]: one\n\n[^b]: two')
    expect(toHtml(trees[0] ?? [])).toContain('<aside>2')
    const { document } = stream()
    expect(toHtml(document.update('a[^b] c[^d]\n\n[^d]: one\n\n[^b]: two', false))).toContain(
      'a<sup>2</sup> c<sup>1</sup>'
    )
  })
})
