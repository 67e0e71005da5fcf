import { describe, expect, it } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import { readPage } from '../../page.ts'
import { writeMarkdown } from '../../write-markdown.ts'
import { readSite } from '../read-site.ts'

// Titles and ids as Sphinx 5.3.0 built them from the same files.

const files = {
  'conf.py': "extensions = ['myst_parser']\n",
  'rooms/lamp.rst': `.. _My Lamp:
.. _the_lamp:

The \`\`glow()\`\` lamp
==================

It glows.

.. _no heading:

A text.

.. _config-id:

ID
--

It is long.

.. _no-title:

Its
--
`,
  'sofa.md': '# Sofas\n\n(soft-sofa)=\n## A *soft* sofa\n\nSit.\n',
  'part.txt': 'See :ref:`the_lamp` there.\n',
  'a.rst': '',
  'b.md': ''
}

const shown = async (name: string, source: string) => {
  const folder = await docsFolder({ ...files, [name]: source })
  const site = await readSite(folder)
  const read = async (path: string) => (path === 'part.txt' ? files['part.txt'] : undefined)
  const filled = await site.fill?.(name, source, read)
  const { sections } = readPage(name, filled?.source ?? '', { path: '/a' }, site)
  return sections
    .map(({ nodes }) => writeMarkdown(nodes).trim())
    .join('\n\n')
    .trim()
}

describe('a reference to a label of another page', () => {
  it.each([
    ['shows its title and leads to it', ':ref:`the_lamp`', '[The glow() lamp](/rooms/lamp.rst#the-lamp)'],
    ['knows a label however it is written', ':ref:`My\n   LAMP`', '[The glow() lamp](/rooms/lamp.rst#my-lamp)'],
    ['knows a title of two letters', ':ref:`config-id`', '[ID](/rooms/lamp.rst#config-id)'],
    ['to a line that is too short for a title is a text', ':ref:`no-title`', 'no title'],
    ['keeps its own text', ':std:ref:`my lamp <the_lamp>`', '[my lamp](/rooms/lamp.rst#the-lamp)'],
    ['leads to Markdown', ':ref:`soft-sofa`', '[A soft sofa](/sofa.md#soft-sofa)'],
    ['to what is no heading, or elsewhere, is a text', ':ref:`no heading` :ref:`py:lamp`', 'no heading lamp'],
    ['is there in what is included', '.. include:: part.txt', 'See [The glow() lamp](/rooms/lamp.rst#the-lamp) there.']
  ])('%s', async (_, source, expected) => {
    expect(await shown('a.rst', source)).toBe(expected)
  })

  it('is read in MyST too', async () => {
    expect(await shown('b.md', '# B\n\n{ref}`the_lamp`, {ref}`mine <soft-sofa>`')).toBe(
      '[The glow() lamp](/rooms/lamp.rst#the-lamp), [mine](/sofa.md#soft-sofa)'
    )
  })

  it('of the page itself is left to the page', async () => {
    expect(await shown('a.rst', '.. _here:\n\nHere\n====\n\n:ref:`here`')).toBe('Here')
  })

  it('changes the stamp of the site with the title', async () => {
    const stampOf = async (title: string) =>
      (await readSite(await docsFolder({ ...files, 'a.rst': `.. _here:\n\n${title}\n====\n` }))).stamp
    expect(await stampOf('Here')).not.toBe(await stampOf('Now!'))
    expect(await stampOf('Here')).toBe(await stampOf('Here'))
  })
})
