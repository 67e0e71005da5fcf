import { describe, expect, it } from 'vitest'
import { idsOf, newSite } from './testing/site.ts'

// Addresses and ids as the links in the docs of PowerShell and of Windows Terminal have them.

const config = `{
  "build": {
    "content": [
      { "files": "*.md", "exclude": ["README.md"] },
      { "src": "lamps", "dest": "rooms", "files": ["**/*.md"], "exclude": ["**/includes/**"] },
      { "src": "7.5", "dest": "module", "files": ["**/*.yml", "**/About/*.md"], },
    ],
    "globalMetadata": { "_lang": "de" },
    "sitemap": { "baseUrl": "https://lamps.example/manual" }
  }
}
`
const learn = { '.openpublishing.publish.config.json': '{}' }
const cmdlet = { 'external help file': 'Lamp.dll-Help.xml' }

describe('a site of DocFX', () => {
  it.each([
    ['index.md', '/index.html'],
    ['README.md', undefined],
    ['lamps/Hall.md', '/rooms/Hall.html'],
    ['lamps/includes/part.md', undefined],
    ['7.5/Lamp/About/about_Glow.md', '/module/Lamp/About/about_Glow.html'],
    ['7.5/Lamp/notes.md', undefined],
    ['beside/a.md', undefined],
    ['lamps/toc.yml', undefined]
  ])('%s stands at %s', async (file, path) => {
    const { site } = await newSite({ 'docfx.json': config })
    expect(site).toMatchObject({
      generator: 'docfx',
      base: '/manual',
      siteUrl: 'https://lamps.example/manual',
      language: 'de'
    })
    expect(site.place(file, {})?.path).toBe(path)
  })

  it('has the pages of cmdlets, which become YAML first', async () => {
    const { site } = await newSite({ 'docfx.json': config })
    expect(site.place('7.5/Lamp/Get-Lamp.md', cmdlet)?.path).toBe('/module/Lamp/Get-Lamp.html')
  })

  it.each([
    ['clean', 'lamps/index.md', '/rooms/'],
    ['clean', 'lamps/Hall.md', '/rooms/Hall'],
    ['directory', 'lamps/Hall.md', '/rooms/Hall/']
  ] as const)('with %s addresses has %s at %s', async (addresses, file, path) => {
    const { site } = await newSite({ 'docfx.json': config }, '.', { addresses })
    expect(site.place(file, {})?.path).toBe(path)
  })

  it('is read from a part of it', async () => {
    const { site, folder } = await newSite({ 'docfx.json': config, 'lamps/Hall.md': '' }, 'lamps')
    expect([site.folders, site.place('Hall.md', {})?.path]).toEqual([[`${folder}/lamps`], '/rooms/Hall.html'])
  })

  it('without a readable configuration has all files', async () => {
    const { site } = await newSite({ 'docfx.json': '{' })
    expect(site.place('a/b.md', {})?.path).toBe('/a/b.html')
  })

  it('on Microsoft Learn has addresses in lower case without extension, below what its links tell', async () => {
    const names = ['On', 'Off', 'Dim', 'Hall', 'Room']
    const links = names.map(name => `[${name}](/lights/${name.toLowerCase()})`).join('\n')
    const pages = Object.fromEntries(names.map(name => [`docs/${name}.md`, links]))
    const { site } = await newSite({ ...learn, 'docs/docfx.json': '{ "build": {} }', ...pages }, 'docs')
    expect([site.base, site.place('Dim.md', {})?.path]).toEqual(['/lights', '/dim'])
  })

  it('gives headings the ids of Markdig', async () => {
    const { site } = await newSite({ 'docfx.json': config })
    expect(idsOf(site, '## Turn it `on`\n\n## $?\n\n## $^\n\n## <a id="own"></a> Named\n')).toEqual([
      'turn-it-on',
      'section',
      'section-1',
      'own'
    ])
  })
})
