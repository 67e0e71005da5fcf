import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asList, asObject, asText, asTexts } from '../config/index.ts'

/** One use of the docs plugin: a site may have several, each with folders and versions of its own. */
export interface DocsInstance {
  /** `default`, or the name that its folders begin with: `community_versioned_docs`. */
  id: string
  options: Record<string, unknown>
}

/** A version of an instance. */
export interface DocsVersion {
  name: string
  /** What readers call it; `undefined` where there is only one. */
  label: string | undefined
  isLast: boolean
  /** Its part of the address. */
  path: string
  /** Its folder, from that of the site. */
  folder: string
  /** Its folder among the translations of a language. */
  translations: string
}

/** The instances of a configuration: those of its presets first. Where none is named, the preset of every template. */
export const instancesOf = (config: Record<string, unknown>): DocsInstance[] => {
  const presets = asList(config.presets).map(nameAndOptions)
  const ofPresets = presets.flatMap(([name, options]) =>
    options.docs === false || !(name.endsWith('classic') || 'docs' in options) ? [] : [asObject(options.docs)]
  )
  const ofPlugins = asList(config.plugins)
    .map(nameAndOptions)
    .flatMap(([name, options]) => (/\bcontent-docs$/.test(name) ? [options] : []))
  const found = [...ofPresets, ...ofPlugins]
  const all = found.length > 0 || presets.length > 0 ? found : [{}]
  return all.map(options => ({ id: asText(options.id) ?? 'default', options }))
}

/** `'classic'`, or `['classic', { … }]`. */
export const nameAndOptions = (item: unknown): [string, Record<string, unknown>] => {
  const [name, options] = asText(item) ? [item] : asList(item)
  return [asText(name) ?? '', asObject(options)]
}

/** The versions that are built, the newest first. */
export const versionsOf = (root: string, { id, options }: DocsInstance): DocsVersion[] => {
  const prefix = id === 'default' ? '' : `${id}_`
  const released = options.disableVersioning === true ? [] : readNames(join(root, `${prefix}versions.json`))
  const withCurrent = options.includeCurrentVersion !== false && !released.includes('current')
  const only = asTexts(options.onlyIncludeVersions)
  const names = [...(withCurrent ? ['current'] : []), ...released].filter(
    name => only.length === 0 || only.includes(name)
  )
  const last = asText(options.lastVersion) ?? names.find(name => name !== 'current') ?? 'current'
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
  return names.map(name => {
    const given = asObject(asObject(options.versions)[name])
    const current = name === 'current'
    return {
      name,
      label: current ? (asText(given.label) ?? (names.length > 1 ? 'Next' : undefined)) : name,
      isLast: name === last,
      path: asText(given.path) ?? (name === last ? '' : current ? 'next' : name),
      folder: current ? (asText(options.path) ?? 'docs') : `${prefix}versioned_docs/version-${name}`,
      translations: `${plugin}/${current ? name : `version-${name}`}`
    }
  })
}

const readNames = (file: string): string[] => {
  try {
    return asTexts(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
