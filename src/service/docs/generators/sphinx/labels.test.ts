import { describe, expect, it } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import { readPage } from '../../page.ts'
import { writeMarkdown } from '../../write-markdown.ts'
import { readSite } from '../read-site.ts'

// Titles and ids as Sphinx 5.3.0 built them from the same files.

const files = {
  'conf.py': `extensions = ['myst_parser']
extlinks = {
    'issue': ('https://x.example/100%%/%s/', 'issue %s'),
    'file': ('https://x.example/%s', None),
    'old': ('https://x.example/old/', 'no. '),
    'made': (make(), 'it'),
}
`,
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
  'rooms/index.rst': ':orphan:\n\n.. A comment\n\n=====\nRooms\n=====\n\nText\n',
  'rooms/empty.rst': 'Text\n\n  Quoted\n  ======\n',
  'code.md': '```\n# no title\n```\n',
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
    ['knows a label however it is written', ':ref:`My\nLAMP`', '[The glow() lamp](/rooms/lamp.rst#my-lamp)'],
    ['knows a title of two letters', ':ref:`config-id`', '[ID](/rooms/lamp.rst#config-id)'],
    ['to a line that is too short for a title is a text', ':ref:`no-title`', 'no title'],
    ['keeps its own text', ':std:ref:`my lamp <the_lamp>`', '[my lamp](/rooms/lamp.rst#the-lamp)'],
    ['leads to Markdown', ':ref:`soft-sofa`', '[A soft sofa](/sofa.md#soft-sofa)'],
    ['to what is no heading, or elsewhere, is a text', ':ref:`no heading` :ref:`py:lamp`', 'no heading lamp'],
    [
      'with its own text leads to what is no heading',
      ':ref:`there <no heading>`',
      '[there](/rooms/lamp.rst#no-heading)'
    ],
    ['to itself is no part of what is described', '.. _lamp_hue:\n\n**hue** :ref:`# <lamp_hue>`', '**hue**'],
    ['is there in what is included', '.. include:: part.txt', 'See [The glow() lamp](/rooms/lamp.rst#the-lamp) there.']
  ])('%s', async (_, source, expected) => {
    expect(await shown('a.rst', source)).toBe(expected)
  })

  it('is read in MyST too', async () => {
    expect(await shown('b.md', '# B\n\n{ref}`the_lamp`, {ref}`mine <soft-sofa>`')).toBe(
      '[The glow() lamp](/rooms/lamp.rst#the-lamp), [mine](/sofa.md#soft-sofa)'
    )
  })

  it.each([
    ['shows its title as it is written there', ':ref:`here`', '[`Here` or](/a.rst#here)'],
    ['keeps its own text', ':ref:`this <here>`', '[this](/a.rst#here)']
  ])('of the same page leads there too, for whoever quotes it, and %s', async (_, source, expected) => {
    const page = `.. _here:\n\n\`\`Here\`\` or\n=========\n\n${source}`
    const folder = await docsFolder({ ...files, 'a.rst': page })
    const { sections } = readPage('a.rst', page, { path: '/a' }, await readSite(folder))
    expect(writeMarkdown(sections[0]?.nodes ?? []).trim()).toBe(expected)
  })

  it('is read in a table, whose columns do not move, and not in code', async () => {
    const table =
      '===============  ===\nA                B\n===============  ===\n:ref:`the_lamp`  1\n===============  ==='
    expect(await shown('a.rst', `${table}\n\n::\n\n  :ref:\`the_lamp\``)).toBe(
      '| A | B |\n| - | - |\n| [The glow() lamp](/rooms/lamp.rst#the-lamp) | 1 |\n\n```\n:ref:`the_lamp`\n```'
    )
  })

  it('changes the stamp of the site with the title', async () => {
    const stampOf = async (title: string) =>
      (await readSite(await docsFolder({ ...files, 'a.rst': `.. _here:\n\n${title}\n====\n` }))).stamp
    expect(await stampOf('Here')).not.toBe(await stampOf('Now!'))
    expect(await stampOf('Here')).toBe(await stampOf('Here'))
  })
})

describe('a reference to a page', () => {
  it.each([
    ['shows its title', 'a.rst', ':doc:`rooms/lamp`', '[The glow() lamp](rooms/lamp)'],
    ['shows the first title, not that of the file', 'a.rst', ':doc:`/rooms/index`', '[Rooms](/rooms/index)'],
    ['may be relative', 'rooms/b.rst', ':doc:`../sofa`, :doc:`lamp`', '[Sofas](../sofa), [The glow() lamp](lamp)'],
    ['keeps its own text', 'a.rst', ':doc:`it <rooms/lamp>`', '[it](rooms/lamp)'],
    [
      'without a title shows its name',
      'a.rst',
      ':doc:`rooms/empty`, :doc:`code`',
      '[empty](rooms/empty), [code](code)'
    ],
    ['that is not there shows its name', 'a.rst', ':doc:`rooms/attic`', '[attic](rooms/attic)'],
    ['is read in MyST too', 'b.md', '# B\n\n{doc}`rooms/lamp`', '[The glow() lamp](rooms/lamp)']
  ])('%s', async (_, file, source, expected) => {
    expect(await shown(file, source)).toBe(expected)
  })
})

describe('a link that the configuration abbreviates', () => {
  it.each([
    ['has its address and its caption', ':issue:`5`', '[issue 5](https://x.example/100%/5/)'],
    ['keeps its own text', ':issue:`it <5>`', '[it](https://x.example/100%/5/)'],
    ['without a caption shows its address', ':file:`a`', '<https://x.example/a>'],
    ['ends with what it is about where no place is said', ':old:`5`', '[no. 5](https://x.example/old/5)'],
    ['that only code tells is a text, as of any other role', ':made:`5`, :other:`it <6>`', '5, it']
  ])('%s', async (_, source, expected) => {
    expect(await shown('a.rst', source)).toBe(expected)
  })

  it('is read in MyST too', async () => {
    expect(await shown('b.md', '# B\n\n{issue}`5`')).toBe('[issue 5](https://x.example/100%/5/)')
  })
})
