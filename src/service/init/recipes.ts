import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { glob } from 'tinyglobby'
import { parseDocument } from 'yaml'
import type { GeneratorName } from '../contract.ts'
import { findPlaybook } from '../docs/generators/antora/playbook.ts'
import { asObject, asText, readConfig } from '../docs/generators/config/index.ts'
import { customFolderOf, withCustomFolder, withZensicalFolder, zensicalFolderOf } from './edit-mkdocs.ts'
import { addToList } from './edit-object.ts'
import { change, type FileChange } from './file-change.ts'
import { htmlTag, htmlTagOnOneLine, objectLines, routedTag, type Tag, tagAttributes } from './tag.ts'

/** The folder from which a site is built. */
export interface SiteFolder {
  generator: GeneratorName
  /** Folder of the site’s configuration. */
  root: string
  /** Path of the configuration. */
  config?: string | undefined
}

/** The changes that put the tag on every page of a site. */
type Recipe = (site: SiteFolder, tag: Tag) => Promise<FileChange[]>

const inConfig =
  (edit: (source: string, tag: Tag) => string): Recipe =>
  async ({ config, root }, tag) => {
    if (!config) throw new Error(`There is no configuration in ${root}.`)
    return [await change(config, before => edit(before, tag))]
  }

/** Makes recipes that insert the tag before the end of an element in the first of the files that exists. */
const atEndOf =
  (element: 'body' | 'head', write = htmlTag) =>
  (...files: string[]): Recipe =>
  async ({ root }, tag) => {
    const [path] = await glob(files, { cwd: root, absolute: true })
    if (!path) throw new Error(`There is no ${files.join(', nor ')} in ${root}.`)
    return [
      await change(path, before => {
        // The last one ends the element; others may be in comments and in scripts.
        const end = [...before.matchAll(new RegExp(`^([ \\t]*)</${element}>`, 'gm'))].at(-1)
        if (!end) throw new Error(`There is no </${element}> in ${path}.`)
        const indented = write(tag).replaceAll(/^/gm, `${end[1]}  `)
        return `${before.slice(0, end.index)}${indented}\n${before.slice(end.index)}`
      })
    ]
  }

const inHtml = atEndOf('body')

/** The template of MkDocs and Zensical for every page, in a folder that the configuration names. */
const inTemplate =
  (withFolder: (source: string) => string, folderOf: (source: string) => string): Recipe =>
  async ({ config, root }, tag) => {
    if (!config) throw new Error(`There is no configuration in ${root}.`)
    const settings = await change(config, withFolder)
    const template = join(dirname(config), folderOf(settings.after), 'main.html')
    if (existsSync(template)) {
      const content = await readFile(template, 'utf8')
      if (!content.includes('docs-assistant.js')) throw new Error(`${template} has to be changed by hand.`)
    }
    return [settings, await change(template, () => mkdocsTemplate(tag))]
  }

/** The option `head` of VitePress and VuePress. */
const inHeadOption = inConfig((source, tag) =>
  addToList(source, { list: 'head' }, entry("['script', {", [...objectLines(tag), "async: ''"], '}]'))
)

/** The layouts of Lume and Eleventy. */
const inIncludes = inHtml('{,src/,site/,content/}_includes/{,layouts/}{layout,base}.{vto,njk,liquid,html}')

/** For a configuration that is a program. */
const byHand =
  (what: string): Recipe =>
  async ({ root }) => {
    throw new Error(`The configuration in ${root} has to be changed by hand: ${what}.`)
  }

