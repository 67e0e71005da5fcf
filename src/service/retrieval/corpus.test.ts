import { rmSync } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type DocsSite, plainSite, readSections } from '../docs/index.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { type Corpus, readCorpus } from './index.ts'
import { ask } from './testing/corpus.ts'

const newCorpus = async (files: Record<string, string>) => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, corpus: await readCorpus(folder) }
}

const textOf = ({ pages }: Corpus, path: string) => {
  const page = pages.get(path)
  return page && JSON.stringify(readSections(page))
}

const prefixed = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, text]))

describe('a corpus', () => {
  it('has the pages of its folder by their paths, in the order of the site', async () => {
    const { corpus } = await newCorpus({ 'b.md': '# B', 'a/index.md': '# A', 'a/c.mdx': '# C' })
    expect([...corpus.pages].map(([path, { title }]) => `${path} ${title}`)).toEqual(['/a/c C', '/a A', '/b B'])
  })

  it('gives a page whose path is taken its file’s own path', async () => {
    const { corpus } = await newCorpus({
      'a.md': '# First',
      'a/index.md': '# Second',
      'a b/index.md': '# 1',
      'a b.md': '# 2'
    })
    const paths = [...corpus.pages.keys()]
    expect(paths).toHaveLength(4)
    expect(paths).toEqual(expect.arrayContaining(['/a', '/a/index', '/a%20b', '/a%20b/index']))
  })
})

describe('a file that changes', () => {
  it('is read again, and is found by its new words alone', async () => {
    const { folder, corpus } = await newCorpus({ 'a.md': '# Lamp', 'b.md': '# Sofa' })
    const before = corpus.pages.get('/b')
    await writeFile(join(folder, 'a.md'), '# Lantern, not what it was')
    await corpus.refresh()
    expect(corpus.pages.get('/a')?.title).toBe('Lantern, not what it was')
    expect(corpus.pages.get('/b')).toBe(before)
    expect(corpus.index.terms.frequency('lamp')).toBe(0)
    expect(ask(corpus, 'lantern').sections[0]?.page.path).toBe('/a')
  })

  it('moves a page to its path when that has become free', async () => {
    const { folder, corpus } = await newCorpus({ 'a.md': '# First', 'a/index.md': '# Second' })
    const second = [...corpus.pages.values()].find(({ title }) => title === 'Second')
    const [taken, moved] = second?.path === '/a' ? ['a/index.md', 'First'] : ['a.md', 'Second']
    await rm(join(folder, taken))
    await corpus.refresh()
    expect([...corpus.pages].map(([path, { title }]) => [path, title])).toEqual([['/a', moved]])
    expect(ask(corpus, moved).sections.map(({ page }) => page.path)).toEqual(['/a'])
  })
})

describe('a page that includes a file', () => {
  const files = {
    'docs/a.md': '# Lamp\n\n<!--@include: ../parts/b.md-->\n\n<<< ../../secret.txt\n\n<<< ../.env\n',
    'parts/b.md': 'Turn the knob.\n',
    '.env': 'KEY=sesame\n'
  }

  it('has its words, and is read again when that file changes', async () => {
    const { folder } = await newCorpus({ ...files, '.git/HEAD': '' })
    const corpus = await readCorpus(join(folder, 'docs'))
    expect(textOf(corpus, '/a')).toContain('Turn the knob.')
    const before = corpus.pages.get('/a')
    await corpus.refresh()
    expect(corpus.pages.get('/a')).toBe(before)
    await writeFile(join(folder, 'parts/b.md'), 'Pull the cord of the lamp.\n')
    await corpus.refresh()
    expect(textOf(corpus, '/a')).toContain('Pull the cord')
    expect(ask(corpus, 'cord').sections[0]?.page.path).toBe('/a')
  })

  it('reads nothing outside its repository, no secrets, and without a repository nothing outside the docs', async () => {
    const { folder } = await newCorpus({ 'site/.git/HEAD': '', 'secret.txt': 'sesame', ...prefixed('site/', files) })
    const inRepository = await readCorpus(join(folder, 'site/docs'))
    expect(textOf(inRepository, '/a')).toContain('Turn the knob.')
    expect(textOf(inRepository, '/a')).not.toContain('sesame')
    await rm(join(folder, 'site/.git'), { recursive: true })
    const alone = await readCorpus(join(folder, 'site/docs'))
    expect(textOf(alone, '/a')).not.toMatch(/Turn the knob|sesame/)
  })

  it('does not follow a link out of its repository', async () => {
    const { folder } = await newCorpus({ 'secret.txt': 'sesame', 'docs/a.md': '# A\n\n<<< ./link.txt\n' })
    await symlink('../secret.txt', join(folder, 'docs/link.txt'))
    const corpus = await readCorpus(join(folder, 'docs'))
    expect(textOf(corpus, '/a')).not.toContain('sesame')
  })
})

