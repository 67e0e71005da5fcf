import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { escapePath, glob } from 'tinyglobby'
import { parse as parseYaml } from 'yaml'
import { isObject } from '../../../../shared/objects.ts'
import { insideFolder } from '../../paths.ts'
import { asText } from '../config/index.ts'
import { merge, type Settings } from '../settings.ts'

export const configExtensions = '{toml,yaml,yml,json}'

interface HugoConfig {
  /** Their names are in lower case, because Hugo ignores their case. */
  settings: Settings
  texts: string[]
}

/** The configuration of a build for production, or of the environment that builds the docs from a folder of its own. */
export const readHugoConfig = async (root: string, docs: string): Promise<HugoConfig> => {
  const own = (await glob(`{config,hugo}.${configExtensions}`, { cwd: root })).sort().at(-1)
  const common = await readFiles(root, [...(own ? [own] : []), ...(await filesOf(root, '_default'))])
  const environment = await readFiles(root, await filesOf(root, await environmentOf(root, docs)))
  return {
    settings: merge(common.settings, environment.settings),
    texts: [...common.texts, ...environment.texts]
  }
}

const readFiles = async (root: string, files: string[]): Promise<HugoConfig> => {
  const texts = await Promise.all(files.map(file => readFile(join(root, file), 'utf8').catch(() => '')))
  const settings = files.reduce<Settings>((merged, file, at) => merge(merged, settingsOf(file, texts[at] ?? '')), {})
  return { settings, texts }
}

const filesOf = async (root: string, environment: string): Promise<string[]> =>
  (await glob(`config/${escapePath(environment)}/*.${configExtensions}`, { cwd: root })).sort()

/**
 * The environment of a build. Where one configuration builds several sites, each is an environment with its own
 * `contentDir`: that of the docs counts, or else the one with most pages among the docs.
 */
const environmentOf = async (root: string, docs: string): Promise<string> => {
  const sites = await sitesOf(root)
  const own = sites.find(({ content }) => insideFolder(content, docs) !== undefined)
  if (own || existsSync(join(root, 'config/production'))) return own?.environment ?? 'production'
  const inDocs = sites.filter(({ content }) => insideFolder(docs, content) !== undefined)
  const counts = await Promise.all(inDocs.map(async ({ content }) => (await glob('**/*.md', { cwd: content })).length))
  return inDocs[counts.indexOf(Math.max(...counts))]?.environment ?? 'production'
}

const sitesOf = async (root: string): Promise<{ environment: string; content: string }[]> => {
  const folders = await glob('config/*', { cwd: root, onlyDirectories: true, ignore: 'config/_default' })
  const named = folders.sort().map(async folder => {
    const environment = basename(folder)
    const { contentdir } = (await readFiles(root, await filesOf(root, environment))).settings
    return asText(contentdir) ? [{ environment, content: join(root, asText(contentdir) ?? '') }] : []
  })
  return (await Promise.all(named)).flat()
}

/** The settings of a file by its name: `hugo.toml` has all, `module.toml` a part, `params.fr.toml` one of a language. */
const settingsOf = (file: string, text: string): Settings => {
  const [name = '', language] = basename(file).toLowerCase().split('.').slice(0, -1)
  const read = parsed(file, text)
  const named = name === 'hugo' || name === 'config' ? read : { [name]: read }
  return language ? { languages: { [language]: named } } : named
}

const parsed = (file: string, text: string): Settings => {
  try {
    const value: unknown = file.endsWith('.toml') ? parseToml(text) : parseYaml(text, { merge: true })
    return isObject(value) ? lowered(value) : {}
  } catch {
    return {}
  }
}

const lowered = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name.toLowerCase(), isObject(value) ? lowered(value) : value])
  )
