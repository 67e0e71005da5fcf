import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import GithubSlugger, { slug } from 'github-slugger'
import picomatch from 'picomatch'
import type { GeneratorChoice, HeadingIds, SiteGenerator } from '../contract.ts'
import { encodedPath, insideFolder, withoutExtension } from '../paths.ts'
import { basePathOf } from './base-path.ts'
import { asObject, asText, asTexts } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { hashOf } from './hash.ts'
import { languageTag } from './language-tag.ts'
import { plainRules } from './plain.ts'
import { readText } from './read-text.ts'
import { settingsOfYaml } from './yaml.ts'

/** DocFX, and Microsoft Learn, which is built with it: https://dotnet.github.io/docfx/reference/docfx-json-reference.html */
export const docfx: SiteGenerator = {
  configFiles: ['docfx.json'],

  readSite: async (docs, file, { addresses }) => {
    const root = file ? dirname(file) : docs
    const content = contentIn(root, docs)
    if (!content) return undefined
    const config = await readText(file)
    const build = asObject(settingsOfYaml(config).build)
    const { sitemap, globalMetadata } = build
    const address = asText(asObject(sitemap).baseUrl)
    const isLearn = isForLearn(root)
    const form = addresses ?? (isLearn ? 'clean' : 'html')
    const parts = partsOf(build.content)
    return {
      ...plainRules,
      generator: 'docfx',
      stamp: hashOf([config, form]),
      root,
      folders: [content.folder],
      base: basePathOf(address),
      siteUrl: address,
      language: languageTag(asText(asObject(globalMetadata)._lang) ?? ''),
      dialect: () => 'markdown',
      headingIds: docfxIds,
      place: (name, frontMatter) => {
        const source = posix.join(content.part, name)
        if (!/\.md$/i.test(source)) return undefined
        // What PlatyPS writes of a cmdlet becomes YAML before DocFX sees it.
        const file = 'external help file' in frontMatter ? source.replace(/\.md$/i, '.yml') : source
        const part = parts.find(({ holds }) => holds(file))
        const path = part && addressOf(posix.join(part.to, insideFolder(part.from, source) ?? ''), form)
        return path === undefined ? undefined : { path: isLearn ? path.toLowerCase() : path }
      }
    }
  }
}

/** DocFX allows a comma before a closing bracket, as YAML does. */
/** Whether a repository is published on Microsoft Learn, whose addresses have no extension. */
const isForLearn = (root: string): boolean =>
  [root, dirname(root), dirname(dirname(root))].some(folder =>
    existsSync(join(folder, '.openpublishing.publish.config.json'))
  )

/** Files that are built, and where they are published. */
interface Part {
  from: string
  to: string
  holds: (source: string) => boolean
}

const partsOf = (content: unknown): Part[] => {
  const given = (Array.isArray(content) ? content : [content ?? '**']).map(entry =>
    typeof entry === 'string' ? { files: entry } : asObject(entry)
  )
  return given.map(({ files, exclude, src, dest }) => {
    const from = posix.normalize(`${asText(src) ?? ''}/`).replace(/^\.?\/|\/$/g, '')
    const matches = picomatch(textsOf(files), { ignore: textsOf(exclude), dot: true, nocase: true })
    const holds = (source: string): boolean => {
      const inside = insideFolder(from, source)
      return inside !== undefined && matches(inside)
    }
    return { from, to: asText(dest) ?? '', holds }
  })
}

const textsOf = (value: unknown): string[] => asTexts(typeof value === 'string' ? [value] : value)

const addressOf = (source: string, form: GeneratorChoice['addresses']): string => {
  const path = `/${withoutExtension(source)}`
  if (form === 'html') return encodedPath(`${path}.html`)
  const clean = path.replace(/(^|\/)index$/i, '$1')
  return encodedPath(form === 'directory' && !clean.endsWith('/') ? `${clean}/` : clean)
}

/** GitHub’s ids; of a heading without letters and digits, such as `$?`, it is `section`. */
const docfxIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ text, explicit, implied }) => (implied ? '' : (explicit ?? slugger.slug(slug(text) ? text : 'section')))
}
