import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../../shared/testing/linear-time.ts'
import type { GeneratorChoice } from '../contract.ts'
import { listDocs } from '../folder.ts'
import { readPage } from '../page.ts'
import { writeMarkdown } from '../write-markdown.ts'
import { isMdx } from './mdx-pages.ts'
import { plainSite } from './plain.ts'
import { readSite } from './read-site.ts'
import { idsOf, newSite } from './testing/site.ts'

const files = ['index.md', 'guides/index.md', '02-guides/10-install.md']
const addresses = (form?: 'clean' | 'html' | 'directory') => {
  const site = plainSite('docs', form)
  return files.map(file => site.place(file, {})?.path)
}

describe('a folder that no generator builds', () => {
  it('has addresses without an ending, or in the form that is chosen', () => {
    expect(addresses()).toEqual(['/', '/guides', '/guides/install'])
    expect(addresses('clean')).toEqual(addresses())
    expect(addresses('html')).toEqual(['/', '/guides/', '/guides/install.html'])
    expect(addresses('directory')).toEqual(['/', '/guides/', '/guides/install/'])
  })
})

describe('the base path of a folder that no generator builds', () => {
  const guides = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map(name => [`guides/${name}.md`, '']))
  const linksTo = (...paths: string[]) => paths.map(path => `[x](${path})`).join(' ')
  const five = ['a', 'b', 'c', 'd', 'e'].map(name => `/docs/v4.x/guides/${name}#x`)

  it.each([
    ['what its links have before the paths of pages', linksTo(...five), '/docs/v4.x'],
    ['that of attributes of components too', five.map(path => `<Card href="${path}" />`).join('\n'), '/docs/v4.x'],
    ['none, where few links have it', linksTo(...five.slice(1)), ''],
    ['none, where links lead to pages without it', linksTo(...five, '/guides/f'), ''],
    ['none of paths in a repository', linksTo(...five.map(path => path.replace('#x', '.md'))), ''],
    ['none of links to other parts of the site', linksTo(...five.map(path => path.replace('#x', '/more'))), '']
  ])('is %s', async (_, links, base) => {
    const { site } = await newSite({ ...guides, 'index.md': links })
    expect(site).toMatchObject({ generator: 'plain', base })
    const chosen = await newSite({ ...guides, 'index.md': links }, '.', { name: 'plain' })
    expect(chosen.site.base).toBe(base)
  })
})

describe('the folder of the pages of a repository that no generator builds', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const pages = (folder: string) => Object.fromEntries(names.map(name => [`${folder}/guides/${name}.md`, '']))
  const linksTo = (...paths: string[]) => paths.map(path => `[x](${path})`).join(' ')
  const five = names.slice(0, 5).map(name => `/guides/${name}#x`)
  const others = { 'README.md': '', 'AGENTS.md': '' }

  it.each([
    ['the one that its links leave out', linksTo(...five), others, 'src/content'],
    ['all of it, where few links leave it out', linksTo(...five.slice(1)), others, ''],
    ['all of it, where links name it', linksTo(...five, '/src/content/guides/f'), others, ''],
    ['all of it, where most pages are elsewhere', linksTo(...five), pages('examples'), '']
  ])('is %s', async (_, links, elsewhere, content) => {
    const { site, folder } = await newSite({ ...pages('src/content'), ...elsewhere, 'src/content/index.md': links })
    expect(site).toMatchObject({ generator: 'plain', base: '', root: folder, folders: [join(folder, content)] })
  })
})

it('finds the folder of the pages of a repository by links to its top too', async () => {
  const pages = Object.fromEntries(['index', 'a', 'b', 'c', 'd', 'e'].map(name => [`content/${name}.md`, '']))
  const links = ['/a', '/b', '/c', '/d', '/index.html'].map(path => `[x](${path})`).join(' ')
  const { site, folder } = await newSite({ ...pages, 'README.org': '', 'content/e.md': links })
  expect(site.folders).toEqual([join(folder, 'content')])
})

it('has in the folder of its pages what leads to other folders of the repository', async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const pages = Object.fromEntries(names.map(name => [`content/${name}.md`, '']))
  const index = names.map(name => `[x](/${name})`).join(' ')
  const { folder } = await newSite({ ...pages, 'content/index.md': index, 'more/f.md': '# F' })
  await symlink('../more', join(folder, 'content/more'))
  const site = await readSite(folder)
  expect(site.folders).toEqual([join(folder, 'content')])
  expect(await listDocs(site)).toContain('more/f.md')
})

it('knows the base path of pages that keep their numbers', async () => {
  const names = ['1-a', '2-b', '3-c', '4-d', '5-e']
  const pages = Object.fromEntries(names.map(name => [`use/${name}.rst`, name]))
  const index = names.map(name => `.. raw:: html\n\n   <a href="/docs/use/${name}.html">x</a>`).join('\n\n')
  const { site } = await newSite({ ...pages, 'index.rst': index })
  expect(site.base).toBe('/docs')
})

