import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { listDocs } from './index.ts'

const newFolder = async (files: Record<string, string>) => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const listed = async (docs: string) => {
  const told: Record<string, string> = {}
  const files = await listDocs({ root: docs, folders: [docs] }, (path, { message }) => {
    told[path] = message
  })
  return { files, told }
}

it('says that there is no such folder, as where a configuration names one', async () => {
  const folder = join(await newFolder({}), 'none')
  await expect(listed(folder)).rejects.toThrow(`There is no documentation folder at ${folder}.`)
})

it('lists pages in the order of a file listing, without what is hidden or installed', async () => {
  const folder = await newFolder({
    'b/2.MD': '',
    'b/10.mdx': '',
    'a.rst': '',
    'c.adoc': '',
    'd.org': '',
    'e.markdown': '',
    'd.txt': '',
    '.e.md': '',
    '.f/a.md': '',
    'node_modules/x/README.md': ''
  })
  expect(await listed(folder)).toEqual({
    files: ['a.rst', 'b/2.MD', 'b/10.mdx', 'c.adoc', 'd.org', 'e.markdown'],
    told: {}
  })
})

it('follows links to files and folders within, and names those that lead elsewhere', async () => {
  const folder = await newFolder({
    'outside/a.md': '',
    'outside/a.png': '',
    'docs/one/a.md': '',
    'docs/one/a.png': '',
    'docs/a.txt': ''
  })
  const docs = join(folder, 'docs')
  await symlink('one', join(docs, 'two'))
  await symlink('one/a.md', join(docs, 'b.md'))
  await symlink('one/a.png', join(docs, 'inside.png'))
  await symlink('../outside', join(docs, 'out'))
  await symlink('../outside/a.png', join(docs, 'lamp.png'))
  await symlink('nowhere.md', join(docs, 'gone.md'))
  const { files, told } = await listed(docs)
  expect(files).toEqual(['b.md', 'one/a.md', 'two/a.md'])
  expect(told).toEqual({
    out: 'It is a link that leads out of the repository.',
    'lamp.png': 'It is a link that leads out of the docs folder.',
    'gone.md': 'It is a link that leads nowhere.'
  })
})

it('comes to an end where links lead in circles', async () => {
  const folder = await newFolder({ 'a/page.md': '', 'b/page.md': '' })
  await symlink('..', join(folder, 'a/up'))
  await symlink('../b', join(folder, 'a/other'))
  await symlink('../a', join(folder, 'b/other'))
  await symlink('self', join(folder, 'self'))
  const { files, told } = await listed(folder)
  expect(files).toEqual(['a/other/page.md', 'a/page.md', 'b/other/page.md', 'b/page.md'])
  expect(told).toMatchObject({
    'a/up': 'It is a link to a folder that it lies in.',
    'a/other/other': 'It is a link to a folder that it lies in.',
    self: 'It is a link that leads to itself.'
  })
})

it('names what is called like a page and is no file', async () => {
  const folder = await newFolder({ 'a.md': '' })
  execFileSync('mkfifo', [join(folder, 'pipe.md')])
  await symlink('/dev/zero', join(folder, 'zero.md'))
  const { files, told } = await listed(folder)
  expect([files, Object.keys(told).sort()]).toEqual([['a.md'], ['pipe.md', 'zero.md']])
  expect(told['pipe.md']).toBe('It is no file, but a pipe, a socket or a device.')
})

it('goes down no endless folders', async () => {
  const folder = await newFolder({})
  const deep = join(folder, 'd/'.repeat(80))
  await mkdir(deep, { recursive: true })
  await writeFile(join(deep, 'a.md'), '')
  const { files, told } = await listed(folder)
  expect([files, Object.values(told)]).toEqual([[], ['It lies more than 64 folders deep.']])
})
