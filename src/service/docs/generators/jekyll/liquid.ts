import { posix } from 'node:path'
import { Drop, IncludeTag, Liquid, type Template } from 'liquidjs'
import { parse as parseYaml } from 'yaml'
import type { DocsSite, FillPage } from '../../contract.ts'
import { codeFence } from '../../fence.ts'
import { frontMatterOf } from '../../parse.ts'
import { asText } from '../config/index.ts'
import type { Settings } from '../settings.ts'
import { joinHtml } from './kramdown.ts'
import { showPluginBlocks } from './plugin-blocks.ts'
import { allowPluginTags } from './plugin-tags.ts'

type TagOptions = Extract<Parameters<Liquid['registerTag']>[1], { render: unknown }>
/** Reads a file by its path in the source folder. */
type Read = (file: string) => Promise<string | undefined>

interface LiquidSite extends Pick<DocsSite, 'place' | 'base' | 'siteUrl'> {
  settings: Settings
  /** Path of the source folder relative to that of the docs: `.` or `..`. */
  source: string
}

/** Most characters of a template, milliseconds of filling it in, and of what it makes. */
const limits = { parseLimit: 20_000_000, renderLimit: 5_000, memoryLimit: 10_000_000 }

/**
 * Creates a function that fills in the Liquid of a page, with the tags and filters of Jekyll, the settings of the site and
 * its `_data`, and joins its HTML as kramdown reads it, unless another parser is configured. Liquid that is wrong stays as
 * it is: https://jekyllrb.com/docs/liquid/
 */
export const liquidOf =
  (site: LiquidSite): FillPage =>
  async (file, written, readInDocs) => {
    const text = written.replaceAll(/\r\n?/g, '\n')
    const [frontMatter = ''] = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text) ?? []
    const body = text.slice(frontMatter.length)
    const included = new Set<string>()
    const read: Read = async path => {
      const inDocs = posix.join(site.source, path)
      const found = await readInDocs(inDocs)
      if (found !== undefined) included.add(inDocs)
      return found
    }
    const filled = /\{[{%]/.test(body) ? await filledIn(body, file, frontMatterOf(text), site, read) : body
    const shown = showPluginBlocks(filled)
    return { source: frontMatter + (isKramdown(site.settings) ? joinHtml(shown) : shown), included: [...included] }
  }

const isKramdown = ({ markdown }: Settings): boolean => /^kramdown$/i.test(asText(markdown) ?? 'kramdown')

const filledIn = async (body: string, file: string, frontMatter: Settings, site: LiquidSite, read: Read) => {
  const page = { ...frontMatter, path: posix.relative(site.source, file), url: site.place(file, frontMatter)?.path }
  const engine = engineFor(site, read, posix.dirname(page.path))
  allowPluginTags(body, engine)
  return engine.parseAndRender(body, { page, site: valuesOf(site, read) }).catch(() => body)
}

const engineFor = ({ base, siteUrl, place, source }: LiquidSite, read: Read, folder: string): Liquid => {
  const engine = new Liquid({
    ...limits,
    jekyllInclude: true,
    jekyllWhere: true,
    dynamicPartials: false,
    relativeReference: false,
    root: ['_includes', folder],
    fs: {
      resolve: (from, file) => posix.join(from, file),
      // An include of the theme, which is not in the folder, shows nothing and leaves the rest of the page as it is.
      exists: async file => !file.startsWith('_includes/') || (await read(file)) !== undefined,
      existsSync: () => false,
      readFile: async file => {
        const text = (await read(file)) ?? ''
        allowPluginTags(text, engine)
        return text
      },
      readFileSync: () => ''
    }
  })
  const addressOf = async (file: string): Promise<string> => {
    const text = await read(file)
    return (text !== undefined && place(posix.join(source, file), frontMatterOf(text))?.path) || ''
  }
  engine.registerTag('highlight', {
    parse({ args }, remaining) {
      this.language = args.split(/\s/)[0]
      this.templates = [] as Template[]
      const stream = engine.parser.parseStream(remaining)
      stream.on('tag:endhighlight', () => stream.stop())
      stream.on('template', (template: Template) => this.templates.push(template))
      stream.start()
    },
    *render(context, emitter) {
      const code: string = yield this.liquid.renderer.renderTemplates(this.templates, context)
      emitter.write(`\n${codeFence('', code.split('\n'), { language: this.language }).join('\n')}\n`)
    }
  })
  engine.registerTag('include_relative', IncludeTag)
  engine.registerTag('include_cached', IncludeTag)
  engine.registerTag('link', namesFile(addressOf))
  engine.registerTag(
    'post_url',
    namesFile(async name => `/${name.replace(/^(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/')}.html`)
  )
  engine.registerFilter('relative_url', (path: unknown) => `${base}/${path}`.replaceAll(/\/{2,}/g, '/'))
  engine.registerFilter('absolute_url', (path: unknown) => `${siteUrl ?? base}/${String(path).replace(/^\//, '')}`)
  for (const name of ['markdownify', 'smartify', 'sassify', 'scssify']) engine.registerFilter(name, text => text)
  return engine
}

/** A tag whose argument names a file, in which values may stand. */
const namesFile = (shown: (file: string) => Promise<string>): TagOptions => ({
  parse({ args }) {
    this.file = args.trim()
  },
  async render(context) {
    return shown(await this.liquid.parseAndRender(this.file, context))
  }
})

/** What templates know of a site: not its other pages, of which they make lists. */
const valuesOf = ({ settings, base, siteUrl }: LiquidSite, read: Read) => ({
  ...settings,
  baseurl: base,
  url: siteUrl?.slice(0, siteUrl.length - base.length),
  data: new Data('_data', read)
})

/** The files of a folder of data, and the folders in it, each read when a template asks for it. */
class Data extends Drop {
  readonly #folder: string
  readonly #read: Read

  constructor(folder: string, read: Read) {
    super()
    this.#folder = folder
    this.#read = read
  }

  override async liquidMethodMissing(name: string | number): Promise<unknown> {
    const path = posix.join(this.#folder, String(name))
    for (const extension of ['yml', 'yaml', 'json']) {
      const text = await this.#read(`${path}.${extension}`)
      if (text !== undefined) return parseYaml(text)
    }
    return new Data(path, this.#read)
  }

  override toString(): string {
    return ''
  }
}