describe('a folder whose links name no folders', () => {
  const pages = ['1-use/1-on.md', '1-use/2-off.md', '1-use/3-$dim.md', '2-more/1-fit.md', '2-more/2-mend.md']
  const files = Object.fromEntries([...pages, '2-more/3-both.md', '3-rest/1-both.md'].map(file => [file, '']))
  const pathsIn = async (links: string[], choice?: GeneratorChoice) => {
    const text = links.map(path => `[x](${path})`).join(' ')
    const { site } = await newSite({ ...files, '3-rest/2-see.md': text }, '.', choice)
    return [site.base, ...Object.keys(files).map(file => site.place(file, {})?.path)]
  }
  const five = ['on', 'off#x', '$dim', 'fit', './mend']
  const inFolders = ['/use/on', '/use/off', '/use/%24dim', '/more/fit', '/more/mend', '/more/both', '/rest/both']

  it('has its pages beside each other, but for those with the name of another', async () => {
    const flat = ['/on', '/off', '/%24dim', '/fit', '/mend', '/more/both', '/rest/both']
    expect(await pathsIn(five)).toEqual(['', ...flat])
    expect(await pathsIn([...five, '/docs/lamp/on', '/docs/lamp/fit#x', '/other/off'])).toEqual(['/docs/lamp', ...flat])
  })

  it('has them in the form of addresses that is chosen', async () => {
    expect((await pathsIn(five, { name: 'plain', addresses: 'directory' }))[1]).toBe('/on/')
    expect((await pathsIn(five, { name: 'plain', addresses: 'html' }))[1]).toBe('/on.html')
  })

  it.each([
    ['few links say so', five.slice(1)],
    ['a link names the folder', [...five, '/use/on']],
    ['a link goes through the folder', [...five, '../use/on']],
    ['the links lead to files', five.map(path => `${path.replace('#x', '')}.md`)],
    ['the links name pages of their own folder, or of none', [...five.slice(1), 'both', 'see', 'other']]
  ])('has them in their folders where %s', async (_, links) => {
    expect(await pathsIn(links)).toEqual(['', ...inFolders])
  })

  it('has them in their folders where the page of a folder names those in it', async () => {
    const names = ['on', 'off', 'dim', 'fit', 'mend']
    const text = names.map(name => `[x](${name})`).join(' ')
    const pages = Object.fromEntries(names.map(name => [`use/${name}.md`, '']))
    const { site } = await newSite({ ...pages, 'use/index.md': text, 'see.md': '' })
    expect(site.place('use/on.md', {})?.path).toBe('/use/on')
  })
})

it('leaves out drafts, unlisted pages and partials', () => {
  const { place } = plainSite('/nowhere')
  expect(place('a.md', { draft: true })).toBeUndefined()
  expect(place('a.md', { unlisted: true })).toBeUndefined()
  expect(place('_part.md', {})).toBeUndefined()
  expect(place('_parts/a.md', {})).toBeUndefined()
  expect(place('_parts/_index.md', {})).toBeUndefined()
  expect(place('rooms/_index.md', {})?.path).toBe('/rooms')
  expect(place('_index.md', {})?.path).toBe('/')
  expect(place('a_b.md', { draft: false, unlisted: false })).toEqual({ path: '/a_b' })
})

it('has the ids of GitHub, and in reStructuredText those of Docutils', () => {
  const site = plainSite('/nowhere')
  expect(idsOf(site, '## 2. Use it\n\n<h2>Dim</h2>')).toEqual(['2-use-it', 'dim'])
  expect(idsOf(site, '2. Use it\n---------\n\nx', 'page.rst')).toEqual(['use-it'])
})

describe('a `.md` file that no generator is known to build', () => {
  const note = '<Note>\nMind *it*, not `<script>`.\n</Note>'
  const read = (source: string, file = 'a.md') =>
    writeMarkdown(readPage(file, source, { path: '/a' }, plainSite('/nowhere')).sections.flatMap(({ nodes }) => nodes))

  it('is MDX where its components and its braces are', () => {
    for (const sign of ['## Use {/*use*/}', '{/* no */}', '<Lamp hue={1} />'])
      expect(read(`${sign}\n\n${note}`)).toBe('> **Note**\n>\n> Mind *it*, not `<script>`.\n')
  })

  it.each([
    ['components alone', note],
    ['braces alone', '## Use {/*use*/}\n\nx'],
    ['tags of HTML', '<div>\nx\n</div>\n\n{/* no */}'],
    ['a component within a line', 'A <Note> is\n\n{/* no */}'],
    ['components in a code block', `\`\`\`mdx\n${note}\n\`\`\`\n\n{/* no */}`],
    ['braces in a code block', `${note}\n\n\`\`\`mdx\n{/* no */}\n\`\`\``],
    ['braces in code', `${note}\n\nWrite \`{/* no */}\`.`],
    ['braces of Vue', `${note}\n\n<Lamp :hue="{ a: 1 }" /> {{ hue }}`]
  ])('is Markdown with %s', (_, source) => {
    expect(isMdx(source)).toBe(false)
    expect(plainSite('/nowhere').dialect('a.md', source)).toBe('markdown')
  })

  it('is called `.rst` or `.mdx` where it is that', () => {
    const source = `${note}\n\n{/* no */}`
    const { dialect } = plainSite('/nowhere')
    expect(['a.md', 'A.MD', 'a.rst', 'a.mdx'].map(file => dialect(file, source))).toEqual(['mdx', 'mdx', 'rst', 'mdx'])
    expect(dialect('a.md')).toBe('markdown')
    expect(dialect('a.markdown')).toBe('markdown')
  })
})

it.each([
  ['tags', '', '<Note a\n'],
  ['names', '<', 'N'],
  ['braces', '', '{ '],
  ['spaces in braces', '{', ' '],
  ['ticks', '', '`'],
  ['ticks apart', '', '` ']
])('many %s are told from MDX in linear time', (_, opening, piece) => {
  const source = (size: number) => `{/* a */}\n${opening}${piece.repeat(size)}\n{/* b */}`
  expect(isMdx(source(100))).toBe(piece.startsWith('<Note'))
  expectLinearTime(isMdx, source)
})
