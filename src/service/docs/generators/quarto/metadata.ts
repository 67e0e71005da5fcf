import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { glob } from 'tinyglobby'
import { merge, type Settings } from '../settings.ts'
import { settingsOfYaml } from '../yaml.ts'

/** What a project says of its pages beside them. */
export interface Metadata {
  /** `_quarto.yml` */
  project: Settings
  /** `_variables.yml` */
  variables: Settings
  /** What is said of a page: in `_quarto.yml`, in the `_metadata.yml` of the folders it is in, and by itself. */
  of: (page: string, frontMatter: Settings) => Settings
  /** All of it that was read. */
  texts: string[]
}

/** @param config Path of `_quarto.yml`. */
export const readMetadata = async (config: string | undefined): Promise<Metadata> => {
  if (!config) return { project: {}, variables: {}, of: (_, frontMatter) => frontMatter, texts: [] }
  const root = dirname(config)
  const ignore = ['**/node_modules/**', '**/.*/**']
  const files = await glob('**/_metadata.{yml,yaml}', { cwd: root, ignore })
  const texts = [config, ...['_variables.yml', ...files.sort()].map(file => join(root, file))].map(textOf)
  const [project = {}, variables = {}, ...folders] = texts.map(settingsOfYaml)
  const inFolders = new Map(files.map((file, at) => [posix.dirname(file), folders[at] ?? {}]))
  return {
    project,
    variables,
    texts,
    of: (page, frontMatter) => {
      const above = foldersAbove(page).map(folder => inFolders.get(folder) ?? {})
      return [...above, frontMatter].reduce(merge, project)
    }
  }
}

/** The folders that a page is in, from the top. */
const foldersAbove = (page: string): string[] => {
  const folder = posix.dirname(page)
  return folder === '.' ? ['.'] : [...foldersAbove(folder), folder]
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
