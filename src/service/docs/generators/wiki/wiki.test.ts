import { describe, expect, it } from 'vitest'
import { newSite } from '../testing/site.ts'

const pages = {
  'Lamps.md': '',
  'Lamps/Desk lamps.md': '',
  'Ovens/Care.md': '',
  'Lamps/Care.md': '',
  'Getting-started.md': ''
}

/** What a page of a wiki says, as it is read. */
const written = async (text: string, file = 'Lamps/Page.md') => {
  const { site } = await newSite({ ...pages, 'index.md': '[[Lamps]] [[Care]] [[Desk lamps]]', [file]: text })
  const { source } = (await site.fill?.(file, text, async () => undefined)) ?? { source: 'no wiki' }
  return source
}

describe('a link of a wiki', () => {
  it.each([
    ['a page by its name', '[[desk lamps]]', '[desk lamps](</Lamps/Desk%20lamps.md>)'],
    ['by the end of its path', '[[Ovens/Care.md|it]]', '[it](</Ovens/Care.md>)'],
    ['the nearest of several', '[[Care]]', '[Care](</Lamps/Care.md>)'],
    ['by a path from its own', '[[../Ovens/Care]]', '[Care](</Ovens/Care.md>)'],
    ['a heading', '[[Lamps#Care › By hand#At night]]', '[Lamps › At night](</Lamps.md#at-night>)'],
    ['a heading of its own page', '[[#At night]]', '[At night](<#at-night>)'],
    ['a block, by its page', '[[Lamps#^b1|them]]', '[them](</Lamps.md>)'],
    ['in a table', '| [[Lamps\\|them]] |', '| [them](</Lamps.md>) |'],
    ['with its text first, as on GitHub', '[[how to start|Getting started]]', '[how to start](</Getting-started.md>)'],
    ['an embedded page', '![[Lamps#At night]]', '[Lamps › At night](</Lamps.md#at-night>)'],
    ['nothing, where there is no such page', '[[Sofas|a sofa]], [[Beds]]', 'a sofa, Beds'],
    ['no embedded page that is not there', 'a ![[Sofas#Care]] b', 'a  b'],
    ['no embedded media', 'A ![[lamp.png|100]] b ![[a/film.mp4]]', 'A b'],
    ['the name of linked media', '[[manuals/lamp.pdf]]', 'lamp.pdf']
  ])('leads to %s', async (_, text, expected) => {
    expect(await written(text)).toBe(expected)
  })

  it.each([
    ['inline code', '`[[Lamps]]` and ``[[Lamps]]``'],
    ['a code block', '```md\n[[Lamps]] %%x%% ==y==\n```'],
    ['escaped brackets', '\\[[Lamps]]'],
    ['the front matter', '---\nup: [[Lamps]]\n---'],
    ['that of Hugo', '+++\nup = [["Lamps"]]\n+++\n'],
    ['a list in a list', 'x[[1, 2], [3]]']
  ])('is none in %s', async (_, text) => {
    expect(await written(text)).toBe(text)
  })

  it('is one behind code in a quote, which ends there or with the quote', async () => {
    expect(await written('> ```md\n> [[Lamps]]\n> ```\n> [[Lamps]]')).toMatch(
      /^> ```md\n> \[\[Lamps]]\n> ```\n> \[Lamps]/
    )
    expect(await written('> ```md\n> [[Lamps]]\n[[Lamps]]')).toMatch(/^> ```md\n> \[\[Lamps]]\n\[Lamps]/)
    const shown = '```md\n> ```\n[[Lamps]]\n> ```\n[[Lamps]]\n```'
    expect(await written(shown)).toBe(shown)
  })

  it('is one with a generator too, whose plugins read it', async () => {
    const files = { 'mkdocs.yml': 'site_name: x', 'docs/index.md': '[[Lamps]] [[Lamps|a]] [[#b]]', 'docs/Lamps.md': '' }
    const { site } = await newSite(files)
    const filled = await site.fill?.('index.md', '[[Lamps#At night]]', async () => undefined)
    expect([site.generator, filled?.source]).toEqual(['mkdocs', '[Lamps › At night](</Lamps.md#at-night>)'])
  })

  it('is none in a folder where double brackets are none', async () => {
    const three = '[[Lamps]] [[Care]] [[Desk lamps]]'
    for (const text of ['[[Lamps]] [[Care]]', three + ' [[ -f x ]]'.repeat(13)]) {
      const { site } = await newSite({ ...pages, 'index.md': text })
      expect(site.fill).toBeUndefined()
    }
  })
})

it('leaves out comments and the names of blocks, and keeps marked text', async () => {
  expect(await written('A ==bright lamp== glows. %%really%% ^b15695')).toBe('A bright lamp glows.')
  expect(await written('a\n%%\nnever shown\n%%\nb\n%%\nc')).toBe('a\n\nb\n%%\nc')
  expect(await written('`%%a%% ==b==` if a == b, 2^3, a==b==c')).toBe('`%%a%% ==b==` if a == b, 2^3, a==b==c')
})

it.each(['[[', '![[a|', '`', '``[[a', '%%', '%% %%%', '==a', '== =', ' ^a', '%%\n', '[[a#'])(
  'is read in linear time: %s',
  async part => {
    expect(await written(part.repeat(50_000))).toBeTypeOf('string')
  },
  10_000
)
