import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import type { GeneratorChoice } from '../../contract.ts'
import { listDocs } from '../../folder.ts'
import { readPage } from '../../page.ts'
import { writeMarkdown } from '../../write-markdown.ts'
import { readSite } from '../read-site.ts'
import { pythonLiterals } from './python-literals.ts'

// Addresses and ids are those of Sphinx 5.3.0 with Docutils 0.19 and MyST 0.18.1, built from the same files.

const siteOf = async (files: Record<string, string>, docs = '.', choice: GeneratorChoice = {}) =>
  readSite(join(await docsFolder(files), docs), choice)

const addresses = async (files: Record<string, string>, docs?: string, choice?: GeneratorChoice) => {
  const site = await siteOf(files, docs, choice)
  const placed = (await listDocs(site)).map(file => [file, site.place(file, {})?.path] as const)
  return Object.fromEntries(placed.filter(([, path]) => path !== undefined))
}

const conf = (...lines: string[]) => ["extensions = ['myst_parser']", ...lines].join('\n')

const pages = {
  'index.md': '',
  'README.md': '',
  'api/index.md': '',
  'deep/excluded/y.md': '',
  'Guides & More/Über uns/My File.v1.2.md': ''
}

const asFiles = {
  'index.md': '/index.html',
  'README.md': '/README.html',
  'api/index.md': '/api/index.html',
  'deep/excluded/y.md': '/deep/excluded/y.html',
  'Guides & More/Über uns/My File.v1.2.md': '/Guides%20%26%20More/%C3%9Cber%20uns/My%20File.v1.2.html'
}

const asFolders = {
  'index.md': '/',
  'README.md': '/README/',
  'api/index.md': '/api/',
  'deep/excluded/y.md': '/deep/excluded/y/',
  'Guides & More/Über uns/My File.v1.2.md': '/Guides%20%26%20More/%C3%9Cber%20uns/My%20File.v1.2/'
}

describe('a page of Sphinx', () => {
  it('is a file with the builder html', async () => {
    expect(await addresses({ ...pages, 'conf.py': conf() })).toEqual(asFiles)
  })

  it.each([
    ['../.readthedocs.yaml', 'version: 2\nsphinx:\n  builder: dirhtml\n  configuration: docs/conf.py'],
    ['../tox.ini', '[testenv:docs]\ncommands = sphinx-build -W -b dirhtml docs site'],
    ['Makefile', 'site:\n\tsphinx-build -M dirhtml . _build'],
    ['../noxfile.py', 'session.run("sphinx-build", "-b", "dirhtml", "docs", "site")']
  ])('is a folder where %s says so', async (name, text) => {
    const files = Object.entries({ ...pages, 'conf.py': conf() }).map(([file, content]) => [`docs/${file}`, content])
    const beside = { [join('docs', name)]: text }
    expect(await addresses({ ...Object.fromEntries(files), ...beside }, 'docs')).toEqual(asFolders)
  })

  it('is a file where a Makefile has a target for each builder', async () => {
    const Makefile =
      'html:\n\t$(SPHINXBUILD) -b html . _build/html\n\ndirhtml:\n\t$(SPHINXBUILD) -b dirhtml . _build/dirhtml\n'
    expect(await addresses({ ...pages, 'conf.py': conf(), Makefile })).toEqual(asFiles)
  })

  it('has the form that is said by hand', async () => {
    const files = { ...pages, 'conf.py': conf(), Makefile: 'sphinx-build -b dirhtml' }
    expect(await addresses(files, '.', { addresses: 'html' })).toEqual(asFiles)
    expect(await addresses(files, '.', { addresses: 'directory' })).toEqual(asFolders)
    expect((await siteOf(files, '.', { addresses: 'clean' })).place('api/index.md', {})?.path).toBe('/api')
  })

  it('ends as the configuration says', async () => {
    const files = { 'conf.py': conf("html_file_suffix = '.htm'"), 'a.md': '' }
    expect(await addresses(files)).toEqual({ 'a.md': '/a.htm' })
    expect(await addresses({ ...files, 'conf.py': conf("html_link_suffix = ''") })).toEqual({ 'a.md': '/a' })
  })

  it('is not what the configuration leaves out', async () => {
    const files = {
      'conf.py': conf(
        "templates_path = ['_templates']",
        "exclude_patterns = ['_build', 'excluded', '**/_*.md', 'only?.md', '[xy].md']",
        "exclude_patterns += ['inc/*.md']",
        "exclude_patterns.append('sub.md')",
        "exclude_patterns.extend(['more.md'])"
      ),
      ...Object.fromEntries(
        [
          '_build/a.md',
          'excluded/deep/a.md',
          'deep/excluded/a.md',
          'deep/_part.md',
          '_part.md',
          'only1.md',
          'only.md',
          'x.md',
          'inc/a.md',
          'inc/deep/a.md',
          'sub.md',
          'more.md',
          '_templates/a.md'
        ].map(name => [name, ''])
      )
    }
    expect(Object.keys(await addresses(files)).toSorted()).toEqual([
      '_part.md',
      'deep/excluded/a.md',
      'inc/deep/a.md',
      'only.md'
    ])
  })

  it('is a Markdown file only where an extension reads those', async () => {
    expect(await addresses({ 'conf.py': "extensions = ['sphinx.ext.autodoc']", 'a.md': '' })).toEqual({})
    const suffix = "extensions = []\nsource_suffix = {'.rst': 'restructuredtext', '.md': 'markdown'}"
    expect(await addresses({ 'conf.py': suffix, 'a.md': '' })).toEqual({ 'a.md': '/a.html' })
    expect(await addresses({ 'conf.py': 'extensions = load()', 'a.md': '' })).toEqual({ 'a.md': '/a.html' })
  })

  it('may be an .rst file', async () => {
    expect((await siteOf({ 'conf.py': 'extensions = []' })).place('a.rst', {})?.path).toBe('/a.html')
  })
})

