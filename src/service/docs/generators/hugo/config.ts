import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { glob } from 'tinyglobby'
import { parse as parseYaml } from 'yaml'
import { isObject } from '../../../../shared/objects.ts'
import { merge, type Settings } from '../settings.ts'

export const configExtensions = '{toml,yaml,yml,json}'

/** The configuration of a build for production. Names of settings are in lower case, because Hugo ignores their case. */
export const readHugoConfig = async (root: string): Promise<{ settings: Settings; texts: string[] }> => {
  const filesIn = async (pattern: string) => (await glob(`${pattern}.${configExtensions}`, { cwd: root })).sort()
  const own = (await filesIn('{config,hugo}')).at(-1)
  const files = [
    ...(own ? [own] : []),
    ...(await filesIn('config/_default/*')),
    ...(await filesIn('config/production/*'))
  ]
  const texts = await Promise.all(files.map(file => readFile(join(root, file), 'utf8').catch(() => '')))
  const settings = files.reduce<Settings>((merged, file, at) => merge(merged, settingsOf(file, texts[at] ?? '')), {})
  return { settings, texts }
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
