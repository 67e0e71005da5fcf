import { describe, expect, it } from 'vitest'
import type { DocsSite } from '../../contract.ts'
import { filledBy } from '../../fill.ts'
import { createDocsReader } from '../../folder.ts'
import { readPage } from '../../page.ts'
import { newSite } from '../testing/site.ts'

// Addresses, ids and attributes as Antora 3.1.15 makes them, which builds the docs of Hazelcast and Redpanda so.

const component = 'name: lamps\ntitle: Lamps\nversion: 2.1\nasciidoc:\n  attributes:\n    bulb: Lumen\n    hue: red@\n'
const files = { 'antora.yml': component, 'modules/ROOT/pages/index.adoc': '= Lamps' }

/** What makes a file a playbook, whatever it is called. */
const sources = 'content: { sources: [{ url: . }] }\n'

const pathIn = async (all: Record<string, string>, file: string, docs?: string) =>
  (await newSite(all, docs)).site.place(file, {})

/** A page as it is shown: its title, the ids of its sections and its text. */
const shown = async (site: DocsSite, file: string): Promise<string> => {
  const reader = createDocsReader(site)
  const { source } = await filledBy(site)(file, await reader.page(file), reader.included)
  const { page, sections } = readPage(file, source, site.place(file, {}), site)
  return JSON.stringify([page.title, ...sections.map(({ anchor, nodes }) => [anchor, nodes])])
}

describe('a page of Antora', () => {
  it.each([
    ['modules/ROOT/pages/index.adoc', '/lamps/2.1/index.html'],
    ['modules/ROOT/pages/on/press.adoc', '/lamps/2.1/on/press.html'],
    ['modules/bulb/pages/index.adoc', '/lamps/2.1/bulb/index.html'],
    ['modules/bulb/pages/_draft.adoc', undefined],
    ['modules/bulb/pages/_parts/a.adoc', undefined],
    ['modules/bulb/partials/a.adoc', undefined],
    ['modules/bulb/nav.adoc', undefined],
    ['README.adoc', undefined]
  ])('%s stands at %s', async (file, path) => {
    expect((await pathIn(files, file))?.path).toBe(path)
  })

  it.each([
    ['name: ROOT\nversion: ~\n', '/a.html', undefined],
    ['name: lamps\nversion: ~\n', '/lamps/a.html', undefined],
    ['name: lamps\nversion: master\n', '/lamps/a.html', undefined],
    ['name: lamps\nversion: true\n', '/lamps/a.html', undefined],
    ["name: lamps\nversion: '2.10'\n", '/lamps/2.10/a.html', '2.10']
  ])('of a component of %j stands at %s', async (descriptor, path, version) => {
    const place = await pathIn({ 'antora.yml': descriptor }, 'modules/ROOT/pages/a.adoc')
    expect([place?.path, place?.version]).toEqual([path, version])
  })

  it.each([
    ['indexify', 'modules/ROOT/pages/index.adoc', '/lamps/current/'],
    ['indexify', 'modules/ROOT/pages/a/b.adoc', '/lamps/current/a/b/'],
    ['indexify', 'modules/ROOT/pages/a/index.adoc', '/lamps/current/a/'],
    ['drop', 'modules/ROOT/pages/a/b.adoc', '/lamps/current/a/b'],
    ['drop', 'modules/ROOT/pages/a/index.adoc', '/lamps/current/a/'],
    ['default', 'modules/ROOT/pages/a/b.adoc', '/lamps/current/a/b.html']
  ])('with addresses to %s: %s stands at %s', async (style, file, path) => {
    const playbook = `${sources}site:\n  url: https://lamps.example/docs/\nurls:\n  html_extension_style: ${style}\n  latest_version_segment: current\n`
    const { site } = await newSite({ ...files, 'local-antora-playbook.yml': playbook })
    expect([site.generator, site.base, site.siteUrl]).toEqual(['antora', '/docs', 'https://lamps.example/docs/'])
    expect(site.place(file, {})?.path).toBe(path)
  })

  it('has the address of the playbook that is not for authors, and none of their machines', async () => {
    const playbooks = {
      'antora-playbook.yml': `${sources}site: { url: https://lamps.example }`,
      'a-local-playbook.yml': sources
    }
    expect((await newSite({ ...files, ...playbooks })).site.siteUrl).toBe('https://lamps.example')
    const local = { 'antora-playbook.yml': `${sources}site: { url: http://localhost:5002/docs }` }
    expect((await newSite({ ...files, ...local })).site.siteUrl).toBeUndefined()
  })

  it.each([
    ["latest_version_segment: ''", '/lamps/a.html'],
    ['latest_version_segment: new', '/lamps/new/a.html'],
    ['{ latest_version_segment: new, latest_version_segment_strategy: redirect:from }', '/lamps/new/a.html'],
    ['{ latest_version_segment: new, latest_version_segment_strategy: redirect:to }', '/lamps/2.1/a.html']
  ])('of the newest version, by %j, stands at %s', async (urls, path) => {
    const playbook = `${sources}urls:\n  ${urls}\n`
    expect((await pathIn({ ...files, 'site.yml': playbook }, 'modules/ROOT/pages/a.adoc'))?.path).toBe(path)
  })

  it('has the address of a playbook of any name, which says where its content is', async () => {
    const site = 'site: { url: https://lamps.example/docs }'
    const others = { 'a.yml': site, 'publish.yml': sources + site }
    expect((await newSite({ ...files, ...others })).site.siteUrl).toBe('https://lamps.example/docs')
    expect((await newSite({ ...files, 'a.yml': site })).site.siteUrl).toBeUndefined()
  })

  it('of a version that is not out keeps its version in the address', async () => {
    const playbook = `${sources}urls: { latest_version_segment: latest }\n`
    const all = { 'antora.yml': `${component}prerelease: true\n`, 'site.yml': playbook }
    expect((await pathIn(all, 'modules/ROOT/pages/a.adoc'))?.path).toBe('/lamps/2.1/a.html')
  })

  it('is found in a part of the component, and in one of several below the folder', async () => {
    const several = {
      'antora-playbook.yml': sources,
      'docs/a/antora.yml': 'name: a',
      'docs/b/antora.yml': 'name: b'
    }
    expect((await pathIn(files, 'press.adoc', 'modules/ROOT/pages'))?.path).toBe('/lamps/2.1/press.html')
    expect((await pathIn(several, 'docs/b/modules/ROOT/pages/x.adoc'))?.path).toBe('/b/x.html')
    expect((await pathIn(several, 'a/modules/ROOT/pages/x.adoc', 'docs'))?.path).toBe('/a/x.html')
  })

  it('of the component that an extension puts at the top stands there', async () => {
    const playbook = `${sources}antora:\n  extensions:\n  - ./own.js\n  - require: '@lamps/extensions'\n    root_component_name: lamps\n`
    expect((await pathIn({ ...files, 'site.yml': playbook }, 'modules/ROOT/pages/a.adoc'))?.path).toBe('/2.1/a.html')
  })

  it('is none of a neighbour’s component', async () => {
    const { site } = await newSite({ 'other/antora.yml': 'name: other', 'docs/a.adoc': '= A' }, 'docs')
    expect(site.generator).toBe('plain')
  })

  it('is none where no component has a name', async () => {
    expect((await newSite({ 'antora.yml': 'title: x' })).site.generator).toBe('plain')
  })
})