describe('a site of Sphinx', () => {
  it('has language and version of Read the Docs', async () => {
    const site = await siteOf({
      'conf.py': conf("html_baseurl = 'https://x.readthedocs.io/fr/v1.2/'", "language = 'de'")
    })
    expect(site).toMatchObject({ generator: 'sphinx', base: '/fr/v1.2', language: 'fr', version: 'v1.2' })
    expect(site.place('a.md', {})).toMatchObject({ language: 'fr', version: 'v1.2', id: 'a' })
  })

  it('has the language of its configuration', async () => {
    expect(await siteOf({ 'conf.py': conf("language = 'pt_BR'") })).toMatchObject({ base: '', language: 'pt-BR' })
  })

  it('is found in a folder source or docs below what was given', async () => {
    const files = { 'docs/source/conf.py': conf(), 'docs/source/a.md': '' }
    expect(await addresses(files, '.')).toEqual({ 'a.md': '/a.html' })
    expect(await addresses(files, 'docs')).toEqual({ 'a.md': '/a.html' })
  })

  it('is not any folder with a conf.py', async () => {
    expect((await siteOf({ 'conf.py': 'BLOG_TITLE = "x"', 'a.md': '' })).generator).toBe('plain')
  })
})

const headings: [heading: string, id: string][] = [
  ['Title of *this* page', 'title-of-this-page'],
  ['Install `npm_i --save`', 'install-npm-i-save'],
  ['Install `npm_i --save`', 'id1'],
  ['Install_1', 'install-1'],
  ['Install', 'install'],
  ['Install', 'id2'],
  ['Über größe & Straße 中文', 'uber-grosze-strasze'],
  ['中文', 'id3'],
  ['中文', 'id4'],
  ['🚀 Rocket launch', 'rocket-launch'],
  ['What\'s "new" in v1.2.3', 'what-s-new-in-v1-2-3'],
  ['1.2 Numbers first', 'numbers-first'],
  ['Explicit {#my-id}', 'explicit-my-id'],
  ['İstanbul ǅ ﬁ ½ ² Ⅷ', 'istanbul-dz-fi-12-2-viii'],
  ['Łódź ø', 'lodz-o'],
  ['![alt text](x.png) image', 'alt-text-image'],
  ['https://example.com/x', 'https-example-com-x']
]

