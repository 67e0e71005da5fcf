import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'tinyglobby'
import { readPage, readSite } from '../../src/service/docs/index.ts'
import { expect, test } from '../test.ts'

// Debian’s documentation packages carry the sources of pages beside what Sphinx built of them.

const suffix = /\.rst(?:\.txt)?$/

test('every section of foreign Sphinx sites has its id on the built page', async () => {
  const sources = await glob('/usr/share/doc/**/_sources/**/*.{rst,rst.txt}', { absolute: true })
  const rules = await readSite('.', { name: 'sphinx' })
  const sections = sources.flatMap(source => {
    const builtPage = source.replace('/_sources/', '/').replace(suffix, '.html')
    if (!existsSync(builtPage)) return []
    const html = readFileSync(builtPage, 'utf8')
    return readPage(source.replace(/\.txt$/, ''), readFileSync(source, 'utf8'), { path: '/' }, rules)
      .sections.filter(({ anchor }) => anchor)
      .map(({ heading, anchor }) => ({ place: `${builtPage}#${anchor} ${heading}`, heading, anchor, html }))
  })
  const missing = sections.filter(({ anchor, html }) => !html.includes(`id="${anchor}"`))
  const others = sections.filter(({ anchor, heading, html }) => {
    const [, title] =
      new RegExp(`<h[1-6]>((?:(?!<h[1-6]).)*?)<a class="headerlink" href="#${anchor}"`, 's').exec(html) ?? []
    return /^id\d+$/.test(anchor) && title !== undefined && !lettersOf(title).includes(lettersOf(heading))
  })
  // Python, Jansson, attrs, Jinja and Sphinx itself: C and Python, written by hand and read from the code.
  expect(sections.length).toBeGreaterThan(15_000)
  expect(missing.length / sections.length, list(missing)).toBeLessThan(0.001)
  expect(others.length, list(others)).toBe(0)
})

const lettersOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>|&[\w#]+;/g, '')
    .replaceAll(/[^a-z\d]/gi, '')
    .toLowerCase()

const list = (sections: { place: string }[]): string => sections.map(({ place }) => place).join('\n')
