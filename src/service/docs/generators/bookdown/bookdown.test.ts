import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../../../shared/testing/linear-time.ts'
import { newSite, readFilled, written } from '../testing/site.ts'
import { replaceReferences } from './replace-text.ts'

// Addresses as `split_chapters` of bookdown 0.47 makes them.

const front = `---
title: Lamps
site: bookdown::bookdown_site
url: 'https\\://lamps.example/book/'
lang: en
---
`

const files = {
  'index.Rmd': `${front}\n# Preface {-}\n\nHello.\n\n## Why {-}\n\nBecause.\n`,
  '01-glow.Rmd': '# (PART) First {-}\n\n# Glow {#shine}\n\n## Bulbs\n\n### Why\n\n```{r}\n# no heading\n```\n',
  '02-more.Rmd': '---\ntitle: More\n---\n\n# (APPENDIX) Appendix {-}\n\n# Tools\n\n## Pliers\n\nOld.\n',
  '_draft.Rmd': '# Draft\n'
}

const siteWith = async (settings: string, more: Record<string, string> = {}) =>
  (await newSite({ ...files, '_output.yml': `bookdown::gitbook:\n  split_by: ${settings}\n`, ...more })).site

const pathsOf = async (...given: Parameters<typeof siteWith>) => {
  const { generated, place } = await siteWith(...given)
  return [...(generated?.keys() ?? [])].map(name => place(name, {})?.path)
}

describe('the pages of a book', () => {
  it.each([
    ['chapter', ['/', '/shine.html', '/tools.html']],
    ['chapter+number', ['/', '/1-shine.html', '/A-tools.html']],
    ['section', ['/', '/why.html', '/shine.html', '/bulbs.html', '/tools.html', '/pliers.html']],
    ['section+number', ['/', '/why.html', '/1-shine.html', '/1.1-bulbs.html', '/A-tools.html', '/A.1-pliers.html']],
    ['rmd', ['/', '/01-glow.html', '/02-more.html']],
    ['none', ['/_main.html']]
  ])('are cut by %s', async (split, paths) => {
    expect(await pathsOf(split)).toEqual(paths)
  })

  it('are those of the files that the configuration names', async () => {
    expect(await pathsOf('chapter', { '_bookdown.yml': 'rmd_files: [index.Rmd, 02-more.Rmd]' })).toEqual([
      '/',
      '/tools.html'
    ])
    const more = { '_bookdown.yml': 'rmd_subdir: true', 'deep/03-deep.Rmd': '# Deep', '_book/old.Rmd': '# Old' }
    expect(await pathsOf('chapter', more)).toContain('/deep.html')
    expect(await pathsOf('chapter', more)).not.toContain('/old.html')
  })

  it('are at the address of the book, and none of the files itself', async () => {
    const site = await siteWith('section')
    expect(site).toMatchObject({ generator: 'bookdown', base: '/book', language: 'en' })
    expect(site.place('01-glow.Rmd', {})).toBeUndefined()
    expect((await newSite({ 'index.Rmd': '# Lamps' })).site.generator).toBe('plain')
  })

  it('have headings with the ids of the whole book', async () => {
    const { sections } = await readFilled(await siteWith('section'), 'bulbs.Rmd')
    expect(sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ['Bulbs', 'bulbs'],
      ['Why', 'why-1']
    ])
  })
})

it('fills in references, and leaves out what is for others', async () => {
  const page = `# Use

See Sections \\@ref(pliers) and \\@ref(preface), [why](#why), Figure \\@ref(fig:lamp) or \\@ref(none).\\index{Lamp}

\`\\@ref(code)\` costs $\\alpha_1$.

(ref:lamp) A lamp.

\`\`\`{r lamp, echo=FALSE, fig.cap='(ref:lamp)'}
plot(lamp)
\`\`\`

\\begin{equation}
a_1 (\\#eq:a)
\\end{equation}

\`r if (knitr::is_html_output()) '
On the web.
'\`
`
  const site = await siteWith('section', { '03-use.Rmd': page })
  const { sections } = await readFilled(site, 'use.Rmd')
  expect(sections.map(written).join('\n').trim()).toBe(`Use

See Sections [A.1](pliers.html#pliers) and [Preface](index.html#preface), [why](why.html#why), Figure [B.1](use.html#fig:lamp) or ….

\`\\@ref(code)\` costs $\\alpha_1$.

\`\`\`tex
\\begin{equation}
a_1
\\end{equation}
\`\`\`

On the web.`)
})

it.each([
  ['code', '` `` '],
  ['formulas', '$a '],
  ['commands', '\\a{b{c} '],
  ['environments', '\\begin{a}\n']
])('reads many %s in linear time', (_, part) => {
  expectLinearTime(
    (text: string) => replaceReferences(text, () => undefined),
    size => part.repeat(size)
  )
})
