import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import type { GeneratorName } from '../../contract.ts'
import type { DocsSite, GeneratorChoice, SiteGenerator } from '../contract.ts'
import { docusaurus } from './docusaurus/index.ts'
import { mdbook } from './mdbook.ts'
import { mkdocs } from './mkdocs/index.ts'
import { nextra } from './nextra.ts'
import { plainSite } from './plain.ts'
import { sphinx } from './sphinx/index.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

/** The generators, in the order in which they are looked for where one folder has the configuration of several. */
const generators: Partial<Record<GeneratorName, SiteGenerator>> = {
  vitepress,
  docusaurus,
  starlight,
  nextra,
  mkdocs,
  sphinx,
  mdbook
}

/**
 * Reads how a docs folder becomes a site, from the configuration that lies in it or above it. Without any, and where
 * `plain` is said by hand, the folder stands for itself.
 */
export const readSite = async (docs: string, choice: GeneratorChoice = {}): Promise<DocsSite> => {
  if (choice.name === 'plain') return plainSite(docs, choice.addresses)
  const named = choice.name && generators[choice.name]
  const candidates = named ? [named] : Object.values(generators)
  for (const folder of foldersUpFrom(resolve(docs))) {
    for (const generator of candidates) {
      const [config] = await glob(generator.configFiles, { cwd: folder, absolute: true, dot: true })
      const site = config && (await generator.readSite(docs, config, choice))
      if (site) return { ...site, config }
    }
  }
  return (await named?.readSite(docs, undefined, choice)) ?? plainSite(docs)
}

/** Names of the configurations of all generators. */
export const configPatterns: string[] = Object.values(generators).flatMap(({ configFiles }) => configFiles)

/** How far above the docs a configuration is looked for: `docs/en/docs` lies three folders below it. */
const furthestUp = 4

/** A folder and those above it, no further than the repository. */
const foldersUpFrom = (folder: string): string[] => {
  const folders: string[] = []
  for (let current = folder; folders.length <= furthestUp; current = dirname(current)) {
    folders.push(current)
    if (existsSync(join(current, '.git'))) break
  }
  return folders
}
