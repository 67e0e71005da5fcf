import { describe, expect, it } from 'vitest'
import { question } from '../testing/answers.ts'
import { type TestService, testService } from '../testing/service.ts'
import { breakable } from './breakable.ts'

const page = async ({ app }: TestService, path: string) =>
  (await app.request(path, { headers: { accept: 'text/html' } })).text()
const part = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? ''
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const docs = {
  'index.md':
    '# Lamps\n\n[![the state of the last build](b.svg)](https://ci.example)\n\nEverything about lamps and light.\n\nMore of it.\n\n## News\n\nNone.\n',
  'install.md': '---\ndescription: How to install a lamp.\n---\n# Install\n\nScrew it in.\n',
  'guides/index.md': '# Guides\n\nGuides for every room.\n',
  'guides/rooms/kitchen.md': '# Kitchen\n\nBright.\n',
  'reference/dim.md': '# dim\n\nDims.\n',
  'reference/glow.md': '# glow\n\nGlows.\n'
}

describe('the front page', () => {
  it('has the title and the first paragraph of its file, then the sections as cards, then the rest', async () => {
    await using service = await testService({}, docs)
    const main = text(part(await page(service, '/'), '<main', '</main>'))
    expect(main).toMatch(
      /Lamps Everything about lamps and light\. Guides Guides for every room\. 2 pages Install How to install a lamp\. Reference dim · glow 2 pages More of it\. News None\./
    )
    expect(await page(service, '/')).toContain('<a href="/reference/dim">Reference</a>')
  })

  it('is made of a README as well, and of nothing but the cards where there is no file', async () => {
    await using service = await testService(
      {},
      { 'README.md': '# Readme\n\nWhat this is about here.\n', 'a.md': '# A\n\nOf a.' }
    )
    expect(text(part(await page(service, '/'), '<main', '</main>'))).toContain(
      'Readme What this is about here. A Of a.'
    )
    await using bare = await testService({}, { 'a.md': '# A\n\nOf a.', 'b/c.md': '# C\n\nOf c.' })
    expect(text(part(await page(bare, '/'), '<main', '</main>'))).toContain('Documentation A Of a. B C 1 page')
    await using empty = await testService({}, {})
    expect(await page(empty, '/')).toContain('This folder holds no Markdown files yet.')
  })

  it('names what is in a folder whose own page says nothing', async () => {
    const files = { 'a.md': '# A\n', 'b/index.md': '# B\n\n## Part\n\nText.\n', 'b/c.md': '# C\n\nOf c.' }
    await using service = await testService({}, files)
    expect(text(part(await page(service, '/'), '<nav class="cards"', '</nav>'))).toContain('A B C 2 pages')
  })

  it('shows what is in a folder that holds everything', async () => {
    await using service = await testService({}, { 'docs/a.md': '# A\n\nOf a.', 'docs/b.md': '# B\n\nOf b.' })
    expect(text(part(await page(service, '/'), '<nav class="cards"', '</nav>'))).toContain('A Of a. B Of b.')
  })
})

describe('a page', () => {
  it('says where it is, and what comes before and after it', async () => {
    await using service = await testService({}, docs)
    const html = await page(service, '/guides/rooms/kitchen')
    expect(text(part(html, 'aria-label="Breadcrumb">', '</nav>'))).toBe('Lamps Guides Rooms Kitchen')
    expect(part(html, 'aria-label="Breadcrumb">', '</nav>')).toContain('<a href="/guides">Guides</a>')
    expect(part(html, 'aria-label="Breadcrumb">', '</nav>')).toContain('<span aria-current="page">Kitchen</span>')
    expect(text(part(html, 'aria-label="Next and previous page">', '</nav>'))).toBe('Previous Guides Next Install')
    expect(await page(service, '/')).not.toContain('aria-label="Breadcrumb"')
  })

  it('leaves no level of headings out, and has one title', async () => {
    await using service = await testService(
      {},
      { 'a.md': '# A\n\n#### Deep\n\ntext\n\n# Again\n\n### Deeper\n\ntext\n' }
    )
    const levels = [...(await page(service, '/a')).matchAll(/<h(\d) id="([^"]+)"/g)].map(match =>
      match.slice(1).join(' ')
    )
    expect(levels).toEqual(['1 a', '2 deep', '2 again', '3 deeper'])
  })

  it('names what has no name: a link of nothing but a picture, the box of a task; and has no empty heading of a column', async () => {
    await using service = await testService(
      {},
      {
        'a.md':
          '# A\n\n[![](x.png)](https://example.com/x)\n\n- [x] done\n- [ ] open\n\n| | b |\n|---|--:|\n| 1 | 2 |\n'
      }
    )
    const html = await page(service, '/a')
    expect(html).toContain('<a href="https://example.com/x">https://example.com/x</a>')
    expect(html).toMatch(/<input type="checkbox" checked disabled aria-label="Done">/)
    expect(html).toContain('aria-label="To do"')
    expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th class="align-right">b<\/th>/)
  })

  it('says its language and its direction: what it is told, else what its words are', async () => {
    await using service = await testService(
      {},
      {
        'he.md': '# מנורה\n\nכדי להתקין את המנורה, הברג אותה לתוך השקע שבתקרה והפעל את המתג.\n',
        'said.md': '---\nlang: fa\n---\n# lamp\n\nA lamp.\n',
        'en.md': '# Lamp\n\nTo install the lamp, screw it into the socket and turn on the switch.\n'
      }
    )
    for (const [path, attributes] of [
      ['/he', 'lang="he" dir="rtl"'],
      ['/said', 'lang="fa" dir="rtl"'],
      ['/en', 'lang="en" dir="ltr"']
    ] as const) {
      expect(await page(service, path)).toContain(`<html ${attributes}>`)
    }
  })

  it('of the site’s own stands as those of the docs do', async () => {
    await using service = await testService({}, { 'he.md': '# מנורה\n\nכדי להתקין את המנורה, הברג אותה לתוך השקע.\n' })
    expect(await page(service, '/')).toContain('<html lang="he" dir="rtl">')
    for (const path of ['/_site/search', '/nowhere'])
      expect(await page(service, path)).toContain('<html lang="en" dir="rtl">')
  })
})

