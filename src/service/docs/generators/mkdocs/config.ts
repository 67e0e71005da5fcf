import { dirname, resolve } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { isNode, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'
import { isObject } from '../../../../shared/objects.ts'
import { readText } from '../read-text.ts'
import { merge, type Settings } from '../settings.ts'

export interface MkdocsConfig {
  settings: Settings
  /** The files it was read from, its own first. */
  files: string[]
  /** Their texts. */
  text: string
}

/** Most levels of inheritance that are followed. */
const maxInherited = 5

/** Reads `mkdocs.yml` with what it inherits, or `zensical.toml`. */
export const readMkdocsConfig = async (file: string): Promise<MkdocsConfig> => {
  const config: MkdocsConfig = { settings: {}, files: [], text: '' }
  let next: string | undefined = file
  while (next && config.files.length <= maxInherited) {
    const text: string = await readText(next)
    const settings: Settings = next.endsWith('.toml') ? parseProject(text) : parseSettings(text)
    config.settings = merge(settings, config.settings)
    config.files.push(next)
    config.text += text
    next = typeof settings.INHERIT === 'string' ? resolve(dirname(next), settings.INHERIT) : undefined
  }
  return config
}

/** Parses the settings of Zensical, which are called as those of MkDocs are. */
const parseProject = (text: string): Settings => {
  try {
    const { project } = parseToml(text)
    return isObject(project) ? project : {}
  } catch {
    return {}
  }
}

/** Parses YAML with unknown tags, because MkDocs, its plugins and Python have their own. */
const parseSettings = (text: string): Settings => {
  const document = parseDocument(text, { merge: true, uniqueKeys: false, logLevel: 'silent' })
  visit(document, {
    Node: (_key, node) => (isNode(node) ? untagged(node, value => document.createNode(value)) : undefined)
  })
  try {
    const settings: unknown = document.toJS()
    return isObject(settings) ? settings : {}
  } catch {
    return {}
  }
}

/** Converts a tagged function such as `!!python/name:pymdownx.slugs.uslugify` to its name and arguments. */
const untagged = (node: Node, create: (value: unknown) => Node): Node | undefined => {
  const { tag = '' } = node
  const [, python] = /python\/(?:name|object\/apply|object\/new):([\w.]+)/.exec(tag) ?? []
  if (python) {
    const value: unknown = isScalar(node) ? undefined : node.toJSON()
    return create({ ...(isObject(value) && value), python })
  }
  // The environment of the build is not known, so the default is used, which is the last item.
  if (tag === '!ENV') return create(isSeq(node) && node.items.length > 1 ? node.items.at(-1) : null)
  return undefined
}

/** The options of an entry of a list such as `plugins`, which is a name or a map; `undefined` where it is missing. */
export const optionsOf = (list: unknown, ...names: string[]): Settings | undefined => {
  const entries = Array.isArray(list)
    ? list.flatMap(entry => (isObject(entry) ? Object.entries(entry) : [[entry, {}]]))
    : isObject(list)
      ? Object.entries(list)
      : []
  const found = entries.findLast(([name]) => names.includes(String(name)))
  return found && (isObject(found[1]) ? found[1] : {})
}
