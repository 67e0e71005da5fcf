import { expect, it } from 'vitest'
import { newSite } from './testing/site.ts'

it('a part of a page is no page, and a page of pages is not read twice', async () => {
  const { site } = await newSite({
    'index.adoc': '= Lamp\n\ninclude::parts/on.adoc[]\n\ninclude::{bulb}.adoc[]\n',
    'parts/on.adoc': '== On\n\ninclude::../deep.adoc[]',
    'deep.adoc': 'Deep.',
    'other.adoc': '= Other',
    'all.adoc': '= All\n\ninclude::index.adoc[leveloffset=1]\n\ninclude::other.adoc[]\n'
  })
  expect(site.place('02-next.adoc', {})?.path).toBe('/02-next.html')
  const names = ['index.adoc', 'parts/on.adoc', 'deep.adoc', 'other.adoc', 'all.adoc']
  expect(names.map(name => site.place(name, {})?.path)).toEqual(['/', undefined, undefined, '/other.html', '/all.html'])
  const locate = (target: string) =>
    site.asciidoc?.locate({ target, by: 'include', page: 'all.adoc', from: 'all.adoc' })
  const tagged = { target: 'other.adoc', by: 'include-part', page: 'all.adoc', from: 'all.adoc' } as const
  expect(site.asciidoc?.locate(tagged)).toBe('other.adoc')
  expect(['index.adoc', 'other.adoc', 'parts/on.adoc'].map(locate)).toEqual([undefined, undefined, 'parts/on.adoc'])
})

it('pages stand where Asciidoctor writes them, unless they are the fewer or the addresses are configured', async () => {
  const files = { 'a.adoc': '= A', 'b.adoc': '= B' }
  const pathIn = async (...of: Parameters<typeof newSite>) => (await newSite(...of)).site.place('a.adoc', {})?.path
  expect(await pathIn(files)).toBe('/a.html')
  expect(await pathIn(files, '.', { addresses: 'clean' })).toBe('/a')
  expect(await pathIn({ 'a.adoc': '= A', 'b.md': '# B' })).toBe('/a')
})

it('a folder without such parts is as it was', async () => {
  expect((await newSite({ 'a.adoc': '= A', 'b.md': '# B' })).site.asciidoc).toBeUndefined()
})
