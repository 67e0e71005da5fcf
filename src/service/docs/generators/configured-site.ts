import { basename, dirname, join, resolve, sep } from 'node:path'
import picomatch from 'picomatch'
import { glob } from 'tinyglobby'
import type { GeneratorName } from '../../contract.ts'
import type { DocsSite, GeneratorChoice, SiteGenerator } from '../contract.ts'
import { listDocs } from '../folder.ts'
import { insideFolder } from '../paths.ts'
import { antora } from './antora/index.ts'
import { bookdown } from './bookdown/index.ts'
import { docfx } from './docfx.ts'
import { docsify } from './docsify/index.ts'
import { documenter } from './documenter/index.ts'
import { docusaurus } from './docusaurus/index.ts'
import { eleventy } from './eleventy.ts'
import { exdoc } from './exdoc/index.ts'
import { joinPatterns } from './file-patterns.ts'
import { foldersUpFrom, repositoryFoldersUpFrom } from './folders-up.ts'
import { gitbook } from './gitbook/index.ts'
import { hexo } from './hexo/index.ts'
import { honkit } from './honkit/index.ts'
import { hugo } from './hugo/index.ts'
import { jekyll } from './jekyll/index.ts'
import { lume } from './lume.ts'
import { markdoc } from './markdoc/index.ts'
import { mdbook } from './mdbook.ts'
import { mintlify } from './mintlify/index.ts'
import { mkdocs, zensical } from './mkdocs/index.ts'
import { myst } from './myst/index.ts'
import { nextra } from './nextra.ts'
import { nuxtContent } from './nuxt-content.ts'
import { obsidian } from './obsidian.ts'
import { plainSite } from './plain.ts'
import { quarto } from './quarto/index.ts'
import { quartz } from './quartz.ts'
import { railsGuides } from './rails-guides/index.ts'
import { rspress } from './rspress.ts'
import { sphinx } from './sphinx/index.ts'
import { starlight } from './starlight/index.ts'
import { vitepress } from './vitepress.ts'
import { vocs } from './vocs.ts'
import { vuepress } from './vuepress.ts'
import { writerside } from './writerside/index.ts'
import { zola } from './zola/index.ts'

/** The generators, in order of precedence where one folder has the configuration of several. */
const generators: Partial<Record<GeneratorName, SiteGenerator>> = {
  vitepress,
  vuepress,
  docusaurus,
  starlight,
  nextra,
  markdoc,
  rspress,
  vocs,
  'nuxt-content': nuxtContent,
  quarto,
  bookdown,
  myst,
  zensical,
  mkdocs,
  sphinx,
  mdbook,
  hugo,
  zola,
  hexo,
  jekyll,
  mintlify,
  gitbook,
  honkit,
  docfx,
  antora,
  writerside,
  'rails-guides': railsGuides,
  quartz,
  lume,
  eleventy,
  obsidian,
  docsify,
  documenter,
  exdoc
}

/** The site that a configuration tells, in a folder, above it or below it; a plain folder where none does. */
export const configuredSite = async (docs: string, choice: GeneratorChoice): Promise<DocsSite> => {
  if (choice.name === 'plain') return plainSite(docs, choice.addresses)
  for (const folder of foldersUpFrom(resolve(docs))) {
    const site = await siteIn(folder, docs, choice)
    if (site) return site
  }
  const named = choice.name && generators[choice.name]
  return (
    (await siteBelow(resolve(docs), choice)) ??
    (await siteBeside(resolve(docs), choice)) ??
    (await named?.readSite(docs, undefined, choice)) ??
    plainSite(docs)
  )
}