describe('ids of Docutils', () => {
  it('are ASCII and begin with a letter', async () => {
    const source = headings.map(([heading]) => `## ${heading}`).join('\n\n')
    const { sections } = readPage('a.md', source, { path: '/a' }, await siteOf({ 'conf.py': conf() }))
    expect(sections.map(({ anchor }) => anchor)).toEqual(['', ...headings.map(([, id]) => id)])
  })

  it('are none for a title that no heading says', async () => {
    const { sections } = readPage('a.md', 'text', { path: '/a' }, await siteOf({ 'conf.py': conf() }))
    expect(sections[0]?.anchor).toBe('')
  })
})

const idsOf = async (...lines: string[]) => {
  const { sections } = readPage('a.rst', lines.join('\n'), { path: '/a' }, await siteOf({ 'conf.py': conf() }))
  return sections.map(({ anchor }) => anchor).filter(Boolean)
}

describe('ids in reStructuredText', () => {
  it.each([
    ['of Python', ['.. module:: tide', '.. function:: predict(day)'], 'tide.predict'],
    ['of what Python’s code says', ['.. module:: tide', '.. autofunction:: predict'], 'tide.predict'],
    ['of what is named with its module', ['.. module:: tide', '.. autoclass:: tide.Station(name)'], 'tide.Station'],
    ['of a method that is read from the code', ['.. module:: tide', '.. automethod:: Station.at'], 'tide.Station.at'],
    ['of one with its module', ['.. automodule:: tide', '.. automethod:: tide.Station.at'], 'tide.Station.at'],
    ['of a module that is read from the code', ['.. automodule:: tide', '.. data:: MAX'], 'tide.MAX'],
    ['of C', ['.. module:: tide', '.. c:function:: const tide_t *tide_open(int flags)'], 'c.tide_open'],
    ['of a macro', ['.. c:macro:: TIDE_MAX'], 'c.TIDE_MAX'],
    ['of a pointer to a function', ['.. c:type:: int (*visit)(void *)'], 'c.visit'],
    ['of another default', ['.. default-domain:: c', '.. function:: void tide_close(void)'], 'c.tide_close'],
    ['of JavaScript', ['.. js:function:: tide.open(name)'], 'tide.open'],
    ['of a directive', ['.. rst:directive:: tide'], 'directive-tide'],
    ['of an option', ['.. program:: tide table', '.. option:: -d <DAY>, --day'], 'cmdoption-tide-table-d'],
    ['of an option with its value', ['.. option:: -f[no-]shade[=<hue>]'], 'cmdoption-f-no-shade'],
    ['of an argument', ['.. option:: station'], 'cmdoption-arg-station'],
    ['of a variable', ['.. envvar:: TIDE = high|low'], 'envvar-TIDE-high-low'],
    ['of kinds that a project adds', ['.. pdbcommand:: h(elp) [command]'], 'pdbcommand-help']
  ])('are those %s', async (_, lines, id) => {
    expect(await idsOf(...lines.slice(0, -1), '', lines.at(-1) ?? '', '', '   Said.')).toEqual([id])
  })

  it('are those of C within what they belong to', async () => {
    const member = ['   .. c:member:: int length', '', '      Said.']
    expect(await idsOf('.. c:struct:: list', '', '   Said.', '', ...member)).toEqual(['c.list', 'c.list.length'])
  })

  it.each([
    ['C++, where they encode the types', '.. cpp:function:: int tide::open(int flags)'],
    ['a language whose ids are not known', '.. lua:function:: view.open(name)'],
    ['what is no object', '.. object:: tide'],
    ['several names of Python in one line', '.. data:: MON_1 ... MON_12']
  ])('are none for %s', async (_, line) => {
    expect(await idsOf(line, '', '   Said.')).toEqual([])
  })

  const title = (text: string) => [text, '-'.repeat(text.length), '']
  it.each([
    ['a label', '.. _tide:'],
    ['a link', 'See `tide <https://tide.example>`_.'],
    ['the address of a link', '.. _tide: https://tide.example']
  ])('are taken by %s too', async (_, line) => {
    expect(await idsOf(line, '', 'Text.', '', ...title('High'), ...title('Tide'))).toEqual(['high', 'id1'])
  })

  it('are two for a title whose label is the same, and that of the label is taken', async () => {
    expect(await idsOf('.. _tide:', '', ...title('Tide'), 'Text.', '', ...title('Tide'))).toEqual(['tide', 'id2'])
  })

  it.each([
    ['two of a note', ['High [1]_.', '', '.. [1] Or low.'], 'id3'],
    ['one of an address without a name', ['See it__.', '', '__ https://tide.example'], 'id2'],
    ['none of one within', ['See `id1 <https://tide.example>`__.'], 'id1']
  ])('count %s', async (_, lines, id) => {
    expect(await idsOf(...title('Tide'), ...lines, '', ...title('Tide'))).toEqual(['tide', id])
  })
})

