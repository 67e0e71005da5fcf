import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { comparedThings } from './comparison.ts'
import { readCorpus, retrieve } from './index.ts'
import { english } from './languages/english/index.ts'

it.each([
  ['What is the difference between a panel and a popover?', ['a panel', 'a popover']],
  ['differences between `useChat` and `useObject`', ['`useChat`', '`useObject`']],
  ['how is the panel different from a popover?', ['the panel', 'a popover']],
  ['panel vs. popover', ['panel', 'popover']],
  ['should I use panel versus popover?', ['panel', 'popover']],
  ['compare the panel with the popover', ['the panel', 'the popover']],
  ['How do I open the panel and the popover?', undefined],
  ['panel vs popover\nand more', undefined],
  [`${'use x vs '.repeat(40)}y`, undefined]
])('“%s” compares %s', (text, things) => {
  expect(comparedThings(english, text)).toEqual(things)
})

it('shows first what the two things are, when each has a page', async () => {
  const folder = await docsFolder({
    'panel.md': '# Panel\n\nA panel stands beside the page.\n\n## Size\n\nThe panel, unlike a popover, is tall.\n',
    'popover.md': '# Popover\n\nA popover hangs below a button.\n\n## Panel\n\nNo popover looks like a panel.\n',
    'history.md': '# History\n\nThe difference: a panel was a popover once, and a popover a panel.\n'
  })
  onTestFinished(() => rm(folder, { recursive: true }))
  const corpus = await readCorpus(folder)
  const ask = (text: string) =>
    retrieve(
      corpus,
      { text, earlier: [], context: [], currentPath: undefined },
      { limit: 3, accepts: () => true }
    ).sections.map(({ page, anchor }) => `${page.path}#${anchor}`)
  expect(ask('difference between a panel and a popover')).toEqual([
    '/panel#panel',
    '/popover#popover',
    '/history#history'
  ])
  expect(ask('difference between a panel and a drawer')[0]).not.toBe('/popover#popover')
})
