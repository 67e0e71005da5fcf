import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { docsFolder } from '../testing/docs-folder.ts'
import { initialize } from './index.ts'

const tag = { baseUrl: 'https://assistant.example', domain: 'local', assistantKey: 'svc_dsc_1' }

/** Runs in a folder with the given files. `answer` is that to the question whether to write; without it, nothing may be written. */
const run = async (files: Record<string, string>, answer?: boolean, siteUrl?: string) => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  const printed: string[] = []
  const asked: string[] = []
  const confirm = async (message: string) => {
    asked.push(message)
    return answer ?? false
  }
  const again = () =>
    initialize(
      folder,
      { tag, siteUrl },
      { print: text => printed.push(text), confirm: answer === undefined ? undefined : confirm }
    )
  await again()
  return {
    again,
    asked,
    output: () => printed.join('\n'),
    read: (name: string) => readFile(join(folder, name), 'utf8')
  }
}

const page = '# Lamp\n'
const tagText = { text: expect.stringMatching(/^<script[\s\S]*<\/script>\n$/) }
const sphinx = 'extensions = ["myst_parser"]\n'
const lastTag =
  /<script\s+src="https:\/\/assistant\.example\/widget\/docs-assistant\.js"[^>]*data-assistant-key="svc_dsc_1"[^>]*>/

