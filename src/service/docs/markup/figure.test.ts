import { describe, expect, it } from 'vitest'
import { readPage } from '../page.ts'
import { writeMarkdown } from '../write-markdown.ts'

const shown = (source: string, file = 'a.md'): string => {
  const [section] = readPage(file, source).sections
  return writeMarkdown(section?.nodes ?? []).trim()
}

describe('the caption of a figure', () => {
  it.each([
    ['of HTML', '<figure><img src="x.png" alt="On"><figcaption>The  lamp</figcaption></figure>'],
    ['above its picture', '<figure><figcaption>The lamp</figcaption><img src="x.png" alt="On"></figure>'],
    ['of a component', '<Figure caption="The lamp">\n\n![On](x.png)\n\n</Figure>'],
    ['of MyST', '```{figure} x.png\n:alt: On\n\nThe lamp\n```']
  ])('%s is the title of the picture', (_, figure) => {
    expect(shown(`# Page\n\n${figure}\n`)).toBe('![On](x.png "The lamp")')
  })

  it('is apart from what is told below it', () => {
    const source = 'Page\n====\n\n.. figure:: x.png\n\n   The\n   *lamp*\n\n   It glows\n'
    expect(shown(source, 'a.rst')).toBe('![](x.png "The lamp")\n\nIt glows')
  })

  it.each([
    ['a sentence', 'It glows.'],
    ['two of them', 'It glows. It is hot'],
    ['a question', 'On?'],
    ['a sentence of Japanese', 'ランプ。'],
    ['what leads to more', 'Parts:']
  ])('stays where it is %s', (_, caption) => {
    expect(shown(`# Page\n\n<figure><img src="x.png"><figcaption>${caption}</figcaption></figure>\n`)).toBe(
      `![](x.png)\n\n${caption}`
    )
  })

  it('stays where no picture is', () => {
    expect(shown('# Page\n\n<figure><figcaption>a.ts</figcaption><pre><code>on</code></pre></figure>\n')).toBe(
      'a.ts\n\n```\non\n```'
    )
    expect(shown('# Page\n\n<figure><p>An <img src="x.png"></p><p>the lamp</p></figure>\n')).toBe(
      'An ![](x.png)\n\nthe lamp'
    )
  })

  it('is not looked for where there is none', () => {
    expect(shown('# Page\n\n<figure><img src="x.png"></figure>\n')).toBe('![](x.png)')
  })
})
