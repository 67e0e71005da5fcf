import { expect, it, vi } from 'vitest'
import { suggestQuestions } from './suggest.ts'
import { corpusOf } from './testing/corpus.ts'

const lamp = {
  'install.md': `# Installing
## Install the lamp
Install the lamp by screwing it into its socket.
## Overview
Lamps glow.
## Why does the lamp flicker?
The lamp flickers when the socket is loose.
## Change the bulb
Change the bulb when the glow has gone.
## Clean the shade
The shade is cleaned with a cloth.
## Remove the lamp
Remove the lamp from its socket by unscrewing it.
`,
  'colours.md': '# Colours\n## Red\nThe lamp glows red in the evening.\n'
}

/** So that the words of the pages that are tested are rare ones. */
const others = Object.fromEntries(
  ['kettle', 'bicycle', 'window', 'garden', 'violin', 'harbour', 'ladder', 'blanket', 'mirror', 'compass'].map(
    thing => [`${thing}.md`, `# The ${thing}\n\nA ${thing} stands beside the house and is old.\n`]
  )
)

const suggest = async (files: Record<string, string>, key: string) => {
  const corpus = corpusOf({ ...files, ...others })
  const page = corpus.pages.get(key)
  if (!page) throw new Error(`There is no page ${key}.`)
  return { corpus, page, questions: await suggestQuestions(corpus, page) }
}

it('makes three questions of a page’s headings, those that are questions first', async () => {
  expect((await suggest(lamp, '/install')).questions).toEqual([
    'Why does the lamp flicker?',
    'How do I install the lamp?',
    'How do I change the bulb?'
  ])
})

it('has none for a page whose headings only name things', async () => {
  expect((await suggest(lamp, '/colours')).questions).toEqual([])
})

it('takes a heading that is a question in Arabic', async () => {
  const files = { 'a.md': '# المصباح\n\n## كيف أغير لون المصباح؟\n\nيتغير لون المصباح بالمفتاح الذي في القاعدة.\n' }
  expect((await suggest(files, '/a')).questions).toEqual(['كيف أغير لون المصباح؟'])
})

it('drops a question whose answer is on another page first', async () => {
  const files = {
    'guide.md':
      '# Guide\n## Configure the dimmer\nSee the page about that.\n## Replace the fuse\nReplace the fuse by pulling it out of its holder.\n',
    'dimmer.md':
      '# Configure the dimmer\nConfigure the dimmer with its knob. The dimmer is configured once.\n## Configure the dimmer\nTurn the knob to configure the dimmer.\n'
  }
  expect((await suggest(files, '/guide')).questions).toEqual(['How do I replace the fuse?'])
  expect((await suggest(files, '/dimmer')).questions).toEqual(['How do I configure the dimmer?'])
})

it('makes nothing of headings in another language, and takes the questions among them', async () => {
  const text = (language: string) =>
    `---\nlang: ${language}\n---\n# Lampe\n## Install die Lampe\nDie Lampe wird geschraubt.\n## Warum flackert die Lampe?\nWarum die Lampe flackert: die Fassung ist lose.\n`
  expect((await suggest({ 'lampe.md': text('de') }, '/lampe')).questions).toEqual(['Warum flackert die Lampe?'])
  expect((await suggest({ 'lampe.md': text('en-GB') }, '/lampe')).questions).toContain('How do I install die Lampe?')
})

it('offers nothing that is too long for a button', async () => {
  const heading = `Why does the ${'very '.repeat(20)}old lamp flicker?`
  expect(
    (await suggest({ 'a.md': `# A\n## ${heading}\nThe very old lamp flickers when it is loose.\n` }, '/a')).questions
  ).toEqual([])
})

it('searches for the questions of a page once, until something is read again', async () => {
  const { corpus, page, questions } = await suggest(lamp, '/install')
  const searched = vi.spyOn(corpus.index, 'chunksOf')
  expect(await suggestQuestions(corpus, page)).toBe(questions)
  expect(searched).not.toHaveBeenCalled()
  expect(await suggestQuestions({ ...corpus, pages: new Map(corpus.pages) }, page)).toEqual(questions)
})