/** The site whose configuration lies in a folder, if the docs are a part of it. */
const siteIn = async (folder: string, docs: string, choice: GeneratorChoice): Promise<DocsSite | undefined> => {
  const named = choice.name && generators[choice.name]
  const possible = named ? [named] : Object.values(generators)
  // What lies in a folder beside the docs, or beside one around them, is of another site.
  const isTold = (pattern: string) => folder === resolve(docs) || !pattern.startsWith('*/')
  const patterns = joinPatterns(possible.flatMap(({ configFiles }) => configFiles.filter(isTold)))
  const files = await glob(patterns, { cwd: folder, dot: true, expandDirectories: false })
  for (const generator of files.length > 0 ? possible : []) {
    const isOfIt = picomatch([...generator.configFiles], { dot: true })
    const file = files.find(name => isOfIt(name))
    const config = file && join(folder, file)
    const site = config && (await isConfigOf(generator, config)) && (await generator.readSite(docs, config, choice))
    if (site) return { ...site, config }
  }
  return undefined
}

const isConfigOf = async ({ isConfig }: SiteGenerator, file: string): Promise<boolean> =>
  isConfig ? isConfig(file) : true

/** The one site below a folder, such as a repository, that most of the pages in it belong to. */
const siteBelow = async (docs: string, choice: GeneratorChoice): Promise<DocsSite | undefined> => {
  const found = new Map<string, DocsSite>()
  for (const folder of await siteFoldersIn(docs, { deep: maxLevelsBelow })) {
    const site = await siteIn(folder, docs, choice)
    if (site && !found.has(site.folders[0]) && (await countPages(site)) * 2 > (await countPages(plainSite(docs))))
      found.set(site.folders[0], site)
  }
  // Of translations that show each other’s pages, none is the site.
  return found.size === 1 ? [...found.values()][0] : undefined
}

/** The one site of the repository whose configuration lies in a folder beside the docs, or around them, and names them. */
const siteBeside = async (docs: string, choice: GeneratorChoice): Promise<DocsSite | undefined> => {
  for (const folder of repositoryFoldersUpFrom(docs).slice(1)) {
    const sites: DocsSite[] = []
    for (const beside of await siteFoldersIn(folder, { deep: 1 })) {
      const site = insideFolder(beside, docs) === undefined ? await siteIn(beside, docs, choice) : undefined
      if (site?.folders[0] === docs) sites.push(site)
    }
    if (sites.length > 0) return sites.length === 1 ? sites[0] : undefined
  }
  return undefined
}

/** Most levels below the docs at which a configuration is looked for: `packages/docs/mkdocs.yml` is two below. */
const maxLevelsBelow = 2

const countPages = async (site: DocsSite): Promise<number> =>
  (await listDocs(site).catch(() => [])).filter(name => site.place(name, {})).length

/** The folders that hold the configuration of a site, from a folder to some levels below it, the nearest first. */
export const siteFoldersIn = async (cwd: string, { deep }: { deep: number }): Promise<string[]> => {
  const levels = Array.from({ length: deep + 1 }, (_, level) => '*/'.repeat(level))
  const configFiles = Object.values(generators).flatMap(generator => generator.configFiles)
  const patterns = joinPatterns(levels.flatMap(level => configFiles.map(file => level + file)))
  const ignore = ['**/node_modules/**', '**/.git/**']
  const files = await glob(patterns, { cwd, absolute: true, dot: true, expandDirectories: false, ignore })
  const configs: string[] = []
  for (const file of files) if (await isAnyConfig(file)) configs.push(file)
  const folders = new Set(configs.map(config => dirname(config.replace(folderOfConfig, '/config'))))
  return [...folders]
    .filter(folder => levelsOf(folder) <= levelsOf(cwd) + deep)
    .sort((a, b) => levelsOf(a) - levelsOf(b) || a.length - b.length)
}

const isAnyConfig = async (file: string): Promise<boolean> => {
  const owner = Object.values(generators).find(
    ({ isConfig, configFiles }) => isConfig && picomatch.isMatch(basename(file), configFiles)
  )
  return owner ? isConfigOf(owner, file) : true
}

const folderOfConfig = /[\\/](?:\.vitepress|\.vuepress|config[\\/]_default)[\\/].*$/

const levelsOf = (path: string): number => resolve(path).split(sep).length
