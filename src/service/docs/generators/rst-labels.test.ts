import { expect, it } from 'vitest'
import type { DocsSite } from '../contract.ts'
import { readPage } from '../page.ts'
import { writeMarkdown } from '../write-markdown.ts'
import { newSite } from './testing/site.ts'

const lamp = '.. _bright:\n\nA bright lamp\n=============\n\nIt glows.\n'
const source = 'See :ref:`bright`, :ref:`it <bright>`, :doc:`02-lamp` and :doc:`that <02-lamp>`.\n'

const shown = async (site: DocsSite) => {
  const filled = await site.fill?.('rooms/sofa.rst', source, async () => undefined)
  const { sections } = readPage('rooms/sofa.rst', filled?.source ?? source, { path: '/a' }, site)
  return sections.map(({ nodes }) => writeMarkdown(nodes).trim()).join('\n')
}

it('pages of reStructuredText link to labels and titles without the configuration of Sphinx', async () => {
  const { site } = await newSite({ 'index.rst': '', 'rooms/02-lamp.rst': lamp, 'rooms/sofa.rst': source })
  expect(site.generator).toBe('plain')
  expect(await shown(site)).toBe(
    'See [A bright lamp](/rooms/02-lamp.rst#bright), [it](/rooms/02-lamp.rst#bright), [A bright lamp](02-lamp) and [that](02-lamp).'
  )
})

it('pages stand in files that end in .html, with the numbers of their names, unless most of them are Markdown', async () => {
  const pathIn = async (files: Record<string, string>) => {
    const { site } = await newSite(files)
    return ['rooms/02-lamp.rst', 'rooms/index.rst', 'a.md'].map(file => site.place(file, {})?.path)
  }
  expect(await pathIn({ 'a.rst': '', 'b.rst': '', 'a.md': '' })).toEqual(['/rooms/02-lamp.html', '/rooms/', '/a.html'])
  expect(await pathIn({ 'a.rst': '', 'b.md': '', 'a.md': '' })).toEqual(['/rooms/lamp', '/rooms', '/a'])
})

it('a site changes when one of its labels does', async () => {
  const stampOf = async (text: string) => (await newSite({ 'a.rst': '', 'b.rst': text })).site.stamp
  expect(await stampOf(lamp)).not.toBe(await stampOf(lamp.replace('bright lamp', 'clear lamp')))
})