describe('placeholders of the docs’ own build', () => {
  it('are filled in by the configuration, in prose, code and titles, on the page and in answers', async () => {
    const placeholders = { __IMPORT__: "import { lamp } from 'lamps'", __VERSION__: '$&1.2' }
    const files = {
      'a.md': '---\ntitle: Lamp __VERSION__\n---\n\nDim the lamp of __VERSION__ so:\n\n```text\n__IMPORT__\n```\n'
    }
    await using service = await testService({ placeholders }, files)
    const main = text(part(await page(service, '/a'), '<main', '</main>'))
    expect(main.replaceAll(/&(?:amp|#x26);/g, '&')).toContain(
      "Lamp $&1.2 Dim the lamp of $&1.2 so: import { lamp } from 'lamps'"
    )
    expect(await (await service.ask(question('How do I dim the lamp?'))).text()).toContain('$&1.2')
    expect(await (await service.app.request('/a.md')).text()).toContain('import { lamp }')
  })
})

describe('a missing page', () => {
  it('names the pages that may be meant, forgiving slips of the pen', async () => {
    await using service = await testService({}, docs)
    const html = part(await page(service, '/guide/kichten.html'), '<main', '</main>')
    expect(html).toContain('<a href="/guides/rooms/kitchen">Kitchen</a>')
    expect(await page(service, '/%F0%9F%92%A1')).toContain('There is no page at this address.')
  })

  it('and a search count as searches of whoever asks', async () => {
    await using service = await testService({ limits: { searchesPerAddress: 2 } }, docs)
    const status = async (path: string) =>
      (await service.app.request(path, { headers: { accept: 'text/html' } })).status
    expect(await status('/nowhere')).toBe(404)
    expect(await status('/_site/search?q=lamp')).toBe(200)
    expect(await status('/_site/search?q=lamp')).toBe(429)
    expect(await status('/nowhere')).toBe(429)
    expect(await status('/_site/search')).toBe(200)
  })
})

describe('the search without JavaScript', () => {
  it('is a form, and a page with what was found', async () => {
    await using service = await testService({}, docs)
    const html = await page(service, '/_site/search?q=screw')
    expect(html).toContain('name="q" value="screw"')
    expect(text(part(html, '<ul class="found">', '</ul>'))).toBe('Install Screw it in.')
    expect(await page(service, '/_site/search?q=quaternion')).toContain('No page has these words.')
    expect(await page(service, '/_site/search?q=%22%3E%3Cscript%3E')).not.toContain('"><script>')
  })
})

describe('a name that is too long for its line', () => {
  it.each([
    ['experimental_generateImage', 'experimental_<wbr>generate<wbr>Image'],
    ['ai/react/useChatTransport', 'ai/<wbr>react/<wbr>use<wbr>Chat<wbr>Transport'],
    ['std::collections::HashMap', 'std::<wbr>collections::<wbr>Hash<wbr>Map'],
    ['Use JavaScript', 'Use JavaScript'],
    ['a_very<b>LongIdentifier', 'a_<wbr>very&lt;b&gt;Long<wbr>Identifier']
  ])('breaks at its parts: %s', (title, html) => {
    expect(String(breakable(title))).toBe(html)
  })
})
