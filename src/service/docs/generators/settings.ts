import { isObject } from '../../../shared/objects.ts'

/** A configuration as far as it is literal. */
export type Settings = Record<string, unknown>

/** Merges maps deeply; lists are replaced. */
export const merge = (below: Settings, above: Settings): Settings => {
  const merged = { ...below }
  for (const [name, value] of Object.entries(above)) {
    const inherited = below[name]
    merged[name] = isObject(inherited) && isObject(value) ? merge(inherited, value) : value
  }
  return merged
}