describe('what pages of reStructuredText refer to by names', () => {
  const shown = async (settings: string[], ...lines: string[]) => {
    const site = await siteOf({ 'conf.py': conf(...settings), 'a.rst': '' })
    const { sections } = readPage('a.rst', lines.join('\n'), { path: '/a' }, site)
    return sections.map(({ anchor, heading, nodes }) => `${heading} #${anchor}: ${writeMarkdown(nodes).trim()}`)
  }
  const title = ['Lamp |release|', '==============', '']

  it.each([
    ['their version', "version = '1.2'", 'For |version|.', 'For 1.2.'],
    ['one that only code tells, by its name', 'version = lamp.version', 'For |version|.', 'For version.'],
    ['the date that is set, and none of a build', '', 'Of |today|.', 'Of .'],
    [
      'texts of the prologue',
      "rst_prolog = '''\n.. |x| replace:: a *big*\n   lamp\n'''",
      'See |x|.',
      'See a *big* lamp.'
    ],
    ['links of the epilogue', "rst_epilog = '.. _Site: /site'", 'See Site_.', 'See [Site](/site).'],
    ['what the page names itself', "version = '1'", '|version|\n\n.. |version| replace:: 2', '2']
  ])('is %s', async (_, settings, line, expected) => {
    expect(await shown([settings], 'Lamp', '====', '', line)).toEqual([`Lamp #lamp: ${expected}`])
  })

  it('is seen in titles, whose ids are made of the names', async () => {
    expect(await shown(["release = '1.2.3'"], ...title, 'Text')).toEqual(['Lamp 1.2.3 #lamp-release: Text'])
  })

  it('is seen where another page names a title', async () => {
    const files = { 'conf.py': conf("release = '1.2.3'"), 'b.rst': ['.. _lamp:', '', ...title].join('\n') }
    const site = await siteOf({ ...files, 'a.rst': '' })
    expect(site.roleLink?.('a.rst', 'ref', 'lamp')?.title).toBe('Lamp 1.2.3')
  })

  it.each([
    ['describes code, whose names may begin with a small letter', '', ['Lamp #lamp: ', 'date #date: A day.']],
    ['is for style sheets where no language is set', 'primary_domain = None', ['Lamp #lamp: A day.']]
  ])('`.. class::` %s', async (_, settings, expected) => {
    expect(await shown([settings], 'Lamp', '====', '', '.. class:: date', '', '   A day.')).toEqual(expected)
  })
})

describe('a configuration in Python', () => {
  it.each([
    ["a = 'x' 'y' + \"z\"", 'xyz'],
    ["b = '1'\na = b + '.0'", '1.0'],
    ["a = r'\\d'", '\\d'],
    ["a = 'it\\'s\\n'", "it's\n"],
    ["a = '''x\ny'''", 'x\ny'],
    ["a: list[str] = ['x', # why\n 'y',]", ['x', 'y']],
    ["a = ('x', 1, True, None)", ['x', 1, true, null]],
    ["a = {'x': ['y'], 'z': f()}", { x: ['y'], z: undefined }],
    ["a = os.environ.get('A', 'x')", 'x'],
    ["a = os.getenv('A')", undefined],
    ["a = f'{b}'", undefined],
    ["b = '1'\na = f'{b}.0'", '1.0'],
    ["b = '1'\na = f'{b + b}'", undefined],
    ["b = '1'\na = f'{{b}}'", undefined],
    ["a = open('/etc/passwd').read()", undefined],
    ["if b:\n    a = 'x'", undefined],
    ["a = ['x'] + names", ['x']]
  ])('%s', (source, value) => {
    expect(pythonLiterals(source).a).toEqual(value)
  })

  it('that is broken says what can be read', () => {
    expect(pythonLiterals("a = 'x'\ndef (:\nb = 'y'")).toMatchObject({ a: 'x' })
  })
})
