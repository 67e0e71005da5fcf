import { describe, expect, it } from 'vitest'
import { readPage } from '../../page.ts'
import { idsOf, newSite } from '../testing/site.ts'

// Ids as Hugo 0.111.3 with goldmark wrote them into its pages.

const siteWith = async (parser = '') =>
  (await newSite({ 'hugo.toml': `[markup.goldmark.parser]\n${parser}`, 'content/a.md': '' })).site

const headings: [heading: string, github: string, ascii: string, blackfriday: string][] = [
  [
    '## The _config_ file and *it* __x__',
    'the-_config_-file-and-it-__x__',
    'the-_config_-file-and-it-__x__',
    'the-config-file-and-it-x'
  ],
  [
    '## Link [to `a_b`](https://x.example/y?z=1 "T") end',
    'link-to-a_bhttpsxexampleyz1-t-end',
    'link-to-a_bhttpsxexampleyz1-t-end',
    'link-to-a-b-https-x-example-y-z-1-t-end'
  ],
  ['## `npm i` & **bold**', 'npm-i--bold', 'npm-i--bold', 'npm-i-bold'],
  ['## Größe ändern ß', 'größe-ändern-ß', 'groe-andern-', 'größe-ändern-ß'],
  ['## 日本語 見出し', '日本語-見出し', '-', '日本語-見出し'],
  ['## Fun :tada: 🎉 party', 'fun-tada--party', 'fun-tada--party', 'fun-tada-party'],
  ['## Custom {#my-id}', 'my-id', 'my-id', 'my-id'],
  ['## Custom cls {.cls}', 'custom-cls', 'custom-cls', 'custom-cls'],
  ['## Custom both {.cls #other}', 'other', 'other', 'other'],
  ['## First', 'first', 'first', 'first'],
  ['## First', 'first-1', 'first-1', 'first-1'],
  ['## first-1', 'first-1-1', 'first-1-1', 'first-1-1'],
  ['## !!!', 'heading', 'heading', 'heading'],
  ['## ???', 'heading-1', 'heading-1', 'heading-1'],
  ['## <kbd>Ctrl</kbd> key', 'kbdctrlkbd-key', 'kbdctrlkbd-key', 'kbd-ctrl-kbd-key'],
  ['## a &amp; b — dash… x', 'a-amp-b--dash-x', 'a-amp-b--dash-x', 'a-amp-b-dash-x'],
  ['## ~~old~~ C++ \\_esc\\_ <T>', 'old-c-_esc_-t', 'old-c-_esc_-t', 'old-c-esc-t'],
  ['## Trailing ##', 'trailing', 'trailing', 'trailing'],
  ['Two\nlines\n----', 'lines', 'lines', 'lines'],
  ['## ½ ² Ⅷ ٣ हिन्दी é', '---٣-हनद-é', '-----e', '½-²-ⅷ-٣-ह-न-द-é'],
  ['## [ref][r] and [r]\n\n[r]: https://r.example/', 'refr-and-r', 'refr-and-r', 'ref-r-and-r'],
  ['## Tab\tx', 'tabx', 'tabx', 'tab-x'],
  ['## my-id', 'my-id-1', 'my-id-1', 'my-id-1']
]
const page = headings.map(([heading]) => heading).join('\n\n')

describe('ids of Hugo', () => {
  it.each([
    ['', 1],
    ['autoHeadingIDType = "github-ascii"', 2],
    ['autoIDType = "blackfriday"', 3]
  ] as const)('are made of headings as they are written, with %j', async (parser, at) => {
    expect(idsOf(await siteWith(parser), page)).toEqual(headings.map(heading => heading[at]))
  })

  it('are only those that are written where no others are wanted', async () => {
    expect(idsOf(await siteWith('autoHeadingID = false'), '## Lamp\n\n## Room {#room}')).toEqual(['', 'room'])
  })

  it('are none for the title, and headings in HTML are no sections', async () => {
    const { sections } = readPage(
      'a.md',
      '+++\ntitle = "Lamp"\n+++\n\n> ## Quoted\n\n<h2>Room</h2>\n\n## Lamp\n\n## Quoted',
      { path: '/a/' },
      await siteWith()
    )
    expect(sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ['Lamp', ''],
      ['Quoted', 'quoted'],
      ['Lamp', 'lamp'],
      ['Quoted', 'quoted-1']
    ])
  })

  it('take linear time for many equal headings', async () => {
    expect(idsOf(await siteWith(), '## A\n\n'.repeat(5_000)).at(-1)).toBe('a-4999')
  })
})