/** The recipe of each generator. */
export const recipes: Record<GeneratorName, Recipe> = {
  vitepress: inHeadOption,
  vuepress: inHeadOption,
  docusaurus: inConfig((source, tag) =>
    addToList(source, { list: 'scripts' }, entry('{', [...objectLines(tag), 'async: true'], '}'))
  ),
  starlight: inConfig((source, tag) =>
    addToList(
      source,
      { list: 'head', call: 'starlight' },
      entry("{ tag: 'script', attrs: {", [...objectLines(tag), 'async: true'], '} }')
    )
  ),
  // An array of name and attributes becomes a tag that is never closed.
  rspress: inConfig((source, tag) => addToList(source, { list: 'head' }, `'${htmlTagOnOneLine(tag)}'`)),
  vocs: async (_, tag) => {
    throw new Error(
      `Its attributes go by hand into \`head: { script: [{ ${objectLines(tag).join(' ')} async: true }] }\`.`
    )
  },
  // Nuxt runs a plugin of this name in the browser alone. From version 4 on the program lies in a folder of its own.
  'nuxt-content': async ({ root }, tag) => {
    const program = existsSync(join(root, 'app')) ? join(root, 'app') : root
    const plugin = join(program, 'plugins', 'docs-assistant.client.js')
    const body = addingScript(tag)
      .trimEnd()
      .replaceAll(/^(?=.)/gm, '  ')
    return [await change(plugin, () => `export default defineNuxtPlugin(() => {\n${body}\n})\n`)]
  },
  nextra: inHtml('app/layout.{jsx,tsx,js}', 'src/app/layout.{jsx,tsx,js}'),
  markdoc: inHtml('{,src/}app/layout.{jsx,tsx,js}', '{,src/}pages/_document.{jsx,tsx,js}'),
  mkdocs: inTemplate(withCustomFolder, customFolderOf),
  quarto: inConfig((source, tag) => {
    const project = parseDocument(source)
    const { format } = asObject(project.toJS())
    // `format: html` and `html: default` have no settings yet.
    const formats = typeof format === 'string' ? { [format]: 'default' } : asObject(format)
    const { [headerOption]: included, ...html } = asObject(formats.html)
    const header = [...(included ? [included].flat() : []), { text: `${htmlTag(tag)}\n` }]
    if (typeof format === 'object' && typeof formats.html === 'object') {
      project.setIn(['format', 'html', headerOption], project.createNode(header))
    } else project.set('format', project.createNode({ ...formats, html: { ...html, [headerOption]: header } }))
    return project.toString({ lineWidth: 0 })
  }),
  bookdown: async () => {
    throw new Error('bookdown puts it on every page with `includes: in_header` of a format in `_output.yml`.')
  },
  writerside: async () => {
    throw new Error('Writerside puts it on every page as the `analytics-head-script-file` of `cfg/buildprofiles.xml`.')
  },
  myst: async () => {
    throw new Error('MyST shows no script of your own on its pages, but what its themes know.')
  },
  zensical: inTemplate(withZensicalFolder, zensicalFolderOf),
  sphinx: inConfig((source, tag) => `${source.trimEnd()}\n\n${sphinxSetting(tag)}`),
  mdbook: async ({ config, root }, tag) => [
    await change(
      join(root, config ? await bookTheme(config) : 'theme', 'head.hbs'),
      before => `${before && `${before.trimEnd()}\n`}${htmlTag(tag)}\n`
    )
  ],
  hugo: inHtml('layouts/_default/baseof.html', 'layouts/baseof.html'),
  zola: inHtml('templates/base.html', 'templates/index.html', 'themes/*/templates/{base,index}.html'),
  // Hexo runs every script of the folder, and what one gives the injector is on every page, whatever its theme.
  hexo: async ({ root }, tag) => [
    await change(
      join(root, 'scripts', 'docs-assistant.js'),
      () => `hexo.extend.injector.register('body_end', \`${htmlTag(tag)}\`)\n`
    )
  ],
  jekyll: inHtml('_layouts/default.html'),
  // Mintlify puts every script of the folder on every page.
  mintlify: async ({ root }, tag) => [await change(join(root, 'docs-assistant.js'), () => addingScript(tag))],
  gitbook: async () => {
    throw new Error('GitBook shows no script of your own on its pages, only integrations.')
  },
  // A page of the theme in a folder of the book's own.
  honkit: async ({ config, root }, tag) => {
    const isConfig = config !== undefined && !config.endsWith('.md')
    const { root: book } = asObject(isConfig ? readConfig(config).value : undefined)
    const template = join(root, asText(book) ?? '.', '_layouts', 'website', 'page.html')
    if (existsSync(template)) throw new Error(`${template} has to be changed by hand.`)
    return [await change(template, () => honkitTemplate(tag))]
  },
  docfx: inConfig((source, tag) => {
    const settings = JSON.parse(source)
    const { globalMetadata } = settings.build
    const footer = `${globalMetadata?._appFooter ?? ''}${htmlTagOnOneLine(tag)}`
    settings.build.globalMetadata = { ...globalMetadata, _appFooter: footer }
    return `${JSON.stringify(settings, null, 2)}\n`
  }),
  antora: async ({ root }, tag) => {
    const playbook = await findPlaybook(root)
    if (!playbook) throw new Error(`There is no playbook of Antora in ${root} or above.`)
    const settings = await change(playbook.file, withSupplementalFiles)
    const folder = parseDocument(settings.after).getIn(supplementalFiles)
    if (typeof folder !== 'string') throw new Error(`${playbook.file} has to be changed by hand.`)
    // The default UI has this file for what an owner adds to the head of each page, and nothing in it.
    const head = join(dirname(playbook.file), folder, 'partials', 'head-meta.hbs')
    return [settings, await change(head, before => `${before && `${before.trimEnd()}\n`}${htmlTag(tag)}\n`)]
  },
  docsify: atEndOf('body', routedTag)('index.html'),
  'rails-guides': inHtml('layout.html.erb'),
  quartz: atEndOf('head')('quartz/components/Head.tsx'),
  lume: inIncludes,
  eleventy: inIncludes,
  documenter: byHand('put the tag into `assets` of `Documenter.HTML` in `make.jl`, as `RawHTMLHeadContent`'),
  exdoc: byHand('return the tag from `before_closing_body_tag` of `docs` in `mix.exs`'),
  // Obsidian Publish runs it on every page of a site with a domain of its own.
  obsidian: async ({ root }, tag) => [
    await change(join(root, 'publish.js'), before => `${before && `${before.trimEnd()}\n\n`}${addingScript(tag)}`)
  ],
  plain: inHtml('index.html')
}

