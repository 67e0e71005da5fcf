import { dirname } from 'node:path'
import { asObject } from '../config/index.ts'
import { readYaml } from './read-yaml.ts'

/** A component at a version: a folder with an `antora.yml`. https://docs.antora.org/antora/latest/component-version-descriptor/ */
export interface Component {
  folder: string
  name: string
  /** Empty where it has none. */
  version: string
  isPrerelease: boolean
  title: string
  attributes: Record<string, unknown>
}

/** Reads the descriptor of a component; `undefined` for one without a name. */
export const readComponent = async (file: string): Promise<Component | undefined> => {
  const { name, version, title, prerelease, asciidoc } = asObject(await readYaml(file))
  if (!isText(name)) return undefined
  // What is neither text nor number names a version after a branch, which the files do not say.
  const written = isText(version) ? String(version) : ''
  return {
    folder: dirname(file),
    name: String(name),
    version: written === 'master' ? '' : written,
    isPrerelease: Boolean(prerelease),
    title: isText(title) ? String(title) : String(name),
    attributes: asObject(asObject(asciidoc).attributes)
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