describe('docs-assistant init', () => {
  it('shows the change, the command that serves and the origin to allow, and writes nothing', async () => {
    const files = { 'docs/conf.py': sphinx, 'docs/index.md': page }
    const { output, read } = await run(files, undefined, 'https://docs.acme.example/en/')
    expect(output()).toContain('Sphinx, with 1 files in docs')
    expect(output()).toContain('+    ("https://assistant.example/widget/docs-assistant.js", {')
    expect(output()).toContain('npx docs-assistant serve docs --site-url https://docs.acme.example/en/')
    expect(output()).toContain('--origin https://docs.acme.example\n'.trim())
    expect(output()).toContain('Nothing was changed')
    expect(await read('docs/conf.py')).toBe(files['docs/conf.py'])
  })

  it('takes the components of a playbook of Antora for one site', async () => {
    const { output } = await run({
      'antora-playbook.yml': 'content: { sources: [{ url: . }] }\n',
      'docs/lamp/antora.yml': 'name: lamp\n',
      'docs/lamp/modules/ROOT/pages/index.adoc': '= Lamp\n',
      'docs/bulb/antora.yml': 'name: bulb\n',
      'docs/bulb/modules/ROOT/pages/index.adoc': '= Bulb\n'
    })
    expect(output().match(/^Antora, with .*/gm)).toEqual(['Antora, with 2 files in .'])
  })

  it('changes the file after confirmation, and only once', async () => {
    const { again, asked, output, read } = await run(
      { 'docs/conf.py': `${sphinx}html_js_files = ["a.js"]\n`, 'docs/a.md': page },
      true
    )
    expect(asked).toEqual(['Change docs/conf.py?'])
    const changed = await read('docs/conf.py')
    expect(changed).toMatch(
      /\nhtml_js_files = \["a\.js"\]\n\nhtml_js_files = list\(globals\(\)\.get\("html_js_files", \[\]\)\) \+ \[/
    )
    await again()
    expect(output()).toContain('The tag is there already.')
    expect(await read('docs/conf.py')).toBe(changed)
  })

  it('changes nothing when the answer is no', async () => {
    const { output, read } = await run({ 'docs/conf.py': sphinx, 'docs/a.md': page }, false)
    expect(output()).toContain('Nothing was changed.')
    expect(await read('docs/conf.py')).toBe(sphinx)
  })

  it.each([
    [
      'vitepress',
      'docs/.vitepress/config.mts',
      'export default defineConfig({})',
      'docs/index.md',
      "head: [\n    ['script', {"
    ],
    [
      'vuepress',
      'docs/.vuepress/config.js',
      'export default defineUserConfig({})',
      'docs/README.md',
      "head: [\n    ['script', {"
    ],
    ['rspress', 'rspress.config.ts', 'export default defineConfig({})', 'docs/a.md', "head: [\n    '<script src="],
    [
      'docusaurus',
      'docusaurus.config.ts',
      'const config: Config = {}\nexport default config',
      'docs/a.md',
      'scripts: ['
    ],
    [
      'starlight',
      'astro.config.mjs',
      "import starlight from '@astrojs/starlight'\nexport default defineConfig({ integrations: [starlight({})] })",
      'src/content/docs/index.md',
      "{ tag: 'script', attrs: {"
    ],
    ['mdbook', 'book.toml', '[book]\nsrc = "src"\n', 'src/SUMMARY.md', undefined]
  ])('puts the tag where %s has it', async (name, config, source, file, expected) => {
    const { read } = await run({ [config]: source, [file]: page, 'src/a.md': page }, true)
    const changed = await read(expected ? config : 'theme/head.hbs')
    expect(changed).toContain(expected ?? '<script')
    expect(changed).toContain('svc_dsc_1')
    expect(name).toBeTruthy()
  })

  it('makes a template for MkDocs and names its folder, with all else as it was written', async () => {
    const settings =
      'site_name: Lamp # mine\ntheme: material\nmarkdown_extensions:\n  - toc:\n      slugify: !!python/name:a.b\n'
    const { read } = await run({ 'mkdocs.yml': settings, 'docs/index.md': page }, true)
    expect(await read('overrides/main.html')).toMatch(lastTag)
    const changed = await read('mkdocs.yml')
    expect(changed).toContain('site_name: Lamp # mine')
    expect(changed).toContain('!!python/name:a.b')
    expect(parse(changed, { logLevel: 'silent' }).theme).toEqual({ name: 'material', custom_dir: 'overrides' })
  })

  it.each([
    ['format: html # ours\n', [tagText]],
    ['project:\n  type: book\n', [tagText]],
    ['format:\n  html: default\n  pdf: default\n', [tagText]],
    ['format:\n  html:\n    theme: cosmo\n    include-in-header: a.html\n', ['a.html', tagText]]
  ])('includes the tag in the head of Quarto: %j', async (before, included) => {
    const { read } = await run({ '_quarto.yml': before, 'index.qmd': page }, true)
    const { format } = parse(await read('_quarto.yml'))
    expect(format.html['include-in-header']).toEqual(included)
    expect(format).toMatchObject(before.includes('pdf') ? { pdf: 'default' } : {})
    expect(format.html.theme).toBe(before.includes('cosmo') ? 'cosmo' : undefined)
  })

  it.each([
    ['', 'theme:\n  name: mkdocs\n  custom_dir: overrides\n'],
    ['a:   1\ntheme:\n# b\n', 'a:   1\ntheme:\n  name: mkdocs\n  custom_dir: overrides\n# b\n'],
    ['theme:  "x" # b\na: 1\n', 'theme:\n  name: "x"\n  custom_dir: overrides # b\na: 1\n'],
    ['theme:\n    name: x\na:  [ 1 ]\n', 'theme:\n    custom_dir: overrides\n    name: x\na:  [ 1 ]\n'],
    ['theme: { name: x }\n', 'theme: { custom_dir: overrides, name: x }\n'],
    ['theme: {}\n', 'theme: { name: mkdocs, custom_dir: overrides,}\n'],
    ['a: 1\r\ntheme: x\r\n', 'a: 1\r\ntheme:\r\n  name: x\r\n  custom_dir: overrides\r\n']
  ])('changes no more of the mkdocs.yml %j than the theme, which has a name afterwards', async (before, after) => {
    const { read } = await run({ 'mkdocs.yml': before, 'docs/index.md': page }, true)
    expect(await read('mkdocs.yml')).toBe(after)
  })

  it.each(['a: [\n', 'theme: *x\n', 'theme: [x]\n', 'theme: { name: x, custom_dir: }\n'])(
    'changes nothing of a mkdocs.yml that says %j, and shows the tag',
    async settings => {
      const { output, read } = await run({ 'mkdocs.yml': settings, 'docs/index.md': page }, true)
      expect(await read('mkdocs.yml')).toBe(settings)
      expect(output()).toMatch(lastTag)
    }
  )

  it.each([
    ['Documenter.jl', 'make.jl', 'makedocs(pages = [])', 'src/a.md'],
    ['ExDoc', 'mix.exs', 'docs: [extras: ["a.md"]]', 'a.md']
  ])('says where the tag goes in the program that configures %s, %s', async (generator, name, config, file) => {
    const { output, read } = await run({ [name]: config, [file]: page }, true)
    expect(output()).toContain(`${generator}, with 1 files`)
    expect(output()).toMatch(/has to be changed by hand: [\s\S]*<script/)
    expect(await read(name)).toBe(config)
  })

  it('puts the tag into the templates that a book has elsewhere', async () => {
    const { read } = await run(
      { 'book.toml': '[output.html]\ntheme = "mine"\n', 'src/SUMMARY.md': page, 'src/a.md': page },
      true
    )
    expect(await read('mine/head.hbs')).toContain('<script')
  })

  it('puts the tag before the last end of a body: others stand in comments and scripts', async () => {
    const html = '<body>\n<!--\n</body>\n-->\n'
    const { read } = await run({ 'index.html': `${html}</body>\n`, 'docs/a.md': page }, true)
    expect((await read('index.html')).startsWith(`${html}  <script`)).toBe(true)
  })

  it('makes a script for Mintlify, which puts it on every page', async () => {
    const { again, asked, read } = await run(
      { 'docs.json': '{ "theme": "mint", "navigation": {} }', 'a.mdx': page },
      true
    )
    expect(asked).toEqual(['Change docs-assistant.js?'])
    const script = await read('docs-assistant.js')
    const attributes = new Map<string, string>()
    const appended: unknown[] = []
    const element = { setAttribute: (name: string, value: string) => attributes.set(name, value) }
    const document = { createElement: () => element, head: { append: (node: unknown) => appended.push(node) } }
    new Function('document', script)(document)
    expect(appended).toEqual([element])
    expect(attributes.get('src')).toBe('https://assistant.example/widget/docs-assistant.js')
    expect(attributes.get('data-assistant-key')).toBe('svc_dsc_1')
    await again()
    expect(asked).toHaveLength(1)
  })

  it('makes one for Obsidian Publish, behind what the owner has, and once', async () => {
    const files = { 'publish.css': '', 'publish.js': 'glow()\n', 'a.md': page }
    const { again, asked, read } = await run(files, true)
    const script = await read('publish.js')
    expect(script).toMatch(/^glow\(\)\n\nconst tag = [\s\S]*"data-assistant-key": "svc_dsc_1"/)
    await again()
    expect([asked, await read('publish.js')]).toEqual([['Change publish.js?'], script])
  })

  it.each([
    ['Lume', '_config.ts', 'import lume from "lume/mod.ts"\nexport default lume()', '_includes/layouts/base.vto'],
    ['Eleventy', '.eleventy.js', 'module.exports = () => {}', '_includes/base.njk'],
    ['the Rails Guides', 'src/documents.yaml', '- documents:\n    - url: a.html\n', 'src/layout.html.erb'],
    [
      'Eleventy',
      '.eleventy.js',
      'module.exports = () => ({ dir: { input: "src" } })',
      'src/_includes/layouts/base.html'
    ]
  ])('puts the tag into the layout of %s: %s, %s', async (_, name, config, layout) => {
    const files = { [name]: config, [layout]: '<html>\n  <body>\n  </body>\n</html>\n', 'src/a.md': page }
    const { read } = await run(files, true)
    expect(await read(layout)).toMatch(/<script\n[\s\S]*><\/script>\n {2}<\/body>/)
  })

  it('puts the tag into the head of Quartz', async () => {
    const head = '    return (\n      <head>\n        <title>{title}</title>\n      </head>\n    )\n'
    const files = { 'quartz.config.ts': 'export default {}', 'quartz/components/Head.tsx': head, 'content/a.md': page }
    const { read } = await run(files, true)
    expect(await read('quartz/components/Head.tsx')).toMatch(/<\/title>\n {8}<script\n[\s\S]*><\/script>\n {6}<\/head>/)
  })

  it.each([
    ['', 'plugins/docs-assistant.client.js'],
    ['app/app.vue', 'app/plugins/docs-assistant.client.js']
  ])('makes a plugin of Nuxt, beside “%s”', async (program, plugin) => {
    const files = {
      'nuxt.config.ts': "export default defineNuxtConfig({ modules: ['@nuxt/content'] })",
      'content/a.md': page
    }
    const { read, output } = await run({ ...files, ...(program && { [program]: '' }) }, true)
    expect(output()).toContain('Nuxt Content, with 1 files in content')
    expect(await read(plugin)).toMatch(
      /^export default defineNuxtPlugin\(\(\) => \{\n {2}const tag[\s\S]*"data-assistant-key": "svc_dsc_1"[\s\S]*\n\}\)\n$/
    )
  })

  it('tells the assistant the routes of Docsify, and Docsify the links of answers', async () => {
    const html = '<html>\n  <body>\n    <script>window.$docsify = {}</script>\n  </body>\n</html>\n'
    const { read, output } = await run({ 'docs/index.html': html, 'docs/README.md': page }, true)
    expect(output()).toContain('Docsify, with 1 files in docs')
    const script = await read('docs/index.html')
    expect(script).toMatch(/assistantKey: 'svc_dsc_1',[\s\S]*currentPath: \(\) => location\.hash\.slice\(1\)/)
    expect(script).toMatch(/ {4}<script src="[^"]+\/widget\/docs-assistant\.js" async><\/script>\n {2}<\/body>/)
  })

  it('puts the tag into the footer of DocFX', async () => {
    const footer = '<a href="/imprint">Imprint</a>'
    const settings = { build: { content: '**.md', globalMetadata: { _appName: 'Lamps', _appFooter: footer } } }
    const { read } = await run({ 'docfx.json': JSON.stringify(settings), 'a.md': page }, true)
    const { _appName, _appFooter } = JSON.parse(await read('docfx.json')).build.globalMetadata
    expect([_appName, _appFooter]).toEqual([
      'Lamps',
      expect.stringMatching(/^<a href="\/imprint">Imprint<\/a><script .*async><\/script>$/)
    ])
  })

  it('puts the tag into the head of Antora’s UI, and names its folder in the playbook', async () => {
    const docs = { 'docs/antora.yml': 'name: lamps', 'docs/modules/ROOT/pages/a.adoc': '= Lamp' }
    const playbook = 'content:\n  sources:\n    - url: . # ours\nui:\n  bundle:\n    url: ./ui.zip\n'
    const { read, output } = await run({ ...docs, 'antora-playbook.yml': playbook }, true)
    expect(output().match(/^Antora, with/gm)).toHaveLength(1)
    expect(await read('antora-playbook.yml')).toBe(`${playbook}  supplemental_files: ./supplemental-ui\n`)
    expect(await read('supplemental-ui/partials/head-meta.hbs')).toMatch(/^<script[^>]+docs-assistant\.js[^>]+async/s)
    const own = {
      'site.yml': 'content: { sources: [{ url: . }] }\nui: { supplemental_files: theme }\n',
      'theme/partials/head-meta.hbs': '<meta>\n'
    }
    const { read: readOwn } = await run({ ...docs, ...own }, true)
    expect(await readOwn('site.yml')).toBe(own['site.yml'])
    expect(await readOwn('theme/partials/head-meta.hbs')).toMatch(/^<meta>\n<script/)
  })

  it.each([
    [
      '[project]\nsite_name = "Lamps" # ours\n',
      '[project]\nsite_name = "Lamps" # ours\n\n[project.theme]\ncustom_dir = "overrides"\n',
      'overrides'
    ],
    ['[project.theme]\nlanguage = "de"\n', '[project.theme]\ncustom_dir = "overrides"\nlanguage = "de"\n', 'overrides'],
    ['project.theme.custom_dir = "mine"\n', 'project.theme.custom_dir = "mine"\n', 'mine']
  ])('names the folder of the template in zensical.toml: %j', async (before, after, folder) => {
    const { read, output } = await run({ 'zensical.toml': before, 'docs/index.md': page }, true)
    expect(output()).toContain('Zensical, with 1 files in docs')
    expect(await read('zensical.toml')).toBe(after)
    expect(await read(`${folder}/main.html`)).toMatch(/block scripts[\s\S]*docs-assistant\.js/)
  })

  it('leaves the owner’s own template alone, and shows the tag', async () => {
    const files = {
      'mkdocs.yml': 'theme: { name: material, custom_dir: mine }\n',
      'mine/main.html': '{% extends "base.html" %}',
      'docs/index.md': page
    }
    const { output, read } = await run(files, true)
    expect(output()).toMatch(lastTag)
    expect(await read('mine/main.html')).toBe(files['mine/main.html'])
  })

  it('puts the tag into the own template of a site of Hugo, and shows it where the theme has that', async () => {
    const files = { 'config/_default/hugo.toml': 'languageCode = "en"', 'content/a.md': page }
    const template = 'layouts/_default/baseof.html'
    const own = await run({ ...files, [template]: '<body>\n{{ block "main" . }}{{ end }}\n</body>\n' }, true)
    expect(await own.read(template)).toMatch(lastTag)
    const themed = await run(files, true)
    expect(themed.output()).toContain('Hugo, with 1 files in content')
    expect(themed.output()).toMatch(lastTag)
  })

  it('gives the tag to the injector of Hexo', async () => {
    const { read } = await run({ '_config.yml': 'new_post_name: :title.md', 'source/a.md': page }, true)
    expect(await read('scripts/docs-assistant.js')).toMatch(/register\('body_end', `<script\n[\s\S]*><\/script>`\)/)
  })

  it('makes a page of HonKit for the folder of the book, and leaves the owner’s own alone', async () => {
    const files = { 'book.json': '{ "root": "docs" }', 'docs/SUMMARY.md': '* [A](a.md)', 'docs/a.md': page }
    const template = 'docs/_layouts/website/page.html'
    const { read } = await run(files, true)
    expect(await read(template)).toMatch(lastTag)
    const own = await run({ ...files, [template]: '{% extends template.self %}' }, true)
    expect(await own.read(template)).toBe('{% extends template.self %}')
    expect(own.output()).toMatch(lastTag)
  })

  it('puts the tag into the template of a site of Zola that the others extend', async () => {
    const template = 'templates/base.html'
    const files = {
      'zola.toml': 'base_url = "/"',
      'content/a.md': page,
      'templates/index.html': '{% extends "base.html" %}'
    }
    const { read } = await run({ ...files, [template]: '<body>\n{% block content %}{% endblock %}\n</body>\n' }, true)
    expect(await read(template)).toMatch(lastTag)
  })

  it('finds a page of HTML beside a docs folder that no generator builds', async () => {
    const { output, read } = await run(
      { 'index.html': '<html>\n  <body>\n  </body>\n</html>\n', 'docs/a.md': page },
      true
    )
    expect(output()).toContain('npx docs-assistant serve docs')
    const html = await read('index.html')
    expect(html).toMatch(lastTag)
    expect(html.indexOf('<script')).toBeLessThan(html.indexOf('</body>'))
  })

  it('changes nothing where there is no documentation', async () => {
    expect((await run({ 'a.txt': '' })).output()).toBe('')
  })
})