describe('a file that cannot be read', () => {
  const newFailing = async (files: Record<string, string>, readSite?: (folder: string) => Promise<DocsSite>) => {
    const folder = await docsFolder(files)
    onTestFinished(() => rm(folder, { recursive: true }))
    const told: string[] = []
    const read = (docs = folder) => readCorpus(docs, { readSite, onUnreadable: file => void told.push(file) })
    return { folder, told, read }
  }

  it('is told of when it is a link that leads out of the repository, or to a secret; one within is a page', async () => {
    const { folder, told, read } = await newFailing({
      'secret.txt': 'sesame',
      'site/.git/HEAD': '',
      'site/.env': 'sesame',
      'site/README.md': '# Lamp',
      'site/docs/a.md': '# A'
    })
    await symlink('../../secret.txt', join(folder, 'site/docs/out.md'))
    await symlink('../.env', join(folder, 'site/docs/env.md'))
    await symlink('../README.md', join(folder, 'site/docs/readme-too.md'))
    await symlink('docs', join(folder, 'site/current'))
    for (const docs of ['site/docs', 'site/current']) {
      const corpus = await read(join(folder, docs))
      expect([...corpus.files.keys()]).toEqual(['a.md', 'readme-too.md'])
      expect(told.splice(0).sort()).toEqual(['env.md', 'out.md'])
    }
  })

  it('is told of once, and again when it was mended and broken', async () => {
    const { folder, told, read } = await newFailing({ 'a.md': '# A' })
    await symlink(process.execPath, join(folder, 'out.md'))
    const corpus = await read()
    await corpus.refresh()
    expect(told).toEqual(['out.md'])
    await rm(join(folder, 'out.md'))
    await corpus.refresh()
    await symlink(process.execPath, join(folder, 'out.md'))
    await corpus.refresh()
    expect(told).toEqual(['out.md', 'out.md'])
  })

  it('leaves the others alone when it has no place because of what it says', async () => {
    const readSite = async (docs: string): Promise<DocsSite> => ({
      ...plainSite(docs),
      place: (file, { date }) => ({ path: `/${file}${String(date ?? '')}` })
    })
    const { told, read } = await newFailing({ 'a.md': '# A', 'b.md': '---\ndate: { toString: 1 }\n---\n# B' }, readSite)
    const corpus = await read()
    await corpus.refresh()
    expect([[...corpus.files.keys()], told]).toEqual([['a.md'], ['b.md']])
  })
})

describe('a page in a format that is not read', () => {
  it('is told of by name, unless the site does not publish it', async () => {
    const folder = await docsFolder({ 'a.md': '# A', 'b.org': '* B', 'c.ipynb': '{}', 'd.txt': 'x', '_e.org': '' })
    onTestFinished(() => rm(folder, { recursive: true }))
    const told: string[] = []
    const corpus = await readCorpus(folder, { onUnreadable: (file, reason) => told.push(`${file}: ${reason}`) })
    expect([...corpus.pages.keys()]).toEqual(['/a'])
    expect(told).toEqual([
      expect.stringMatching(/^b\.org: .*no \.md, \.mdx, \.rst or \.adoc file/),
      expect.stringMatching(/^c\.ipynb: /)
    ])
  })
})

describe('a page that goes', () => {
  it('is not found any more, and its words are unknown again', async () => {
    const { folder, corpus: changing } = await newCorpus({
      'svelte.md': '# Svelte\n\nStart a chat with Svelte by adding its package.\n',
      'vue.md': '# Vue\n\nStart a chat with Vue by adding its package.\n'
    })
    expect(changing.index.terms.frequency('vue')).toBe(1)
    await rm(join(folder, 'vue.md'))
    await changing.refresh()
    const found = ask(changing, 'Start with Vue')
    expect(found.sections.map(({ page }) => page.path)).not.toContain('/vue')
    expect(found.unknown).toContain('Vue')
    expect(changing.index.terms.frequency('vue')).toBe(0)
  })

  it('between the listing of the folder and its reading counts as gone, then and at every later reading', {
    tags: 'slow'
  }, async () => {
    // More than are read at once, so that the last are still unread when the first are indexed.
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, page) => [`p${page}.md`, `# Page ${page}\n`]))
    const { folder: own, corpus: changing } = await newCorpus(many)
    await Promise.all(Object.keys(many).map(name => writeFile(join(own, name), `# New ${name}\n\nA zebra.\n`)))
    const reading = changing.refresh()
    const firstIsRead = () => changing.index.chunksOf('p0.md')[0]?.chunk.heading.startsWith('New')
    while (!firstIsRead()) await new Promise(setImmediate)
    rmSync(join(own, 'p299.md'))
    await reading
    expect(changing.pages.size).toBe(299)
    await writeFile(join(own, 'p299.md'), '# Back\n')
    await changing.refresh()
    expect([changing.pages.size, changing.pages.get('/p299')?.title]).toEqual([300, 'Back'])
  })
})
