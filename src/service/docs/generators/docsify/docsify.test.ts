import { describe, expect, it } from 'vitest'
import { linkResolver } from '../../links.ts'
import { sectionPath } from '../../section-path.ts'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'

const indexHtml = (settings = '{}', script = '//cdn.jsdelivr.net/npm/docsify@4') => `<!DOCTYPE html>
<html>
  <body>
    <div id="app"></div>
    <script>
      window.$docsify = ${settings}
    </script>
    <script src="${script}"></script>
  </body>
</html>`

const siteWith = async (files: Record<string, string>, settings?: string, script?: string) =>
  (await newSite({ 'docs/index.html': indexHtml(settings, script), ...files }, 'docs')).site

describe('addresses', () => {
  it.each([
    ['README.md', '/', '/#/'],
    ['guide.md', '/guide', '/#/guide'],
    ['guides/README.md', '/guides/', '/#/guides/'],
    ['guides/über uns.md', '/guides/%C3%BCber%20uns', '/#/guides/%C3%BCber%20uns'],
    ['_sidebar.md', undefined, undefined],
    ['guides/_navbar.md', undefined, undefined],
    ['_media/part.md', undefined, undefined],
    ['guide.txt', undefined, undefined]
  ])('%s stands at %s, behind the hash', async (file, path, link) => {
    const site = await siteWith({})
    expect(site).toMatchObject({ generator: 'docsify', base: '' })
    const placement = site.place(file, {})
    expect([placement?.path, placement?.link]).toEqual([path, link])
  })

  it('reads the settings, and runs none of them', async () => {
    const site = await siteWith(
      {},
      `{ name: 'Lamps', basePath: 'pages', homepage: 'start.md', loadSidebar: 'summary.md', plugins: [hook => hook.init(() => process.exit())] }`
    )
    expect(site.folders[0]).toMatch(/docs[\\/]pages$/)
    const linkOf = (file: string) => site.place(file, {})?.link
    expect(['start.md', 'README.md', 'summary.md'].map(linkOf)).toEqual(['/#/', '/#/', undefined])
  })

  it('stands at a path in the mode of the history', async () => {
    const site = await siteWith({}, `{ routerMode: 'history' }`)
    expect(site.place('guide.md', {})).toEqual({ path: '/guide', link: '/guide' })
    expect(idsOf(site, '## Use')).toEqual([''])
  })

  it('leaves every other page of the name index.html', async () => {
    const { site } = await newSite({ 'docs/index.html': '<html></html>', 'docs/a.md': '' }, 'docs')
    expect(site.generator).toBe('plain')
  })

  it('is found below a repository', async () => {
    const { site } = await newSite({
      'docs/index.html': indexHtml(),
      'docs/a.md': '# A',
      'docs/b.md': '# B',
      'README.md': '# R'
    })
    expect(site.generator).toBe('docsify')
    expect(site.folders[0]).toMatch(/docs$/)
  })
})

describe('ids, as the function `slugify` of Docsify makes them', () => {
  const headings = [
    '## Hello, World!',
    "## What's new & why",
    '## 2. Install `a_b` - now',
    '## Hello, World!',
    '## 安装 说明',
    '## Any :id=my-id',
    '## Left out {docsify-ignore}',
    '## Hidden <!-- {docsify-ignore-all} -->',
    '## Known {docsify-ignore} :id=known'
  ].join('\n\n')

  it.each([
    [
      'docsify@4',
      [
        'hello-world',
        'what39s-new-amp-why',
        '_2-install-a_b-now',
        'hello-world-1',
        '安装-说明',
        'my-id',
        'left-out',
        'hidden',
        'known'
      ]
    ],
    [
      'docsify@5',
      [
        'hello-world',
        'whats-new--why',
        '_2-install-a_b---now',
        'hello-world-1',
        '安装-说明',
        'my-id',
        'left-out-docsify-ignore',
        'hidden-',
        'known'
      ]
    ]
  ])('%s', async (version, ids) => {
    const site = await siteWith({ 'docs/page.md': `# Page\n\n${headings}` }, '{}', `//cdn.jsdelivr.net/npm/${version}`)
    const { sections } = await readFilled(site, 'page.md')
    expect(sections.slice(1).map(({ anchor }) => anchor)).toEqual(ids)
  })

  it('are not given to headings of HTML', async () => {
    expect(idsOf(await siteWith({}), '<h2>Raw</h2>\n\n## Use')).toEqual(['use'])
  })

  it('stand in the query behind the route', async () => {
    const site = await siteWith({ 'docs/guides/page.md': '# Page\n\n## 安装' })
    const { page } = await readFilled(site, 'guides/page.md')
    expect(sectionPath(page, '安装')).toBe('/#/guides/page?id=%E5%AE%89%E8%A3%85')
    expect(sectionPath(page, '')).toBe('/#/guides/page')
  })
})

it.each([
  ['other.md', '/#/guides/other'],
  ['guides/other.md?id=use', '/#/guides/other?id=use'],
  ['guides/other', '/#/guides/other'],
  ['/guides/other?id=use', '/#/guides/other?id=use'],
  ['../top.md', '/#/top']
])('the link %s leads to %s', async (url, to) => {
  const site = await siteWith({ 'docs/guides/page.md': '# P', 'docs/guides/other.md': '# O', 'docs/top.md': '# T' })
  const read = await Promise.all(['guides/page.md', 'guides/other.md', 'top.md'].map(file => readFilled(site, file)))
  const pages = read.map(({ page }) => page)
  const resolve = linkResolver(pages[0] as (typeof pages)[0], {
    pages: new Map(pages.map(page => [page.key, page])),
    files: new Map(pages.map(page => [page.file, page])),
    site
  })
  expect(resolve(url)).toBe(to)
})

it('reads its notes, its tabs, and what headings say to the sidebar', async () => {
  const site = await siteWith({
    'docs/page.md': [
      '# Page {docsify-ignore}',
      '!> **Time** is money,\nmy friend.',
      '?> A tip.',
      '<!-- tabs:start -->\n#### **npm**\n\n`npm i`\n\n<!-- tab:yarn -->\n\n`yarn`\n<!-- tabs:end -->',
      '#### Below <!-- {docsify-ignore-all} -->',
      '```md\n!> code\n```'
    ].join('\n\n')
  })
  const { sections } = await readFilled(site, 'page.md')
  expect(sections.map(written)).toEqual([
    'Page\n\n> **Important**\n>\n> **Time** is money,\n> my friend.\n\n> **Tip**\n>\n> A tip.\n\n**npm**\n\n`npm i`\n\n**yarn**\n\n`yarn`\n',
    'Below\n\n```md\n!> code\n```\n'
  ])
})

it('shows what a page includes', async () => {
  const site = await siteWith({
    'docs/page.md':
      "# Page\n\n[part](part.md ':include')\n\n[lamp](_media/lamp.js ':include :type=code :fragment=demo')",
    'docs/part.md': 'From the part.',
    'docs/_media/lamp.js': 'a()\n/// [demo]\non()\n/// [demo]\nb()\n'
  })
  const { sections } = await readFilled(site, 'page.md')
  expect(sections.map(written)).toEqual(['Page\n\nFrom the part.\n\n```js\non()\n```\n'])
})
