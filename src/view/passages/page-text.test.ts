// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { lettersOf } from './letters.ts'
import { lettersBefore, rangesOf, readPageText } from './page-text.ts'
import { createSlices } from './slices.ts'

afterEach(() => document.body.replaceChildren())

const read = (html: string) => {
  document.body.innerHTML = html
  return readPageText(document.body, createSlices(new AbortController().signal))
}

/** Returns the pieces of the page’s text that these words come from. */
const textOf = async (html: string, words: string) => {
  const page = await read(html)
  const from = page.letters.indexOf(lettersOf(words))
  return rangesOf(page, from, from + lettersOf(words).length).map(String)
}

it('reads the text that a reader sees, in order', async () => {
  const page = await read(
    `<nav>Menu</nav><h1>Title<a aria-hidden="true">link</a></h1><script>code()</script><style>a {}</style>
     <p>Words<button>Copy</button> and <input value="typed"><textarea>more</textarea>so</p><docs-assistant>no</docs-assistant>`
  )
  expect(page.letters).toBe('titlewordsandso')
})

it('finds letters in one node, with the punctuation around them', async () => {
  expect(await textOf('<p>It says (“never do that!”), she said.</p>', 'never do that')).toEqual(['(“never do that!”),'])
})

it('finds letters in several nodes, with the spaces between them and without skipped elements', async () => {
  expect(await textOf('<p>a <b>b</b> <i>c</i><button>no</button>d e</p>', 'b c d')).toEqual(['b', ' ', 'c', 'd'])
})

it('handles characters that are several letters, no letter, or two UTF-16 units', async () => {
  expect(await textOf('<p>𝒳𝒴 ½ ﬁrst: — 𝒵é end</p>', 'first ze')).toEqual(['ﬁrst: — 𝒵é'])
})

it('reads a text longer than one piece', async () => {
  const [range = ''] = await textOf(`<pre>${'x '.repeat(15_000)}needle ${'y '.repeat(15_000)}</pre>`, 'needle')
  expect(range).toBe('needle')
})

it('counts the letters before an element', async () => {
  const page = await read('<p>One</p><h2 id="a">Two</h2><p>Three</p><i id="end"></i>')
  const before = (id: string) => lettersBefore(page, document.getElementById(id) as HTMLElement)
  expect([before('a'), before('end')]).toEqual([3, 11])
})
