import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isNode, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'
import { isObject } from '../../../../shared/objects.ts'

/** A configuration as far as it is literal. */
export type Settings = Record<string, unknown>

export interface MkdocsConfig {
  settings: Settings
  /** The files it was read from, its own first. */
  files: string[]
  /** Their texts. */
  text: string
}

/** Configurations that one may inherit from in turn. */
const inheritAtMost = 5

/** Reads `mkdocs.yml` with what it inherits. */
export const readMkdocsConfig = async (file: string): Promise<MkdocsConfig> => {
  const config: MkdocsConfig = { settings: {}, files: [], text: '' }
  let next: string | undefined = file
  while (next && config.files.length <= inheritAtMost) {
    const text: string = await readFile(next, 'utf8').catch(() => '')
    const settings = parseSettings(text)
    config.settings = merge(settings, config.settings)
    config.files.push(next)
    config.text += text
    next = typeof settings.INHERIT === 'string' ? resolve(dirname(next), settings.INHERIT) : undefined
  }
  return config
}

/** Reads YAML whatever tags it has: MkDocs and its plugins have their own, and those of Python. */
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

/** A function that is named, `!!python/name:pymdownx.slugs.uslugify`, becomes its name with what it is given. */
const untagged = (node: Node, create: (value: unknown) => Node): Node | undefined => {
  const { tag = '' } = node
  const [, python] = /python\/(?:name|object\/apply|object\/new):([\w.]+)/.exec(tag) ?? []
  if (python) {
    const value: unknown = isScalar(node) ? undefined : node.toJSON()
    return create({ ...(isObject(value) && value), python })
  }
  // The environment is that of the machine where the site is built. What stands for a missing variable is last.
  if (tag === '!ENV') return create(isSeq(node) && node.items.length > 1 ? node.items.at(-1) : null)
  return undefined
}

/** Deep for maps; lists are replaced. */
const merge = (below: Settings, above: Settings): Settings => {
  const merged = { ...below }
  for (const [name, value] of Object.entries(above)) {
    const inherited = below[name]
    merged[name] = isObject(inherited) && isObject(value) ? merge(inherited, value) : value
  }
  return merged
}

/** The options of what a list such as `plugins` names, by itself or as a map; `undefined` where it does not. */
export const optionsOf = (list: unknown, ...names: string[]): Settings | undefined => {
  const entries = Array.isArray(list)
    ? list.flatMap(entry => (isObject(entry) ? Object.entries(entry) : [[entry, {}]]))
    : isObject(list)
      ? Object.entries(list)
      : []
  const found = entries.findLast(([name]) => names.includes(String(name)))
  return found && (isObject(found[1]) ? found[1] : {})
}