/** What Quarto puts into the head of each page. */
const headerOption = 'include-in-header'

const supplementalFiles = ['ui', 'supplemental_files']

const withSupplementalFiles = (source: string): string => {
  const playbook = parseDocument(source)
  if (playbook.hasIn(supplementalFiles)) return source
  playbook.setIn(supplementalFiles, './supplemental-ui')
  return playbook.toString({ lineWidth: 0 })
}

/** The folder of a book’s own templates. */
const bookTheme = async (config: string): Promise<string> => {
  const { output } = asObject(parseToml(await readFile(config, 'utf8')))
  return asText(asObject(asObject(output).html).theme) ?? 'theme'
}

const entry = (start: string, lines: string[], end: string): string =>
  [start, ...lines.map(line => `  ${line}`), end].join('\n')

const mkdocsTemplate = (tag: Tag): string => `{% extends "base.html" %}

{% block scripts %}
  {{ super() }}
${htmlTag(tag).replaceAll(/^/gm, '  ')}
{% endblock %}
`

const honkitTemplate = (tag: Tag): string => `{% extends template.self %}

{% block javascript %}
  {{ super() }}
${htmlTag(tag).replaceAll(/^/gm, '  ')}
{% endblock %}
`

/** A script that adds the tag to the page on which it runs. */
const addingScript = (tag: Tag): string => `const tag = document.createElement('script')
const attributes = ${JSON.stringify(tagAttributes(tag), null, 2)}
for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
document.head.append(tag)
`

/** The setting for `conf.py`, which extends an existing value. */
const sphinxSetting = (tag: Tag): string => {
  const { src, ...attributes } = tagAttributes(tag)
  const lines = Object.entries({ ...attributes, async: 'async' }).map(
    ([name, value]) => `        "${name}": "${value}",`
  )
  return `html_js_files = list(globals().get("html_js_files", [])) + [\n    ("${src}", {\n${lines.join('\n')}\n    }),\n]\n`
}