describe('what a page of Antora names', () => {
  it.each([
    ['include', 'partial$on.adoc', 'modules/bulb/partials/on.adoc'],
    ['include', 'ROOT:partial$on.adoc', 'modules/ROOT/partials/on.adoc'],
    ['include', 'example$deep/on.rb', 'modules/bulb/examples/deep/on.rb'],
    ['include', 'lamps::partial$on.adoc', 'modules/ROOT/partials/on.adoc'],
    ['include', '2.1@lamps:bulb:partial$on.adoc', 'modules/bulb/partials/on.adoc'],
    ['include', '2.0@lamps:bulb:partial$on.adoc', undefined],
    ['include', 'sofas::partial$on.adoc', undefined],
    ['include', 'on.adoc', 'modules/bulb/pages/deep/on.adoc'],
    ['reference', 'on.adoc', 'modules/bulb/pages/on.adoc'],
    ['reference', './on.adoc', 'modules/bulb/pages/deep/on.adoc'],
    ['reference', 'ROOT:deep/on.adoc', 'modules/ROOT/pages/deep/on.adoc'],
    ['reference', 'lamps::on.adoc', 'modules/ROOT/pages/on.adoc'],
    ['reference', 'attachment$on.txt', undefined],
    ['reference', '', undefined]
  ] as const)('by %s of %s is %s', async (by, target, path) => {
    const page = 'modules/bulb/pages/deep/page.adoc'
    const { site } = await newSite(files)
    expect(site.asciidoc?.locate({ target, by, page, from: page })).toBe(path)
  })

  it('is included and linked, with the attributes of playbook, component and Antora', async () => {
    const { site } = await newSite({
      ...files,
      'antora-playbook.yml': `${sources}asciidoc:\n  attributes:\n    hue: blue\n    size: small@\n`,
      'modules/bulb/partials/on.adoc': 'On: {bulb}, {hue}, {size}, {page-component-version}, {page-module}.',
      'modules/bulb/pages/page.adoc':
        '= Bulb\n\ninclude::{partialsdir}/on.adoc[]\n\nifdef::env-site[See xref:ROOT:index.adoc[] or xref:sofas::soft-seat.adoc[].]'
    })
    const page = await shown(site, 'modules/bulb/pages/page.adoc')
    expect(page).toContain('On: Lumen, blue, small, 2.1, bulb.')
    expect(page).toContain('"url":"/modules/ROOT/pages/index.adoc"')
    expect(page).toContain('"value":"Lamps"')
    expect(page).toContain('soft seat')
  })

  it('may have had another name', async () => {
    const renamed = '= Base\n:page-aliases: ROOT:foot.adoc, \\\nold/stand.adoc\n'
    const { site } = await newSite({ ...files, 'modules/bulb/pages/base.adoc': renamed })
    const page = 'modules/bulb/pages/page.adoc'
    const locate = (target: string) => site.asciidoc?.locate({ target, by: 'reference', page, from: page })
    expect(['ROOT:foot.adoc', 'old/stand.adoc', 'base.adoc'].map(locate)).toEqual(
      Array(3).fill('modules/bulb/pages/base.adoc')
    )
  })

  it.each([
    ['xref:a.adoc#turn-on[] and <<dim-it-down>>, <<own_one>>', 'turn-on'],
    ['xref:a.adoc#_turn_on[]', '_turn_on'],
    ['nothing', '_turn_on']
  ])('tells how ids are made: %s', async (references, id) => {
    const all = { ...files, 'modules/ROOT/pages/a.adoc': `= A\n\n[#own_one]\n${references}\n\n== Turn on\n\nx` }
    const { site } = await newSite(all)
    expect(await shown(site, 'modules/ROOT/pages/a.adoc')).toContain(`["${id}",`)
  })
})
